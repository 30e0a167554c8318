# Por qué no puede estar en un sitio.

absence-shown_elsewhere = { $at } se mostró en { $shown }.
absence-searched = { $pawn } llegó allí en la ronda { $round } y no lo encontró.
absence-no_line = En la anotación { $entry } pagó con { $ticket }, y eso no lleva allí.
absence-unreachable = { $story }. Después era posible: { $possible }.
absence-closed = En la anotación { $entry }, { $by } le cerraba el paso allí.
absence-no_start = No puede haber empezado allí.
absence-start_taken = Allí empezó { $by }.
absence-stated = Lo dice la posición con la que empezó esta partida.
absence-had_no_move = En la ronda { $round } no habría podido mover desde allí, pero tenía un movimiento.
absence-not_begun = Mister X aún no ha empezado.
absence-ring_elsewhere = { $at } su ciudad era { $shown }: la marca un anillo.
absence-excluded = Lo que todos saben lo descarta.
absence-ruled_out = Lo que se ha sabido desde la anotación { $entry } lo descarta.
absence-would_have_won = Es un destino de su misión: si hubiera llegado { $at }, habría ganado.
absence-would_have_moved = En la ronda { $round } se quedó por no tener movimiento; desde allí habría tenido uno.
absence-would_have_lost = En la ronda { $round } habría quedado encerrado allí y habría perdido.
absence-nobody_there = Allí no hay ninguna ficha que pueda ser él.
absence-cleared = { $pawns }: un control mostró que no es él.
absence-found_elsewhere = Ya se le encontró: es { $pawn }, en { $shown }.
absence-had_a_move = En la anotación { $entry } se quedó por no tener movimiento; desde allí habría tenido uno.
absence-over = La partida ha terminado y estaba en { $shown }.

why-ask = ¿Por qué no aquí?
why-hint = Toca un lugar o escribe su número.
why-hint-mine = Toca un lugar o escribe su número: lo que pueden deducir los perseguidores.
why-place = Número del lugar
why-send = Preguntar
why-at = { $entry ->
    [0] al principio
   *[other] en la anotación { $entry }
  }

began-marked = { $at } su ciudad era { $station }, como marca un anillo
began-shown = { $at } se mostró en { $station }
began-started = Empezó en una de sus salidas
began-stated = Empezó donde dice la posición

why-then = { $began }, luego: { $tickets }
why-more = { $places } y { $count } más
why-not-from = No desde { $places }: { $reason }
why-can = { $place }: puede estar allí.
why-can-mine = { $place }: pueden buscarte allí.
why-nothing = Aún no se sabe nada.
