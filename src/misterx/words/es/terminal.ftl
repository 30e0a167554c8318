# La partida en el terminal. Lo que se escribe, como `help`, se queda como está.

## Cómo se unen las palabras, y qué se cuenta

terminal-and = { $first } y { $last }
terminal-or = { $first } o { $last }
terminal-tickets = { $count ->
    [one] { $count } billete
   *[other] { $count } billetes
  }
terminal-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
  }
terminal-entries = { $count ->
    [one] { $count } anotación de su registro
   *[other] { $count } anotaciones de su registro
  }
terminal-detectives = { $count ->
    [one] { $count } detective
   *[other] { $count } detectives
  }
terminal-policemen = { $count ->
    [one] { $count } policía
   *[other] { $count } policías
  }
terminal-policeman = Policía { $number }
terminal-car = Coche { $number }
terminal-player = el jugador { $seat }

## Antes de la partida

terminal-which-side = ¿Perseguir a Mister X o ser Mister X? Escribe hunt o x.
terminal-how-many = ¿Cuántos jugadores, de { $least } a { $most }? Los bots ocupan los demás asientos.
terminal-which-game = ¿Qué juego?
terminal-type-one = Escribe una de estas: { $allowed }.
terminal-unknown-side = No existe el bando { $side }. Existen: x, detectives.
terminal-position-stands = Una partida guardada sabe cómo está. Quita --position.
terminal-chance-stands = Una partida guardada sabe quién sortea. Quita --chance.
terminal-nothing-kept = No hay ninguna partida empezada. Empieza una con: misterx play
terminal-position-says = Una posición ya dice sus jugadores y opciones; quita --players y --option.
terminal-kept = Tu partida queda guardada. Sigue con: misterx play --resume
terminal-goodbye = Hasta la vista.
terminal-getting-ready = Los bots se preparan
terminal-meanwhile = Los bots se preparan en segundo plano, una sola vez en este equipo; hasta entonces juegan más sencillo.
terminal-on-board = En el tablero { $board }.
terminal-you-are-x = Eres Mister X. Te persiguen { $pawns }; los llevan bots.
terminal-you-lead = Llevas a { $pawns }. A Mister X lo lleva un bot.
terminal-bots-play = Juegan bots: { $x } es Mister X, { $hunters } lleva a { $pawns }.
terminal-chance-entered = Se te pregunta qué traen las cartas, los dados y los billetes de verdad.
terminal-type-a-move = Escribe un movimiento como { $example }, o help.

## Durante la partida

terminal-keep-in-mind = Recuérdalo; Intro sigue:
terminal-bot-fault = { $bot } falló ({ $fault }); el bot sencillo jugó su turno.
terminal-bot-last = Fue el último turno de { $bot }; sigue el bot sencillo en su lugar.
terminal-word-too-many = Sobra una palabra.
terminal-not-known = No conozco { $words }. Un movimiento es un billete y una estación; help dice más.
terminal-cannot-get = { $who } no puede llegar ahora a { $station }.
terminal-which-one = ¿Cuál? Escribe { $moves }.
terminal-no-move = { $who } no puede mover ahora.
terminal-next-leg = Siguiente tramo.
terminal-choice-mine-at = Estás en { $station } y puedes ir: { $moves }.
terminal-choice-mine = Puedes ir: { $moves }.
terminal-choice-at = { $who }, en { $station }, puede ir: { $moves }.
terminal-choice = { $who } puede ir: { $moves }.
terminal-any-of = cualquiera de { $count } estaciones
terminal-or-double = o empieza una jugada doble: double, billete, estación
terminal-go = { $move }. Intro para jugar, u para deshacer:
terminal-taken-back = Deshecho; nadie lo ha visto.
terminal-nothing-now = Ahora no hay nada que mover.
terminal-no-station = En este tablero no hay estación { $station }.
terminal-type-map = Escribe map, map 46 o map all.
terminal-log-tells = La partida ha terminado; `log` dice dónde estuvo.
terminal-why-which = Di qué estación: why 46.
terminal-was-at = Mister X estaba en { $station } al acabar la partida.
terminal-can-be-at = Por lo que pueden saber los perseguidores, Mister X puede estar en { $station }.
terminal-nobody-knows = Aún nadie puede decir dónde está Mister X.
terminal-nobody-knows-you = Aún nadie puede decir dónde estás.
terminal-possible = { $count ->
    [one] Mister X puede estar en { $count } estación: { $stations }.
   *[other] Mister X puede estar en { $count } estaciones: { $stations }.
  }
