# N.Y. Chase: its name, its rules, and what no other game has. `.rule` names the paragraph that explains it.

title-ny_chase = N.Y. Chase
    .about = Manhattan. Los detectives tienen un helicóptero y controles; los ríos son de Mister X.

## Its rules

ny_chase-goal = De qué se trata
    .text = Mister X huye por Manhattan durante 22 rondas. Los detectives ganan juntos cuando uno de ellos llega a su estación o cuando está acorralado. Él gana si al final sigue libre o si ningún detective puede moverse ya.

ny_chase-turn = Una ronda
    .text = Mister X mueve primero, sin ser visto; después los detectives en orden fijo. Un billete lleva una ficha por una línea de su clase, taxi, autobús o metro, hasta la próxima parada. Dos detectives nunca comparten estación.

ny_chase-log = Registro de viaje
    .text = Todos ven el billete de cada movimiento suyo. En las anotaciones 3, 8, 13 y 18 debe mostrarse; luego desaparece de nuevo.

ny_chase-black = Billetes negros y barcas
    .text = Tiene un billete negro por cada detective. Oculta cómo viajó y vale en toda línea. Solo con uno puede tomar una barca en los ríos.

ny_chase-double = Jugada doble
    .text = Tiene 2 cartas de jugada doble, como mucho una por turno: mueve dos veces. Ambos movimientos van al registro, y si toca mostrarse tras el primero, se muestra.

ny_chase-tickets = Billetes
    .text = Los detectives pagan de una reserva común: por cada uno 10 billetes de taxi, 8 de autobús y 4 de metro. Lo usado sale del juego. Mister X tiene 11 de taxi, 7 de autobús y 4 de metro para él.

ny_chase-fly = Helicóptero
    .text = Los detectives tienen 3 vuelos, como mucho uno por ronda. Quien vuela paga un billete cualquiera y dirige el helicóptero a una estación; en su próximo turno baja allí por otro billete. Hasta entonces no está en ninguna parte, y nadie más puede volar.

ny_chase-block = Controles
    .text = Al mover, un detective puede poner un control en la estación que deja, uno nuevo o uno del tablero. Hay 3; con 4 o 5 detectives, solo 2. Mister X no puede entrar en esa estación; los detectives sí.

ny_chase-stuck = Quien no puede mover
    .text = Si Mister X está acorralado, pierde. Si solo le falta un billete, lo dice y se queda; aun así tienen que encontrarlo. Un detective que ya nunca podrá moverse cierra su estación a los colegas, pero no a Mister X.

## The helicopter

option-helicopter_cards = Vuelos
    .about = Cuántos vuelos tienen los detectives.
    .rule = fly
option-landing_blocked = Aterrizaje ocupado
    .about = El pasajero espera, baja en otro sitio, o el sitio queda reservado.
    .rule = fly
value-waits = espera
value-elsewhere = en otro sitio
value-reserved = reservado
note-no_helicopter_cards = Sin efecto si no hay cartas de helicóptero.
refusal-no_flight = { $pawn } no puede volar ahora: { $why }
    .rule = fly
refusal-aboard = { $pawn } va en el helicóptero y primero debe bajar.
    .typed = Escribe `{ $pawn } land pay` y un billete.
    .rule = fly
refusal-no_landing = { $pawn } no puede bajar ahora: { $why }
    .rule = fly
reason-only_detectives_fly = solo vuelan los detectives.
reason-no_helicopter = en esta partida no hay helicóptero.
reason-policemen_do_not_fly = los policías no vuelan.
reason-somebody_aboard = { $pawn } va a bordo.
reason-no_card_left = no quedan cartas de helicóptero.
reason-not_aboard = no va en el helicóptero.
reason-colleague_on = en { $station } hay un compañero.
reason-points_at = el helicóptero apunta a { $station }.
say-fly = { $pawn }: elige adónde va el helicóptero.
plan-fly = Helicóptero
plan-land = Aterrizar aquí
    .rule = fly
stock-flights = { $left ->
    [one] Helicóptero: queda 1 vuelo
   *[other] Helicóptero: quedan { $left } vuelos
  }
stock-aboard = { $pawn } vuela hacia { $station }
news-flew = { $pawn } sube al helicóptero hacia { $station }
news-landed = { $pawn } aterriza en { $station }
by-helicopter = en helicóptero
holding-flights = vuelos
transit-flew = { $who } toma el helicóptero hacia { $station }.
transit-landed = { $who } aterriza en { $station }.
move-land = aterriza
move-fly = vuela a { $station }
lesson-ny-chase-helicopter = El helicóptero
lesson-ny-chase-helicopter-1 = Está en la 5 y tú, lejos. Elige volar y quédate sobre la { $station }, su única salida.
lesson-ny-chase-helicopter-2 = Tomó un taxi, así que está justo debajo de ti. Aterriza y atrápalo.
lesson-ny-chase-helicopter-done = Tres vuelos por partida, y cada uno cuesta dos billetes cualesquiera. En el aire no atrapas a nadie.

## Roadblocks

option-roadblocks = Controles
    .about = Cuántos controles tienen los detectives.
    .rule = block
option-roadblock_reuse = Mover controles
    .about = Desde lejos, yendo a buscarlos, o nunca.
    .rule = block
value-anywhere = desde lejos
value-fetch = ir a buscarlo
value-never = nunca
note-no_roadblocks = Sin efecto si no hay controles de carretera.
refusal-no_roadblock = En { $station } no hay control de carretera.
    .rule = block
refusal-no_block = { $pawn } no puede dejar un control: { $why }
    .rule = block
reason-roadblock_there = hay un control de carretera.
reason-no_roadblocks = en esta partida no hay.
reason-blocked_already = en { $station } ya hay uno.
reason-not_from_afar = uno que está en el tablero no se mueve desde lejos.
reason-none_in_supply = no queda ninguno en la reserva; están en { $stations }.
pick-block-none = Sin control
pick-block = Dejar aquí un control
pick-block-from = Traer el control de { $station }
stock-blocks = Controles: { $left } en la reserva
stock-lying = en { $stations }
news-blocked = Un control en { $station }
news-unblocked = Ya no hay control en { $station }
absence-closed_by_roadblock = En la anotación { $entry } un control le cerraba ese lugar.
transit-blocked = Ahora hay un control de carretera en { $station }.
transit-unblocked = El control de { $station } ya no está.
move-block-from = trae el control de { $station }
move-block = deja un control de carretera

## Its options

option-two_players = Para dos
    .about = Juegan dos, uno de ellos con los cuatro detectives.
option-mixed_cause = Causa mixta
    .about = Si falta un billete y lo demás está cerrado: Mister X se queda o pierde.
option-enclosed_without_ticket = Rodeado y sin billete
    .about = Mister X no tiene billete que le sirva y además está rodeado: pierde, o se queda hasta que lo encuentren.
option-hunters_may_share_stuck = Detectives con atascados
    .about = También los detectives pueden entrar donde hay un colega atascado.
