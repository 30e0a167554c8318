# Wie Figuren, Tickets, Seiten und Bots heißen.

pawn-x = Mister X
pawn-d1 = Rot
pawn-d2 = Blau
pawn-d3 = Grün
pawn-d4 = Gelb
pawn-d5 = Violett
pawn-p1 = Polizist 1
pawn-p2 = Polizist 2
pawn-car1 = Wagen 1
pawn-car2 = Wagen 2
pawn-car3 = Wagen 3
pawn-car4 = Wagen 4
pawn-team = Das Team

bot-random = zufällig
    .about = Zieht aufs Geratewohl: zum Ausprobieren.
bot-greedy = einfach
    .about = Läuft vor dem nächsten Verfolger weg oder rückt überall dorthin vor, wo Mister X sein kann.
bot-level1 = Anfänger
    .about = Übersieht viel: gut für ein erstes Spiel.
bot-level2 = Gelegenheitsspieler
    .about = Spielt vernünftig und übersieht manches.
bot-level3 = gut
    .about = Ein guter Gegner für die meisten Abende.
bot-level4 = stark
    .about = Denkt mehrere Züge voraus.
bot-level5 = Meister
    .about = Der stärkste; braucht etwa eine Sekunde pro Zug.
bot-pimbot = PimBot
    .about = Ein Programm aus der Forschung, zum Vergleich.

ticket-taxi = Taxi
ticket-bus = Bus
ticket-metro = U-Bahn
ticket-ferry = Fähre
ticket-subway = Subway
ticket-boat = Boot
ticket-foot = Zu Fuß
ticket-vip = ViP
ticket-train = Schnellbahn
ticket-ship = Schiff
ticket-car = Auto
ticket-rail = Bahn
ticket-plane = Flugzeug
ticket-black = Black Ticket
ticket-double = Doppelzug
ticket-triple = Dreifachzug
ticket-mag = Lupe
ticket-blue = Blaulicht
ticket-shad = Schatten
ticket-foot_symbol = Fußspur
ticket-street = Straße
ticket-line = Linie

side-x = Mister X
side-hunters = die Verfolger
side-nobody = niemand

name-token = Stein { $number }
name-detective = Detektiv { $number }

letter-metro = U
