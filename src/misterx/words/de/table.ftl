# Der Tisch selbst, solange gespielt wird, und das Ende.

ending-captured = Er ist gefasst.
    .you = Du bist gefasst.
ending-x_enclosed = Er ist umstellt und kann nicht weg.
    .you = Du bist umstellt und kannst nicht weg.
ending-x_without_move = Er kann nicht mehr ziehen.
    .you = Du kannst nicht mehr ziehen.
ending-survived = Er blieb bis zum Ende frei.
    .you = Du bliebst bis zum Ende frei.
ending-hunters_stuck = Kein Detektiv kann mehr ziehen.
ending-no_hunters = Niemand ist mehr da, der ihn jagt.
    .you = Niemand ist mehr da, der dich jagt.
ending-target_reached = Er hat getan, wozu er kam.
    .you = Du hast getan, wozu du kamst.
ending-seven_checks = Sieben Personenkontrollen sind verbraucht.
ending-twenty_warnings = Zwanzig Verwarnungen sind erteilt.
ending-cap = Die Zeit ist um.

resigned-x = Mister X gab auf.
resigned-hunters = Die Verfolger gaben auf.

timeout-x = Mister X lief die Zeit ab.
timeout-hunters = Den Verfolgern lief die Zeit ab.

table-round-about = { $rounds } Runden. Ein Doppelzug macht zwei Einträge in einer Runde; die Fahrtentafel kann also bis { $entries } gehen.
table-round = { $of ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $of }
  }
table-entry-of = Eintrag { $entry } von { $of }
table-watching = Du schaust zu.
table-log = Fahrtentafel
table-team = Team
table-people = Leute
table-rules = Regeln
table-resign = Aufgeben
table-resign-sure = Dieses Spiel aufgeben?
table-board = Spielplan { $name }. Pfeiltasten bewegen ihn, Plus und Minus zoomen.
table-closer = Näher
table-farther = Weiter weg
table-whole = Ganzer Plan
table-mine = Meine Figuren
table-hold = Halten zum Schauen, Tippen lässt offen
table-station = Station
table-tickets = Tickets
table-reserve = Vorrat
table-pool = Gemeinsamer Vorrat
table-free = fährt frei
table-out = ausgeschieden
table-moved = ist gezogen
table-sheet = Mehr oder weniger zeigen
table-your-turn = Du bist am Zug
possible-station = Er kann auf { $count ->
    [one] { $count } Station
   *[other] { $count } Stationen
  } sein.
possible-city = Er kann in { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städten
  } sein.
possible-square = Er kann auf { $count ->
    [one] { $count } Feld
   *[other] { $count } Feldern
  } sein.
table-certain = Er ist auf { $station }.

say-connecting = Der Tisch wird geöffnet…
say-lost = Verbindung verloren. Neuer Versuch…
say-unknown-game = Diese Seite kennt diese Art von Spiel nicht. Lade sie neu, oder frag, wer den Tisch betreibt.
say-refused = Dieser Link öffnet keinen Tisch.
say-choose = { $pawn }: { $spot ->
    [city] wähle eine markierte Stadt.
    [square] wähle ein markiertes Feld.
   *[station] wähle eine markierte Station.
  }
say-choose-x = Du bist auf { $station }. { $spot ->
    [city] Wähle eine markierte Stadt.
    [square] Wähle ein markiertes Feld.
   *[station] Wähle eine markierte Station.
  }
say-onward = Dein Zug geht weiter, von { $station } aus.
say-x-moving = Mister X zieht…
say-hunters-moving = Die Verfolger ziehen…
say-waiting-for = { $name } ist am Zug.
say-colleague = { $pawn } ist am Zug; deine Figuren sind gezogen.
say-reveal-in = { $moves ->
    [one] Mit seinem nächsten Zug zeigt er sich.
   *[other] In { $moves } Zügen zeigt er sich.
  }
say-reveal-mine = { $moves ->
    [one] Mit diesem Zug wirst du gesehen.
   *[other] In { $moves } Zügen wirst du gesehen.
  }
