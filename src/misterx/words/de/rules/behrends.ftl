behrends-goal = Worum es geht
    .text = Zehn Ganoven sehen gleich aus, und einer ist Mister X. Erst muss die Polizei herausfinden, wer er ist, dann ihn festnehmen.

behrends-first = Erster Teil: Wer ist er?
    .text = Die Bande liegt verdeckt auf den Straßen; die 4 Wagen warten im Präsidium, in das es nur über die Pfeilfelder hinein- und hinausgeht. Polizei und Bande wechseln sich ab: Jede Seite wirft 2 Würfel und zieht zwei Figuren, eine mit jedem Würfel, genau so weit und über kein Feld zweimal. Über andere Figuren darf man hinwegziehen. Wagen wenden in der Straße nie. An einer Kreuzung nehmen sie jeden Weg außer zurück, und wenn sie dort angehalten haben, jeden. Endet ein Wagen auf einem Stein, darf die Polizei ihn kontrollieren; sie hat 7 Kontrollen. Wer nicht Mister X ist, bleibt offen liegen (in der schweren Variante wird er wieder umgedreht). Ist er es, entwischt er mit einem Würfel, und der zweite Teil beginnt.

behrends-second = Zweiter Teil: die Jagd
    .text = Alle Steine werden aufgedeckt, und die Wagen starten wieder im Präsidium. Die Polizei nominiert zwei Wagen der Reihe nach. Wo ein Wagen steht, sagt, wie er zieht: im Präsidium mit einem Würfel, auf einer Kreuzung um die aufgedruckten Augen, auf der Straße per Telefon. Dann wirft die Bande einen Würfel für Mister X und, wenn er gezogen hat, noch einen für einen Helfer. Mister X darf an keinem Wagen vorbei; seine Helfer dürfen.

behrends-dial = Die Wählscheibe
    .text = Die Nummer des Feldes dreht die Scheibe weiter, von wo sie steht; man kann also vorausrechnen. Verwarnung: Der Wagen bleibt. Besetzt: Er fährt mit einem Würfel. Rot, Gelb, Blau: Er wechselt auf ein beliebiges anderes Feld dieser Farbe. Das tote Feld: noch einmal wählen.

behrends-override = Eingreifen und Verbannen
    .text = Sind beide Wagen fertig, darf einer die Zentrale übergehen: Er wird genannt, dann fährt er noch einmal mit einem Würfel. Endet er nicht auf Mister X, kostet das 2 Verwarnungen. Endet ein Wagen auf einem einzelnen Helfer, darf die Polizei ihn auf ein beliebiges leeres Feld verbannen.

behrends-barricade = Barrikaden
    .text = Zwei Helfer auf einem Feld sind eine Barrikade, und sie bleibt: Kein Wagen kommt vorbei oder hält dort. Die Bande geht darüber hinweg.

behrends-end = Das Ende
    .text = Im zweiten Teil ist er gefasst, wenn ein Wagen seinen Zug auf seinem Feld beendet. Er gewinnt mit der 7. vergeblichen Kontrolle oder der 20. Verwarnung.
