# Die Spiele und ihre Ausgaben.

title-scotland_yard = Scotland Yard
    .about = London mit Taxi, Bus und U-Bahn. Auf die Fähre kommt nur, wer ein Black Ticket hat.
title-ny_chase = N.Y. Chase
    .about = Manhattan. Die Detektive haben Hubschrauber und Straßensperren, Mister X hat die Flüsse.
title-sanssouci = Mister X in Sanssouci
    .about = Potsdam zu Fuß, mit ViP, Schnellbahn und Schiff, mit zehn Varianten zum Ausgleich der Seiten.
title-europa = Flucht durch Europa
    .about = Ein geheimer Auftrag quer durch Europa. Jedes Ticket hat zwei Hälften: fahren oder handeln.
title-behrends = Mister X (Behrends)
    .about = Zehn Doppelgänger, vier Streifenwagen, ein Telefon. Erst herausfinden, wer er ist, dann fangen.

edition-2015 = 2015 (aktuelle Ausgabe)
edition-classic = 1983 (klassisch): 24 Züge, ohne Polizisten
