# Die Spiele und ihre Ausgaben.

title-scotland_yard = Scotland Yard
    .about = London mit Taxi, Bus und U-Bahn. Die Fähre nimmt nur, wer ein Black Ticket hat.
title-ny_chase = N.Y. Chase
    .about = Manhattan. Die Detektive haben Hubschrauber und Straßensperren, er hat die Flüsse.
title-sanssouci = Mister X in Sanssouci
    .about = Potsdam zu Fuß, mit ViP, Schnellbahn und Schiff, mit zehn Varianten für Starke und Schwache.
title-europa = Flucht durch Europa
    .about = Ein Auftrag quer durch Europa mit einer Hand voll zweigeteilter Tickets.
title-behrends = Mister X (Behrends)
    .about = Zehn Doppelgänger, vier Streifenwagen, ein Telefon. Erst herausfinden, wer er ist, dann fangen.

edition-2015 = 2015, aus der heutigen Schachtel
edition-classic = Klassisch: 1983, 24 Züge, ohne Polizisten
