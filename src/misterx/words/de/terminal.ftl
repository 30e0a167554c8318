# Das Spiel im Terminal. Was getippt wird, etwa `help`, bleibt, wie es ist.

## Wie Wörter verbunden werden, und was gezählt wird

terminal-and = { $first } und { $last }
terminal-or = { $first } oder { $last }
terminal-tickets = { $count ->
    [one] { $count } Ticket
   *[other] { $count } Tickets
  }
terminal-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
  }
terminal-entries = { $count ->
    [one] { $count } Eintrag seiner Fahrtentafel
   *[other] { $count } Einträgen seiner Fahrtentafel
  }
terminal-detectives = { $count ->
    [one] { $count } Detektiv
   *[other] { $count } Detektive
  }
terminal-policemen = { $count ->
    [one] { $count } Polizist
   *[other] { $count } Polizisten
  }
terminal-policeman = Polizist { $number }
terminal-car = Wagen { $number }
terminal-player = Spieler { $seat }

## Vor dem Spiel

terminal-which-side = Mister X jagen oder Mister X sein? Tippe hunt oder x.
terminal-how-many = Wie viele Spieler, { $least } bis { $most }? Bots nehmen die übrigen Plätze.
terminal-which-game = Welches Spiel?
terminal-type-one = Bitte tippe eins davon: { $allowed }.
terminal-unknown-side = Eine Seite { $side } gibt es nicht. Es gibt: x, detectives.
terminal-position-stands = Ein gespeichertes Spiel weiß, wie es steht. Lass --position weg.
terminal-chance-stands = Ein gespeichertes Spiel weiß, wer zieht. Lass --chance weg.
terminal-nothing-kept = Es gibt kein angefangenes Spiel. Beginne eins mit: misterx play
terminal-position-says = Eine Stellung sagt selbst, wie viele spielen und womit; lass --players und --option weg.
terminal-kept = Dein Spiel ist aufgehoben. Weiter mit: misterx play --resume
terminal-goodbye = Auf Wiedersehen.
terminal-getting-ready = Die Bots machen sich bereit
terminal-meanwhile = Die Bots machen sich im Hintergrund bereit, einmal auf diesem Rechner; bis dahin spielen sie einfacher.
terminal-on-board = Auf dem Plan { $board }.
terminal-you-are-x = Du bist Mister X. { $pawns } jagen dich; sie werden von Bots gespielt.
terminal-you-lead = Du führst { $pawns }. Mister X wird von einem Bot gespielt.
terminal-bots-play = Es spielen Bots: { $x } ist Mister X, { $hunters } führt { $pawns }.
terminal-chance-entered = Du wirst gefragt, was echte Karten, Würfel und Tickets bringen.
terminal-type-a-move = Tippe einen Zug wie { $example }, oder help.

## Im Spiel

terminal-keep-in-mind = Merk es dir; Enter geht weiter:
terminal-bot-fault = { $bot } hat einen Fehler gemacht ({ $fault }); für diesen Zug sprang der einfache Bot ein.
terminal-bot-last = Das war der letzte Zug von { $bot }; der einfache Bot spielt weiter.
terminal-word-too-many = Da ist ein Wort zu viel.
terminal-not-known = { $words } kenne ich nicht. Ein Zug ist ein Ticket und eine Station; help sagt mehr.
terminal-cannot-get = { $who } kommt jetzt nicht nach { $station }.
terminal-which-one = Welcher? Tippe { $moves }.
terminal-no-move = { $who } hat jetzt keinen Zug.
terminal-next-leg = Nächster Teil.
terminal-choice-mine-at = Du bist auf { $station } und kannst gehen: { $moves }.
terminal-choice-mine = Du kannst gehen: { $moves }.
terminal-choice-at = { $who } auf { $station } kann gehen: { $moves }.
terminal-choice = { $who } kann gehen: { $moves }.
terminal-any-of = eine von { $count } Stationen
terminal-or-double = oder beginne einen Doppelzug: double, Ticket, Station
terminal-go = { $move }. Enter zieht, u nimmt zurück:
terminal-taken-back = Zurückgenommen; niemand hat es gesehen.
terminal-nothing-now = Jetzt ist nichts zu ziehen.
terminal-no-station = Eine Station { $station } gibt es auf diesem Plan nicht.
terminal-type-map = Tippe map, map 46 oder map all.
terminal-log-tells = Das Spiel ist vorbei; `log` sagt, wo er war.
terminal-why-which = Sag, welche Station: why 46.
terminal-was-at = Mister X war auf { $station }, als das Spiel endete.
terminal-can-be-at = Soweit die Verfolger es wissen können, kann Mister X auf { $station } sein.
terminal-nobody-knows = Noch kann niemand sagen, wo Mister X ist.
terminal-nobody-knows-you = Noch kann niemand sagen, wo du bist.
terminal-possible = { $count ->
    [one] Mister X kann auf { $count } Station sein: { $stations }.
   *[other] Mister X kann auf { $count } Stationen sein: { $stations }.
  }
