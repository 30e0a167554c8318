ny_chase-goal = De qué se trata
    .text = Mister X huye por Manhattan durante 22 rondas. Los detectives ganan juntos cuando uno de ellos llega a su estación o cuando está acorralado. Él gana si al final sigue libre o si ningún detective puede moverse ya.

ny_chase-turn = Una ronda
    .text = Mister X mueve primero, sin ser visto; después los detectives en orden fijo. Un billete lleva un peón por una línea de su clase, taxi, autobús o metro, hasta la próxima parada. Dos detectives nunca comparten estación.

ny_chase-log = Diario de viaje
    .text = Todos ven el billete de cada movimiento suyo. En las anotaciones 3, 8, 13 y 18 debe mostrarse; luego desaparece de nuevo.

ny_chase-black = Billetes negros y barcas
    .text = Tiene un billete negro por cada detective. Oculta cómo viajó y vale en toda línea. Solo con uno puede tomar una barca en los ríos.

ny_chase-double = Jugada doble
    .text = Tiene 2 cartas de jugada doble, como mucho una por turno: mueve dos veces. Ambos movimientos van al diario, y si toca mostrarse tras el primero, se muestra.

ny_chase-tickets = Billetes
    .text = Los detectives pagan de una reserva común: por cada uno 10 billetes de taxi, 8 de autobús y 4 de metro. Lo usado sale del juego. Mister X tiene 11 de taxi, 7 de autobús y 4 de metro para él.

ny_chase-fly = Helicóptero
    .text = Los detectives tienen 3 vuelos, como mucho uno por ronda. Quien vuela paga un billete cualquiera y dirige el helicóptero a una estación; en su próximo turno baja allí por otro billete. Hasta entonces no está en ninguna parte, y nadie más puede volar.

ny_chase-block = Barreras
    .text = Al mover, un detective puede poner una barrera en la estación que deja, una nueva o una del tablero. Hay 3; con 4 o 5 detectives, solo 2. Mister X no puede entrar en esa estación; los detectives sí.

ny_chase-stuck = Quien no puede mover
    .text = Si Mister X está acorralado, pierde. Si solo le falta un billete, lo dice y se queda; aun así tienen que encontrarlo. Un detective que ya nunca podrá moverse cierra su estación a los colegas, pero no a Mister X.