terminal-possible-you = { $count ->
    [one] Los perseguidores pueden pensarte en { $count } estación: { $stations }.
   *[other] Los perseguidores pueden pensarte en { $count } estaciones: { $stations }.
  }
terminal-aid-is-off = La ayuda está apagada; `aid on` la devuelve.
terminal-aid-on = La ayuda está encendida.
terminal-aid-off = La ayuda está apagada.
terminal-confirm-on = Se te pregunta antes de enviar un movimiento.
terminal-confirm-off = Los movimientos se envían al momento.
terminal-on-or-off = Escribe { $name } on o { $name } off.
terminal-undo-legs = Los tramos escritos quedan deshechos; nadie los ha visto.
terminal-undo-asked = Un movimiento enviado se queda: alguien puede haber aprendido de él. Antes de enviarlo se te pregunta, y undo lo deshace.
terminal-undo-at-once = Un movimiento enviado se queda: alguien puede haber aprendido de él. `confirm on` hace que se te pregunte antes.
terminal-bots-stay = Aquí juegan bots en los dos bandos y no se rinden; quit sale de la partida.
terminal-give-up = ¿Rendirte en esta partida? Escribe yes:
terminal-on-we-go = Pues seguimos.
terminal-save-where = Di dónde: save ARCHIVO.
terminal-save-foreign = { $file } ya existe y no es una partida nuestra; elige otro nombre.
terminal-record-in = La partida está guardada en { $file }.
terminal-replay-tells = `misterx replay { $file }` lo cuenta otra vez.
terminal-game-in = La partida está en { $file }. `misterx play --resume { $file }` la sigue.
terminal-you-won = Has ganado. Bien hecho.
terminal-you-lost = Esta vez has perdido.
terminal-his-way = Su camino:
terminal-after = again, log, map, save ARCHIVO, o Intro para salir>
terminal-after-unknown = La partida ha terminado. Escribe again, log, map, save ARCHIVO o quit.

## Lo que dice `help`

help-moves = todo lo que se puede ahora
help-map = los alrededores de tu ficha, de una estación, la ciudad entera
help-where = las estaciones donde puede estar Mister X
help-why = por qué no puede estar en una estación
help-log = el registro de viaje desde el principio
help-tickets = quién está dónde y qué tiene
help-rules = el juego en pocas palabras
help-aid = mostrar dónde puede estar Mister X, o pensar por tu cuenta
help-confirm = preguntar antes de enviar un movimiento, o no
help-undo = deshacer un movimiento aún no enviado
help-save = guardar la partida, para seguir con `misterx play --resume ARCHIVO`
help-resign = rendirse
help-quit = salir; `misterx play --resume` sigue
help-ride = ir allí; basta `{ $short }` o solo `{ $station }` donde esté claro
help-go = ir allí; basta `{ $station }` donde esté claro
help-other-pawn = mover una ficha que no está en turno; `{ $pawn }` solo pasa a ella
help-double = la jugada doble de Mister X, entera o por tramos
help-at-once = ir al momento, sin que se te pregunte
help-discard = conservar todos los billetes antes de completar la mano
help-team-end = ninguna acción especial; `moves` dice cuáles se pueden pagar
help-walk = andar hasta allí; `car2 57` conduce
help-die = con ese dado, donde los dos llevan allí
help-check = un control, o ninguno
help-came-up = eso salió; basta `{ $outcome }`
help-several = varios a la vez, en el orden en que tocan
help-enter-at-once = anotarlo sin que se te pregunte
help-draw = dejar que el programa sortee este, o todo lo que toca ahora

## Dados, bolsas y cartas de verdad

