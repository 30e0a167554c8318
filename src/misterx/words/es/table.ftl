# La mesa mientras se juega, y el final.

ending-captured = Lo han atrapado.
    .you = Te han atrapado.
ending-x_enclosed = Está rodeado y no puede moverse.
    .you = Estás rodeado y no puedes moverte.
ending-x_without_move = Ya no puede moverse.
    .you = Ya no puedes moverte.
ending-survived = Siguió libre hasta el final.
    .you = Seguiste libre hasta el final.
ending-hunters_stuck = Ningún detective puede moverse ya.
ending-no_hunters = No queda nadie que lo persiga.
    .you = No queda nadie que te persiga.
ending-target_reached = Ha hecho lo que vino a hacer.
    .you = Has hecho lo que viniste a hacer.
ending-seven_checks = Se gastaron los siete controles.
ending-twenty_warnings = Se dieron veinte advertencias.
ending-cap = Se acabó el tiempo.

resigned-x = Mister X se rindió.
resigned-hunters = Los perseguidores se rindieron.

timeout-x = A Mister X se le acabó el tiempo.
timeout-hunters = A los perseguidores se les acabó el tiempo.

table-round-about = { $rounds } rondas. Un movimiento doble hace dos anotaciones en una ronda: el registro puede llegar a { $entries }.
table-round = { $of ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $of }
  }
table-entry-of = Anotación { $entry } de { $of }
table-watching = Estás mirando.
table-log = Diario de viaje
table-team = Equipo
table-people = Gente
table-rules = Reglas
table-resign = Rendirse
table-resign-sure = ¿Rendirse en esta partida?
table-board = Tablero de { $name }. Las flechas lo mueven; más y menos lo acercan y alejan.
table-closer = Acercar
table-farther = Alejar
table-whole = Todo el tablero
table-mine = Mis peones
table-hold = Mantén para mirar, toca para dejarlo abierto
table-station = Estación
table-tickets = Billetes
table-reserve = Reserva
table-pool = Reserva común
table-free = viaja gratis
table-out = fuera del juego
table-moved = ya movió
table-sheet = Mostrar más o menos
table-your-turn = Tu turno
possible-station = Puede estar en { $count ->
    [one] { $count } estación
   *[other] { $count } estaciones
  }.
possible-city = Puede estar en { $count ->
    [one] { $count } ciudad
   *[other] { $count } ciudades
  }.
possible-square = Puede estar en { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
  }.
table-certain = Está en { $station }.

say-connecting = Abriendo la mesa…
say-lost = Se perdió la conexión. Probando de nuevo…
say-unknown-game = Esta página no conoce esta clase de juego. Cárgala de nuevo o pregunta a quien ofrece la mesa.
say-refused = Este enlace no abre ninguna mesa.
say-choose = { $pawn }: { $spot ->
    [city] elige una ciudad marcada.
    [square] elige una casilla marcada.
   *[station] elige una estación marcada.
  }
say-choose-x = Estás en { $station }. { $spot ->
    [city] Elige una ciudad marcada.
    [square] Elige una casilla marcada.
   *[station] Elige una estación marcada.
  }
say-onward = Tu turno sigue desde { $station }.
say-x-moving = Mister X se mueve…
say-hunters-moving = Los perseguidores se mueven…
say-waiting-for = Le toca a { $name }.
say-colleague = Le toca a { $pawn }; tus peones ya movieron.
say-reveal-in = { $moves ->
    [one] Se muestra con su próximo movimiento.
   *[other] Se muestra dentro de { $moves } movimientos.
  }
say-reveal-mine = { $moves ->
    [one] Con este movimiento te verán.
   *[other] Te verán dentro de { $moves } movimientos.
  }
say-reveal-never = Ya no volverá a mostrarse.
say-seen = Visto por última vez en { $station }.
say-over = { $winner ->
    [x] Gana Mister X.
    [hunters] Ganan los perseguidores.
   *[nobody] Nadie gana.
  }
say-sent = En camino…
say-fly = { $pawn }: elige adónde va el helicóptero.
say-action = Elige qué hacer.

plan-ride = Viajar
plan-double = Movimiento doble
plan-triple = Movimiento triple
plan-fly = Helicóptero
plan-land = Aterrizar aquí
plan-stay = Quedarse
plan-out = Dejar el juego
plan-hidden = Movimiento oculto
plan-double_hidden = Doble, una mitad oculta
plan-mission = Misión y salida
plan-operate = Operación especial
plan-investigate = Investigar
plan-end = Terminar la ronda
plan-discard = Descartar
plan-number = Tu número
plan-place = Colocar
plan-check = Control de identidad
plan-no_check = Sin control
plan-nominate = Nombrar
plan-override = Intervenir
plan-no_override = Dejarlo así
plan-banish = Desterrar
plan-no_banish = No desterrar a nadie
plan-drive = Conducir
plan-walk = Andar

pick-how = A { $station } en
pick-will-be-seen = Te verán en { $station }.
pick-give-double = Los perseguidores verán que te mueves dos veces.
pick-block-none = Sin barrera
pick-block = Dejar una barrera atrás
pick-block-from = Traer la barrera de { $station }
pick-show = Mostrarse
pick-pays-with = pagado con { $ticket }
pick-go = Adelante
pick-back = Atrás
pick-choose-pay = { $need ->
    [one] Elige { $need } billete para pagar
   *[other] Elige { $need } billetes para pagar
  }
