ny_chase-goal = Do que se trata
    .text = Mister X foge por Manhattan durante 22 rodadas. Os detetives vencem juntos quando um deles chega à estação dele ou quando ele está cercado. Ele vence se no fim ainda estiver livre ou se nenhum detetive puder mais se mover.

ny_chase-turn = Uma rodada
    .text = Mister X move primeiro, sem ser visto; depois os detetives em ordem fixa. Um bilhete leva um peão por uma linha do seu tipo, táxi, ônibus ou metrô, até a próxima parada. Dois detetives nunca dividem uma estação.

ny_chase-log = Diário de viagem
    .text = Todos veem o bilhete de cada movimento dele. Nos registros 3, 8, 13 e 18 ele tem de se mostrar; depois some de novo.

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
