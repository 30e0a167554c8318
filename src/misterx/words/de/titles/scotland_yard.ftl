# Scotland Yard: its name, its rules, and what no other game has.

title-scotland_yard = Scotland Yard
    .about = London mit Taxi, Bus und U-Bahn. Auf die Fähre kommt nur, wer ein Black Ticket hat.
edition-2015 = 2015 (aktuelle Ausgabe)
edition-classic = 1983 (klassisch): 24 Züge, ohne Polizisten

## Its rules

scotland_yard-goal = Worum es geht
    .text = Mister X flieht 22 Runden lang durch London; bis zu 5 Detektive jagen ihn. Sie gewinnen gemeinsam, wenn einer von ihnen auf seine Station kommt oder er nicht mehr ziehen kann. Er gewinnt, wenn er am Ende noch frei ist oder kein Detektiv mehr ziehen kann.

scotland_yard-turn = Eine Runde
    .text = Mister X zieht zuerst, ungesehen. Dann ziehen alle Verfolger, in beliebiger Reihenfolge; wer ziehen kann, muss. Ein Ticket bringt eine Figur auf einer Linie seiner Art zum nächsten Halt. Zwei Figuren stehen nie auf einer Station.

scotland_yard-log = Fahrtentafel
    .text = Alle sehen das Ticket jedes seiner Züge. Bei den Einträgen 3, 8, 13, 18 und 24 muss er sich zeigen; dann verschwindet er wieder.

scotland_yard-black = Black Tickets und Fähre
    .text = Er hat 5 Black Tickets. Jedes verbirgt, womit er fuhr, und gilt auf jeder Linie. Nur damit nimmt er die Fähre auf der Themse.

scotland_yard-double = Doppelzug
    .text = Er hat 2 Doppelzug-Tickets, höchstens eines je Zug: Damit zieht er zweimal. Beides steht auf der Tafel, und ein Auftauchen nach dem ersten Mal gilt.

scotland_yard-tickets = Tickets
    .text = Jeder Detektiv hat 11 Taxi-, 8 Bus- und 4 U-Bahn-Tickets. Was sie benutzen, kommt in den Vorrat, aus dem er zieht. Wer kein passendes hat, setzt aus und hält seine Station besetzt. Neben 2 Detektiven gibt es 2 Polizisten, neben 3 Detektiven 1; sie fahren frei.

## Its options

option-reserve = Vorrat
    .about = Ob der Vorrat, aus dem Mister X zieht, zu Ende gehen kann.
option-police_keep_game_alive = Polizisten halten das Spiel
    .about = Es geht weiter, solange Polizisten ziehen können.
option-start_cards = Startkarten
    .about = Welche Startkarten verteilt werden.
value-limited = begrenzt
value-unlimited = unbegrenzt
