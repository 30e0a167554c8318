# Der Tisch selbst, solange gespielt wird, und das Ende.

ending-captured = Mister X ist gefasst.
    .you = Du bist gefasst.
ending-x_enclosed = Mister X ist umstellt und kann nicht weg.
    .you = Du bist umstellt und kannst nicht weg.
ending-x_without_move = Mister X kann nicht mehr ziehen.
    .you = Du kannst nicht mehr ziehen.
ending-survived = Mister X ist bis zum Ende entkommen.
    .you = Du bist bis zum Ende entkommen.
ending-hunters_stuck = Kein Detektiv kann mehr ziehen.
ending-no_hunters = Niemand ist mehr da, der Mister X jagt.
    .you = Niemand ist mehr da, der dich jagt.
ending-target_reached = Mister X hat seinen Auftrag erfüllt.
    .you = Du hast deinen Auftrag erfüllt.
ending-seven_checks = Alle sieben Personenkontrollen sind verbraucht.
ending-twenty_warnings = Die Polizei hat zwanzig Verwarnungen.
ending-cap = Die Zeit ist um.

resigned-x = Mister X hat aufgegeben.
resigned-hunters = Die Verfolger haben aufgegeben.

timeout-x = Die Zeit von Mister X ist abgelaufen.
timeout-hunters = Die Zeit der Verfolger ist abgelaufen.

table-round-about = { $rounds } Runden. Ein Doppelzug füllt in einer Runde zwei Einträge; die Fahrtentafel kann also bis { $entries } reichen.
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
table-closer = Vergrößern
table-farther = Verkleinern
table-whole = Ganzer Plan
table-mine = Meine Figuren
table-hold = Gedrückt halten zum Ansehen, tippen zum Offenlassen
table-station = Station
table-tickets = Tickets
table-reserve = Vorrat
table-pool = Gemeinsamer Vorrat
table-free = fährt umsonst
table-out = ausgeschieden
table-moved = hat gezogen
table-sheet = Ziehen zeigt mehr oder weniger
table-sheet-size = { $level ->
    [low] klein
    [full] groß
   *[half] halb
  }
table-tabs = Unter dem Plan
table-result = Ergebnis
table-your-turn = Du bist dran
possible-station = { $count ->
    [one] Nur noch { $count } Station kommt infrage.
   *[other] { $count } Stationen kommen noch infrage.
  }
possible-city = { $count ->
    [one] Nur noch { $count } Stadt kommt infrage.
   *[other] { $count } Städte kommen noch infrage.
  }
possible-square = { $count ->
    [one] Nur noch { $count } Feld kommt infrage.
   *[other] { $count } Felder kommen noch infrage.
  }
table-certain = Mister X ist auf { $station }.

goal-run = { $side ->
    [x] Bleib { $rounds } Runden lang frei.
    [hunters] Fangt Mister X innerhalb von { $rounds } Runden.
   *[public] Mister X muss { $rounds } Runden lang frei bleiben.
  }
goal-entries = { $side ->
    [x] Bleib frei, bis deine Fahrtentafel { $entries } Einträge hat.
    [hunters] Fangt Mister X, bevor seine Fahrtentafel { $entries } Einträge hat.
   *[public] Mister X muss frei bleiben, bis seine Fahrtentafel { $entries } Einträge hat.
  }
phase-unseen = Noch nie gesehen
phase-hunt = Die Jagd
phase-last = Der letzte Zug

say-connecting = Der Tisch wird geöffnet…
say-lost = Verbindung verloren. Neuer Versuch…
say-unknown-game = Diese Seite kennt diese Art von Spiel nicht. Lade sie neu, oder frag, wer den Server betreibt.
say-refused = Dieser Link führt zu keinem Tisch.
say-choose = { $pawn }: { $spot ->
    [city] Wähle die nächste Stadt.
    [square] Wähle das nächste Feld.
   *[station] Wähle die nächste Station.
  }
say-choose-x = Du bist { $spot ->
    [city] in
   *[station] auf
  } { $station }. { $spot ->
    [city] Wähle die nächste Stadt.
    [square] Wähle das nächste Feld.
   *[station] Wähle die nächste Station.
  }
