europa-goal = Do que se trata
    .text = Mister X tem uma missão: de uma cidade de partida da sua cor, que guarda em segredo, até qualquer uma das cidades de destino. Se chegar lá, venceu. Os 5 detetives vencem quando um deles entra na cidade dele.

europa-turn = Uma rodada
    .text = Mister X move primeiro; todos veem o bilhete e não a cidade. Depois cada detetive move uma vez, em qualquer ordem: quem pode, deve. Dois detetives nunca dividem uma cidade. Depois podem fazer uma ação especial, descartam e compram bilhetes novos. A verificação de posição fecha a rodada. Ele é pego assim que um detetive entra na sua cidade.

europa-hand = A mão
    .text = Cada bilhete tem duas metades: em cima como se viaja (carro, trem, avião), embaixo um símbolo que paga ações especiais. Serve para uma coisa ou para a outra. Mister X tem 8 bilhetes; cada um dos outros jogadores, 4 e mais 1 por detetive que leva. No fim da vez descarta-se o que se quer e completa-se a mão do saco. O que paga uma ação especial sai do jogo.

europa-double = Movimentos duplos e ocultos
    .text = Por 3 pegadas Mister X move duas vezes, mas não através de uma cidade onde há um detetive. Por 3 sombras põe um bilhete qualquer virado para baixo e viaja como quiser.

europa-stuck = Quem não pode mover
    .text = Se nenhum bilhete seu serve e ele não pode mover oculto, Mister X fica: não anota nada e troca a mão toda por 8 bilhetes novos. Um detetive que não pode mover fica onde está.

europa-check = Verificação de posição
    .text = No fim de cada rodada, as cidades em que os detetives entraram nela são comparadas com as últimas 5 dele. Onde coincidem, anéis mostram onde ele esteve e quando.

europa-special = Ações especiais
    .text = Quando todos os detetives moveram, podem fazer uma de duas coisas, pela primeira vez após o movimento 5 dele. Investigar: por 3, 4 ou 5 lupas ele mostra onde estava 4, 3 ou 2 movimentos antes. Operação especial: por 3, 4 ou 5 luzes azuis um detetive move outra vez, de carro, trem ou avião. Os jogadores podem pagar juntos, cada um no máximo tantos bilhetes quantos detetives leva.

europa-chips = Fichas de investigação
    .text = As fichas são notas dos detetives: suspeita ou excluída. Não mudam nada, e Mister X não as vê.

europa-open = À vista
    .text = A partir do movimento 25 ele anda à vista, e seus bilhetes voltam para o saco.
