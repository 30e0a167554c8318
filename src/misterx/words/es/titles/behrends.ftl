# Mister X (Behrends): its name, its rules, and what no other game has.

title-behrends = Mister X (Behrends)
    .about = Diez dobles, cuatro coches patrulla, un teléfono. Primero averiguad quién es; después, atrapadlo.

## Its rules

behrends-goal = De qué se trata
    .text = Diez maleantes se parecen y uno es Mister X. Primero la policía debe averiguar quién es; después, arrestarlo.

behrends-first = Primera parte: ¿quién es?
    .text = La banda está boca abajo en las calles; los 4 coches esperan en la jefatura, donde solo se entra y se sale por las flechas. Policía y banda se turnan: cada parte tira 2 dados y mueve dos fichas, una con cada dado, justo esos pasos y sin pisar dos veces una casilla. Se puede pasar por encima de otras fichas. Los coches nunca dan la vuelta en una calle. En un cruce toman cualquier camino menos el de vuelta y, si se pararon en él, cualquiera. Si un coche acaba sobre una ficha, la policía puede controlarla; tiene 7 controles. Quien no es Mister X queda boca arriba (en la variante difícil se le vuelve a tapar). Si es él, se escapa con un dado y empieza la segunda parte.

behrends-second = Segunda parte: la caza
    .text = Se destapan todas las fichas, y los coches salen de nuevo de la jefatura. La policía elige dos coches, en orden. Dónde está un coche dice cómo se mueve: en la jefatura con un dado, en un cruce según los puntos impresos, en la calle por teléfono. Después la banda tira un dado para Mister X y, cuando ha movido, otro para un ayudante. Mister X no puede adelantar a un coche; sus ayudantes sí.

behrends-dial = El disco
    .text = El número de la casilla hace girar el disco desde donde está, así que se puede calcular. Advertencia: el coche se queda. Comunica: avanza con un dado. Rojo, amarillo, azul: cambia a cualquier otra casilla de ese color. El hueco muerto: se marca otra vez.

behrends-override = Intervenir y desterrar
    .text = Cuando ambos coches han terminado, uno puede desobedecer al jefe: se dice cuál, y se mueve otra vez con un dado. Si no acaba sobre Mister X, cuesta 2 advertencias. Si un coche acaba sobre un ayudante solo, la policía puede desterrarlo a cualquier casilla vacía.

behrends-barricade = Barricadas
    .text = Dos ayudantes en una casilla son una barricada para siempre: ningún coche la cruza ni para en ella. La banda pasa por encima.

behrends-end = El final
    .text = En la segunda parte cae cuando un coche acaba su movimiento en su casilla. Gana con el 7.º control en vano o con la 20.ª advertencia.

## The dial

option-dial = Disco del teléfono
    .about = Se queda donde estaba, empieza de nuevo, cuenta la última cifra o para en cualquier sitio.
option-dial_sectors = Sectores del disco
    .about = Qué dice el disco del 1 al 9 y en el 0.
option-jump_facing = Dirección tras el salto
    .about = La elige la policía o el coche queda libre.
option-colour_arrest = Arresto al saltar
    .about = Un coche que salta a un color puede arrestar allí a Mister X.
value-rotary = se queda
value-rotary_reset = empieza de nuevo
value-last_digit = última cifra
value-random = al azar
value-chosen = elegida
gang-dial = Disco del teléfono
sector-warning = advertencia
sector-busy = comunica
sector-red = rojo
sector-yellow = amarillo
sector-blue = azul
gang-chief = El jefe manda el coche a una casilla de color { $colour }.
news-busy = { $pawn }: comunica
news-sent = { $pawn } va a una casilla de color { $colour }
due-dial = el disco, de 1 a 10, donde 10 es la cifra 0
came-dial = el disco se para en { $place }
outlook-dial = El disco está en { $place }.
outlook-dial-arrows = El disco está en las flechas.
police-called = { $who } llama; el disco se para en { $place }.
police-redialled = { $who } marca el hueco muerto y llama otra vez.
police-busy = La línea está ocupada.
police-sent = El jefe dice { $colour }.
nutshell-chief = El jefe está ocupado (un dado), nombra un color (pasar a una casilla de él) o da una advertencia (quedarse). Tras los dos coches uno puede conducir otra vez con un dado; si falla, cuesta dos advertencias.

## Its options

option-hard_checks = Controles difíciles
    .about = Variante: la ficha controlada vuelve boca abajo; la policía debe recordarla.
option-lingering_check = Control bajo todos
    .about = Tras cada movimiento, y si ningún coche puede moverse, se puede controlar bajo todo coche que comparta casilla.
option-setup_on_arrow = Salida en flechas
    .about = La banda puede empezar también en casillas de flecha.
option-hq_transit = Jefatura
    .about = Los coches la cruzan, paran en ella, entran solo con los puntos exactos o no vuelven a entrar.
option-phase2_first = Quién abre la caza
    .about = La policía o la banda empieza la segunda parte.
option-barricade_breakable = Barricadas reversibles
    .about = Los ayudantes pueden salir de una barricada.
option-barricade_on_arrow = Barricadas en flechas
    .about = Puede haber barricadas en casillas de flecha.
option-override_after_warning = Movimiento extra sin haberse movido
    .about = También un coche elegido que recibió una advertencia o no pudo moverse puede hacer el movimiento extra.
option-captain = Capitán
    .about = El primer policía decide por todos.
