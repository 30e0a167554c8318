europa-goal = Worum es geht
    .text = Mister X hat einen Auftrag: von einer Startstadt seiner Farbe, die er geheim hält, zu einer beliebigen der Zielstädte. Kommt er dort an, hat er gewonnen. Die 5 Detektive gewinnen, wenn einer von ihnen seine Stadt betritt.

europa-turn = Eine Runde
    .text = Mister X zieht zuerst; alle sehen das Ticket, nicht die Stadt. Dann zieht jeder Detektiv einmal, in beliebiger Reihenfolge: Wer ziehen kann, muss. Zwei Detektive stehen nie in einer Stadt. Danach dürfen sie eine Sonderaktion machen, werfen ab und ziehen neue Tickets. Zum Schluss der Runde kommt die Positionskontrolle. Gefasst ist er, sobald ein Detektiv seine Stadt betritt.

europa-hand = Die Hand
    .text = Jedes Ticket hat zwei Hälften: oben, womit man fährt (Auto, Bahn, Flugzeug), unten ein Zeichen, das Sonderaktionen bezahlt. Es dient dem einen oder dem anderen. Mister X hält 8 Tickets, jeder andere Spieler 4 und 1 mehr für jeden Detektiv, den er führt. Am Ende des Zuges wirft man ab, was man mag, und füllt die Hand aus dem Beutel auf. Was eine Sonderaktion bezahlt, ist aus dem Spiel.

europa-double = Doppelte und verdeckte Züge
    .text = Für 3 Fußspuren zieht Mister X zweimal, aber nicht über eine Stadt, in der ein Detektiv steht. Für 3 Schatten legt er ein beliebiges Ticket verdeckt und fährt, womit er will.

europa-stuck = Wer nicht ziehen kann
    .text = Führt keines seiner Tickets weiter und kann er nicht verdeckt ziehen, bleibt Mister X stehen: Er notiert nichts und tauscht alle Tickets gegen 8 neue. Ein Detektiv, der nicht ziehen kann, bleibt, wo er ist.

europa-check = Positionskontrolle
    .text = Am Ende jeder Runde werden die Städte, die Detektive in ihr betreten haben, mit seinen letzten 5 verglichen. Wo sie sich treffen, zeigen Ringe, wo er war und wann.

europa-special = Sonderaktionen
    .text = Sind alle Detektive gezogen, dürfen sie eines von beidem tun, zum ersten Mal nach seinem Zug 5. Ermitteln: Für 3, 4 oder 5 Lupen zeigt er, wo er 4, 3 oder 2 Züge zuvor war. Sondereinsatz: Für 3, 4 oder 5 Blaulichter zieht ein Detektiv noch einmal, mit Auto, Bahn oder Flugzeug. Die Spieler dürfen zusammenlegen, jeder höchstens so viele Tickets, wie er Detektive führt.

europa-chips = Ermittlungschips
    .text = Chips sind Notizen der Detektive: verdächtig oder ausgeschlossen. Sie ändern nichts, und Mister X sieht sie nicht.

europa-open = Offen ziehen
    .text = Ab Zug 25 zieht er offen, und seine Tickets kommen zurück in den Beutel.
