# Como se chamam peões, bilhetes, lados e bots.

pawn-x = Mister X
pawn-d1 = Vermelho
pawn-d2 = Azul
pawn-d3 = Verde
pawn-d4 = Amarelo
pawn-d5 = Violeta
pawn-p1 = Policial 1
pawn-p2 = Policial 2
pawn-car1 = Carro 1
pawn-car2 = Carro 2
pawn-car3 = Carro 3
pawn-car4 = Carro 4
pawn-team = A equipe

bot-random = ao acaso
    .about = Move ao acaso: para experimentar.
bot-greedy = simples
    .about = Foge do perseguidor mais próximo, ou se aproxima de cada lugar onde Mister X pode estar.
bot-level1 = iniciante
    .about = Deixa passar muita coisa: para uma primeira partida.
bot-level2 = casual
    .about = Joga com bom senso, mas deixa passar algumas coisas.
bot-level3 = bom
    .about = Um bom adversário para quase qualquer noite.
bot-level4 = forte
    .about = Pensa vários movimentos à frente.
bot-level5 = especialista
    .about = O mais forte; leva cerca de um segundo por movimento.
bot-pimbot = PimBot
    .about = Um programa de pesquisa, para comparar.

ticket-taxi = Táxi
ticket-bus = Ônibus
ticket-metro = Metrô
ticket-ferry = Balsa
ticket-subway = Metrô
ticket-boat = Barco
ticket-foot = A pé
ticket-vip = ViP
ticket-train = Trem rápido
ticket-ship = Navio
ticket-car = Carro
ticket-rail = Trem
ticket-plane = Avião
ticket-black = Bilhete preto
ticket-double = Jogada dupla
ticket-triple = Jogada tripla
ticket-mag = Lupa
ticket-blue = Luz azul
ticket-shad = Sombra
ticket-foot_symbol = Pegada
ticket-street = Rua
ticket-line = linha

side-x = Mister X
side-hunters = os perseguidores
side-nobody = ninguém

name-token = Peça { $number }
name-detective = Detetive { $number }

letter-metro = M
