ny_chase-goal = Worum es geht
    .text = Mister X flieht 22 Runden lang durch Manhattan. Die Detektive gewinnen gemeinsam, wenn einer von ihnen auf seine Station kommt oder er eingeschlossen ist. Er gewinnt, wenn er am Ende noch frei ist oder kein Detektiv mehr ziehen kann.

ny_chase-turn = Eine Runde
    .text = Mister X zieht zuerst, ungesehen; dann die Detektive in fester Reihenfolge. Ein Ticket bringt eine Figur auf einer Linie seiner Art, Taxi, Bus oder Subway, zum nächsten Halt. Zwei Detektive stehen nie auf einer Station.

ny_chase-log = Fahrtentafel
    .text = Alle sehen das Ticket jedes seiner Züge. Bei den Einträgen 3, 8, 13 und 18 muss er sich zeigen; dann verschwindet er wieder.

ny_chase-black = Black Tickets und Boote
    .text = Er hat für jeden Detektiv ein Black Ticket. Es verbirgt, womit er fuhr, und gilt auf jeder Linie. Nur damit nimmt er ein Boot auf den Flüssen.

ny_chase-double = Doppelzug
    .text = Er hat 2 Doppelzugkarten, höchstens eine je Zug: Damit zieht er zweimal. Beides steht auf der Tafel, und ein Auftauchen nach dem ersten Mal gilt.

ny_chase-tickets = Tickets
    .text = Die Detektive zahlen aus einem Vorrat: für jeden von ihnen 10 Taxi-, 8 Bus- und 4 Subway-Tickets. Benutztes ist aus dem Spiel. Mister X hat 11 Taxi-, 7 Bus- und 4 Subway-Tickets für sich.

ny_chase-fly = Hubschrauber
    .text = Die Detektive haben 3 Flüge, höchstens einen je Runde. Wer fliegt, zahlt ein beliebiges Ticket und richtet den Hubschrauber auf eine Station; in seinem nächsten Zug steigt er dort für noch ein Ticket aus. Bis dahin steht er nirgends, und kein anderer kann fliegen.

ny_chase-block = Straßensperren
    .text = Zieht ein Detektiv, darf er auf die verlassene Station eine Sperre setzen, eine neue oder eine vom Plan. Es gibt 3, bei 4 oder 5 Detektiven nur 2. Mister X darf die Station nicht betreten; die Detektive dürfen.

ny_chase-stuck = Wer nicht ziehen kann
    .text = Ist Mister X eingeschlossen, verliert er. Fehlt ihm nur ein Ticket, sagt er das und bleibt stehen; finden müssen sie ihn trotzdem. Ein Detektiv, der nie mehr ziehen kann, sperrt seine Station für die Kollegen, aber nicht länger für Mister X.
