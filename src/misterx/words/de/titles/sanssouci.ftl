# Mister X in Sanssouci: its name, its rules, and what no other game has.

title-sanssouci = Mister X in Sanssouci
    .about = Potsdam zu Fuß, mit ViP, Schnellbahn und Schiff, mit zehn Varianten zum Ausgleich der Seiten.

## Its rules

sanssouci-goal = Worum es geht
    .text = Mister X flieht durch Potsdam und seine Schlösser, bis die 24 Einträge der Fahrtentafel voll sind und die Agenten geantwortet haben. Sie gewinnen gemeinsam, wenn einer von ihnen auf sein Feld kommt oder er nicht ziehen kann. Er gewinnt, wenn er am Ende noch frei ist oder kein Agent mehr da ist.

sanssouci-turn = Eine Runde
    .text = Mister X zieht zuerst, ungesehen; dann die Agenten, immer in der Reihenfolge der ersten Runde. Zu Fuß, mit ViP (Tram und Bus) oder Schnellbahn, eine Linie bis zum nächsten Halt. Niemand darf stehen bleiben, und zwei Figuren stehen nie auf einem Feld.

sanssouci-log = Fahrtentafel
    .text = Alle sehen das Ticket jedes seiner Züge. Bei den Einträgen 3, 8, 12, 18 und 24 muss er sich zeigen; dann verschwindet er wieder.

sanssouci-black = Black Tickets und Schiffe
    .text = Er hat für jeden Agenten ein Black Ticket. Es verbirgt, womit er fuhr, gilt auf jeder Linie und ist der einzige Weg aufs Schiff.

sanssouci-double = Doppelzug
    .text = Er hat 2 Doppelzüge, nie beide auf einmal; jeder macht zwei Einträge.

sanssouci-tickets = Tickets
    .text = Jeder Agent beginnt mit 10 Fuß-, 8 ViP- und 4 Schnellbahn-Tickets; was sie benutzen, wird seins. Er selbst beginnt mit 4 Fuß-, 3 ViP- und 3 Schnellbahn-Tickets. Ein Agent, der nicht ziehen kann, scheidet aus.

sanssouci-variants = Varianten
    .text = Sieben Varianten helfen den Agenten, drei Mister X; jede lässt sich beim Einrichten des Spiels einschalten.

## Its options

option-extra_agent = Zusätzlicher Agent
    .about = Variante: ein Spieler führt einen Agenten mehr.
option-extra_agent_black = Black Ticket dafür
    .about = Ob der zusätzliche Agent Mister X ein Black Ticket bringt.
option-free_order = Freie Reihenfolge
    .about = Variante: die Agenten wählen die Reihenfolge jede Runde neu.
option-ticket_exchange = Ticketaustausch
    .about = Variante: die Agenten dürfen einander Tickets leihen.
option-exchange_mode = Art des Austauschs
    .about = Ein Ticket wird geschenkt oder getauscht.
option-always_visible = Immer sichtbar
    .about = Variante: Mister X steht immer auf dem Plan.
option-no_ship = Kein Schiff
    .about = Variante: Mister X darf keine Schiffe nehmen.
option-black_ship_only = Black nur fürs Schiff
    .about = Variante: Black Tickets gelten nur auf Schiffen.
option-combined_ticket = Verbundticket
    .about = Variante: Agenten fahren ViP auch mit dem Schnellbahnticket.
option-x_may_stay = Stehen bleiben
    .about = Variante: Mister X darf für ein Fußticket bleiben.
option-stay_with_black = Bleiben mit Black
    .about = Er darf auch für ein Black Ticket bleiben.
option-voluntary_reveal = Freiwillig zeigen
    .about = Variante: er darf sich zeigen und holt ein Black Ticket zurück.
option-refund_same_move = Sofort zurück
    .about = Auch das Black Ticket desselben Zuges darf zurückkommen.
option-triple_move = Dreifachzug
    .about = Variante: beide Doppelzüge zugleich für drei Bewegungen.
value-pool = Geschenk
value-swap = Tausch
