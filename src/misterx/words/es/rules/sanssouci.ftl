sanssouci-goal = De qué se trata
    .text = Mister X huye por Potsdam y sus palacios hasta que las 24 anotaciones del diario están llenas y los agentes han respondido. Ganan juntos cuando uno de ellos llega a su casilla o cuando él no puede mover. Él gana si al final sigue libre o si no queda ningún agente.

sanssouci-turn = Una ronda
    .text = Mister X mueve primero, sin ser visto; después los agentes, siempre en el orden de la primera ronda. A pie, en ViP (tranvía y autobús) o en tren rápido, una línea hasta la próxima parada. Nadie puede quedarse quieto, y dos peones nunca comparten casilla.

sanssouci-log = Diario de viaje
    .text = Todos ven el billete de cada movimiento suyo. En las anotaciones 3, 8, 12, 18 y 24 debe mostrarse; luego desaparece de nuevo.

sanssouci-black = Billetes negros y barcos
    .text = Tiene un billete negro por cada agente. Oculta cómo viajó, vale en toda línea y es la única forma de subir a un barco.

sanssouci-double = Movimiento doble
    .text = Tiene 2 movimientos dobles, nunca los dos a la vez; cada uno hace dos anotaciones.

sanssouci-tickets = Billetes
    .text = Cada agente empieza con 10 billetes a pie, 8 de ViP y 4 de tren; lo que gastan pasa a él. Él empieza con 4 a pie, 3 de ViP y 3 de tren. Un agente que no puede mover deja el juego.

sanssouci-variants = Variantes
    .text = Siete variantes ayudan a los agentes, tres a Mister X; cada una es una opción al preparar la mesa.