say-onward = Dein Zug geht von { $station } aus weiter.
say-x-moving = Mister X zieht…
say-hunters-moving = Die Verfolger ziehen…
say-waiting-for = { $name } ist dran.
say-colleague = { $pawn } ist dran; deine Figuren haben gezogen.
say-reveal-in = { $moves ->
    [one] Mister X zeigt sich mit seinem nächsten Zug.
   *[other] Mister X zeigt sich in { $moves } Zügen.
  }
say-reveal-mine = { $moves ->
    [one] Mit diesem Zug wirst du gesehen.
   *[other] In { $moves } Zügen wirst du gesehen.
  }
say-reveal-never = Mister X zeigt sich nicht mehr.
say-seen = Mister X zuletzt gesehen auf { $station }.
say-over = { $winner ->
    [x] Mister X gewinnt.
    [hunters] Die Verfolger gewinnen.
   *[nobody] Niemand gewinnt.
  }
say-sent = Wird gesendet…
say-action = Wähle, was du tun willst.
wait-since = Seit { $time }.
wait-offline = { $name } ist offline.
wait-soon = In { $time } übernimmt ein Bot, wenn { $name } nicht zurück ist.
wait-now = Ein Bot übernimmt.
wait-stays = Das Spiel wartet auf { $name }.
wait-plays = Ein Bot spielt für { $name }.
wait-kept = Du bist zurück. Ein Bot hat solange deinen Platz gehalten.
wait-kept-moves = Du bist zurück. Ein Bot hat solange für dich gezogen: { $moves }.

miss-far = Von { $from } führt keine Linie direkt nach { $place }.
miss-taken = Auf { $place } steht { $who }.
miss-here = { $who } steht schon auf { $place }.
miss-blocked = Auf { $place } liegt eine Straßensperre.
miss-ticket = Nach { $place } kommt man nur mit { $ways }, und dafür ist jetzt kein Ticket da.
miss-now = { $who } kommt mit diesem Zug nicht nach { $place }.

plan-ride = Fahren
plan-double = Doppelzug
plan-triple = Dreifachzug
plan-stay = Bleiben
plan-out = Aufhören
plan-hidden = Verdeckter Zug
plan-double_hidden = Doppelzug, halb verdeckt

pick-how = Nach { $station } mit
pick-will-be-seen = Du wirst auf { $station } gesehen.
pick-give-double = Die Verfolger sehen, dass du zweimal ziehst.
pick-show = Dich zeigen
pick-pays-with = bezahlt mit { $ticket }
pick-go = Los
pick-back = Zurück
pick-choose-pay = { $need ->
    [one] Wähle { $need } Ticket zum Bezahlen
   *[other] Wähle { $need } Tickets zum Bezahlen
  }
pick-chosen = { $have } von { $need }
pick-die = mit der { $pips }
pick-facing = in Richtung { $station }

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
team-chat = Chat
team-plan = Plan
team-nudge = Bots zuerst ziehen lassen
team-chat-team = Ans Team
team-chat-table = An alle
team-say = Sag etwas
team-send = Senden
team-secret = Das lesen nur Verfolger.
team-open = Das liest auch Mister X.
team-unread = { $count } ungelesen
team-tools = Auf dem Plan markieren
team-suspect = Verdächtig
team-exclude = Ausgeschlossen
team-arrow = Pfeil
team-propose = Vorschlagen
team-accept = Einverstanden
team-proposes = { $name } schlägt vor:
team-clear = Meine Markierungen löschen
team-tool-hint = Tippe eine Station an. Tippe noch einmal, um die Markierung zu entfernen.
team-arrow-hint = Tippe an, wo der Pfeil beginnt, dann, wo er endet.
team-empty-chat = Noch hat niemand etwas gesagt.
team-ping = Hierher zeigen
team-ping-hint = Tippe eine Station an. Dein Team sieht, worauf du zeigst.
team-phrases = Schnell gesagt
team-new = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
  }
phrase-look = Schaut auf { $station }.
phrase-corner = Ziehen wir den Kreis enger.
phrase-side = Ich übernehme diese Seite.
phrase-metro = Haltet die schnellen Linien.
phrase-wait = Warten wir, bis er sich zeigt.
phrase-agree = Gute Idee.
phrase-think = Moment, ich überlege.

outcome-x = Mister X entkommt
outcome-hunters = Gefasst
outcome-nobody = Unentschieden

