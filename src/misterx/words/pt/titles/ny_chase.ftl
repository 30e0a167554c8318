# N.Y. Chase: its name, its rules, and what no other game has. `.rule` names the paragraph that explains it.

title-ny_chase = N.Y. Chase
    .about = Manhattan. Os detetives têm helicóptero e barreiras; os rios são de Mister X.

## Its rules

ny_chase-goal = Do que se trata
    .text = Mister X foge por Manhattan durante 22 rodadas. Os detetives vencem juntos quando um deles chega à estação dele ou quando ele está cercado. Ele vence se no fim ainda estiver livre ou se nenhum detetive puder mais se mover.

ny_chase-turn = Uma rodada
    .text = Mister X move primeiro, sem ser visto; depois os detetives em ordem fixa. Um bilhete leva um peão por uma linha do seu tipo, táxi, ônibus ou metrô, até a próxima parada. Dois detetives nunca dividem uma estação.

ny_chase-log = Diário de viagem
    .text = Todos veem o bilhete de cada movimento dele. Nas anotações 3, 8, 13 e 18 ele tem de se mostrar; depois some de novo.

ny_chase-black = Bilhetes pretos e barcos
    .text = Ele tem um bilhete preto por detetive. Esse bilhete esconde como ele viajou e vale em toda linha. Só com um pode tomar um barco nos rios.

ny_chase-double = Jogada dupla
    .text = Ele tem 2 cartas de jogada dupla, no máximo uma por vez: move duas vezes. Os dois movimentos vão para o diário, e se for hora de aparecer após o primeiro, ele aparece.

ny_chase-tickets = Bilhetes
    .text = Os detetives pagam de uma reserva comum: para cada um 10 bilhetes de táxi, 8 de ônibus e 4 de metrô. O que se usa sai do jogo. Mister X tem 11 de táxi, 7 de ônibus e 4 de metrô só para ele.

ny_chase-fly = Helicóptero
    .text = Os detetives têm 3 voos, no máximo um por rodada. Quem voa paga um bilhete qualquer e aponta o helicóptero para uma estação; na sua próxima vez desce ali por outro bilhete. Até lá não está em lugar nenhum, e ninguém mais pode voar.

ny_chase-block = Barreiras
    .text = Ao mover, um detetive pode pôr uma barreira na estação que deixa, uma nova ou uma do tabuleiro. Há 3; com 4 ou 5 detetives, só 2. Mister X não pode entrar nessa estação; os detetives podem.

ny_chase-stuck = Quem não pode mover
    .text = Se Mister X está cercado, perde. Se só lhe falta um bilhete, ele avisa e fica; mesmo assim têm de encontrá-lo. Um detetive que nunca mais poderá mover fecha sua estação para os colegas, mas não mais para Mister X.

## The helicopter

option-helicopter_cards = Voos
    .about = Quantos voos os detetives têm.
    .rule = fly
option-landing_blocked = Pouso ocupado
    .about = O passageiro espera, desce em outro lugar, ou o lugar fica reservado.
    .rule = fly
value-waits = espera
value-elsewhere = em outro lugar
value-reserved = reservado
note-no_helicopter_cards = Sem efeito se não houver cartas de helicóptero.
refusal-no_flight = { $pawn } não pode voar agora: { $why }
    .rule = fly
refusal-aboard = { $pawn } está no helicóptero e tem de descer primeiro.
    .typed = Digite `{ $pawn } land pay` e um bilhete.
    .rule = fly
refusal-no_landing = { $pawn } não pode descer agora: { $why }
    .rule = fly
reason-only_detectives_fly = só os detetives voam.
reason-no_helicopter = não há helicóptero nesta partida.
reason-policemen_do_not_fly = os policiais não voam.
reason-somebody_aboard = { $pawn } está a bordo.
reason-no_card_left = não há mais cartas de helicóptero.
reason-not_aboard = não está no helicóptero.
reason-colleague_on = há um colega em { $station }.
reason-points_at = o helicóptero aponta para { $station }.
say-fly = { $pawn }: escolha para onde vai o helicóptero.
plan-fly = Helicóptero
plan-land = Pousar aqui
    .rule = fly
stock-flights = { $left ->
    [one] Helicóptero: resta 1 voo
   *[other] Helicóptero: restam { $left } voos
  }
stock-aboard = { $pawn } está voando para { $station }
news-flew = { $pawn } sobe no helicóptero para { $station }
news-landed = { $pawn } pousa em { $station }
by-helicopter = de helicóptero
holding-flights = voos
transit-flew = { $who } pega o helicóptero rumo a { $station }.
transit-landed = { $who } pousa em { $station }.
move-land = pousa
move-fly = voa a { $station }
lesson-ny-chase-helicopter = O helicóptero
lesson-ny-chase-helicopter-1 = Ele está na 5, e você está longe. Escolha voar e paire sobre a { $station }, a única saída dele.
lesson-ny-chase-helicopter-2 = Ele pegou um táxi, então está bem embaixo de você. Pouse e pegue-o.
lesson-ny-chase-helicopter-done = São três voos por partida, cada um custa dois bilhetes quaisquer. No ar você não pega ninguém.

## Roadblocks

option-roadblocks = Barreiras
    .about = Quantas barreiras os detetives têm.
    .rule = block
option-roadblock_reuse = Mover barreiras
    .about = De longe, indo buscar, ou nunca.
    .rule = block
value-anywhere = de longe
value-fetch = ir buscar
value-never = nunca
note-no_roadblocks = Sem efeito se não houver barreiras.
refusal-no_roadblock = Não há barreira em { $station }.
    .rule = block
refusal-no_block = { $pawn } não pode deixar uma barreira: { $why }
    .rule = block
reason-roadblock_there = há uma barreira.
reason-no_roadblocks = não há nesta partida.
reason-blocked_already = já há uma em { $station }.
reason-not_from_afar = uma que está no tabuleiro não se move de longe.
reason-none_in_supply = não há mais na reserva; estão em { $stations }.
pick-block-none = Sem barreira
pick-block = Deixar uma barreira aqui
pick-block-from = Trazer a barreira de { $station }
stock-blocks = Barreiras: { $left } na reserva
stock-lying = em { $stations }
news-blocked = Uma barreira em { $station }
news-unblocked = Não há mais barreira em { $station }
absence-closed_by_roadblock = Na anotação { $entry } uma barreira fechava esse lugar para ele.
transit-blocked = Agora há uma barreira em { $station }.
transit-unblocked = A barreira em { $station } se foi.
move-block-from = traz a barreira de { $station }
move-block = deixa uma barreira

## Its options

option-two_players = Para dois
    .about = Dois jogam, um deles com os quatro detetives.
option-mixed_cause = Causa mista
    .about = Se falta um bilhete e o resto está fechado: Mister X fica ou perde.
option-enclosed_without_ticket = Cercado e sem bilhete
    .about = Mister X não tem bilhete que sirva e ainda está cercado: perde, ou fica até que o encontrem.
option-hunters_may_share_stuck = Detetives com presos
    .about = Detetives também podem entrar onde há um colega preso.
