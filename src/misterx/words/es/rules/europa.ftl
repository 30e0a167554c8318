europa-goal = De qué se trata
    .text = Mister X tiene una misión: de una ciudad de salida de su color, que guarda en secreto, a cualquiera de sus ciudades de destino. Si llega, ha ganado. Los 5 detectives ganan cuando uno de ellos entra en su ciudad.

europa-turn = Una ronda
    .text = Mister X mueve primero; todos ven el billete y no la ciudad. Después cada detective mueve una vez, en cualquier orden: quien puede, debe. Dos detectives nunca comparten ciudad. Luego pueden hacer una acción especial, se descartan y roban billetes nuevos. El control de posición cierra la ronda. Está atrapado en cuanto un detective entra en su ciudad.

europa-hand = La mano
    .text = Cada billete tiene dos mitades: arriba cómo se viaja (coche, tren, avión), abajo un símbolo que paga acciones especiales. Sirve para lo uno o para lo otro. Mister X tiene 8 billetes; cada uno de los demás jugadores, 4 y 1 más por detective que lleva. Al final del turno se descarta lo que se quiera y se completa la mano de la bolsa. Lo que paga una acción especial sale del juego.

europa-double = Movimientos dobles y ocultos
    .text = Por 3 huellas Mister X mueve dos veces, pero no a través de una ciudad donde hay un detective. Por 3 sombras pone boca abajo un billete cualquiera y viaja como quiera.

europa-stuck = Quien no puede mover
    .text = Si ninguno de sus billetes le sirve y no puede mover oculto, Mister X se queda: no anota nada y cambia toda su mano por 8 billetes nuevos. Un detective que no puede mover se queda donde está.

europa-check = Control de posición
    .text = Al final de cada ronda, las ciudades en que entraron los detectives se comparan con las últimas 5 de él. Donde coinciden, unos anillos muestran dónde estuvo y cuándo.

europa-special = Acciones especiales
    .text = Cuando todos los detectives han movido, pueden hacer una de dos cosas, por primera vez tras el movimiento 5 de él. Investigar: por 3, 4 o 5 lupas muestra dónde estaba 4, 3 o 2 movimientos antes. Operación especial: por 3, 4 o 5 luces azules un detective mueve otra vez, en coche, tren o avión. Los jugadores pueden pagar juntos, cada uno como mucho tantos billetes como detectives lleva.

europa-chips = Fichas de investigación
    .text = Las fichas son notas de los detectives: sospechosa o descartada. No cambian nada, y Mister X no las ve.

europa-open = A la vista
    .text = Desde el movimiento 25 se mueve a la vista, y sus billetes vuelven a la bolsa.
