# Was gerade geschah.

news-title = Eben passiert
news-x = Mister X: { $ticket }
news-face-down = Mister X legt ein Ticket verdeckt
news-twice = Mister X zieht zweimal
news-stayed = Mister X bleibt stehen
news-seen = Mister X zeigt sich auf { $station }
news-was = Bei Eintrag { $entry } war Mister X auf { $station }
news-passed = { $pawn } setzt aus
news-out = { $pawn } scheidet aus
news-blocked = Eine Straßensperre auf { $station }
news-unblocked = Die Straßensperre auf { $station } ist weg
news-flew = { $pawn } steigt in den Hubschrauber nach { $station }
news-landed = { $pawn } landet auf { $station }
news-is = { $pawn } ist Nummer { $number }
news-not-he = { $pawn } ist Nummer { $number }, nicht Mister X. Gut merken
news-found = { $pawn } ist Mister X
news-warned = Eine Verwarnung: { $held } von 20
news-busy = { $pawn }: besetzt
news-sent = { $pawn } wird auf ein Feld der Farbe { $colour } geschickt
news-banished = { $pawn } wird nach { $station } verbannt
news-barricade = Eine Barrikade auf { $station }
news-nominated = Ausgewählt: { $first }, dann { $second }
