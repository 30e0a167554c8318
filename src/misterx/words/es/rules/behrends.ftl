behrends-goal = De qué se trata
    .text = Diez maleantes se parecen y uno es Mister X. Primero la policía debe averiguar quién es; después, arrestarlo.

behrends-first = Primera parte: ¿quién es?
    .text = La banda está boca abajo en las calles; los 4 coches esperan en la jefatura, donde solo se entra y se sale por las flechas. Policía y banda se turnan: cada parte tira 2 dados y mueve dos piezas, una con cada dado, justo esos pasos y sin pisar dos veces una casilla. Se puede pasar por encima de otras piezas. Los coches nunca dan la vuelta en una calle. En un cruce toman cualquier camino menos el de vuelta y, si se pararon en él, cualquiera. Si un coche acaba sobre una ficha, la policía puede controlarla; tiene 7 controles. Quien no es Mister X queda boca arriba (en la variante difícil se le vuelve a tapar). Si es él, se escapa con un dado y empieza la segunda parte.

behrends-second = Segunda parte: la caza
    .text = Se destapan todas las fichas, y los coches salen de nuevo de la jefatura. La policía nombra dos coches, en orden. Dónde está un coche dice cómo se mueve: en la jefatura con un dado, en un cruce según los puntos impresos, en la calle por teléfono. Después la banda tira un dado para Mister X y, cuando ha movido, otro para un ayudante. Mister X no puede adelantar a un coche; sus ayudantes sí.

behrends-dial = El disco
    .text = El número de la casilla hace girar el disco desde donde está, así que se puede calcular. Advertencia: el coche se queda. Comunica: avanza con un dado. Rojo, amarillo, azul: cambia a cualquier otra casilla de ese color. El hueco muerto: se marca otra vez.

behrends-override = Intervenir y desterrar
    .text = Cuando ambos coches han terminado, uno puede saltarse la centralita: se dice cuál, y se mueve otra vez con un dado. Si no acaba sobre Mister X, cuesta 2 advertencias. Si un coche acaba sobre un ayudante solo, la policía puede desterrarlo a cualquier casilla vacía.

behrends-barricade = Barricadas
    .text = Dos ayudantes en una casilla son una barricada para siempre: ningún coche la cruza ni para en ella. La banda pasa por encima.

behrends-end = El final
    .text = En la segunda parte cae cuando un coche acaba su movimiento en su casilla. Gana con el 7.º control en vano o con la 20.ª advertencia.
