# Flucht durch Europa: its name, its rules, and what no other game has.

title-europa = Flucht durch Europa
    .about = Ein geheimer Auftrag quer durch Europa. Jedes Ticket hat zwei Hälften: fahren oder handeln.

## Its rules

europa-goal = Worum es geht
    .text = Mister X hat einen Auftrag: von einer Startstadt seiner Farbe, die er geheim hält, zu einer beliebigen der Zielstädte. Kommt er dort an, hat er gewonnen. Die 5 Detektive gewinnen, wenn einer von ihnen seine Stadt betritt.

europa-turn = Eine Runde
    .text = Mister X zieht zuerst; alle sehen das Ticket, nicht die Stadt. Dann zieht jeder Detektiv einmal, in beliebiger Reihenfolge: Wer ziehen kann, muss. Zwei Detektive stehen nie in einer Stadt. Danach dürfen sie eine Sonderaktion machen, werfen ab und ziehen neue Tickets. Zum Schluss der Runde kommt die Positionskontrolle. Gefasst ist er, sobald ein Detektiv seine Stadt betritt.

europa-hand = Die Hand
    .text = Jedes Ticket hat zwei Hälften: oben, womit man fährt (Auto, Bahn, Flugzeug), unten ein Zeichen, das Sonderaktionen bezahlt. Es dient dem einen oder dem anderen. Mister X hält 8 Tickets, jeder andere Spieler 4 und 1 mehr für jeden Detektiv, den er führt. Am Ende des Zuges wirft man ab, was man nicht braucht, und füllt die Hand aus dem Beutel auf. Was eine Sonderaktion bezahlt, ist aus dem Spiel.

europa-double = Doppelte und verdeckte Züge
    .text = Für 3 Fußspuren zieht Mister X zweimal, aber nicht über eine Stadt, in der ein Detektiv steht. Für 3 Schatten legt er ein beliebiges Ticket verdeckt und fährt, womit er will.

europa-stuck = Wer nicht ziehen kann
    .text = Führt keines seiner Tickets weiter und kann er nicht verdeckt ziehen, bleibt Mister X stehen: Er notiert nichts und tauscht alle Tickets gegen 8 neue. Ein Detektiv, der nicht ziehen kann, bleibt, wo er ist.

europa-check = Positionskontrolle
    .text = Am Ende jeder Runde werden die Städte, die Detektive in ihr betreten haben, mit seinen letzten 5 verglichen. Wo sie sich treffen, zeigen Ringe, wo er war und wann.

europa-special = Sonderaktionen
    .text = Haben alle Detektive gezogen, dürfen sie eines von beidem tun, zum ersten Mal nach seinem Zug 5. Ermitteln: Für 3, 4 oder 5 Lupen zeigt er, wo er 4, 3 oder 2 Züge zuvor war. Sondereinsatz: Für 3, 4 oder 5 Blaulichter zieht ein Detektiv noch einmal, mit Auto, Bahn oder Flugzeug. Die Spieler dürfen zusammenlegen, jeder höchstens so viele Tickets, wie er Detektive führt.

europa-chips = Ermittlungschips
    .text = Chips sind Notizen der Detektive: verdächtig oder ausgeschlossen. Sie ändern nichts, und Mister X sieht sie nicht.

europa-open = Offen ziehen
    .text = Ab Zug 25 zieht er offen, und seine Tickets kommen zurück in den Beutel.

## The mission

refusal-no_start = { $station } ist keine Startstadt des Auftrags { $mission }; das sind { $allowed }.
hand-mission = Auftrag { $colour }
mission-green = grün
mission-yellow = gelb
mission-orange = orange
goal-mission = { $side ->
    [x] Erreiche eine Zielstadt deines Auftrags, ohne gefangen zu werden.
    [hunters] Fangt Mister X, bevor er eine Zielstadt seines Auftrags erreicht.
   *[public] Mister X muss eine Zielstadt seines Auftrags erreichen.
  }
phase-choosing = Vor dem Start
phase-secret = { $mission }, geheim
phase-open = { $mission }, offen
hand-choose = Wähle einen Auftrag und eine Startstadt.
hand-targets = Zielstädte
hand-starts = Startstädte
terminal-the-mission = Auftrag { $mission }
flight-mission = Mister X nimmt den Auftrag { $mission }.
move-mission = Auftrag { $mission }, ab { $station }

## Chips

option-investigation_chips = Ermittlungschips
    .about = Wie viele Chips der Detektive zugleich auf dem Plan liegen dürfen.
option-chips_visible_to_x = Offene Chips
    .about = Mister X sieht die Chips der Detektive.
refusal-no_chip = Jetzt kann kein Chip gelegt oder weggenommen werden: { $why }
reason-all_chips_laid = Es dürfen nur { $most } Chips zugleich liegen; nehmt erst einen weg.

## Its options

option-ticket_mix = Ticketmischung
    .about = Wie viele der 120 Tickets es von jeder Art gibt.
option-setup_order = Aufbau
    .about = Ob die Startkarten vor oder nach der Wahl des Auftrags verteilt werden.
option-capture_timing = Festnahme
    .about = Sofort beim Betreten seiner Stadt oder erst bei der Positionskontrolle.
