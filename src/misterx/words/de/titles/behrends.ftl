# Mister X (Behrends): its name, its rules, and what no other game has.

title-behrends = Mister X (Behrends)
    .about = Zehn Doppelgänger, vier Streifenwagen, ein Telefon. Erst herausfinden, wer er ist, dann fangen.

## Its rules

behrends-goal = Worum es geht
    .text = Zehn Ganoven sehen gleich aus, und einer ist Mister X. Erst muss die Polizei herausfinden, wer er ist, dann ihn festnehmen.

behrends-first = Erster Teil: Wer ist er?
    .text = Die Bande liegt verdeckt auf den Straßen; die 4 Wagen warten im Präsidium, in das es nur über die Pfeilfelder hinein- und hinausgeht. Polizei und Bande wechseln sich ab: Jede Seite wirft 2 Würfel und zieht zwei Figuren, eine mit jedem Würfel, genau so weit und über kein Feld zweimal. Über andere Figuren darf man hinwegziehen. Wagen wenden in der Straße nie. An einer Kreuzung nehmen sie jeden Weg außer zurück, und wenn sie dort angehalten haben, jeden. Endet ein Wagen auf einem Stein, darf die Polizei ihn kontrollieren; sie hat 7 Kontrollen. Wer nicht Mister X ist, bleibt offen liegen (in der schweren Variante wird er wieder umgedreht). Ist er es, entwischt er mit einem Würfel, und der zweite Teil beginnt.

behrends-second = Zweiter Teil: die Jagd
    .text = Alle Steine werden aufgedeckt, und die Wagen starten wieder im Präsidium. Die Polizei wählt zwei Wagen aus, in fester Folge. Wo ein Wagen steht, sagt, wie er zieht: im Präsidium mit einem Würfel, auf einer Kreuzung um die aufgedruckten Augen, auf der Straße per Telefon. Dann wirft die Bande einen Würfel für Mister X und, wenn er gezogen hat, noch einen für einen Helfer. Mister X darf an keinem Wagen vorbei; seine Helfer dürfen.

behrends-dial = Die Wählscheibe
    .text = Die Nummer des Feldes dreht die Scheibe weiter, von wo sie steht; man kann also vorausrechnen. Verwarnung: Der Wagen bleibt. Besetzt: Er fährt mit einem Würfel. Rot, Gelb, Blau: Er wechselt auf ein beliebiges anderes Feld dieser Farbe. Das tote Feld: noch einmal wählen.

behrends-override = Eingreifen und Verbannen
    .text = Sind beide Wagen fertig, darf einer den Chef übergehen: Er wird genannt, dann fährt er noch einmal mit einem Würfel. Endet er nicht auf Mister X, kostet das 2 Verwarnungen. Endet ein Wagen auf einem einzelnen Helfer, darf die Polizei ihn auf ein beliebiges leeres Feld verbannen.

behrends-barricade = Barrikaden
    .text = Zwei Helfer auf einem Feld sind eine Barrikade, und sie bleibt: Kein Wagen kommt vorbei oder hält dort. Die Bande geht darüber hinweg.

behrends-end = Das Ende
    .text = Im zweiten Teil ist er gefasst, wenn ein Wagen seinen Zug auf seinem Feld beendet. Er gewinnt mit der 7. vergeblichen Kontrolle oder der 20. Verwarnung.

## The dial

option-dial = Wählscheibe
    .about = Sie bleibt stehen, beginnt jedes Mal vorn, zählt die letzte Ziffer oder hält irgendwo.
option-dial_sectors = Felder der Scheibe
    .about = Was die Scheibe bei 1 bis 9 und 0 sagt.
option-jump_facing = Richtung nach dem Sprung
    .about = Die Polizei wählt sie, oder der Wagen ist frei.
option-colour_arrest = Festnahme beim Sprung
    .about = Ein Wagen, der auf eine Farbe springt, darf Mister X dort festnehmen.
