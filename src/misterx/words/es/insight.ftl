# Mirar atrás, mirar adelante, sopesar posibilidades.

review-title = Lo que decidió la partida
review-loading = Mirando atrás…
review-none = En esta partida nunca estuvieron cerca.
review-slider = Recorrer la partida
review-round = Ronda { $round }
review-true = Mister X estaba en { $station }.
    .you = Estabas en { $station }.
review-possible = { $count ->
    [one] Solo había un lugar posible.
   *[other] Había { $count } lugares posibles.
  }
review-play = Reproducir
review-pause = Pausar

moment-missed = { $pawn } podría haber atrapado a Mister X en { $station }.
moment-just_left = { $pawn } llegó a { $station }; Mister X acababa de irse.
moment-narrowed = El cerco se cierra: de { $before } lugares a { $after }.
moment-slipped = Mister X se escabulle: de { $before } lugares a { $after }.
moment-found = La policía sabe quién es Mister X: descubierto en { $station }.
moment-next_door = { $pawn } paró justo al lado de Mister X en { $station }.
moment-warned = La policía lleva { $after } de veinte advertencias.

aid-title = Dónde puede estar
aid-likely = Dónde está probablemente
aid-rings = En naranja, donde puede estar: una zona del mapa, o un rombo por lugar cuando quedan pocos.
aid-rings-mine = En naranja, donde te buscan: una zona del mapa, o un rombo por lugar cuando quedan pocos.
aid-mine = { $count ->
    [one] Los perseguidores saben dónde estás.
   *[other] Para los perseguidores quedan { $count } lugares posibles.
  }
aid-heat = Cuanto más intenso el naranja, más probable.
aid-then = Dónde podía estar en la anotación { $entry }
aid-now = Volver al presente
aid-more = y { $count } más
aid-peek = Anotación { $entry }: mostrar dónde podía estar
aid-near = { $who } { $count ->
    [one] podría
   *[other] podrían
  } llegar a { $station } en un movimiento.
aid-reach = Adónde podrían llegar en un movimiento

odds-title = Quién tiene más posibilidades
odds-simple = Los bots sencillos solo miran un movimiento adelante; contra personas Mister X se esconde mejor.
odds-even = Más o menos igualado.
odds-x = Favorece a Mister X.
odds-hunters = Favorece a los perseguidores.
odds-figure = Con la regla impresa, Mister X ganó el { $percent } % de { $games } partidas, con el bot «{ $bot }» en ambos bandos.
odds-edition = En esta edición, Mister X ganó el { $percent } % de { $games } partidas, con el bot «{ $bot }» en ambos bandos.
odds-unknown = Sin medir para este número de jugadores.
odds-changed = Solo con este cambio, Mister X ganó el { $percent } % de { $games }.
odds-changes = Tus cambios:
odds-not-measured = no se ha medido cuánto

helps-x = ayuda a Mister X
helps-hunters = ayuda a los perseguidores
helps-either = cambia el juego, pero no favorece a nadie
helps-less = tener menos ayuda al otro bando

more-x = Cuanto más, mejor para Mister X.
more-hunters = Cuanto más, mejor para los perseguidores.

with-x = Ayuda a Mister X.
with-hunters = Ayuda a los perseguidores.
with-either = No favorece a nadie.

without-x = Sin ello lo tienen mejor los perseguidores.
without-hunters = Sin ello lo tiene mejor Mister X.

odds-value-helps = «{ $value }» { $side }.
