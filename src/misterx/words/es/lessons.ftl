# Primeras lecciones. De cada juego sus escenas: cómo se llama, qué se pide paso a paso, qué se dice al final.

## Scotland Yard

lesson-scotland-yard-move = En marcha
lesson-scotland-yard-move-1 = Eres Rojo, un detective. Toca la estación { $station } y después el taxi.
lesson-scotland-yard-move-2 = Un billete, una parada. Sigue hasta la { $station }.
lesson-scotland-yard-move-done = Así viajan todos los detectives: por una línea, hasta la siguiente parada.
lesson-scotland-yard-tickets = Billetes
lesson-scotland-yard-tickets-1 = El autobús para menos y te lleva más lejos. Tómalo hasta la { $station }.
lesson-scotland-yard-tickets-2 = A la { $station } van el taxi y el autobús. Taxis tenéis de sobra: gasta uno y guarda el autobús.
lesson-scotland-yard-tickets-done = Contad vuestros billetes, sobre todo los de metro. Lo que gastáis se lo queda Mister X.
lesson-scotland-yard-log = El registro de viaje
lesson-scotland-yard-log-1 = Mister X se mueve sin que lo veáis. Pero el registro muestra cada billete que usa: tócalo.
lesson-scotland-yard-log-2 = Estaba en la 3 y tomó un autobús. De la 3 solo sale uno. Toca dónde está ahora.
lesson-scotland-yard-log-done = En eso consiste la caza: dónde estaba, qué usó, dónde puede estar.
lesson-scotland-yard-reveal = Se deja ver
lesson-scotland-yard-reveal-1 = Donde el registro tiene un ojo, debe mostrarse. Falta muy poco: espéralo en la { $station }.
lesson-scotland-yard-reveal-2 = Ahí está, en la { $station }. El autobús te lleva directo hasta él.
lesson-scotland-yard-reveal-done = Atrapado. Quien llega a su estación gana para todos los detectives.
lesson-scotland-yard-corner = Rodeadlo juntos
lesson-scotland-yard-corner-1 = Está en la 3 y tiene dos salidas. Manda a Rojo a la { $station } y ciérrale una.
lesson-scotland-yard-corner-2 = Ahora Azul a la { $station }, y no tendrá adónde ir.
lesson-scotland-yard-corner-done = Acorralado. A solas lo perseguís; juntos lo atrapáis.
lesson-scotland-yard-x = Sé Mister X
lesson-scotland-yard-x-1 = Ahora eres Mister X, y todos te han visto en la 3. Un billete negro oculta cómo te vas: escápate a la { $station }.
lesson-scotland-yard-x-2 = Están al lado. Elige la jugada doble y ve primero a la { $station }.
lesson-scotland-yard-x-3 = Y enseguida a la { $station }, antes de que se den la vuelta.
lesson-scotland-yard-x-done = Ni rastro. Sigue libre 22 rondas y la noche será tuya.

## N.Y. Chase

lesson-ny-chase-move = Por Manhattan
lesson-ny-chase-move-1 = Eres Rojo, un detective. Toca la estación { $station } y después el taxi.
lesson-ny-chase-move-2 = Un billete, una parada. El autobús te lleva más lejos de una vez: ve hasta la { $station }.
lesson-ny-chase-move-done = Los detectives comparten una reserva de billetes. Lo que se gasta no vuelve.
lesson-ny-chase-log = El registro de viaje
lesson-ny-chase-log-1 = Mister X se mueve sin que lo veáis. Pero el registro muestra cada billete que usa: tócalo.
lesson-ny-chase-log-2 = Estaba en la 3 y tomó el metro. De la 3 solo sale una línea. Toca dónde está ahora.
lesson-ny-chase-log-done = En eso consiste la caza: dónde estaba, qué usó, dónde puede estar.
lesson-ny-chase-reveal = Se deja ver
lesson-ny-chase-reveal-1 = Donde el registro tiene un ojo, debe mostrarse. Falta muy poco: espéralo en la { $station }.
lesson-ny-chase-reveal-2 = Ahí está, en la { $station }. El autobús te lleva directo hasta él.
lesson-ny-chase-reveal-done = Atrapado. Quien llega a su estación gana para todos los detectives.
lesson-ny-chase-corner = Rodeadlo juntos
lesson-ny-chase-corner-1 = Está en la 4 y tiene tres salidas. Toma el autobús hasta la { $station } y deja un control en la 3.
lesson-ny-chase-corner-2 = Dos salidas cerradas. Ahora Azul a la { $station }, y no tendrá adónde ir.
lesson-ny-chase-corner-done = Rodeado. Un control lo detiene a él y a nadie más.
lesson-ny-chase-x = Sé Mister X
lesson-ny-chase-x-1 = Ahora eres Mister X, y todos te han visto en la 3. Con un billete negro tomas la barca: escápate a la { $station }.
lesson-ny-chase-x-2 = Nadie sabe cómo te has ido. Aprovéchalo: elige la jugada doble y ve primero a la { $station }.
lesson-ny-chase-x-3 = Y enseguida a la { $station }, a sus espaldas.
lesson-ny-chase-x-done = Ni rastro. Sigue libre 22 rondas y Manhattan será tuya.