option-phase1_cap = Fin de la primera parte
    .about = Regla de la casa: tras tantos turnos de policía gana Mister X.
option-phase2_cap = Fin de la caza
    .about = Regla de la casa: tras tantas rondas gana Mister X.
value-through = cruzar
value-stop = parar
value-exact = exacto
value-closed = cerrada
value-police = policía
value-gang = banda

## At the table

plan-number = Tu número
plan-place = Colocar
plan-check = Control de identidad
plan-no_check = Sin control
plan-nominate = Elegir coches
plan-override = Desobedecer al jefe
plan-no_override = Dejarlo así
plan-banish = Desterrar
plan-no_banish = No desterrar a nadie
plan-drive = Conducir
plan-walk = Andar
gang-scatter = Repartir el resto al azar
gang-how = El coche que acaba justo sobre una ficha puede controlarla.
gang-tab-pieces = Fichas
gang-tab-case = Caso
gang-headquarters = Jefatura
gang-phase1 = ¿Quién es?
gang-phase2 = La caza
gang-dice = Dados
goal-find = { $side ->
    [x] Que nadie te reconozca en la banda hasta que se gasten todos los controles.
    [hunters] Averiguad con vuestros controles qué ficha es Mister X.
   *[public] La policía debe averiguar qué ficha es Mister X.
  }
goal-arrest = { $side ->
    [x] Sigue libre hasta que la policía tenga 20 advertencias.
    [hunters] Acabad un trayecto sobre Mister X antes de tener 20 advertencias.
   *[public] La policía debe arrestar a Mister X antes de su advertencia 20.
  }
phase-places = La banda se coloca
gang-checks = { $left ->
    [one] Queda { $left } control de identidad
   *[other] Quedan { $left } controles de identidad
  }
gang-warnings = { $held } de 20 advertencias
gang-you = Eres el número { $number }
gang-he = Mister X es el número { $number }
gang-face-up = número { $number }
asked-number = Elige tu número.
asked-place = Coloca las fichas.
asked-drive = Elige un coche y adónde va.
asked-walk = Elige una ficha y adónde va.
asked-check = ¿Controlar a quien está aquí?
asked-nominate = Elige dos coches: al primero se le llama primero.
asked-override = ¿Desobedecer al jefe con un movimiento extra?
asked-banish = ¿Desterrar una ficha?
asked-jump = Elige una casilla del color del jefe.
gang-table = La persecución
gang-nominated = Coches elegidos
news-is = { $pawn } es el número { $number }
news-not-he = { $pawn } es el número { $number }, no es Mister X. Recordadlo
news-found = { $pawn } es Mister X
news-warned = Una advertencia: { $held } de 20
news-banished = { $pawn } es desterrado a { $station }
news-barricade = Una barricada en { $station }
news-nominated = Elegidos: { $first }, luego { $second }

## In the terminal

police-search = La policía busca a Mister X.
police-hunt = La policía persigue a Mister X.
police-number-chosen = El número de Mister X está anotado.
police-rolled = Sale un { $pips }.
police-walked = { $who } anda hasta { $station }.
police-drove = { $who } conduce hasta { $station }.
police-jumped = { $who } pasa a { $station }.
police-lapsed = Nadie puede usar el { $pips }.
police-stayed = { $who } se queda.
police-shown = { $who } muestra el número { $number } y se vuelve a girar.
police-turned-up = { $who } es el número { $number }.
police-cleared = { $who } no es Mister X.
police-found = ¡{ $who } es Mister X!
police-nominated = Se elige a { $first } y luego a { $second }.
police-warned = Advertencia número { $held }.
police-overrode = { $who } desobedece al jefe.
police-banished = { $who } es desterrado a { $station }.
police-barricaded = Ahora hay una barricada en { $station }.
police-broke-up = La barricada de { $station } ya no está.
police-choose-number = Elige el número de Mister X: number 1 a 10.
police-choose-place = Pon una ficha en una casilla de calle, como { $example }. Faltan por colocar: { $tokens }.
police-any-square = { $move } y cualquier casilla vacía
police-decide = Decide: { $moves }.
police-also = También { $pawns }; un nombre muestra sus movimientos.
nutshell-gang = Diez fichas iguales son la banda; una de ellas es Mister X. La policía lleva entre todos cuatro coches.
nutshell-phase1 = Fase 1: cada bando tira dos dados y mueve dos fichas. Un coche que acaba sobre una ficha puede controlarla, siete veces en total. Quien no es Mister X queda boca arriba.
nutshell-phase1-hard = Fase 1: cada bando tira dos dados y mueve dos fichas. Un coche que acaba sobre una ficha puede controlarla, siete veces en total. Quien no es Mister X se vuelve boca abajo.
nutshell-cars = Los coches nunca dan la vuelta en una calle; en un cruce van adonde quieren.
nutshell-phase2 = Cuando se encuentra a Mister X, escapa y empieza la fase 2: todos los coches salen otra vez de la jefatura. Se eligen dos; cada uno conduce con un dado desde la jefatura, por los puntos de un cruce, o llama desde una calle.
nutshell-barricade = Dos ayudantes en una casilla son una barricada que ningún coche pasa. Un ayudante solo bajo un coche puede ser desterrado.
nutshell-gang-win = La policía gana si un coche acaba sobre Mister X. Él gana con siete controles en vano o con la vigésima advertencia.
