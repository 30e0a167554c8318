# What pawns, tickets, sides and bots are called.

pawn-x = Mister X
pawn-d1 = Red
pawn-d2 = Blue
pawn-d3 = Green
pawn-d4 = Yellow
pawn-d5 = Violet
pawn-p1 = Policeman 1
pawn-p2 = Policeman 2
pawn-car1 = Car 1
pawn-car2 = Car 2
pawn-car3 = Car 3
pawn-car4 = Car 4
pawn-team = The team

bot-random = random
    .about = Moves at random: for trying things out.
bot-greedy = simple
    .about = Runs from the nearest hunter, or closes in on every place where Mister X could be.
bot-level1 = beginner
    .about = Misses a lot: good for a first game.
bot-level2 = casual
    .about = Plays sensibly and misses a few things.
bot-level3 = good
    .about = A fair opponent for most evenings.
bot-level4 = strong
    .about = Thinks several moves ahead.
bot-level5 = expert
    .about = The strongest; takes about a second for each move.
bot-pimbot = PimBot
    .about = A program from research, for comparison.

ticket-taxi = Taxi
ticket-bus = Bus
ticket-metro = Underground
ticket-ferry = Ferry
ticket-subway = Subway
ticket-boat = Boat
ticket-foot = On foot
ticket-vip = ViP
ticket-train = Fast train
ticket-ship = Ship
ticket-car = Car
ticket-rail = Rail
ticket-plane = Plane
ticket-black = Black ticket
ticket-double = Double move
ticket-triple = Triple move
ticket-mag = Magnifier
ticket-blue = Blue light
ticket-shad = Shadow
ticket-foot_symbol = Footprint
ticket-street = Street
ticket-line = line

side-x = Mister X
side-hunters = the hunters
side-nobody = nobody

name-token = Token { $number }
name-detective = Detective { $number }

letter-metro = U