## Mister X in Sanssouci

lesson-sanssouci-move = A pie
lesson-sanssouci-move-1 = Eres Rojo, un agente. Toca la { $station } y ve a pie.
lesson-sanssouci-move-2 = Un billete, una parada. Sigue andando hasta la { $station }.
lesson-sanssouci-move-done = Así se mueven todos los agentes: por una línea, hasta la siguiente parada.
lesson-sanssouci-tickets = Billetes
lesson-sanssouci-tickets-1 = El ViP, tranvía y autobús a la vez, te lleva más lejos. Ve hasta la { $station }.
lesson-sanssouci-tickets-2 = A la { $station } llegas a pie o en ViP. De ViP solo te queda un billete: ve a pie.
lesson-sanssouci-tickets-done = Cada agente tiene sus propios billetes, y lo que se gasta se lo queda Mister X.
lesson-sanssouci-log = El registro de viaje
lesson-sanssouci-log-1 = Mister X se mueve sin que lo veáis. Pero el registro muestra cada billete que usa: tócalo.
lesson-sanssouci-log-2 = Estaba en la 3 y tomó el tren rápido. De la 3 solo sale uno. Toca dónde está ahora.
lesson-sanssouci-log-done = En eso consiste la caza: dónde estaba, qué usó, dónde puede estar.
lesson-sanssouci-reveal = Se deja ver
lesson-sanssouci-reveal-1 = Donde el registro tiene un ojo, debe mostrarse. Falta muy poco: espéralo en la { $station }.
lesson-sanssouci-reveal-2 = Ahí está, en la { $station }. El ViP te lleva directo hasta él.
lesson-sanssouci-reveal-done = Atrapado. Quien llega a su estación gana para todos los agentes.
lesson-sanssouci-corner = Rodeadlo juntos
lesson-sanssouci-corner-1 = Está en la 3 y tiene dos salidas. Manda a Rojo a la { $station } y ciérrale una.
lesson-sanssouci-corner-2 = Ahora Azul a la { $station }, y no tendrá adónde ir.
lesson-sanssouci-corner-done = Acorralado. A solas lo perseguís; juntos lo atrapáis.
lesson-sanssouci-x = Sé Mister X
lesson-sanssouci-x-1 = Ahora eres Mister X, y todos te han visto en la 3. Un billete negro te sube al barco: escápate a la { $station }.
lesson-sanssouci-x-2 = Están al lado. Elige la jugada doble y ve primero a la { $station }.
lesson-sanssouci-x-3 = Y enseguida a la { $station }, antes de que se den la vuelta.
lesson-sanssouci-x-done = Ni rastro. Llena las 24 anotaciones del registro y habrás escapado.

## Flucht durch Europa

