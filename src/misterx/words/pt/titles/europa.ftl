# Flucht durch Europa: its name, its rules, and what no other game has.

title-europa = Flucht durch Europa
    .about = Uma missão secreta pela Europa. Cada bilhete tem duas metades: viajar ou agir.

## Its rules

europa-goal = Do que se trata
    .text = Mister X tem uma missão: de uma cidade de partida da sua cor, que guarda em segredo, até qualquer uma das cidades de destino. Se chegar lá, venceu. Os 5 detetives vencem quando um deles entra na cidade dele.

europa-turn = Uma rodada
    .text = Mister X move primeiro; todos veem o bilhete e não a cidade. Depois cada detetive move uma vez, em qualquer ordem: quem pode, deve. Dois detetives nunca dividem uma cidade. Depois podem fazer uma ação especial, descartam e compram bilhetes novos. A verificação de posição fecha a rodada. Ele é pego assim que um detetive entra na sua cidade.

europa-hand = A mão
    .text = Cada bilhete tem duas metades: em cima como se viaja (carro, trem, avião), embaixo um símbolo que paga ações especiais. Serve para uma coisa ou para a outra. Mister X tem 8 bilhetes; cada um dos outros jogadores, 4 e mais 1 por detetive que comanda. No fim da vez descarta-se o que não serve e completa-se a mão do saco. O que paga uma ação especial sai do jogo.

europa-double = Jogadas duplas e ocultas
    .text = Por 3 pegadas Mister X move duas vezes, mas não através de uma cidade onde há um detetive. Por 3 sombras põe um bilhete qualquer virado para baixo e viaja como quiser.

europa-stuck = Quem não pode mover
    .text = Se nenhum bilhete seu serve e ele não pode mover oculto, Mister X fica: não anota nada e troca a mão toda por 8 bilhetes novos. Um detetive que não pode mover fica onde está.

europa-check = Verificação de posição
    .text = No fim de cada rodada, as cidades em que os detetives entraram nela são comparadas com as últimas 5 dele. Onde coincidem, anéis mostram onde ele esteve e quando.

europa-special = Ações especiais
    .text = Quando todos os detetives moveram, podem fazer uma de duas coisas, pela primeira vez após o movimento 5 dele. Investigar: por 3, 4 ou 5 lupas ele mostra onde estava 4, 3 ou 2 movimentos antes. Operação especial: por 3, 4 ou 5 luzes azuis um detetive move outra vez, de carro, trem ou avião. Os jogadores podem pagar juntos, cada um no máximo tantos bilhetes quantos detetives comanda.

europa-chips = Fichas de investigação
    .text = As fichas são notas dos detetives: suspeita ou excluída. Não mudam nada, e Mister X não as vê.

europa-open = À vista
    .text = A partir do movimento 25 ele anda à vista, e seus bilhetes voltam para o saco.

## The mission

refusal-no_start = { $station } não é cidade de partida da missão { $mission }; são { $allowed }.
hand-mission = Missão { $colour }
mission-green = verde
mission-yellow = amarela
mission-orange = laranja
goal-mission = { $side ->
    [x] Chegue a uma cidade de destino da sua missão sem ser pego.
    [hunters] Peguem Mister X antes que ele chegue a uma cidade de destino da missão dele.
   *[public] Mister X tem de chegar a uma cidade de destino da missão dele.
  }
phase-choosing = Antes da partida
phase-secret = { $mission }, em segredo
phase-open = { $mission }, à vista
hand-choose = Escolha uma missão e uma cidade de partida.
hand-targets = Cidades de destino
hand-starts = Cidades de partida
terminal-the-mission = missão { $mission }
flight-mission = Mister X pega a missão { $mission }.
move-mission = missão { $mission }, de { $station }

## Chips

option-investigation_chips = Fichas
    .about = Quantas fichas dos detetives podem estar ao mesmo tempo no tabuleiro.
option-chips_visible_to_x = Fichas abertas
    .about = Mister X vê as fichas dos detetives.
refusal-no_chip = Agora não se pode pôr nem tirar nenhuma ficha: { $why }
reason-all_chips_laid = só pode haber { $most } fichas ao mesmo tempo; retirem uma primeiro.

## Its options

option-ticket_mix = Mistura de bilhetes
    .about = Quantos dos 120 bilhetes há de cada tipo.
option-setup_order = Preparação
    .about = Se as cartas de partida são dadas antes ou depois da escolha da missão.
option-capture_timing = Captura
    .about = Ao entrar na cidade dele ou só na verificação de posição.
