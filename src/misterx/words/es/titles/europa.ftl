# Flucht durch Europa: its name, its rules, and what no other game has.

title-europa = Flucht durch Europa
    .about = Una misión secreta por Europa. Cada billete tiene dos mitades: viajar o actuar.

## Its rules

europa-goal = De qué se trata
    .text = Mister X tiene una misión: de una ciudad de salida de su color, que guarda en secreto, a cualquiera de sus ciudades de destino. Si llega, ha ganado. Los 5 detectives ganan cuando uno de ellos entra en su ciudad.

europa-turn = Una ronda
    .text = Mister X mueve primero; todos ven el billete y no la ciudad. Después cada detective mueve una vez, en cualquier orden: quien puede, debe. Dos detectives nunca comparten ciudad. Luego pueden hacer una acción especial, se descartan y roban billetes nuevos. El control de posición cierra la ronda. Está atrapado en cuanto un detective entra en su ciudad.

europa-hand = La mano
    .text = Cada billete tiene dos mitades: arriba cómo se viaja (coche, tren, avión), abajo un símbolo que paga acciones especiales. Sirve para lo uno o para lo otro. Mister X tiene 8 billetes; cada uno de los demás jugadores, 4 y 1 más por detective que lleva. Al final del turno se descarta lo que no se necesita y se completa la mano de la bolsa. Lo que paga una acción especial sale del juego.

europa-double = Jugadas dobles y ocultas
    .text = Por 3 huellas Mister X mueve dos veces, pero no a través de una ciudad donde hay un detective. Por 3 sombras pone boca abajo un billete cualquiera y viaja como quiera.

europa-stuck = Quien no puede mover
    .text = Si ninguno de sus billetes le sirve y no puede mover oculto, Mister X se queda: no anota nada y cambia toda su mano por 8 billetes nuevos. Un detective que no puede mover se queda donde está.

europa-check = Control de posición
    .text = Al final de cada ronda, las ciudades en que entraron los detectives se comparan con las últimas 5 de él. Donde coinciden, unos anillos muestran dónde estuvo y cuándo.

europa-special = Acciones especiales
    .text = Cuando todos los detectives han movido, pueden hacer una de dos cosas, por primera vez tras el movimiento 5 de él. Investigar: por 3, 4 o 5 lupas muestra dónde estaba 4, 3 o 2 movimientos antes. Operación especial: por 3, 4 o 5 luces azules un detective mueve otra vez, en coche, tren o avión. Los jugadores pueden pagar juntos, cada uno como mucho tantos billetes como detectives lleva.

europa-chips = Marcadores de investigación
    .text = Los marcadores son notas de los detectives: sospechosa o descartada. No cambian nada, y Mister X no los ve.

europa-open = A la vista
    .text = Desde el movimiento 25 se mueve a la vista, y sus billetes vuelven a la bolsa.

## The mission

refusal-no_start = { $station } no es ciudad de salida de la misión { $mission }; son { $allowed }.
hand-mission = Misión { $colour }
mission-green = verde
mission-yellow = amarilla
mission-orange = naranja
goal-mission = { $side ->
    [x] Llega a una ciudad de destino de tu misión sin que te atrapen.
    [hunters] Atrapad a Mister X antes de que llegue a una ciudad de destino de su misión.
   *[public] Mister X debe llegar a una ciudad de destino de su misión.
  }
phase-choosing = Antes de salir
phase-secret = { $mission }, en secreto
phase-open = { $mission }, a la vista
hand-choose = Elige una misión y una ciudad de salida.
hand-targets = Ciudades de destino
hand-starts = Ciudades de salida
terminal-the-mission = misión { $mission }
flight-mission = Mister X toma la misión { $mission }.
move-mission = misión { $mission }, desde { $station }

## Chips

option-investigation_chips = Marcadores
    .about = Cuántos marcadores de los detectives puede haber a la vez en el tablero.
option-chips_visible_to_x = Marcadores a la vista
    .about = Mister X ve los marcadores de los detectives.
refusal-no_chip = Ahora no se puede poner ni quitar ningún marcador: { $why }
reason-all_chips_laid = solo puede haber { $most } marcadores a la vez; retirad antes uno.

## Its options

option-ticket_mix = Mezcla de billetes
    .about = Cuántos de los 120 billetes hay de cada clase.
option-setup_order = Preparación
    .about = Si las cartas de salida se reparten antes o después de elegir misión.
option-capture_timing = Captura
    .about = Al entrar en su ciudad o solo en el control de posición.
