# O fim de uma partida como cena, e o que acabou de acontecer no tabuleiro.

stamp-captured = Capturado
stamp-x_enclosed = Encurralado
stamp-x_without_move = Encurralado
stamp-survived = Escapou
stamp-hunters_stuck = Escapou
stamp-no_hunters = Escapou
stamp-target_reached = A salvo
stamp-seven_checks = Despercebido
stamp-twenty_warnings = Escapou
stamp-cap = Acabou o tempo
stamp-resigned = Desistência
stamp-timeout = Tempo esgotado

by-taxi = de táxi
by-bus = de ônibus
by-metro = de metrô
by-subway = de metrô
by-foot = a pé
by-vip = de ViP
by-train = de trem rápido
by-car = de carro
by-rail = de trem
by-plane = de avião
by-ferry = de balsa
by-boat = de barco
by-ship = de navio
by-call = por ordem do chefe
by-dice = com um lance de dados
by-other = direto

told-went = { $pawn } { $by } para { $station }
told-caught = { $pawn } pegou Mister X em { $station }, { $by } a partir de { $start }.
    .you = { $pawn } pegou você em { $station }, { $by } a partir de { $start }.
told-met = { $pawn } pegou Mister X em { $station }.
    .you = { $pawn } pegou você em { $station }.
told-safe_station = { $count ->
    [one] Uma estação era segura: { $stations }.
   *[other] { $count } estações eram seguras: { $stations }.
  }
told-safe_city = { $count ->
    [one] Uma cidade era segura: { $stations }.
   *[other] { $count } cidades eram seguras: { $stations }.
  }
told-twice = Só uma jogada dupla o teria salvado: para { $stations }.
    .you = Só uma jogada dupla teria salvado você: para { $stations }.
told-nowhere = Fosse aonde fosse, nenhum lugar era mais seguro.
    .you = Aonde quer que você fosse, nenhum lugar era mais seguro.
told-dice = Onde caem dados, nenhuma casa é totalmente segura.
told-shut = Ao redor dele, em { $station }: { $pawns }.
    .you = Ao seu redor, em { $station }: { $pawns }.
told-token = Mister X era { $token }, em { $station }.
    .you = Você era { $token }, em { $station }.
told-door = Bem ao lado: { $pawns }.
told-nearest = { $away ->
    [one] Mais perto: { $pawns }, a um movimento.
   *[other] Mais perto: { $pawns }, a { $away } movimentos.
  }
told-squares = { $away ->
    [one] Mais perto: { $pawns }, a uma casa.
   *[other] Mais perto: { $pawns }, a { $away } casas.
  }
told-and_more = { $stations } e mais { $count }

cue-reveal = Mister X aparece em { $station }.
cue-revealed = Eles veem você em { $station }.
cue-beside = Bem ao lado de { $pawns }.
cue-near = Bem ao lado: { $pawns }.
cue-twice = Mister X se move duas vezes.
    .you = Duas vezes seguidas.
cue-last = A última rodada.

sound-offer = Jogar com som?
sound-on = Com som
sound-off = Não, em silêncio
sound-turn_on = Ligar som
sound-turn_off = Desligar som

tv-join = Abram { $address } no celular e digitem:
tv-own_link = Este link é de um lugar à mesa. A televisão precisa do link para assistir.
tv-full = Tela cheia
tv-small = Sair da tela cheia
tv-show = Mostrar na televisão