value-rotary = bleibt stehen
value-rotary_reset = beginnt vorn
value-last_digit = letzte Ziffer
value-random = Zufall
value-chosen = gewählt
gang-dial = Wählscheibe
sector-warning = Verwarnung
sector-busy = besetzt
sector-red = rot
sector-yellow = gelb
sector-blue = blau
gang-chief = Der Chef schickt den Wagen auf ein Feld der Farbe { $colour }.
news-busy = { $pawn }: besetzt
news-sent = { $pawn } wird auf ein Feld der Farbe { $colour } geschickt
due-dial = die Wählscheibe, 1 bis 10, wobei 10 die Ziffer 0 ist
came-dial = die Wählscheibe hält bei { $place }
outlook-dial = Die Wählscheibe steht auf { $place }.
outlook-dial-arrows = Die Wählscheibe steht auf den Pfeilen.
police-called = { $who } ruft an; die Wählscheibe hält bei { $place }.
police-redialled = { $who } wählt das tote Feld und noch einmal.
police-busy = Die Leitung ist besetzt.
police-sent = Der Chef sagt { $colour }.
nutshell-chief = Der Chef ist besetzt (ein Würfel), nennt eine Farbe (auf ein Feld davon wechseln) oder verwarnt (stehen bleiben). Nach beiden Wagen darf einer noch einmal mit einem Würfel fahren; verfehlt er, kostet das zwei Verwarnungen.

## Its options

option-hard_checks = Schwere Kontrollen
    .about = Variante: wer kontrolliert wurde, wird wieder verdeckt; die Polizei muss sich erinnern.
option-lingering_check = Kontrolle unter allen
    .about = Nach jedem Zug, und wenn kein Wagen fahren kann, darf unter jedem Wagen kontrolliert werden, der ein Feld teilt.
option-setup_on_arrow = Start auf Pfeilen
    .about = Die Bande darf auch auf Pfeilfeldern beginnen.
option-hq_transit = Präsidium
    .about = Wagen fahren hindurch, müssen dort halten, kommen nur mit genauer Augenzahl hinein oder gar nicht zurück.
option-phase2_first = Wer die Jagd beginnt
    .about = Polizei oder Bande eröffnet den zweiten Teil.
option-barricade_breakable = Barrikaden lösen
    .about = Helfer dürfen eine Barrikade wieder verlassen.
option-barricade_on_arrow = Barrikaden auf Pfeilen
    .about = Barrikaden dürfen auf Pfeilfeldern stehen.
option-override_after_warning = Zusatzzug auch im Stand
    .about = Auch ein ausgewählter Wagen, der verwarnt wurde oder nicht fahren konnte, darf den Zusatzzug machen.
option-captain = Hauptmann
    .about = Der erste Polizist entscheidet für alle.
option-phase1_cap = Ende des ersten Teils
    .about = Hausregel: nach so vielen Polizeizügen hat Mister X gewonnen.
option-phase2_cap = Ende der Jagd
    .about = Hausregel: nach so vielen Runden hat Mister X gewonnen.
value-through = hindurch
value-stop = halten
value-exact = genau
value-closed = gesperrt
value-police = Polizei
value-gang = Bande

## At the table

plan-number = Deine Nummer
plan-place = Setzen
plan-check = Personenkontrolle
plan-no_check = Keine Kontrolle
plan-nominate = Wagen auswählen
plan-override = Chef übergehen
plan-no_override = Dabei belassen
plan-banish = Verbannen
plan-no_banish = Niemanden verbannen
plan-drive = Fahren
plan-walk = Gehen
gang-scatter = Den Rest zufällig verteilen
gang-how = Wer genau auf einem Stein hält, darf ihn kontrollieren.
gang-tab-pieces = Figuren
gang-tab-case = Ermittlung
gang-headquarters = Präsidium
gang-phase1 = Wer ist er?
gang-phase2 = Die Jagd
gang-dice = Würfel
goal-find = { $side ->
    [x] Bleib unerkannt in deiner Bande, bis alle Kontrollen verbraucht sind.
    [hunters] Findet mit euren Kontrollen heraus, welcher Stein Mister X ist.
   *[public] Die Polizei muss herausfinden, welcher Stein Mister X ist.
  }
goal-arrest = { $side ->
    [x] Bleib frei, bis die Polizei 20 Verwarnungen hat.
    [hunters] Beendet mit einem Wagen die Fahrt auf Mister X, bevor ihr 20 Verwarnungen habt.
   *[public] Die Polizei muss Mister X vor der 20. Verwarnung festnehmen.
  }
phase-places = Die Bande verteilt sich
gang-checks = { $left ->
    [one] Noch { $left } Personenkontrolle
   *[other] Noch { $left } Personenkontrollen
  }