option-detectives_share_city = Juntos en una ciudad
    .about = Varios detectives pueden estar en una ciudad.
option-must_move = Obligación de mover
    .about = Quién puede quedarse: visto por separado o en conjunto.
option-check_window = Mirada atrás
    .about = Cuántas de sus últimas ciudades mira el control.
option-check_includes_current = También la actual
    .about = El control mira también la ciudad donde está.
option-start_counts = La salida cuenta
    .about = Su ciudad de salida cuenta para el control.
option-check_all_entered = Todas las pisadas
    .about = El control mira cada ciudad en que entró un detective.
option-repeat_visit = Visita repetida
    .about = Se marca cada visita o solo la última.
option-discard_before_draw = Descartar antes
    .about = Lo descartado va a la bolsa antes de robar.
option-first_open_move = A la vista desde
    .about = Desde qué movimiento Mister X se mueve a la vista.
option-detective_special_from_move = Acciones especiales desde
    .about = Tras cuántos movimientos pueden investigar los detectives.
option-double_with_hidden = Doble y oculto
    .about = Una mitad de un doble puede ser oculta.
option-detective_hands_visible_to_x = Manos a la vista
    .about = Los billetes de los detectives están a la vista de todos.
value-detectives_first = primero detectives
value-mission_first = primero misión
value-immediate = al instante
value-check = en el control
value-local = por separado
value-maximal = en conjunto
value-all = todas
value-latest = la última

## At the table

plan-mission = Misión y ciudad de salida
plan-operate = Operación especial
plan-investigate = Investigar
plan-end = Terminar la ronda
plan-discard = Descartar
pick-discard-about = Toca los billetes que no necesites, o quédate con todos.
pick-keep-all = Quedarse con todos
pick-discard = { $count ->
    [one] Descartar { $count } billete
   *[other] Descartar { $count } billetes
  }
hand-bag = Bolsa
hand-box = Caja
hand-your-hand = Tu mano
hand-hand-of = { $size ->
    [one] { $who }: { $size } billete
   *[other] { $who }: { $size } billetes
  }
hand-open-from = Desde el movimiento { $move }, Mister X se mueve a la vista.
hand-open-from-you = Desde el movimiento { $move }, te mueves a la vista.
hand-special = Haced una acción especial o terminad la ronda.
hand-discard-now = Descarta los billetes que no necesites; la mano se vuelve a llenar.
hand-table = Misión y bolsa

## In the terminal

flight-found = { $who } ha encontrado a Mister X en { $station }.
flight-placed = { $who } sale de { $station }.
flight-start = Sale de { $station }, en secreto.
flight-hidden = Mister X mueve oculto.
flight-laid = Mister X viaja con { $ticket } (movimiento { $entry }).
flight-laid-to = Mister X viaja con { $ticket } a { $station } (movimiento { $entry }).
flight-face-down = Un billete queda boca abajo (movimiento { $entry }).
flight-face-down-known = Un billete queda boca abajo, { $ticket } a { $station } (movimiento { $entry }).
flight-stayed = Mister X no puede mover, se queda y cambia su mano.
flight-rode = { $who } va con { $ticket } a { $station }.
flight-investigated = Los detectives investigan el movimiento { $entry }.
flight-operated = { $who } es enviado a { $station } ({ $mode }).
flight-marked = Los anillos marcan { $station }: estuvo allí en el movimiento { $entry }.
flight-marked-start = Los anillos marcan { $station }: estuvo allí al empezar.
flight-discarded = { $who } descarta { $tickets }.
flight-recycled = La bolsa se agota: { $tickets } vuelven de la caja.
nutshell-flight = Mister X tiene una misión secreta por Europa y lo persiguen cinco detectives. Gana en una ciudad de destino de su misión; ellos ganan si uno llega a su ciudad.
nutshell-halves = Un billete tiene un medio y un símbolo, como car/mag, y vale para uno: el medio lleva una ficha por una línea a la ciudad siguiente, el símbolo ayuda a pagar una acción especial (mag es la lupa, blue la luz azul, foot la huella, shad la sombra).
nutshell-prices = Mister X paga tres huellas por una jugada doble y tres sombras por una oculta.
nutshell-special = Desde su movimiento { $move } los detectives pueden, cuando todos han movido, investigar con tres a cinco lupas, o enviar a uno más allá con tres a cinco luces azules. Un jugador da como mucho un billete por detective que lleva.
nutshell-rings = Al final de una ronda los anillos marcan las de sus últimas { $cities } ciudades en que entraron detectives.
nutshell-secret = Sus movimientos son secretos hasta el movimiento { $move }.
