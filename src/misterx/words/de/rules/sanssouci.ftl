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
    .text = Sieben Varianten helfen den Agenten, drei Mister X; jede ist ein Schalter beim Decken des Tisches.