option-detectives_share_city = Zusammen in einer Stadt
    .about = Mehrere Detektive dürfen in einer Stadt stehen.
option-must_move = Zugpflicht
    .about = Wer stehen bleiben darf: für sich betrachtet oder im Ganzen.
option-check_window = Blick zurück
    .about = Wie viele seiner letzten Städte die Kontrolle ansieht.
option-check_includes_current = Auch die jetzige
    .about = Die Kontrolle sieht auch die Stadt an, in der er ist.
option-start_counts = Start zählt
    .about = Seine Startstadt zählt für die Kontrolle.
option-check_all_entered = Alle betretenen
    .about = Die Kontrolle sieht jede Stadt an, die ein Detektiv betrat.
option-repeat_visit = Mehrfacher Besuch
    .about = Jeder Besuch wird markiert oder nur der letzte.
option-discard_before_draw = Erst abwerfen
    .about = Abgeworfenes kommt vor dem Nachziehen in den Beutel.
option-first_open_move = Offen ab Zug
    .about = Ab welchem Zug Mister X offen zieht.
option-detective_special_from_move = Sonderaktionen ab
    .about = Nach wie vielen Zügen die Detektive ermitteln dürfen.
option-double_with_hidden = Doppelt und verdeckt
    .about = Eine Hälfte eines Doppelzugs darf verdeckt sein.
option-detective_hands_visible_to_x = Offene Hände
    .about = Die Tickets der Detektive liegen für alle offen.
value-detectives_first = Detektive zuerst
value-mission_first = Auftrag zuerst
value-immediate = sofort
value-check = bei der Kontrolle
value-local = für sich
value-maximal = im Ganzen
value-all = alle
value-latest = nur der letzte

## At the table

plan-mission = Auftrag und Startstadt
plan-operate = Sondereinsatz
plan-investigate = Ermitteln
plan-end = Runde beenden
plan-discard = Abwerfen
pick-discard-about = Tippe an, was du nicht brauchst, oder behalte alles.
pick-keep-all = Alle behalten
pick-discard = { $count ->
    [one] { $count } Ticket abwerfen
   *[other] { $count } Tickets abwerfen
  }
hand-bag = Beutel
hand-box = Schachtel
hand-your-hand = Deine Hand
hand-hand-of = { $size ->
    [one] { $who }: { $size } Ticket
   *[other] { $who }: { $size } Tickets
  }
hand-open-from = Ab Zug { $move } zieht Mister X offen.
hand-open-from-you = Ab Zug { $move } ziehst du offen.
hand-special = Macht eine Sonderaktion oder beendet die Runde.
hand-discard-now = Wirf ab, was du nicht brauchst; deine Hand wird wieder aufgefüllt.
hand-table = Auftrag und Beutel

## In the terminal

flight-found = { $who } hat Mister X in { $station } gefunden.
flight-placed = { $who } startet in { $station }.
flight-start = Er startet in { $station }, heimlich.
flight-hidden = Mister X zieht verdeckt.
flight-laid = Mister X fährt mit { $ticket } (Zug { $entry }).
flight-laid-to = Mister X fährt mit { $ticket } nach { $station } (Zug { $entry }).
flight-face-down = Ein Ticket liegt verdeckt (Zug { $entry }).
flight-face-down-known = Ein Ticket liegt verdeckt, { $ticket } nach { $station } (Zug { $entry }).
flight-stayed = Mister X kann nicht ziehen, bleibt und tauscht seine Hand.
flight-rode = { $who } fährt mit { $ticket } nach { $station }.
flight-investigated = Die Detektive ermitteln zu Zug { $entry }.
flight-operated = { $who } wird weitergeschickt nach { $station } ({ $mode }).
flight-marked = Ringe markieren { $station }: Dort war er bei Zug { $entry }.
flight-marked-start = Ringe markieren { $station }: Dort war er am Start.
flight-discarded = { $who } wirft ab: { $tickets }.
flight-recycled = Der Beutel wird leer: { $tickets } kommen aus der Schachtel zurück.
nutshell-flight = Mister X hat einen geheimen Auftrag in Europa, und fünf Detektive jagen ihn. Er gewinnt in einer Zielstadt seines Auftrags; sie gewinnen, wenn einer von ihnen in seine Stadt kommt.
nutshell-halves = Ein Ticket hat ein Verkehrsmittel und ein Zeichen, etwa car/mag, und gilt für eins davon: Das Verkehrsmittel bringt eine Figur auf einer Linie in die nächste Stadt, das Zeichen hilft eine Sonderaktion zu bezahlen (mag ist die Lupe, blue das Blaulicht, foot die Fußspur, shad der Schatten).
nutshell-prices = Mister X zahlt drei Fußspuren für einen Doppelzug und drei Schatten für einen verdeckten.
nutshell-special = Ab seinem Zug { $move } dürfen die Detektive, wenn alle gezogen haben, mit drei bis fünf Lupen ermitteln oder einen von ihnen mit drei bis fünf Blaulichtern weiterschicken. Ein Spieler gibt höchstens ein Ticket je Detektiv, den er führt.
nutshell-rings = Am Ende einer Runde markieren Ringe diejenigen seiner letzten { $cities } Städte, die Detektive in ihr betreten haben.
nutshell-secret = Bis zu Zug { $move } sind seine Züge geheim.