terminal-possible-you = { $count ->
    [one] Die Verfolger können dich auf { $count } Station vermuten: { $stations }.
   *[other] Die Verfolger können dich auf { $count } Stationen vermuten: { $stations }.
  }
terminal-aid-is-off = Die Denkhilfe ist aus; `aid on` bringt sie zurück.
terminal-aid-on = Die Denkhilfe ist an.
terminal-aid-off = Die Denkhilfe ist aus.
terminal-confirm-on = Du wirst gefragt, bevor ein Zug abgeht.
terminal-confirm-off = Züge gehen sofort ab.
terminal-on-or-off = Tippe { $name } on oder { $name } off.
terminal-undo-legs = Was bisher getippt war, ist zurückgenommen; niemand hat es gesehen.
terminal-undo-asked = Ein Zug, der abging, bleibt: Jemand kann daraus gelernt haben. Bevor er abgeht, wirst du gefragt, und undo nimmt ihn zurück.
terminal-undo-at-once = Ein Zug, der abging, bleibt: Jemand kann daraus gelernt haben. Vorher gefragt wirst du wieder mit `confirm on`.
terminal-bots-stay = Hier spielen Bots beide Seiten, und die geben nicht auf; quit verlässt das Spiel.
terminal-give-up = Dieses Spiel aufgeben? Tippe yes:
terminal-on-we-go = Dann geht es weiter.
terminal-save-where = Sag, wohin: save DATEI.
terminal-save-foreign = { $file } gibt es schon, und es ist kein Spiel von uns; wähle einen anderen Namen.
terminal-record-in = Die Aufzeichnung ist in { $file }.
terminal-replay-tells = `misterx replay { $file }` erzählt sie noch einmal.
terminal-game-in = Das Spiel ist in { $file }. `misterx play --resume { $file }` geht weiter.
terminal-you-won = Du hast gewonnen. Gut gemacht.
terminal-you-lost = Diesmal hast du verloren.
terminal-his-way = Sein Weg:
terminal-after = again, log, map, save DATEI, oder Enter zum Gehen>
terminal-after-unknown = Das Spiel ist vorbei. Tippe again, log, map, save DATEI oder quit.

## Was `help` sagt

help-moves = alles, was jetzt geht
help-map = die Umgebung deiner Figur, einer Station, die ganze Stadt
help-where = die Stationen, auf denen Mister X sein kann
help-why = warum er auf einer Station nicht sein kann
help-log = die Fahrtentafel von Anfang an
help-tickets = wer wo steht und was er hat
help-rules = das Spiel in Kürze
help-aid = zeigen, wo Mister X sein kann, oder selbst denken
help-confirm = fragen, bevor ein Zug abgeht, oder nicht
help-undo = einen Zug zurücknehmen, der noch nicht abging
help-save = das Spiel aufschreiben; weiter mit `misterx play --resume DATEI`
help-resign = das Spiel aufgeben
help-quit = gehen; `misterx play --resume` geht weiter
help-ride = dorthin; `{ $short }` oder nur `{ $station }` genügt, wo es klar ist
help-go = dorthin; nur `{ $station }` genügt, wo es klar ist
help-other-pawn = eine Figur ziehen, die nicht dran ist; `{ $pawn }` allein wechselt zu ihr
help-double = der Doppelzug von Mister X, ganz oder Teil für Teil
help-at-once = sofort ziehen, ohne gefragt zu werden
help-discard = alle Tickets behalten, bevor nachgezogen wird
help-team-end = keine Sonderaktion; `moves` sagt, welche bezahlbar sind
help-walk = dorthin gehen; `car2 57` fährt
help-die = mit diesem Würfel, wo beide dorthin führen
help-check = eine Personenkontrolle, oder keine
help-came-up = das kam; nur `{ $outcome }` genügt
help-several = mehrere auf einmal, in der Reihenfolge, in der sie dran sind
help-enter-at-once = eintragen, ohne gefragt zu werden
help-draw = das Programm dies ziehen lassen, oder alles, was jetzt ansteht

## Echte Würfel, Beutel und Karten