say-reveal-never = Er zeigt sich nicht mehr.
say-seen = Zuletzt gesehen auf { $station }.
say-over = { $winner ->
    [x] Mister X gewinnt.
    [hunters] Die Verfolger gewinnen.
   *[nobody] Niemand gewinnt.
  }
say-sent = Unterwegs…
say-fly = { $pawn }: wähle, wohin der Hubschrauber fliegt.
say-action = Wähle, was du tust.

plan-ride = Fahren
plan-double = Doppelzug
plan-triple = Dreifachzug
plan-fly = Hubschrauber
plan-land = Hier landen
plan-stay = Bleiben
plan-out = Ausscheiden
plan-hidden = Verdeckter Zug
plan-double_hidden = Doppelzug, halb verdeckt
plan-mission = Auftrag und Start
plan-operate = Sondereinsatz
plan-investigate = Ermitteln
plan-end = Runde beenden
plan-discard = Abwerfen
plan-number = Deine Nummer
plan-place = Setzen
plan-check = Personenkontrolle
plan-no_check = Keine Kontrolle
plan-nominate = Nominieren
plan-override = Eingreifen
plan-no_override = So lassen
plan-banish = Verbannen
plan-no_banish = Niemanden verbannen
plan-drive = Fahren
plan-walk = Gehen

pick-how = Nach { $station } mit
pick-will-be-seen = Du wirst auf { $station } gesehen.
pick-give-double = Die Verfolger sehen, dass du zweimal ziehst.
pick-block-none = Keine Sperre
pick-block = Am alten Ort eine Sperre lassen
pick-block-from = Die Sperre von { $station } holen
pick-show = Zeige dich
pick-pays-with = bezahlt mit { $ticket }
pick-go = Los
pick-back = Zurück
pick-choose-pay = { $need ->
    [one] Wähle { $need } Ticket zum Bezahlen
   *[other] Wähle { $need } Tickets zum Bezahlen
  }
pick-chosen = { $have } von { $need }
pick-discard-about = Tippe die Tickets an, die du loswerden willst, oder behalte alle.
pick-keep-all = Alle behalten
pick-discard = { $count ->
    [one] { $count } Ticket abwerfen
   *[other] { $count } Tickets abwerfen
  }
pick-die = mit der { $pips }
pick-facing = Blick nach { $station }

log-title = Fahrtentafel
log-entry = Eintrag { $entry }
log-start = Start
log-reveal = er zeigt sich
log-double = Doppelzug
log-stayed = geblieben
log-unknown = noch leer
log-seen-at = auf { $station }
log-face-down = verdeckt

team-done = Fertig
team-station = Stationsnummer
team-mark = Markieren
team-played = gezogen
team-planning = Züge vorschlagen
team-plan-hint = Wähle Figur und Station wie bei einem Zug; daraus wird ein Vorschlag.
team-send-plan = Vorschlag abschicken
team-drop-plan = Verwerfen
team-title = Team
team-chat = Gespräch
team-plan = Plan
team-nudge = Bots zuerst ziehen lassen
team-chat-team = Ans Team
team-chat-table = An den Tisch
team-say = Sag etwas
team-send = Senden
team-secret = Das lesen nur Verfolger.
team-open = Das liest auch Mister X.
team-unread = { $count } ungelesen
team-tools = Plan markieren
team-suspect = Verdächtig
team-exclude = Ausgeschlossen
team-arrow = Pfeil
team-propose = Vorschlagen
team-accept = Einverstanden
team-proposes = { $name } schlägt vor:
team-clear = Markierungen löschen
team-tool-hint = Tippe eine Station an. Noch einmal nimmt die Markierung weg.
team-arrow-hint = Tippe an, wo er beginnt, dann, wo er endet.
team-empty-chat = Noch hat niemand etwas gesagt.

outcome-x = Mister X entkommt
outcome-hunters = Gefasst
outcome-nobody = Unentschieden

