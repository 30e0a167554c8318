# Olhar para trás, para a frente, pesar as chances.

review-title = O que decidiu
review-loading = Olhando para trás…
review-none = Nesta partida nunca esteve por um fio.
review-slider = Percorrer a partida
review-round = Rodada { $round }
review-true = Ele está em { $station }.
review-possible = { $count ->
    [one] Os perseguidores pensam em um lugar.
   *[other] Os perseguidores pensam em { $count } lugares.
  }
review-play = Reproduzir
review-pause = Parar

moment-missed = { $pawn } poderia tê-lo pego em { $station }.
moment-just_left = { $pawn } chegou a { $station }; ele acabara de sair.
moment-narrowed = O cerco se fecha: de { $before } lugares a { $after }.
moment-slipped = Ele escapa: de { $before } lugares a { $after }.

aid-title = Onde ele pode estar
aid-likely = Onde ele provavelmente está
aid-rings = Cada anel laranja é um lugar onde ele pode estar.
aid-rings-mine = Cada anel laranja é um lugar onde procuram você.
aid-heat = Quanto mais cheio o laranja, mais provável.
aid-then = Onde ele podia estar no registro { $entry }
aid-now = Voltar a agora
aid-more = e mais { $count }
aid-peek = Registro { $entry }: mostrar onde ele podia estar
aid-near = { $who } { $count ->
    [one] poderia
   *[other] poderiam
  } chegar a { $station } em um movimento.
aid-reach = Aonde poderiam chegar em um movimento

odds-title = Quem tem mais chances
odds-simple = Bots simples olham uma jogada à frente; entre pessoas ele se esconde melhor.
odds-even = Mais ou menos equilibrado.
odds-x = Favorece Mister X.
odds-hunters = Favorece os perseguidores.
odds-figure = Mister X venceu { $percent } % de { $games } partidas com a regra impressa, os dois lados jogados pelo bot “{ $bot }”.
odds-edition = Mister X venceu { $percent } % de { $games } partidas desta edição, com o bot “{ $bot }” dos dois lados.
odds-unknown = Não medido para este número de jogadores.
odds-changed = Só com isso ele venceu { $percent } % de { $games }.
odds-changes = As suas mudanças:
odds-not-measured = não se mediu quanto

helps-x = ajuda Mister X
helps-hunters = ajuda os perseguidores
helps-either = muda o jogo, não quem está melhor
helps-less = menos ajuda o outro lado

more-x = Mais ajuda Mister X.
more-hunters = Mais ajuda os perseguidores.

with-x = Ajuda Mister X.
with-hunters = Ajuda os perseguidores.
with-either = Não favorece ninguém.

without-x = Sem isso ganham os perseguidores.
without-hunters = Sem isso ganha Mister X.

odds-value-helps = “{ $value }” { $side }.
