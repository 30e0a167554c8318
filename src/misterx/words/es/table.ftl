# La mesa mientras se juega, y el final.

ending-captured = Mister X ha sido atrapado.
    .you = Te han atrapado.
ending-x_enclosed = Mister X está rodeado y no puede moverse.
    .you = Estás rodeado y no puedes moverte.
ending-x_without_move = Mister X ya no puede moverse.
    .you = Ya no puedes moverte.
ending-survived = Mister X siguió libre hasta el final.
    .you = Seguiste libre hasta el final.
ending-hunters_stuck = Ningún detective puede moverse ya.
ending-no_hunters = No queda nadie que persiga a Mister X.
    .you = No queda nadie que te persiga.
ending-target_reached = Mister X ha cumplido su misión.
    .you = Has cumplido tu misión.
ending-seven_checks = Ya se han usado los siete controles de identidad.
ending-twenty_warnings = La policía acumula veinte advertencias.
ending-cap = Se acabó el tiempo.

resigned-x = Mister X se rindió.
resigned-hunters = Los perseguidores se rindieron.

timeout-x = A Mister X se le acabó el tiempo.
timeout-hunters = A los perseguidores se les acabó el tiempo.

table-round-about = { $rounds } rondas. Una jugada doble ocupa dos anotaciones en una ronda: el registro puede llegar a { $entries }.
table-round = { $of ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $of }
  }
table-entry-of = Anotación { $entry } de { $of }
table-watching = Estás mirando.
table-log = Registro de viaje
table-team = Equipo
table-people = Jugadores
table-rules = Reglas
table-resign = Rendirse
table-resign-sure = ¿Rendirse en esta partida?
table-board = Tablero de { $name }. Las flechas lo mueven; más y menos lo acercan y alejan.
table-closer = Acercar
table-farther = Alejar
table-whole = Tablero entero
table-mine = Mis fichas
table-hold = Mantén pulsado para ver, toca para dejarlo abierto
table-station = Estación
table-tickets = Billetes
table-reserve = Reserva
table-pool = Reserva común
table-free = viaja gratis
table-out = fuera de la partida
table-moved = ya ha movido
table-sheet = Arrastra para ver más o menos
table-sheet-size = { $level ->
    [low] pequeño
    [full] grande
   *[half] mediano
  }
table-tabs = Bajo el mapa
table-result = Resultado
table-your-turn = Te toca
possible-station = { $count ->
    [one] Queda { $count } estación posible.
   *[other] Quedan { $count } estaciones posibles.
  }
possible-city = { $count ->
    [one] Queda { $count } ciudad posible.
   *[other] Quedan { $count } ciudades posibles.
  }
possible-square = { $count ->
    [one] Queda { $count } casilla posible.
   *[other] Quedan { $count } casillas posibles.
  }
table-certain = Mister X está en { $station }.

goal-run = { $side ->
    [x] Sigue libre durante { $rounds } rondas.
    [hunters] Atrapad a Mister X en { $rounds } rondas.
   *[public] Mister X debe seguir libre durante { $rounds } rondas.
  }
goal-entries = { $side ->
    [x] Sigue libre hasta que tu registro tenga { $entries } anotaciones.
    [hunters] Atrapad a Mister X antes de que su registro tenga { $entries } anotaciones.
   *[public] Mister X debe seguir libre hasta que su registro tenga { $entries } anotaciones.
  }
phase-unseen = Aún sin ver
phase-hunt = La caza
phase-last = El último turno

say-connecting = Abriendo la mesa…
say-lost = Se perdió la conexión. Reconectando…
say-unknown-game = Esta página no conoce este tipo de juego. Recárgala o pregunta a quien lleva el servidor.
say-refused = Este enlace no abre ninguna mesa.
say-choose = { $pawn }: { $spot ->
    [city] elige la próxima ciudad.
    [square] elige la próxima casilla.
   *[station] elige la próxima estación.
  }
say-choose-x = Estás en { $station }. { $spot ->
    [city] Elige la próxima ciudad.
    [square] Elige la próxima casilla.
   *[station] Elige la próxima estación.
  }