end-you-won = Du gewinnst.
end-you-lost = Du verlierst.
end-path = Sein Weg
end-step = Zug { $entry } von { $of }
end-first = Zum Anfang
end-previous = Einen zurück
end-next = Einen weiter
end-last = Zum Ende
end-rematch = Noch einmal, Seiten getauscht
end-join = Zum nächsten Spiel
end-swap = Seiten tauschen
end-same = Noch einmal
end-record = Aufzeichnung laden
end-check = War es fair?
end-fair = { $turns ->
    [one] Ja: Die Saat aller Ziehungen und der einzige Zug von Mister X sind die, die im Spiel festgelegt wurden.
   *[other] Ja: Die Saat aller Ziehungen und alle { $turns } Züge von Mister X sind die, die im Spiel festgelegt wurden.
  }
end-unfair = { $line ->
    [0] Nein: Die Saat der Ziehungen ist nicht die, die vor dem Spiel festgelegt wurde.
   *[other] Nein: Ab Zeile { $line } der Aufzeichnung ist es nicht das, was im Spiel festgelegt wurde.
  }
end-home = Alle Spiele
end-show = Ergebnis

text-title = Textplan
text-short = Text
text-anywhere = überallhin
text-where = Wo alle sind
text-reach = Was erreichbar ist
text-type = Zug eintippen
text-example = Zum Beispiel { $move }
text-send = Ziehen
text-unknown = „{ $text }“ ist hier kein Zug. Nenne das Ticket und die Station.
text-nothing = Jetzt ist nichts zu ziehen.

hand-mission = Auftrag { $colour }

mission-green = grün
mission-yellow = gelb
mission-orange = orange

hand-bag = Beutel
hand-box = Schachtel
hand-your-hand = Deine Hand
hand-hand-of = { $size ->
    [one] { $who }: { $size } Ticket
   *[other] { $who }: { $size } Tickets
  }
hand-open-from = Ab Zug { $move } zieht er offen.
hand-open-from-you = Ab Zug { $move } ziehst du offen.
hand-choose = Wähle Auftrag und Startstadt.
hand-special = Sonderaktionen oder Ende der Runde.
hand-discard-now = Wirf ab, was du magst; die Hand wird wieder aufgefüllt.
hand-targets = Zielstädte
hand-starts = Startstädte
hand-table = Auftrag und Beutel

gang-scatter = Den Rest zufällig verteilen
gang-headquarters = Zentrale
gang-phase1 = Wer ist er?
gang-phase2 = Die Jagd
gang-dice = Würfel
gang-checks = { $left ->
    [one] Noch { $left } Personenkontrolle
   *[other] Noch { $left } Personenkontrollen
  }
gang-warnings = { $held } von 20 Verwarnungen
gang-dial = Wählscheibe

sector-warning = Verwarnung
sector-busy = besetzt
sector-red = rot
sector-yellow = gelb
sector-blue = blau

gang-you = Du bist Nummer { $number }
gang-he = Er ist Nummer { $number }
gang-chief = Der Chef schickt den Wagen auf ein Feld der Farbe { $colour }.
gang-face-up = Nummer { $number }

asked-number = Wähle deine Nummer.
asked-place = Setze die Steine.
asked-drive = Wähle einen Wagen und ein markiertes Feld.
asked-walk = Wähle einen Stein und ein markiertes Feld.
asked-check = Hier jemanden kontrollieren?
asked-nominate = Nominiere zwei Wagen: der erste wird zuerst angerufen.
asked-override = Dem Chef zuvorkommen?
asked-banish = Einen Stein verbannen?
asked-jump = Wähle ein Feld in der Farbe des Chefs.

gang-table = Die Verfolgung
gang-nominated = Nominiert

stock-title = Auf dem Tisch
stock-flights = { $left ->
    [one] Hubschrauber: noch 1 Flug
   *[other] Hubschrauber: noch { $left } Flüge
  }
stock-aboard = { $pawn } ist in der Luft, nach { $station }
stock-blocks = Straßensperren: { $left } im Vorrat
stock-lying = auf { $stations }
stock-order = Reihenfolge: { $pawns }
