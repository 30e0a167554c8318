# Scotland Yard: its name, its rules, and what no other game has.

title-scotland_yard = Scotland Yard
    .about = Londres de táxi, ônibus e metrô. Na balsa só se entra com um bilhete preto.
edition-2015 = 2015 (edição atual)
edition-classic = 1983 (clássica): 24 movimentos, sem policiais

## Its rules

scotland_yard-goal = Do que se trata
    .text = Mister X foge por Londres durante 22 rodadas; até 5 detetives o perseguem. Eles vencem juntos quando um deles chega à estação dele ou quando ele não pode se mover. Ele vence se no fim ainda estiver livre ou se nenhum detetive puder mais se mover.

scotland_yard-turn = Uma rodada
    .text = Mister X move primeiro, sem ser visto. Depois movem todos os perseguidores, na ordem que quiserem; quem pode, deve. Um bilhete leva um peão por uma linha do seu tipo até a próxima parada. Dois peões nunca dividem uma estação.

scotland_yard-log = Diário de viagem
    .text = Todos veem o bilhete de cada movimento dele. Nas anotações 3, 8, 13, 18 e 24 ele tem de se mostrar; depois some de novo.

scotland_yard-black = Bilhetes pretos e balsa
    .text = Ele tem 5 bilhetes pretos. Cada um esconde como ele viajou e vale em toda linha. Só com um deles pode tomar a balsa do Tâmisa.

scotland_yard-double = Jogada dupla
    .text = Ele tem 2 bilhetes de jogada dupla, no máximo um por vez: move duas vezes. Os dois movimentos vão para o diário, e se for hora de aparecer após o primeiro, ele aparece.

scotland_yard-tickets = Bilhetes
    .text = Cada detetive tem 11 bilhetes de táxi, 8 de ônibus e 4 de metrô. O que gastam vai para a reserva de onde ele tira. Quem não tem bilhete que sirva espera e continua ocupando a estação. Com 2 detetives há 2 policiais, com 3 detetives há 1; eles andam de graça.

## Its options

option-reserve = Reserva
    .about = Se a reserva de Mister X pode acabar.
option-police_keep_game_alive = Policiais mantêm o jogo
    .about = O jogo segue enquanto policiais puderem se mover.
option-start_cards = Cartas de partida
    .about = Quais cartas de partida são dadas.
value-limited = limitada
value-unlimited = ilimitada