terminal-referees = Lo que diga la carta o el billete; `help` dice cómo se escribe.
terminal-unseen = Tu bando no debe saberlo, así que no se muestra lo que escribes; con `draw` sortea el programa.
terminal-refused = Eso no se entiende o no puede salir ahora; no se anotó nada. `help` dice cómo se escribe.
terminal-too-many = Eso es más de lo que toca ahora; no se anotó nada.
terminal-due = Toca: { $what }.
terminal-what-you-typed = Lo que escribiste
due-number = el número bajo { $who }, de 1 a 10
due-start = la carta de salida de { $who }
due-ticket = un billete de la bolsa para { $who }
due-die = un dado, de 1 a 6
came-number = { $who } es el número { $number }
came-start = { $who } sale de { $station }
came-ticket = { $who } saca { $ticket }
came-die = el dado muestra { $pips }

## El mapa y el registro

terminal-log = Reg
terminal-legend-aid = 46? puede estar aquí
terminal-legend-pawn = D1:46 una ficha
terminal-line-to = { $mode } a { $stations }
terminal-from = Desde { $station }: { $lines }.
terminal-at = en { $station }
terminal-entry = Anotación { $entry }: { $ticket }
terminal-part-of-double = parte de una jugada doble
terminal-reveal = (se muestra)
terminal-unknown = desconocido
terminal-log-empty = El registro de viaje está vacío.
terminal-round = Ronda { $round }
terminal-round-of = Ronda { $round } de { $of }
terminal-round-entry = Ronda { $round }, anotación { $entry } de { $of }
terminal-round-move = Ronda { $round }, movimiento { $move } de Mister X
terminal-setting-up = Preparación
terminal-phase = Fase { $phase }, ronda { $round }
terminal-checks-left = { $count ->
    [one] queda { $count } control
   *[other] quedan { $count } controles
  }
terminal-warnings = { $count ->
    [one] { $count } advertencia
   *[other] { $count } advertencias
  }

## Lo que viene

outlook-never = Mister X ya no se muestra.
outlook-shows = { $moves ->
    [one] Mister X se muestra con el próximo movimiento (anotación { $entry }).
   *[other] Mister X se muestra dentro de { $moves } movimientos (anotación { $entry }).
  }
outlook-never-you = Ya no te muestras.
outlook-shows-you = { $moves ->
    [one] Te muestras con el próximo movimiento (anotación { $entry }).
   *[other] Te muestras dentro de { $moves } movimientos (anotación { $entry }).
  }
outlook-last-seen = Visto por última vez en { $station }, anotación { $entry }.
outlook-hidden = { $count ->
    [one] Mister X sigue oculto { $count } movimiento más.
   *[other] Mister X sigue oculto { $count } movimientos más.
  }
outlook-hidden-you = { $count ->
    [one] Sigues oculto { $count } movimiento más.
   *[other] Sigues oculto { $count } movimientos más.
  }
outlook-open = Mister X va al descubierto desde ahora.
outlook-open-you = Vas al descubierto desde ahora.
outlook-rings = Los anillos marcan { $marks }.
terminal-move-number = movimiento { $entry }
terminal-the-start = la salida
outlook-face-down = { $count ->
    [one] { $count } ficha está boca abajo
   *[other] { $count } fichas están boca abajo
  }
outlook-person-checks = { $count ->
    [one] queda { $count } control
   *[other] quedan { $count } controles
  }
outlook-x-wins = { $count ->
    [one] Mister X está en { $station } y gana con { $count } advertencia más.
   *[other] Mister X está en { $station } y gana con { $count } advertencias más.
  }

## Quién está dónde y qué tiene

holding-hidden = oculto
holding-in-air = en el aire sobre { $station }
holding-not-placed = sin colocar
holding-gone = fuera
holding-free = viaja gratis
holding-common = paga de la reserva común
holding-out = fuera de la partida
holding-moved = ya movió
holding-pool = la reserva común de los detectives
holding-reserve = de donde toma Mister X
holding-tickets = billetes
holding-moved-by = movió con { $ticket }
holding-leads = lleva a { $pawns }
holding-towards = hacia { $station }
holding-number = número { $number }
holding-in-barricade = en una barricada
holding-face-down = boca abajo
holding-stays = se queda
holding-dice-show = { $count ->
    [one] muestra { $pips }
   *[other] muestran { $pips }
  }