lesson-europa-hand = Tu mano
lesson-europa-hand-1 = Estos son tus billetes. Arriba dice cómo viajas; abajo hay un símbolo. Tócalos.
lesson-europa-hand-2 = De cada uno vale solo una mitad. Las sombras solo sirven a Mister X, así que gasta esa: en coche a la { $station }.
lesson-europa-hand-done = Lo que gastáis vuelve a la bolsa y robáis de nuevo. Guardad los símbolos que necesitéis.
lesson-europa-mission = Su misión
lesson-europa-mission-1 = Mister X tiene una misión, y todos ven su color. Debe llegar a la { $station }. Toca su meta.
lesson-europa-mission-2 = Si llega, ha ganado. Ponte en su camino: en coche a la { $station }.
lesson-europa-mission-done = No lo veis. Pero sabéis adónde tiene que ir.
lesson-europa-rings = Tras su rastro
lesson-europa-rings-1 = ¿Ha pasado hace poco por aquí? Lo sabrás si vas: en coche a la { $station }.
lesson-europa-rings-2 = Al final de la ronda puedes cambiar billetes. Los tuyos están bien: quédate con todos.
lesson-europa-rings-3 = Un anillo en la 3: ahí llevó su primer movimiento. También está en el registro. Tócalo.
lesson-europa-rings-done = En cada ronda, toda ciudad en la que entráis se compara con sus últimas cinco.
lesson-europa-investigate = Investigar
lesson-europa-investigate-1 = Cuando todos han movido, tres lupas compran una pista: dónde estaba hace cuatro movimientos. Paga con ellas.
lesson-europa-investigate-done = Ahí está el anillo. Con cuatro o cinco lupas, la pista es más fresca.
lesson-europa-operate = El golpe
lesson-europa-operate-1 = Estaba en la 4 y tomó un coche. Va a la 2 o a la 5, y en la 2 está Violeta. Toca dónde está.
lesson-europa-operate-2 = Tres luces azules mueven una vez más a un detective, en coche. Manda a Rojo a la { $station }.
lesson-europa-operate-done = Atrapado. Cuatro pagan un tren; cinco, hasta un avión.
lesson-europa-x = Sé Mister X
lesson-europa-x-1 = Ahora eres Mister X, y la 8 es tu meta. Mira tu mano: tres huellas son una jugada doble.
lesson-europa-x-2 = Elige la jugada doble a la { $station }, en el coche con lupa. Las huellas lo pagan.
lesson-europa-x-3 = Y enseguida a la { $station }.
lesson-europa-x-done = Misión cumplida. Tres sombras habrían ocultado tu billete.

## Mister X de Jürgen Behrends

lesson-behrends-drive = Según los dados
lesson-behrends-drive-1 = Eres la policía, y los dados muestran 2 y 3. El coche 1 nunca da la vuelta en una calle: avanza 2 casillas, hasta la { $station }.
lesson-behrends-drive-2 = El otro dado mueve otro coche. El coche 2 sale de la Jefatura por una flecha: 3 casillas, hasta la { $station }.
lesson-behrends-drive-done = Cada dado mueve un coche, exactamente eso. Después la banda camina con sus propios dados.
lesson-behrends-check = Identifícalo
lesson-behrends-check-1 = Uno de los diez es Mister X. Para sobre un gánster: 2 casillas, hasta la { $station }.
lesson-behrends-check-2 = A quien alcanza un coche, se le puede identificar. Identifícalo.
lesson-behrends-check-done = Número 4, no es Mister X: se queda boca arriba. Tenéis siete controles; este era uno.
lesson-behrends-found = Descubierto
lesson-behrends-found-1 = En un cruce, un coche toma cualquier camino. Avanza 3 casillas, hasta la { $station }.
lesson-behrends-found-2 = Este anda solo por aquí abajo. Identifícalo.
lesson-behrends-found-done = Era Mister X. Huye, todos quedan boca arriba y empieza la persecución.
lesson-behrends-dial = El teléfono
lesson-behrends-dial-1 = Ahora los coches en una calle llaman al jefe: el número de su casilla gira el disco. Míralo.
lesson-behrends-dial-2 = El coche 1 está en la 13, cuyo número lo gira hasta el rojo. Elige el coche 1 y después el 2.
lesson-behrends-dial-3 = Rojo: el coche 1 puede ir a cualquier casilla roja. En una está Mister X, en la { $station }. Detenlo.
lesson-behrends-dial-done = Detenido. Pero cuidado: con veinte advertencias del jefe gana Mister X.
lesson-behrends-corner = Según los puntos
lesson-behrends-corner-1 = En un cruce cuentan los puntos impresos, aquí 3. Elige el coche 1 y después el 2.
lesson-behrends-corner-2 = Justo 3 casillas, y justo ahí está: en la { $station }.
lesson-behrends-corner-done = Atrapado. Quien acaba su viaje sobre Mister X lo detiene para todos.
lesson-behrends-x = Sé Mister X
lesson-behrends-x-1 = Ahora eres el número 7, y todos lo saben. Aléjate del coche 2 casillas, hasta la { $station }.
lesson-behrends-x-2 = Un cómplice te ayuda. Dos en una casilla son una barricada: la Ficha 3 a la { $station }.
lesson-behrends-x-done = Por ahí ya no pasa ningún coche. Aguanta veinte advertencias y serás libre.
