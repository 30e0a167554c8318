# Mister X in Sanssouci: its name, its rules, and what no other game has.

title-sanssouci = Mister X in Sanssouci
    .about = Potsdam a pé, de ViP, trem rápido e navio, com dez variantes para equilibrar os lados.

## Its rules

sanssouci-goal = Do que se trata
    .text = Mister X foge por Potsdam e seus palácios até que as 24 anotações do diário estejam cheias e os agentes tenham respondido. Eles vencem juntos quando um deles chega à casa dele ou quando ele não pode mover. Ele vence se no fim ainda estiver livre ou se não restar nenhum agente.

sanssouci-turn = Uma rodada
    .text = Mister X move primeiro, sem ser visto; depois os agentes, sempre na ordem da primeira rodada. A pé, de ViP (bonde e ônibus) ou de trem rápido, uma linha até a próxima parada. Ninguém pode ficar parado, e dois peões nunca dividem uma casa.

sanssouci-log = Diário de viagem
    .text = Todos veem o bilhete de cada movimento dele. Nas anotações 3, 8, 12, 18 e 24 ele tem de se mostrar; depois some de novo.

sanssouci-black = Bilhetes pretos e navios
    .text = Ele tem um bilhete preto por agente. Esse bilhete esconde como ele viajou, vale em toda linha e é o único jeito de subir num navio.

sanssouci-double = Jogada dupla
    .text = Ele tem 2 jogadas duplas, nunca as duas de uma vez; cada uma ocupa duas anotações.

sanssouci-tickets = Bilhetes
    .text = Cada agente começa com 10 bilhetes a pé, 8 de ViP e 4 de trem; o que gastam passa a ser dele. Ele começa com 4 a pé, 3 de ViP e 3 de trem. Um agente que não pode mover sai do jogo.

sanssouci-variants = Variantes
    .text = Sete variantes ajudam os agentes, três ajudam Mister X; cada uma se liga ao criar a partida.

## Its options

option-extra_agent = Agente extra
    .about = Variante: um jogador comanda um agente a mais.
option-extra_agent_black = Bilhete preto por ele
    .about = Se o agente extra dá a Mister X um bilhete preto.
option-free_order = Ordem livre
    .about = Variante: os agentes escolhem a ordem a cada rodada.
option-ticket_exchange = Troca de bilhetes
    .about = Variante: agentes podem usar bilhetes uns dos outros.
option-exchange_mode = Tipo de troca
    .about = O bilhete é dado ou trocado.
option-always_visible = Sempre visível
    .about = Variante: Mister X fica sempre no tabuleiro.
option-no_ship = Sem navio
    .about = Variante: Mister X não pode usar navios.
option-black_ship_only = Preto só no navio
    .about = Variante: bilhetes pretos valem só em navios.
option-combined_ticket = Bilhete combinado
    .about = Variante: agentes andam de ViP com bilhete de trem.
option-x_may_stay = Ficar parado
    .about = Variante: Mister X pode ficar por um bilhete a pé.
option-stay_with_black = Ficar com preto
    .about = Ele também pode ficar por um bilhete preto.
option-voluntary_reveal = Mostrar-se por vontade
    .about = Variante: ele pode se mostrar e recuperar um bilhete preto.
option-refund_same_move = Devolução imediata
    .about = O bilhete preto do próprio movimento também pode voltar.
option-triple_move = Jogada tripla
    .about = Variante: as duas jogadas duplas de uma vez para três movimentos.
value-pool = presente
value-swap = troca