terminal-referees = Was auf der Karte oder dem Ticket steht; `help` sagt, wie man es tippt.
terminal-unseen = Deine Seite darf es nicht wissen, also bleibt unsichtbar, was du tippst; mit `draw` zieht das Programm.
terminal-refused = Das ist nicht zu verstehen oder kann jetzt nicht kommen; nichts wurde eingetragen. `help` sagt, wie man es tippt.
terminal-too-many = Das ist mehr, als jetzt ansteht; nichts wurde eingetragen.
terminal-due = Es steht an: { $what }.
terminal-what-you-typed = Was du getippt hast
due-number = die Nummer unter { $who }, 1 bis 10
due-start = die Startkarte von { $who }
due-ticket = ein Ticket aus dem Beutel für { $who }
due-die = ein Würfel, 1 bis 6
came-number = { $who } ist Nummer { $number }
came-start = { $who } startet auf { $station }
came-ticket = { $who } zieht { $ticket }
came-die = der Würfel zeigt { $pips }

## Plan und Fahrtentafel

terminal-log = Log
terminal-legend-aid = 46? hier kann er sein
terminal-legend-pawn = D1:46 eine Figur
terminal-line-to = { $mode } nach { $stations }
terminal-from = Von { $station }: { $lines }.
terminal-at = auf { $station }
terminal-entry = Eintrag { $entry }: { $ticket }
terminal-part-of-double = Teil eines Doppelzugs
terminal-reveal = (gezeigt)
terminal-unknown = unbekannt
terminal-log-empty = Die Fahrtentafel ist leer.
terminal-round = Runde { $round }
terminal-round-of = Runde { $round } von { $of }
terminal-round-entry = Runde { $round }, Eintrag { $entry } von { $of }
terminal-round-move = Runde { $round }, Zug { $move } von Mister X
terminal-setting-up = Aufbau
terminal-phase = Phase { $phase }, Runde { $round }
terminal-checks-left = { $count ->
    [one] noch { $count } Kontrolle
   *[other] noch { $count } Kontrollen
  }
terminal-warnings = { $count ->
    [one] { $count } Verwarnung
   *[other] { $count } Verwarnungen
  }

## Was bevorsteht

outlook-never = Mister X zeigt sich nicht mehr.
outlook-shows = { $moves ->
    [one] Mister X zeigt sich mit dem nächsten Zug (Eintrag { $entry }).
   *[other] In { $moves } Zügen zeigt Mister X sich (Eintrag { $entry }).
  }
outlook-never-you = Du zeigst dich nicht mehr.
outlook-shows-you = { $moves ->
    [one] Du zeigst dich mit dem nächsten Zug (Eintrag { $entry }).
   *[other] In { $moves } Zügen zeigst du dich (Eintrag { $entry }).
  }
outlook-last-seen = Zuletzt gesehen auf { $station }, Eintrag { $entry }.
outlook-hidden = { $count ->
    [one] Mister X bleibt noch { $count } Zug verborgen.
   *[other] Mister X bleibt noch { $count } Züge verborgen.
  }
outlook-hidden-you = { $count ->
    [one] Du bleibst noch { $count } Zug verborgen.
   *[other] Du bleibst noch { $count } Züge verborgen.
  }
outlook-open = Mister X zieht von jetzt an offen.
outlook-open-you = Du ziehst von jetzt an offen.
outlook-rings = Ringe markieren { $marks }.
terminal-move-number = Zug { $entry }
terminal-the-start = dem Start
outlook-face-down = { $count ->
    [one] { $count } Stein liegt verdeckt
   *[other] { $count } Steine liegen verdeckt
  }
outlook-person-checks = { $count ->
    [one] noch { $count } Personenkontrolle
   *[other] noch { $count } Personenkontrollen
  }
outlook-x-wins = { $count ->
    [one] Mister X ist auf { $station } und gewinnt mit noch { $count } Verwarnung.
   *[other] Mister X ist auf { $station } und gewinnt mit noch { $count } Verwarnungen.
  }

## Wer wo steht und was er hat

holding-hidden = verborgen
holding-in-air = in der Luft über { $station }
holding-not-placed = nicht gesetzt
holding-gone = fort
holding-free = fährt frei
holding-common = zahlt aus dem gemeinsamen Vorrat
holding-out = ausgeschieden
holding-moved = hat gezogen
holding-pool = der gemeinsame Vorrat der Detektive
holding-reserve = woraus Mister X nimmt
holding-tickets = Tickets
holding-moved-by = gezogen mit { $ticket }
holding-leads = führt { $pawns }
holding-towards = Richtung { $station }
holding-number = Nummer { $number }
holding-in-barricade = in einer Barrikade
holding-face-down = verdeckt
holding-stays = bleibt
holding-dice-show = { $count ->
    [one] zeigt { $pips }
   *[other] zeigen { $pips }
  }

