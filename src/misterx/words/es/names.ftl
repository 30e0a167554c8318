# Cómo se llaman fichas, billetes, bandos y bots.

pawn-x = Mister X
pawn-d1 = Rojo
pawn-d2 = Azul
pawn-d3 = Verde
pawn-d4 = Amarillo
pawn-d5 = Violeta
pawn-p1 = Policía 1
pawn-p2 = Policía 2
pawn-car1 = Coche 1
pawn-car2 = Coche 2
pawn-car3 = Coche 3
pawn-car4 = Coche 4
pawn-team = El equipo

bot-random = al azar
    .about = Mueve al azar: para probar.
bot-greedy = sencillo
    .about = Huye del perseguidor más cercano, o se acerca a cada lugar donde puede estar Mister X.
bot-level1 = principiante
    .about = Se le escapa mucho: para una primera partida.
bot-level2 = aficionado
    .about = Juega con cabeza, pero se le escapan cosas.
bot-level3 = bueno
    .about = Un buen rival para casi cualquier noche.
bot-level4 = fuerte
    .about = Piensa varios movimientos por adelantado.
bot-level5 = experto
    .about = El más fuerte; tarda un segundo por movimiento.
bot-pimbot = PimBot
    .about = Un programa de investigación, para comparar.

ticket-taxi = Taxi
ticket-bus = Autobús
ticket-metro = Metro
ticket-ferry = Ferry
ticket-subway = Metro
ticket-boat = Barca
ticket-foot = A pie
ticket-vip = ViP
ticket-train = Tren rápido
ticket-ship = Barco
ticket-car = Coche
ticket-rail = Tren
ticket-plane = Avión
ticket-black = Billete negro
ticket-double = Jugada doble
ticket-triple = Jugada triple
ticket-mag = Lupa
ticket-blue = Luz azul
ticket-shad = Sombra
ticket-foot_symbol = Huella
ticket-street = Calle
ticket-line = línea

side-x = Mister X
side-hunters = los perseguidores
side-nobody = nadie

name-token = Ficha { $number }
name-detective = Detective { $number }

letter-metro = M
