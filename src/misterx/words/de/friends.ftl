# Freunde: der Warteraum, das nächste Spiel, die Spiele dieses Browsers.

lobby-play = Mit Freunden spielen
lobby-have-code = Mit einem Code mitspielen
lobby-code-hint = Sechs Buchstaben und Ziffern vom Bildschirm deiner Freunde
lobby-title = Warten auf Freunde
lobby-about = Freunde öffnen den Link, scannen das Quadrat oder tippen den Code auf der ersten Seite ein.
lobby-code = Code
lobby-invite = Freunde einladen
lobby-game = Spiel
lobby-custom = Mehr Optionen
lobby-pick = Tippe auf einen freien Platz, um dich zu setzen.
lobby-sit = Hierher setzen
lobby-get-up = Aufstehen
lobby-add-bot = Bot dazu
lobby-take-away = Platz frei machen: { $who }
lobby-level = Wie stark: { $who }
lobby-not-here = noch nicht da
lobby-ready = Ich bin bereit
lobby-is-ready = bereit
lobby-waiting = Wir warten auf { $names }.
lobby-all-ready = Alle sind bereit.
lobby-empty = { $count ->
    [one] Ein Platz ist leer: Dort spielt ein Bot, bis jemand kommt.
   *[other] { $count } Plätze sind leer: Dort spielen Bots, bis jemand kommt.
  }
lobby-start = Spiel beginnen
lobby-start-anyway = Beginnen, ohne zu warten
lobby-come-back = Zurück an den Tisch
lobby-host-starts = Der Gastgeber beginnt, oder wer mag, sobald alle bereit sind.
lobby-absent = { $count ->
    [one] Es geht los, sobald { $names } da ist: Jedes Gerät zieht ein Los für das Geben.
   *[other] Es geht los, sobald alle da sind. Es fehlen: { $names }. Jedes Gerät zieht ein Los für das Geben.
  }
lobby-drawing = Es wird gegeben. Noch nicht geantwortet: { $names }.
lobby-dealing = Es wird gegeben.
lobby-begun = Das Spiel hat ohne dich begonnen.
lobby-begun-about = Bitte um den Link: Er führt zu einem leeren Platz, oder du schaust zu.

again-who = Wer ist als Nächstes Mister X?
again-same = Gleiche Plätze
again-next = Der Reihe nach: { $who }

mine-go-on = Weiterspielen
mine-your-move = Du bist dran in { $game }
mine-your-move-with = Du bist dran in { $game }, mit { $names }
mine-waits = Warten auf Freunde: { $game }
mine-waits-with = Im Warteraum von { $game }, mit { $names }
mine-running = { $game } läuft
mine-running-with = { $game } läuft, mit { $names }
mine-with = mit { $names }
mine-won = Gewonnen
mine-lost = Verloren
mine-path = Der Weg von Mister X
mine-dropped = { $game } ist von der Liste gestrichen.
mine-undo = Rückgängig

score-title = Meine Ergebnisse
score-about = Gezählt in diesem Browser und nirgends sonst.
score-empty = Noch kein Spiel zu Ende gespielt.
score-hunter = Als Verfolger
score-won = { $won } von { $games } gewonnen
score-save = Als Datei sichern