say-onward = Tu turno continúa desde { $station }.
say-x-moving = Mister X se mueve…
say-hunters-moving = Los perseguidores se mueven…
say-waiting-for = Le toca a { $name }.
say-colleague = Le toca a { $pawn }; tus fichas ya han movido.
say-reveal-in = { $moves ->
    [one] Mister X aparecerá con su próximo movimiento.
   *[other] Mister X aparecerá dentro de { $moves } movimientos.
  }
say-reveal-mine = { $moves ->
    [one] Con este movimiento te verán.
   *[other] Te verán dentro de { $moves } movimientos.
  }
say-reveal-never = Mister X ya no volverá a mostrarse.
say-seen = Mister X, visto por última vez en { $station }.
say-over = { $winner ->
    [x] Gana Mister X.
    [hunters] Ganan los perseguidores.
   *[nobody] Nadie gana.
  }
say-sent = Enviando…
say-action = Elige qué hacer.
wait-since = Desde hace { $time }.
wait-offline = { $name } está sin conexión.
wait-soon = Un bot jugará en { $time } si { $name } no vuelve.
wait-now = Un bot toma el relevo.
wait-stays = La partida espera a { $name }.
wait-plays = Un bot juega por { $name }.
wait-kept = Has vuelto. Mientras tanto, un bot ha ocupado tu asiento.
wait-kept-moves = Has vuelto. Mientras tanto, un bot ha movido por ti: { $moves }.

miss-far = Ninguna línea va directa de { $from } a { $place }.
miss-taken = { $who } está en { $place }.
miss-here = { $who } ya está en { $place }.
miss-blocked = Hay un control en { $place }.
miss-ticket = A { $place } solo se llega en { $ways }, y ahora no hay billete para eso.
miss-now = { $who } no llega a { $place } con este movimiento.

plan-ride = Viajar
plan-double = Jugada doble
plan-triple = Jugada triple
plan-stay = Quedarse
plan-out = Salir de la partida
plan-hidden = Jugada oculta
plan-double_hidden = Jugada doble, medio oculta

pick-how = A { $station } en
pick-will-be-seen = Te verán en { $station }.
pick-give-double = Los perseguidores verán que te mueves dos veces.
pick-show = Mostrarse
pick-pays-with = pagado con: { $ticket }
pick-go = Ir
pick-back = Atrás
pick-choose-pay = { $need ->
    [one] Elige { $need } billete para pagar
   *[other] Elige { $need } billetes para pagar
  }
pick-chosen = { $have } de { $need }
pick-die = con el { $pips }
pick-facing = mirando a { $station }

log-title = Registro de viaje
log-entry = Anotación { $entry }
log-start = Salida
log-reveal = aparece
log-double = doble
log-stayed = se quedó
log-unknown = aún vacía
log-seen-at = en { $station }
log-face-down = boca abajo

team-done = Listo
team-station = Número de estación
team-mark = Marcar
team-played = movido
team-planning = Proponer movimientos
team-plan-hint = Elige ficha y estación como si movieras; quedará como propuesta.
team-send-plan = Enviar la propuesta
team-drop-plan = Desechar
team-title = Equipo
team-chat = Chat
team-plan = Plan
team-nudge = Que muevan primero los bots
team-chat-team = Al equipo
team-chat-table = A todos
team-say = Escribe algo
team-send = Enviar
team-secret = Esto solo lo leen los perseguidores.
team-open = Esto también lo lee Mister X.
team-unread = { $count } sin leer
team-tools = Marcar el mapa
team-suspect = Sospechoso
team-exclude = Descartado
team-arrow = Flecha
team-propose = Proponer
team-accept = Aceptar
team-proposes = { $name } propone:
team-clear = Borrar mis marcas
team-tool-hint = Toca una estación. Tócala otra vez para quitar la marca.
team-arrow-hint = Toca dónde empieza la flecha y después dónde acaba.
team-empty-chat = Nadie ha dicho nada todavía.
team-ping = Señalar
team-ping-hint = Toca una estación. Tu equipo verá que la señalas.
team-phrases = Dilo con un toque
team-new = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
  }