pick-chosen = { $have } de { $need }
pick-discard-about = Toca los billetes que quieras soltar, o quédate con todos.
pick-keep-all = Quedarse con todos
pick-discard = { $count ->
    [one] Descartar { $count } billete
   *[other] Descartar { $count } billetes
  }
pick-die = con el { $pips }
pick-facing = mirando a { $station }

log-title = Diario de viaje
log-entry = Anotación { $entry }
log-start = Salida
log-reveal = se muestra
log-double = doble
log-stayed = se quedó
log-unknown = aún vacía
log-seen-at = en { $station }
log-face-down = boca abajo

team-done = Listo
team-station = Número de estación
team-mark = Marcar
team-played = hecho
team-planning = Proponer jugadas
team-plan-hint = Elige ficha y estación como si movieras; queda como propuesta.
team-send-plan = Enviar la propuesta
team-drop-plan = Descartar
team-title = Equipo
team-chat = Charla
team-plan = Plan
team-nudge = Que muevan primero los bots
team-chat-team = Al equipo
team-chat-table = A la mesa
team-say = Di algo
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
team-clear = Borrar las marcas
team-tool-hint = Toca una estación. Otra vez quita la marca.
team-arrow-hint = Toca dónde empieza y después dónde acaba.
team-empty-chat = Nadie ha dicho nada todavía.

outcome-x = Mister X escapa
outcome-hunters = Atrapado
outcome-nobody = Empate

end-you-won = Ganas.
end-you-lost = Pierdes.
end-path = Su camino
end-step = Movimiento { $entry } de { $of }
end-first = Al principio
end-previous = Uno atrás
end-next = Uno adelante
end-last = Al final
end-rematch = Otra vez, con los bandos cambiados
end-join = A la próxima partida
end-swap = Cambiar de bando
end-same = Otra vez
end-record = Descargar el registro
end-check = ¿Fue limpio?
end-fair = { $turns ->
    [one] Sí: la semilla de todos los sorteos y el único turno de Mister X son los que se fijaron durante la partida.
   *[other] Sí: la semilla de todos los sorteos y los { $turns } turnos de Mister X son los que se fijaron durante la partida.
  }
end-unfair = { $line ->
    [0] No: la semilla de los sorteos no es la que se fijó antes de la partida.
   *[other] No: desde la línea { $line } del registro no es lo que se fijó durante la partida.
  }
end-home = Todos los juegos
end-show = Resultado

text-title = Tablero en texto
text-short = Texto
text-anywhere = a cualquier lugar
text-where = Dónde está cada uno
text-reach = Qué se puede alcanzar
text-type = Escribe un movimiento
text-example = Por ejemplo { $move }
text-send = Mover
text-unknown = «{ $text }» no es un movimiento aquí. Nombra el billete y la estación.
text-nothing = Ahora no hay nada que mover.

hand-mission = Misión { $colour }

mission-green = verde
mission-yellow = amarilla
mission-orange = naranja

hand-bag = Bolsa
hand-box = Caja
hand-your-hand = Tu mano
hand-hand-of = { $size ->
    [one] { $who }: { $size } billete
   *[other] { $who }: { $size } billetes
  }
hand-open-from = Desde el movimiento { $move } se mueve a la vista.
hand-open-from-you = Desde el movimiento { $move } te mueves a la vista.
hand-choose = Elige una misión y una ciudad de salida.
hand-special = Acciones especiales o fin de la ronda.
hand-discard-now = Descarta lo que quieras; la mano se vuelve a llenar.
hand-targets = Ciudades de destino
hand-starts = Ciudades de salida
hand-table = Misión y bolsa

gang-scatter = Repartir el resto al azar
gang-headquarters = Central
gang-phase1 = ¿Quién es?
gang-phase2 = La caza
gang-dice = Dados
gang-checks = { $left ->
    [one] Queda { $left } control
   *[other] Quedan { $left } controles
  }
gang-warnings = { $held } de 20 advertencias
gang-dial = Disco del teléfono

sector-warning = advertencia
sector-busy = comunica
sector-red = rojo
sector-yellow = amarillo
sector-blue = azul

gang-you = Eres el número { $number }
gang-he = Él es el número { $number }
gang-chief = El jefe manda el coche a una casilla de color { $colour }.
gang-face-up = número { $number }

asked-number = Elige tu número.
asked-place = Coloca las fichas.
asked-drive = Elige un coche y una casilla marcada.
asked-walk = Elige una ficha y una casilla marcada.
asked-check = ¿Controlar a alguien aquí?
asked-nominate = Nombra dos coches: al primero se le llama primero.
asked-override = ¿Adelantarse al jefe?
asked-banish = ¿Desterrar una ficha?
asked-jump = Elige una casilla del color del jefe.

gang-table = La persecución
gang-nominated = Nombrados

stock-title = En la mesa
stock-flights = { $left ->
    [one] Helicóptero: queda 1 vuelo
   *[other] Helicóptero: quedan { $left } vuelos
  }
stock-aboard = { $pawn } está en el aire, hacia { $station }
stock-blocks = Controles: { $left } en la reserva
stock-lying = en { $stations }
stock-order = Orden: { $pawns }