end-you-won = Du hast gewonnen.
end-you-lost = Du hast verloren.
end-path = Sein Weg
end-step = Zug { $entry } von { $of }
end-first = Zum Anfang
end-previous = Ein Schritt zurück
end-next = Ein Schritt weiter
end-last = Zum Ende
end-rematch = Noch einmal zusammen
end-join = Zum nächsten Spiel
end-swap = Seiten tauschen
end-same = Noch einmal
end-record = Spielprotokoll herunterladen
end-check = War es fair?
end-fair = { $turns ->
    [one] Fair: Der einzige Zug von Mister X und jede Ziehung stimmen mit den Siegeln überein.
   *[other] Fair: Alle { $turns } Züge von Mister X und jede Ziehung stimmen mit den Siegeln überein.
  }
end-unfair-lot = Nicht fair. Im Geben steckt nicht das Los, das dieser Browser dafür gezogen hat, oder nicht so, wie es versiegelt wurde.
end-unfair = { $line ->
    [0] Nicht fair: Die Ziehungen stimmen nicht mit dem Siegel überein, das vor dem Spiel gesetzt wurde.
   *[other] Nicht fair: Ab Zeile { $line } des Spielprotokolls stimmt das Spiel nicht mit den Siegeln überein.
  }
end-home = Alle Spiele
end-show = Ergebnis zeigen

heard-title = Eine Geschichte für alle
heard-about = Hier erfahren alle dasselbe, und jeder Browser prüft das nach: Alles Öffentliche wird Schritt für Schritt versiegelt und vom Server unterschrieben.
heard-code = Schritt { $step }: { $code }. Beim selben Schritt müssen alle denselben Code haben.
heard-agree = Dasselbe gehört haben die Browser von: { $names }.
heard-alone = Noch hat kein anderer Browser verglichen.
heard-save = Speichern, was dieser Browser gehört hat
heard-whole = { $steps ->
    [one] Eine Geschichte: Der einzige Schritt des Spielprotokolls ist der, den dieser Browser gehört hat.
   *[other] Eine Geschichte: Alle { $steps } Schritte des Spielprotokolls sind die, die dieser Browser gehört hat.
  }
heard-part = Eine Geschichte: Ab Schritt { $step }, als dieser Browser dazukam, sagt das Spielprotokoll, was er gehört hat.
heard-unfair = Nicht fair: Nicht alles passt zu dem, was dieser Browser gehört hat.
heard-spectator = jemand, der zuschaut
heard-late = Der Zug von Mister X in Schritt { $step } wurde zu spät versiegelt: Andere konnten ziehen, bevor das Siegel hier war.
heard-sum = In Schritt { $step } hat der Server diesem Browser etwas anderes gesagt, als er unterschrieben hat.
heard-drawn = In Schritt { $step } zeigt der Plan eine Figur, wo sie niemandem gemeldet wurde.
heard-signature = Die Unterschrift des Servers in Schritt { $step } ist nicht echt.
heard-key = Der Server unterschreibt mit einem anderen Schlüssel als bei der ersten Begegnung mit diesem Browser. Wenn du von keinem Umzug auf einen anderen Server weißt, antwortet vielleicht jemand anderes an seiner Stelle.
heard-trust = Ich weiß davon, dem neuen Schlüssel vertrauen
heard-other = Bis Schritt { $step } haben dieser Browser und der von { $who } zwei verschiedene Geschichten gehört, und der Server hat beide unterschrieben.
heard-claim = Bis Schritt { $step } will der Browser von { $who } eine andere Geschichte gehört haben. Unterschrieben hat der Server sie nicht.
heard-record = Ab Schritt { $step } erzählt das Spielprotokoll etwas anderes, als dieser Browser gehört hat.
heard-missing = Das Spielprotokoll hört zu früh auf: Ihm fehlt Schritt { $step }, den dieser Browser gehört hat.
heard-gone = Der Server hat Schritt { $step } aus seiner Geschichte genommen, obwohl dieser Browser ihn gehört hat.

text-title = Spielplan als Text
text-short = Text
text-anywhere = überallhin
text-where = Wo alle sind
text-reach = Wohin du ziehen kannst
text-type = Zug eintippen
text-example = Zum Beispiel { $move }
text-send = Ziehen
text-unknown = „{ $text }“ ist hier kein Zug. Nenne das Ticket und die Station.
text-nothing = Im Moment gibt es nichts zu ziehen.

stock-title = Auf dem Tisch
stock-order = Reihenfolge: { $pawns }
