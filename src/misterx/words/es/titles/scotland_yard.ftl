# Scotland Yard: its name, its rules, and what no other game has.

title-scotland_yard = Scotland Yard
    .about = Londres en taxi, autobús y metro. Al ferry solo se sube con un billete negro.
edition-2015 = 2015 (edición actual)
edition-classic = 1983 (clásica): 24 movimientos, sin policías

## Its rules

scotland_yard-goal = De qué se trata
    .text = Mister X huye por Londres durante 22 rondas; hasta 5 detectives lo persiguen. Ganan juntos cuando uno de ellos llega a su estación o cuando él no puede moverse. Él gana si al final sigue libre o si ningún detective puede moverse ya.

scotland_yard-turn = Una ronda
    .text = Mister X mueve primero, sin ser visto. Después mueven todos los perseguidores, en el orden que quieran; quien puede, debe. Un billete lleva una ficha por una línea de su clase hasta la próxima parada. Dos fichas nunca comparten estación.

scotland_yard-log = Registro de viaje
    .text = Todos ven el billete de cada movimiento suyo. En las anotaciones 3, 8, 13, 18 y 24 debe mostrarse; luego desaparece de nuevo.

scotland_yard-black = Billetes negros y ferry
    .text = Tiene 5 billetes negros. Cada uno oculta cómo viajó y vale en toda línea. Solo con uno puede tomar el ferry del Támesis.

scotland_yard-double = Jugada doble
    .text = Tiene 2 billetes de jugada doble, como mucho uno por turno: mueve dos veces. Ambos movimientos van al registro, y si toca mostrarse tras el primero, se muestra.

scotland_yard-tickets = Billetes
    .text = Cada detective tiene 11 billetes de taxi, 8 de autobús y 4 de metro. Lo que gastan va a la reserva de la que él toma. Quien no tiene billete que le sirva espera y sigue ocupando su estación. Con 2 detectives hay 2 policías, con 3 detectives hay 1; viajan gratis.

## Its options

option-reserve = Reserva
    .about = Si la reserva de Mister X puede agotarse.
option-police_keep_game_alive = Los policías mantienen la partida
    .about = Sigue mientras los policías puedan moverse.
option-start_cards = Cartas de salida
    .about = Qué cartas de salida se reparten.
value-limited = limitada
value-unlimited = ilimitada
