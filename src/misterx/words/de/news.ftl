# Was gerade geschah.

news-title = Eben passiert
news-x = Mister X: { $ticket }
news-face-down = Mister X spielt ein verdecktes Ticket
news-twice = Mister X zieht zweimal
news-stayed = Mister X bleibt stehen
news-seen = Mister X zeigt sich auf { $station }
news-was = Bei Eintrag { $entry } war Mister X auf { $station }
news-passed = { $pawn } setzt aus
news-out = { $pawn } scheidet aus
