# Olhar para trás, para a frente, pesar as chances.

review-title = O que decidiu a partida
review-loading = Olhando para trás…
review-none = Nesta partida ninguém passou perto.
review-slider = Percorrer a partida
review-round = Rodada { $round }
review-true = Mister X estava em { $station }.
    .you = Você estava em { $station }.
review-possible = { $count ->
    [one] Só havia um lugar possível.
   *[other] Havia { $count } lugares possíveis.
  }
review-play = Reproduzir
review-pause = Pausar

moment-missed = { $pawn } poderia ter pego Mister X em { $station }.
moment-just_left = { $pawn } chegou a { $station }; Mister X tinha acabado de sair.
moment-narrowed = O cerco se fecha: de { $before } lugares a { $after }.
moment-slipped = Mister X escapa: de { $before } lugares a { $after }.
moment-found = A polícia sabe quem é Mister X: descoberto em { $station }.
moment-next_door = { $pawn } parou bem ao lado de Mister X em { $station }.
moment-warned = A polícia tem { $after } de vinte advertências.

aid-title = Onde ele pode estar
aid-likely = Onde ele provavelmente está
aid-rings = Em laranja, onde ele pode estar: uma área do mapa, ou um losango por lugar quando são poucos.
aid-rings-mine = Em laranja, onde procuram você: uma área do mapa, ou um losango por lugar quando são poucos.
aid-mine = { $count ->
    [one] Os perseguidores sabem onde você está.
   *[other] Para os perseguidores restam { $count } lugares possíveis.
  }
aid-heat = Quanto mais forte o laranja, mais provável.
aid-then = Onde ele podia estar na anotação { $entry }
aid-now = Voltar ao presente
aid-more = e mais { $count }
aid-peek = Anotação { $entry }: mostrar onde ele podia estar
aid-near = { $who } { $count ->
    [one] poderia
   *[other] poderiam
  } chegar a { $station } em um movimento.
aid-reach = Aonde poderiam chegar em um movimento

odds-title = Quem tem mais chances
odds-simple = Bots simples só olham um movimento à frente; contra pessoas Mister X se esconde melhor.
odds-even = Mais ou menos equilibrado.
odds-x = Favorece Mister X.
odds-hunters = Favorece os perseguidores.
odds-figure = Com a regra impressa, Mister X venceu { $percent } % de { $games } partidas, com o bot “{ $bot }” dos dois lados.
odds-edition = Nesta edição, Mister X venceu { $percent } % de { $games } partidas, com o bot “{ $bot }” dos dois lados.
odds-unknown = Não medido para este número de jogadores.
odds-changed = Só com esta mudança, Mister X venceu { $percent } % de { $games }.
odds-changes = As suas mudanças:
odds-not-measured = não se mediu quanto

helps-x = ajuda Mister X
helps-hunters = ajuda os perseguidores
helps-either = muda o jogo, mas não favorece ninguém
helps-less = ter menos ajuda o outro lado

more-x = Quanto mais, melhor para Mister X.
more-hunters = Quanto mais, melhor para os perseguidores.

with-x = Ajuda Mister X.
with-hunters = Ajuda os perseguidores.
with-either = Não favorece ninguém.

without-x = Sem isso fica melhor para os perseguidores.
without-hunters = Sem isso fica melhor para Mister X.

odds-value-helps = “{ $value }” { $side }.