## Lo que pasó, en los juegos de billetes

transit-found = { $who } ha encontrado a Mister X en { $station }.
transit-placed = { $who } sale de { $station }.
transit-start-dealt = Mister X sale de { $station }, en secreto.
transit-double = Mister X hace una jugada doble.
transit-triple = Mister X hace una jugada triple.
transit-stayed = Mister X se queda donde está (anotación { $entry }).
transit-rode = { $who } va a { $station } ({ $mode }).
transit-rode-paid = { $who } va a { $station } ({ $mode }), pagado con { $ticket }.
transit-passed = { $who } no puede mover y espera.
transit-eliminated = { $who } ya no puede mover y deja la partida.
transit-removed = { $who } sale del tablero.
transit-travels = Mister X viaja: { $ticket } (anotación { $entry }).
transit-travels-black = Mister X viaja con un billete negro (anotación { $entry }).
transit-travels-to = Mister X viaja a { $station }: { $ticket } (anotación { $entry }).
transit-travels-black-to = Mister X viaja con un billete negro a { $station } (anotación { $entry }).
transit-travels-shown = Mister X viaja a { $station } y se muestra allí: { $ticket } (anotación { $entry }).
transit-travels-black-shown = Mister X viaja con un billete negro a { $station } y se muestra allí (anotación { $entry }).

## Un movimiento en palabras, antes de hacerla

move-stay = se queda
move-out = deja la partida
move-pay = paga con { $ticket }
move-show = se muestra
move-black = billete negro a { $station }
move-ride = { $ticket } a { $station }
move-double = jugada doble
move-triple = jugada triple
move-then = { $one }, luego { $next }
move-paid = pagado con { $tickets }
move-discard = descarta { $tickets }
move-nothing = nada
move-detectives = Los detectives
move-no-action = ninguna acción especial
move-investigate = una investigación
move-goes-on = { $who } sigue a { $station }
move-hidden = jugada oculta
move-double-hidden = jugada doble oculta
move-number = Mister X es el número { $number }
move-place = { $who } sale de { $station }
move-defies = { $who } desobedece al jefe
move-banished = { $who } es desterrado a { $station }
move-check = controlar a { $who }
move-to = a { $station }

## Los juegos en pocas palabras

nutshell-run = Mister X huye por la ciudad y lo persiguen { $hunters }. En cada ronda mueve primero él, luego ellos.
nutshell-ticket = Un billete ({ $tickets }) lleva una ficha por una línea de su clase hasta la parada siguiente y no más. Nunca hay dos fichas en una estación.
nutshell-log = Sus movimientos son secretos. El registro solo muestra el billete usado. En la anotación { $reveals } debe mostrar dónde está.
nutshell-black = un billete negro oculta cómo viajó y vale para toda línea, también por agua
nutshell-double = un billete doble le da dos movimientos en un turno
nutshell-pay-leaves = Los detectives pagan con sus propios billetes, y quien no tiene uno que sirva deja la partida.
nutshell-pay-waits = Los detectives pagan con sus propios billetes, y quien no tiene uno que sirva espera.
nutshell-police-free = Los policías viajan gratis.
nutshell-win = Los perseguidores ganan si uno llega a su estación o si no puede mover. Él gana tras { $span }.
nutshell-elsewhere = Las reglas de { $title } están en docs/rules.

## Una partida contada otra vez

terminal-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
  }
terminal-chance-decides = decide el azar
terminal-to-move = le toca a { $seat }
terminal-is-over = la partida ha terminado
terminal-all-legal = { $count ->
    [one] { $count } línea, todo legal; { $ended }.
   *[other] { $count } líneas, todas legales; { $ended }.
  }
terminal-not-over = Esta partida aún no ha terminado; sigue con: misterx play --resume ARCHIVO
