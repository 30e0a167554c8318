sanssouci-goal = Do que se trata
    .text = Mister X foge por Potsdam e seus palácios até que os 24 registros do diário estejam cheios e os agentes tenham respondido. Eles vencem juntos quando um deles chega à casa dele ou quando ele não pode mover. Ele vence se no fim ainda estiver livre ou se não restar nenhum agente.

sanssouci-turn = Uma rodada
    .text = Mister X move primeiro, sem ser visto; depois os agentes, sempre na ordem da primeira rodada. A pé, de ViP (bonde e ônibus) ou de trem rápido, uma linha até a próxima parada. Ninguém pode ficar parado, e dois peões nunca dividem uma casa.

sanssouci-log = Diário de viagem
    .text = Todos veem o bilhete de cada movimento dele. Nos registros 3, 8, 12, 18 e 24 ele tem de se mostrar; depois some de novo.

sanssouci-black = Bilhetes pretos e navios
    .text = Ele tem um bilhete preto por agente. Esse bilhete esconde como ele viajou, vale em toda linha e é o único jeito de subir num navio.

sanssouci-double = Movimento duplo
    .text = Ele tem 2 movimentos duplos, nunca os dois de uma vez; cada um faz dois registros.

sanssouci-tickets = Bilhetes
    .text = Cada agente começa com 10 bilhetes a pé, 8 de ViP e 4 de trem; o que gastam passa a ser dele. Ele começa com 4 a pé, 3 de ViP e 3 de trem. Um agente que não pode mover sai do jogo.

sanssouci-variants = Variantes
    .text = Sete variantes ajudam os agentes, três ajudam Mister X; cada uma é uma opção ao preparar a mesa.