option-detectives_share_city = Juntos numa cidade
    .about = Vários detetives podem estar numa cidade.
option-must_move = Obrigação de mover
    .about = Quem pode ficar: visto sozinho ou no conjunto.
option-check_window = Olhar para trás
    .about = Quantas das últimas cidades dele a verificação olha.
option-check_includes_current = Também a atual
    .about = A verificação olha também a cidade onde ele está.
option-start_counts = A partida conta
    .about = A cidade de partida conta para a verificação.
option-check_all_entered = Todas as visitadas
    .about = A verificação olha toda cidade em que um detetive entrou.
option-repeat_visit = Visita repetida
    .about = Marca-se cada visita ou só a última.
option-discard_before_draw = Descartar antes
    .about = O descarte vai para o saco antes de comprar.
option-first_open_move = À vista a partir de
    .about = A partir de que movimento Mister X anda à vista.
option-detective_special_from_move = Ações especiais a partir de
    .about = Depois de quantos movimentos os detetives podem investigar.
option-double_with_hidden = Duplo e oculto
    .about = Metade de uma jogada dupla pode ser oculta.
option-detective_hands_visible_to_x = Mãos abertas
    .about = Os bilhetes dos detetives ficam à vista de todos.
value-detectives_first = primeiro detetives
value-mission_first = primeiro missão
value-immediate = na hora
value-check = na verificação
value-local = sozinho
value-maximal = no conjunto
value-all = todas
value-latest = só a última

## At the table

plan-mission = Missão e cidade de partida
plan-operate = Operação especial
plan-investigate = Investigar
plan-end = Encerrar a rodada
plan-discard = Descartar
pick-discard-about = Toque nos bilhetes de que não precisa, ou fique com todos.
pick-keep-all = Ficar com todos
pick-discard = { $count ->
    [one] Descartar { $count } bilhete
   *[other] Descartar { $count } bilhetes
  }
hand-bag = Saco
hand-box = Caixa
hand-your-hand = Sua mão
hand-hand-of = { $size ->
    [one] { $who }: { $size } bilhete
   *[other] { $who }: { $size } bilhetes
  }
hand-open-from = A partir do movimento { $move }, Mister X anda à vista.
hand-open-from-you = A partir do movimento { $move }, você anda à vista.
hand-special = Façam uma ação especial ou encerrem a rodada.
hand-discard-now = Descarte os bilhetes de que não precisa; a mão é completada de novo.
hand-table = Missão e saco

## In the terminal

flight-found = { $who } encontrou Mister X em { $station }.
flight-placed = { $who } parte de { $station }.
flight-start = Ele parte de { $station }, em segredo.
flight-hidden = Mister X move oculto.
flight-laid = Mister X viaja com { $ticket } (movimento { $entry }).
flight-laid-to = Mister X viaja com { $ticket } a { $station } (movimento { $entry }).
flight-face-down = Um bilhete fica virado (movimento { $entry }).
flight-face-down-known = Um bilhete fica virado, { $ticket } a { $station } (movimento { $entry }).
flight-stayed = Mister X não pode mover, fica e troca a mão.
flight-rode = { $who } vai com { $ticket } a { $station }.
flight-investigated = Os detetives investigam o movimento { $entry }.
flight-operated = { $who } é enviado a { $station } ({ $mode }).
flight-marked = Os anéis marcam { $station }: ele esteve lá no movimento { $entry }.
flight-marked-start = Os anéis marcam { $station }: ele esteve lá no começo.
flight-discarded = { $who } descarta { $tickets }.
flight-recycled = O saco se esgota: { $tickets } voltam da caixa.
nutshell-flight = Mister X tem uma missão secreta pela Europa e cinco detetives o perseguem. Ele vence numa cidade-alvo da missão; eles vencem se um deles chega à cidade dele.
nutshell-halves = Um bilhete tem um meio e um símbolo, como car/mag, e vale para um deles: o meio leva um peão por uma linha à próxima cidade, o símbolo ajuda a pagar uma ação especial (mag é a lupa, blue a luz azul, foot a pegada, shad a sombra).
nutshell-prices = Mister X paga três pegadas por uma jogada dupla e três sombras por uma oculta.
nutshell-special = Do movimento { $move } dele em diante os detetives podem, quando todos moveram, investigar com três a cinco lupas, ou enviar um deles adiante com três a cinco luzes azuis. Um jogador dá no máximo um bilhete por detetive que comanda.
nutshell-rings = No fim de uma rodada os anéis marcam as das últimas { $cities } cidades dele em que detetives entraram.
nutshell-secret = Os movimentos dele são secretos até o movimento { $move }.
