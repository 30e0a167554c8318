# Como se chamam peões, bilhetes, lados e bots.

pawn-x = Mister X
pawn-d1 = Vermelho
pawn-d2 = Azul
pawn-d3 = Verde
pawn-d4 = Âmbar
pawn-d5 = Violeta
pawn-p1 = Polícia 1
pawn-p2 = Polícia 2
pawn-car1 = Carro 1
pawn-car2 = Carro 2
pawn-car3 = Carro 3
pawn-car4 = Carro 4
pawn-team = A equipe

bot-random = ao acaso
    .about = Move ao acaso: para experimentar.
bot-greedy = simples
    .about = Foge do perseguidor mais próximo, ou se aproxima de todo lugar onde ele pode estar.
bot-level1 = iniciante
    .about = Pensa pouco e deixa passar muito: para uma primeira partida.
bot-level2 = casual
    .about = Joga com bom senso e deixa passar coisas.
bot-level3 = bom
    .about = Um bom adversário para a maioria das noites.
bot-level4 = forte
    .about = Pensa adiante sobre tudo o que não pode ver.
bot-level5 = especialista
    .about = O mais forte que há; leva um segundo por jogada.
bot-pimbot = PimBot
    .about = O jogador de referência dos estudos, para comparar.

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
ticket-double = Movimento duplo
ticket-triple = Movimento triplo
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
