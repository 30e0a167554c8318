# Asientos que cambian de manos, turnos deshechos, dispositivos.

takeback-ask = Deshacer mi último turno
takeback-title = Deshacer
takeback-asks = { $who } quiere deshacer un turno.
takeback-asked = Has pedido deshacer tu último turno.
takeback-about = Todo lo que pasó desde entonces quedaría anulado.
takeback-missing = Falta la respuesta de: { $who }.
takeback-agree = De acuerdo
takeback-refuse = No
takeback-agreed = Estás de acuerdo.
takeback-withdraw = Retirar la petición
takeback-kept = No se deshace nada. La partida sigue como está.

deed-title = Qué ha cambiado en la mesa
deed-somebody = Alguien
deed-host = El anfitrión
deed-sat = { $who } se ha sentado como { $seat } después del reparto
deed-left = { $who } ha dejado el asiento
deed-slept = { $who } no respondió, así que no se ha repartido; el asiento vuelve a estar libre
deed-opened = { $by } ha abierto el asiento para otra persona: { $who }
deed-bot = { $who } deja jugar a un bot ({ $bot })
deed-bot-for = { $by } deja que un bot ({ $bot }) juegue por { $who }
deed-stand-in = Un bot ({ $bot }) sustituye a { $who }
deed-back = { $who } ha vuelto
deed-back-late = { $who } no estaba en el reparto y ahora juega
deed-takeback = { $who } ha deshecho un turno
deed-takeback-agreed = { $who } ha deshecho un turno, de acuerdo con { $others }
deed-another = Otra persona juega ahora con { $seat }: { $who }
deed-instead = Una persona juega ahora con { $seat } en lugar de un bot: { $who }

seat-to-bot = Que juegue un bot
seat-to-person = Devolver el asiento a { $name }
seat-open = Abrir el asiento para otra persona
seat-open-sure = { $who } pierde este asiento al momento. Recibirás un enlace para quien venga en su lugar.
seat-bot-for-me = Que un bot juegue por mí
seat-me-again = Volver a jugar yo
seat-give = Ceder mi asiento
seat-give-sure = Dejas la mesa al momento y recibes un enlace. Quien lo abra tendrá tu asiento.
seat-give-now = Cederlo
seat-bot-plays = Un bot juega por ti.
seat-gone = Has dejado tu asiento.
seat-gone-about = Envía este enlace a quien vaya a seguir jugando. Sirve una sola vez.

standin-title = Si alguien se desconecta
standin-after = { $minutes ->
    [one] Tras un minuto juega un bot
   *[other] Tras { $minutes } minutos juega un bot
  }
standin-waits = Esperar a que vuelva
standin-which = Qué bot lo sustituye
standin-says = { $minutes ->
    [one] Si alguien se desconecta un minuto, el bot «{ $bot }» juega por él hasta que vuelva.
   *[other] Si alguien se desconecta { $minutes } minutos, el bot «{ $bot }» juega por él hasta que vuelva.
  }
standin-says-waits = Si alguien se desconecta, la partida espera.
standin-fixed = Vale para toda la partida.

device-title = Tus dispositivos
device-also = Abierto también en otro dispositivo desde las { $time }
device-holder = Este asiento se ocupó en otro dispositivo a las { $time }; este entró con el enlace.
device-end = Desconectar
device-end-sure = Ese dispositivo queda desconectado al momento, y los enlaces a tu asiento dejan de valer para dispositivos nuevos.
device-keep = Dejarlo abierto
device-link = Enlace para otro dispositivo
device-closed = Los enlaces anteriores ya no valen para dispositivos nuevos.
device-fresh = Han abierto tu asiento en otro dispositivo. Si no has sido tú, desconéctalo en «{ $people }».

follow-not-holder = El asiento de la próxima partida solo se abre en el dispositivo que tenía este.
