# Mirar atrás, mirar adelante, sopesar posibilidades.

review-title = Lo que decidió
review-loading = Mirando atrás…
review-none = En esta partida nunca estuvo cerca.
review-slider = Recorrer la partida
review-round = Ronda { $round }
review-true = Está en { $station }.
review-possible = { $count ->
    [one] Los perseguidores piensan en un lugar.
   *[other] Los perseguidores piensan en { $count } lugares.
  }
review-play = Reproducir
review-pause = Parar

moment-missed = { $pawn } podría haberlo atrapado en { $station }.
moment-just_left = { $pawn } llegó a { $station }; él acababa de irse.
moment-narrowed = El cerco se cierra: de { $before } lugares a { $after }.
moment-slipped = Se escabulle: de { $before } lugares a { $after }.

aid-title = Dónde puede estar
aid-likely = Dónde está probablemente
aid-rings = Cada anillo naranja es un lugar donde puede estar.
aid-rings-mine = Cada anillo naranja es un lugar donde te buscan.
aid-heat = Cuanto más lleno el naranja, más probable.
aid-then = Dónde podía estar en la anotación { $entry }
aid-now = Volver a ahora
aid-more = y { $count } más
aid-peek = Anotación { $entry }: mostrar dónde podía estar
aid-near = { $who } { $count ->
    [one] podría
   *[other] podrían
  } llegar a { $station } en un movimiento.
aid-reach = Adónde podrían llegar en un movimiento

odds-title = Quién lo tiene mejor
odds-simple = Los bots sencillos miran una jugada adelante; entre personas se esconde mejor.
odds-even = Más o menos igualado.
odds-x = Favorece a Mister X.
odds-hunters = Favorece a los perseguidores.
odds-figure = Mister X ganó el { $percent } % de { $games } partidas con la regla impresa, ambos bandos llevados por el bot «{ $bot }».
odds-edition = Mister X ganó el { $percent } % de { $games } partidas de esta edición, con el bot «{ $bot }» en ambos bandos.
odds-unknown = Sin medir para este número de jugadores.
odds-changed = Solo con esto ganó el { $percent } % de { $games }.
odds-changes = Tus cambios:
odds-not-measured = no se ha medido cuánto

helps-x = ayuda a Mister X
helps-hunters = ayuda a los perseguidores
helps-either = cambia el juego, no quién está mejor
helps-less = menos ayuda al otro bando

more-x = Más ayuda a Mister X.
more-hunters = Más ayuda a los perseguidores.

with-x = Ayuda a Mister X.
with-hunters = Ayuda a los perseguidores.
with-either = No favorece a nadie.

without-x = Sin ello ganan los perseguidores.
without-hunters = Sin ello gana Mister X.

odds-value-helps = «{ $value }» { $side }.