## Was geschah, in den Spielen mit Tickets

transit-found = { $who } hat Mister X auf { $station } gefunden.
transit-placed = { $who } startet auf { $station }.
transit-start-dealt = Mister X startet auf { $station }, heimlich.
transit-double = Mister X macht einen Doppelzug.
transit-triple = Mister X macht einen Dreifachzug.
transit-stayed = Mister X bleibt, wo er ist (Eintrag { $entry }).
transit-rode = { $who } fährt nach { $station } ({ $mode }).
transit-rode-paid = { $who } fährt nach { $station } ({ $mode }), bezahlt mit { $ticket }.
transit-passed = { $who } kann nicht ziehen und wartet.
transit-eliminated = { $who } kann nicht mehr ziehen und scheidet aus.
transit-removed = { $who } wird vom Plan genommen.
transit-travels = Mister X fährt: { $ticket } (Eintrag { $entry }).
transit-travels-black = Mister X fährt mit einem Black Ticket (Eintrag { $entry }).
transit-travels-to = Mister X fährt nach { $station }: { $ticket } (Eintrag { $entry }).
transit-travels-black-to = Mister X fährt mit einem Black Ticket nach { $station } (Eintrag { $entry }).
transit-travels-shown = Mister X fährt nach { $station } und zeigt sich dort: { $ticket } (Eintrag { $entry }).
transit-travels-black-shown = Mister X fährt mit einem Black Ticket nach { $station } und zeigt sich dort (Eintrag { $entry }).

## Ein Zug in Worten, bevor er gemacht wird

move-stay = bleibt
move-out = scheidet aus
move-pay = zahlt mit { $ticket }
move-show = zeigt sich
move-black = Black Ticket nach { $station }
move-ride = { $ticket } nach { $station }
move-double = Doppelzug
move-triple = Dreifachzug
move-then = { $one }, dann { $next }
move-paid = bezahlt mit { $tickets }
move-discard = wirft ab: { $tickets }
move-nothing = nichts
move-detectives = Die Detektive
move-no-action = keine Sonderaktion
move-investigate = eine Ermittlung
move-goes-on = { $who } zieht weiter nach { $station }
move-hidden = verdeckter Zug
move-double-hidden = Doppelzug, halb verdeckt
move-number = Mister X ist Nummer { $number }
move-place = { $who } startet auf { $station }
move-defies = { $who } übergeht den Chef
move-banished = { $who } wird nach { $station } verbannt
move-check = { $who } kontrollieren
move-to = nach { $station }

## Die Spiele in Kürze

nutshell-run = Mister X flieht durch die Stadt, und { $hunters } jagen ihn. In jeder Runde zieht zuerst er, dann ziehen sie.
nutshell-ticket = Ein Ticket ({ $tickets }) bringt eine Figur auf einer Linie seiner Art zum nächsten Halt und nicht weiter. Nie stehen zwei Figuren auf einer Station.
nutshell-log = Seine Züge sind geheim. Die Fahrtentafel zeigt nur sein Ticket. Bei Eintrag { $reveals } muss er zeigen, wo er ist.
nutshell-black = ein Black Ticket verbirgt, wie er fuhr, und gilt auf jeder Linie, auch auf dem Wasser
nutshell-double = ein Doppelzug-Ticket gibt ihm zwei Züge auf einmal
nutshell-pay-leaves = Detektive zahlen mit eigenen Tickets, und wer kein passendes hat, scheidet aus.
nutshell-pay-waits = Detektive zahlen mit eigenen Tickets, und wer kein passendes hat, muss warten.
nutshell-police-free = Polizisten fahren frei.
nutshell-win = Die Verfolger gewinnen, wenn einer von ihnen auf seine Station kommt oder wenn er nicht ziehen kann. Er gewinnt nach { $span }.
nutshell-elsewhere = Die Regeln von { $title } stehen in docs/rules.

## Eine Aufzeichnung, noch einmal erzählt

terminal-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
terminal-chance-decides = der Zufall entscheidet
terminal-to-move = { $seat } ist dran
terminal-is-over = das Spiel ist vorbei
terminal-all-legal = { $count ->
    [one] { $count } Zeile, alles erlaubt; { $ended }.
   *[other] { $count } Zeilen, alle erlaubt; { $ended }.
  }
terminal-not-over = Dieses Spiel ist noch nicht vorbei; weiter mit: misterx play --resume DATEI
