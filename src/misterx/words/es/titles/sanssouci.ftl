# Mister X in Sanssouci: its name, its rules, and what no other game has.

title-sanssouci = Mister X in Sanssouci
    .about = Potsdam a pie, en ViP, tren rápido y barco, con diez variantes para igualar los bandos.

## Its rules

sanssouci-goal = De qué se trata
    .text = Mister X huye por Potsdam y sus palacios hasta que las 24 anotaciones del registro están llenas y los agentes han respondido. Ganan juntos cuando uno de ellos llega a su casilla o cuando él no puede mover. Él gana si al final sigue libre o si no queda ningún agente.

sanssouci-turn = Una ronda
    .text = Mister X mueve primero, sin ser visto; después los agentes, siempre en el orden de la primera ronda. A pie, en ViP (tranvía y autobús) o en tren rápido, una línea hasta la próxima parada. Nadie puede quedarse quieto, y dos fichas nunca comparten casilla.

sanssouci-log = Registro de viaje
    .text = Todos ven el billete de cada movimiento suyo. En las anotaciones 3, 8, 12, 18 y 24 debe mostrarse; luego desaparece de nuevo.

sanssouci-black = Billetes negros y barcos
    .text = Tiene un billete negro por cada agente. Oculta cómo viajó, vale en toda línea y es la única forma de subir a un barco.

sanssouci-double = Jugada doble
    .text = Tiene 2 jugadas dobles, nunca los dos a la vez; cada uno hace dos anotaciones.

sanssouci-tickets = Billetes
    .text = Cada agente empieza con 10 billetes a pie, 8 de ViP y 4 de tren; lo que gastan pasa a él. Él empieza con 4 a pie, 3 de ViP y 3 de tren. Un agente que no puede mover deja el juego.

sanssouci-variants = Variantes
    .text = Siete variantes ayudan a los agentes, tres a Mister X; cada una es una opción al preparar la mesa.

## Its options

option-extra_agent = Agente adicional
    .about = Variante: un jugador lleva un agente más.
option-extra_agent_black = Billete negro por él
    .about = Si el agente adicional da a Mister X un billete negro.
option-free_order = Orden libre
    .about = Variante: los agentes eligen el orden en cada ronda.
option-ticket_exchange = Intercambio de billetes
    .about = Variante: los agentes pueden usar billetes de otros.
option-exchange_mode = Tipo de intercambio
    .about = El billete se regala o se cambia.
option-always_visible = Siempre visible
    .about = Variante: Mister X está siempre en el tablero.
option-no_ship = Sin barco
    .about = Variante: Mister X no puede tomar barcos.
option-black_ship_only = Negro solo para el barco
    .about = Variante: los billetes negros valen solo en barcos.
option-combined_ticket = Billete combinado
    .about = Variante: los agentes van en ViP con un billete de tren.
option-x_may_stay = Quedarse
    .about = Variante: Mister X puede quedarse por un billete a pie.
option-stay_with_black = Quedarse con negro
    .about = También puede quedarse por un billete negro.
option-voluntary_reveal = Mostrarse a voluntad
    .about = Variante: puede mostrarse y recuperar un billete negro.
option-refund_same_move = Devolución inmediata
    .about = También puede volver el billete negro de ese mismo movimiento.
option-triple_move = Jugada triple
    .about = Variante: los dos dobles a la vez para tres movimientos.
value-pool = regalo
value-swap = cambio
