import type { Paragraph } from "./en";

const goal = "Os perseguidores vencem juntos quando um deles chega à estação de Mister X ou quando ele não pode se mover. Ele vence se no fim ainda estiver livre.";

export const rules: Record<string, Paragraph[]> = {
  "scotland-yard": [
    { id: "goal", head: "Do que se trata", text: `Mister X foge por Londres durante 22 rodadas; até cinco detetives o perseguem. ${goal}` },
    { id: "turn", head: "Uma rodada", text: "Mister X move primeiro, sem ser visto. Depois movem todos os perseguidores, na ordem que quiserem. Um bilhete leva um peão por uma linha do seu tipo até a próxima parada. Dois peões nunca dividem uma estação." },
    { id: "log", head: "Diário de viagem", text: "Todos veem o bilhete de cada movimento dele. Nos registros 3, 8, 13, 18 e 24 ele tem de se mostrar; depois some de novo." },
    { id: "black", head: "Bilhetes pretos e balsa", text: "Um bilhete preto esconde como ele viajou e vale em toda linha. Só com ele pode tomar a balsa do Tâmisa." },
    { id: "double", head: "Movimento duplo", text: "Duas vezes ele pode fazer dois movimentos numa vez. Ambos vão para o diário, e uma aparição no meio vale." },
    { id: "tickets", head: "Bilhetes", text: "Detetives têm 11 bilhetes de táxi, 8 de ônibus e 4 de metrô. O que gastam vai para a reserva de onde ele tira. Quem não tem bilhete espera e continua ocupando a estação. Polícias andam de graça." },
  ],
  "ny-chase": [
    { id: "goal", head: "Do que se trata", text: `Manhattan, 22 rodadas. ${goal}` },
    { id: "turn", head: "Uma rodada", text: "Mister X move primeiro, sem ser visto; depois os detetives em ordem fixa. Táxi, ônibus e metrô custam um bilhete do monte comum." },
    { id: "log", head: "Diário de viagem", text: "Ele se mostra nos registros 3, 8, 13 e 18." },
    { id: "black", head: "Bilhetes pretos e barcos", text: "Bilhetes pretos escondem seu caminho e o levam de barco pelos rios." },
    { id: "double", head: "Jogada dupla", text: "Duas vezes ele pode mover duas vezes na sua vez, no máximo uma carta por vez. As duas ficam no registro, e se ele se mostra no meio, vale." },
    { id: "tickets", head: "Bilhetes", text: "Os detetives pagam de uma reserva comum: para cada um 10 bilhetes de táxi, 8 de ônibus e 4 de metrô. O que se usa sai do jogo. Mister X tem 11 de táxi, 7 de ônibus e 4 de metrô, e um preto por detetive." },
    { id: "fly", head: "Helicóptero", text: "Os detetives têm três voos. Quem voa paga um bilhete qualquer, aponta o helicóptero para uma estação e pousa ali na sua próxima vez com outro bilhete. Até lá não está em lugar nenhum." },
    { id: "block", head: "Barreiras", text: "Ao mover, um detetive pode deixar uma barreira na estação que deixa ou trazer uma do tabuleiro. Mister X não pode entrar nela." },
    { id: "stuck", head: "Quem não pode mover", text: "Mister X perde se estiver cercado; se só lhe faltam bilhetes, fica. Um detetive que nunca mais poderá mover não fecha mais sua estação." },
  ],
  sanssouci: [
    { id: "goal", head: "Do que se trata", text: `Potsdam e seus palácios, 24 registros do diário. ${goal}` },
    { id: "turn", head: "Uma rodada", text: "Mister X move primeiro; depois os agentes na ordem da primeira rodada. A pé, de ViP (bonde e ônibus) ou de trem rápido, uma linha até a próxima parada." },
    { id: "log", head: "Diário de viagem", text: "Ele se mostra nos registros 3, 8, 12, 18 e 24." },
    { id: "black", head: "Bilhetes pretos e navios", text: "Um bilhete preto vale para tudo e é o único jeito de subir num navio." },
    { id: "double", head: "Movimento duplo", text: "Ele tem dois movimentos duplos; cada um faz dois registros." },
    { id: "tickets", head: "Bilhetes", text: "Cada agente começa com 10 bilhetes a pé, 8 de ViP e 4 de trem; o que gastam passa a ser dele. Quem não pode mover sai do jogo." },
    { id: "variants", head: "Variantes", text: "Sete variantes ajudam os agentes, três ajudam Mister X; cada uma é uma opção ao preparar a mesa." },
  ],
  europa: [
    { id: "goal", head: "Do que se trata", text: "Mister X tem uma missão: de uma cidade de partida da sua cor até uma das cidades de destino. Os cinco detetives têm de pegá-lo no caminho." },
    { id: "turn", head: "Uma rodada", text: "Mister X move primeiro; todos veem o bilhete e não a cidade. Depois cada detetive move uma vez, em qualquer ordem: quem pode, deve. Dois detetives nunca partilham uma cidade. Seguem a verificação, as ações especiais e bilhetes novos. Ele é pego assim que um detetive entra na sua cidade." },
    { id: "hand", head: "A mão", text: "Cada bilhete tem duas metades: em cima como se viaja (carro, trem, avião), embaixo um símbolo que paga ações especiais. Um bilhete, um movimento. Depois descarta-se o que se quer e completa-se a mão do saco." },
    { id: "double", head: "Movimentos duplos e ocultos", text: "Com pegadas Mister X move duas vezes; com sombras põe o bilhete virado para baixo." },
    { id: "check", head: "Verificação de posição", text: "Depois dos movimentos dos detetives, as cidades em que entraram são comparadas com as últimas dele. Onde coincidem, um anel mostra quando ele esteve ali." },
    { id: "special", head: "Ações especiais", text: "Lupas pagam uma investigação: ele mostra onde esteve. Luzes azuis pagam uma operação especial: um detetive move outra vez. Vários podem pagar juntos, cada um no máximo tantos bilhetes quantos peões leva." },
    { id: "chips", head: "Fichas de investigação", text: "As fichas são notas dos detetives: suspeita ou excluída. Não mudam nada, e Mister X não as vê." },
    { id: "open", head: "À vista", text: "A partir do movimento 25 ele anda à vista, e seus bilhetes voltam para o saco." },
  ],
  behrends: [
    { id: "goal", head: "Do que se trata", text: "Dez bandidos são parecidos e um deles é Mister X. Primeiro a polícia tem de descobrir quem ele é; depois, prendê-lo." },
    { id: "first", head: "Primeira parte: quem é ele?", text: "O bando é posto nas ruas. A polícia joga dois dados e dirige dois dos seus quatro carros, sempre para a frente. Numa casa com uma peça pode revistá-la; só tem sete revistas." },
    { id: "second", head: "Segunda parte: a caçada", text: "Agora ele é conhecido. A polícia nomeia dois carros em ordem. O telefone da casa gira o disco, e o chefe responde: advertência, linha ocupada, ou uma cor para cujas casas o carro pode passar." },
    { id: "dial", head: "O disco", text: "O número da casa gira o disco a partir de onde está, por isso dá para calcular. Advertência: o carro fica. Ocupado: anda com um dado. Vermelho, amarelo, azul: pode mudar para uma casa dessa cor. O campo morto: disca-se de novo." },
    { id: "override", head: "Intervir e banir", text: "Quando os dois carros terminaram, um deles pode ignorar a central e mover outra vez com um dado; se não o alcança, custa advertências. Um carro que termina na casa de um ajudante sozinho pode bani-lo para uma casa vazia." },
    { id: "barricade", head: "Barricadas", text: "Dois ajudantes numa casa são uma barricada que nenhum carro atravessa." },
    { id: "end", head: "O fim", text: "Ele é pego quando um carro chega à sua casa. Vence com a sétima revista em vão ou com a vigésima advertência." },
  ],
};