phrase-look = Mirad { $station }.
phrase-corner = Cerremos el cerco.
phrase-side = Yo cubro este lado.
phrase-metro = Vigilad las líneas rápidas.
phrase-wait = Esperemos a que se muestre.
phrase-agree = Buena idea.
phrase-think = Un momento, estoy pensando.

outcome-x = Mister X escapa
outcome-hunters = Atrapado
outcome-nobody = Empate

end-you-won = Has ganado.
end-you-lost = Has perdido.
end-path = Su camino
end-step = Movimiento { $entry } de { $of }
end-first = Al principio
end-previous = Un paso atrás
end-next = Un paso adelante
end-last = Al final
end-rematch = Otra partida juntos
end-join = Ir a la próxima partida
end-swap = Cambiar de bando
end-same = Otra partida
end-record = Descargar la partida
end-check = ¿Se jugó limpio?
end-fair = { $turns ->
    [one] Juego limpio. El único turno de Mister X y todos los sorteos coinciden con los sellos.
   *[other] Juego limpio. Los { $turns } turnos de Mister X y todos los sorteos coinciden con los sellos.
  }
end-unfair-lot = No es justo. El reparto no contiene el sorteo de este navegador, o no como se selló.
end-unfair = { $line ->
    [0] Juego sucio. Los sorteos no coinciden con el sello puesto antes de la partida.
   *[other] Juego sucio. Desde la línea { $line } de la partida descargada, el juego no coincide con los sellos.
  }
end-home = Todos los juegos
end-show = Ver el resultado

heard-title = Una sola historia para todos
heard-about = Aquí todos oyen lo mismo, y cada navegador lo comprueba: todo lo público se sella paso a paso y lo firma el servidor.
heard-code = Paso { $step }: { $code }. En el mismo paso, todos deben tener el mismo código.
heard-agree = Lo mismo han oído los navegadores de: { $names }.
heard-alone = Ningún otro navegador ha comparado todavía.
heard-save = Guardar lo que oyó este navegador
heard-whole = { $steps ->
    [one] Una sola historia. El único paso del registro es el que oyó este navegador.
   *[other] Una sola historia. Los { $steps } pasos del registro son los que oyó este navegador.
  }
heard-part = Una sola historia. Desde el paso { $step }, cuando llegó este navegador, el registro dice lo que oyó.
heard-unfair = Juego sucio. No todo encaja con lo que oyó este navegador.
heard-spectator = alguien que mira
heard-late = La jugada de Mister X del paso { $step } se selló demasiado tarde: otros pudieron mover antes de que el sello llegara aquí.
heard-sum = En el paso { $step } el servidor contó a este navegador algo distinto de lo que firmó.
heard-drawn = En el paso { $step } el tablero muestra una ficha donde nadie supo que hubiera ido.
heard-signature = La firma del servidor en el paso { $step } no es auténtica.
heard-key = El servidor firma con otra clave que cuando este navegador lo conoció. Si no sabes de ninguna mudanza a otro servidor, puede que otro esté respondiendo en su lugar.
heard-trust = Estoy al tanto, confiar en la clave nueva
heard-other = Hasta el paso { $step }, este navegador y el de { $who } oyeron dos historias distintas, y el servidor firmó las dos.
heard-claim = Hasta el paso { $step }, el navegador de { $who } dice haber oído otra historia. El servidor no la ha firmado.
heard-record = Desde el paso { $step }, el registro cuenta otra historia que la que oyó este navegador.
heard-missing = El registro acaba antes de tiempo: le falta el paso { $step }, que este navegador oyó.
heard-gone = El servidor ha quitado de su historia el paso { $step }, aunque este navegador lo oyó.

text-title = Tablero en texto
text-short = Texto
text-anywhere = a cualquier lugar
text-where = Dónde está cada uno
text-reach = Adónde puedes ir
text-type = Escribe un movimiento
text-example = Por ejemplo { $move }
text-send = Mover
text-unknown = «{ $text }» no es un movimiento aquí. Nombra el billete y la estación.
text-nothing = Ahora no hay nada que mover.

stock-title = Sobre la mesa
stock-order = Orden: { $pawns }