gang-warnings = { $held } von 20 Verwarnungen
gang-you = Du bist Nummer { $number }
gang-he = Mister X ist Nummer { $number }
gang-face-up = Nummer { $number }
asked-number = Wähle deine Nummer.
asked-place = Setz die Steine auf den Plan.
asked-drive = Wähle einen Wagen und wohin er fährt.
asked-walk = Wähle einen Stein und wohin er geht.
asked-check = Hier jemanden kontrollieren?
asked-nominate = Wähle zwei Wagen: Der erste wird zuerst angerufen.
asked-override = Den Chef mit einem Zusatzzug übergehen?
asked-banish = Einen Stein verbannen?
asked-jump = Wähle ein Feld in der Farbe des Chefs.
gang-table = Die Verfolgung
gang-nominated = Ausgewählte Wagen
news-is = { $pawn } ist Nummer { $number }
news-not-he = { $pawn } ist Nummer { $number }, nicht Mister X. Gut merken
news-found = { $pawn } ist Mister X
news-warned = Eine Verwarnung: { $held } von 20
news-banished = { $pawn } wird nach { $station } verbannt
news-barricade = Eine Barrikade auf { $station }
news-nominated = Ausgewählt: { $first }, dann { $second }

## In the terminal

police-search = Die Polizei sucht Mister X.
police-hunt = Die Polizei jagt Mister X.
police-number-chosen = Die Nummer von Mister X ist notiert.
police-rolled = Gewürfelt: { $pips }.
police-walked = { $who } geht nach { $station }.
police-drove = { $who } fährt nach { $station }.
police-jumped = { $who } wechselt nach { $station }.
police-lapsed = Die { $pips } kann niemand nutzen.
police-stayed = { $who } bleibt.
police-shown = { $who } zeigt die Nummer { $number } und wird wieder umgedreht.
police-turned-up = { $who } ist Nummer { $number }.
police-cleared = { $who } ist nicht Mister X.
police-found = { $who } ist Mister X!
police-nominated = { $first } und dann { $second } sind ausgewählt.
police-warned = Verwarnung Nummer { $held }.
police-overrode = { $who } übergeht den Chef.
police-banished = { $who } wird nach { $station } verbannt.
police-barricaded = Auf { $station } ist jetzt eine Barrikade.
police-broke-up = Die Barrikade auf { $station } ist weg.
police-choose-number = Wähle die Nummer von Mister X: number 1 bis 10.
police-choose-place = Setze einen Stein auf ein Straßenfeld, etwa { $example }. Noch zu setzen: { $tokens }.
police-any-square = { $move } und ein leeres Feld
police-decide = Entscheide: { $moves }.
police-also = Auch { $pawns }; ein Name zeigt seine Züge.
nutshell-gang = Zehn gleich aussehende Steine sind die Bande; einer davon ist Mister X. Die Polizei fährt zusammen vier Wagen.
nutshell-phase1 = Phase 1: Jede Seite wirft zwei Würfel und zieht zwei Figuren. Ein Wagen, der auf einem Stein endet, darf ihn kontrollieren, insgesamt siebenmal. Wer nicht Mister X ist, bleibt offen liegen.
nutshell-phase1-hard = Phase 1: Jede Seite wirft zwei Würfel und zieht zwei Figuren. Ein Wagen, der auf einem Stein endet, darf ihn kontrollieren, insgesamt siebenmal. Wer nicht Mister X ist, wird wieder verdeckt.
nutshell-cars = Wagen wenden nie in einer Straße; an einer Kreuzung fahren sie, wohin sie wollen.
nutshell-phase2 = Ist Mister X gefunden, entkommt er, und Phase 2 beginnt: Alle Wagen starten wieder am Präsidium. Zwei werden ausgewählt; jeder fährt mit einem Würfel vom Präsidium, nach den Augen einer Kreuzung, oder ruft von einer Straße an.
nutshell-barricade = Zwei Helfer auf einem Feld sind eine Barrikade, die kein Wagen passiert. Ein einzelner Helfer unter einem Wagen darf verbannt werden.
nutshell-gang-win = Die Polizei gewinnt, wenn ein Wagen auf Mister X endet. Er gewinnt nach sieben vergeblichen Kontrollen oder mit der zwanzigsten Verwarnung.
