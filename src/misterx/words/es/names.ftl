# Cómo se llaman fichas, billetes, bandos y bots.

pawn-x = Mister X
pawn-d1 = Rojo
pawn-d2 = Azul
pawn-d3 = Verde
pawn-d4 = Ámbar
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
    .about = Huye del perseguidor más cercano, o se acerca a todo sitio donde puede estar.
bot-level1 = principiante
    .about = Piensa poco y se le escapa mucho: para una primera partida.
bot-level2 = aficionado
    .about = Juega con sentido y se le escapan cosas.
bot-level3 = bueno
    .about = Un buen rival para la mayoría de las noches.
bot-level4 = fuerte
    .about = Piensa por adelantado en todo lo que no puede ver.
bot-level5 = experto
    .about = El más fuerte que hay; se toma un segundo por jugada.
bot-pimbot = PimBot
    .about = El jugador de referencia de los estudios, para comparar.

ticket-taxi = Taxi
ticket-bus = Autobús
ticket-metro = Metro
ticket-ferry = Ferri
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
ticket-double = Movimiento doble
ticket-triple = Movimiento triple
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
