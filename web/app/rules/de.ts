import type { Paragraph } from "./en";

const goal = "Die Verfolger gewinnen gemeinsam, wenn einer auf die Station von Mister X kommt oder er nicht mehr ziehen kann. Er gewinnt, wenn er am Ende noch frei ist.";

export const rules: Record<string, Paragraph[]> = {
  "scotland-yard": [
    { id: "goal", head: "Worum es geht", text: `Mister X flieht 22 Runden lang durch London; bis zu fünf Detektive jagen ihn. ${goal}` },
    { id: "turn", head: "Eine Runde", text: "Mister X zieht zuerst, ungesehen. Dann ziehen alle Verfolger, in beliebiger Reihenfolge. Ein Ticket bringt eine Figur auf einer Linie seiner Art zum nächsten Halt. Zwei Figuren stehen nie auf einer Station." },
    { id: "log", head: "Fahrtentafel", text: "Alle sehen das Ticket jedes seiner Züge. Bei den Einträgen 3, 8, 13, 18 und 24 muss er sich zeigen; dann verschwindet er wieder." },
    { id: "black", head: "Black Tickets und Fähre", text: "Ein Black Ticket verbirgt, womit er fuhr, und gilt auf jeder Linie. Nur damit nimmt er die Fähre auf der Themse." },
    { id: "double", head: "Doppelzug", text: "Zweimal darf er in einem Zug zwei Bewegungen machen. Beide stehen auf der Tafel, und ein Auftauchen dazwischen gilt." },
    { id: "tickets", head: "Tickets", text: "Detektive haben 11 Taxi-, 8 Bus- und 4 U-Bahn-Tickets. Was sie benutzen, kommt in den Vorrat, aus dem er zieht. Wer kein passendes hat, setzt aus und hält seine Station besetzt. Polizisten fahren frei." },
  ],
  "ny-chase": [
    { id: "goal", head: "Worum es geht", text: `Manhattan, 22 Runden. ${goal}` },
    { id: "turn", head: "Eine Runde", text: "Mister X zieht zuerst, ungesehen; dann die Detektive in fester Reihenfolge. Taxi, Bus und Subway kosten ein Ticket aus dem gemeinsamen Vorrat." },
    { id: "log", head: "Fahrtentafel", text: "Bei den Einträgen 3, 8, 13 und 18 zeigt er sich." },
    { id: "black", head: "Black Tickets und Boote", text: "Black Tickets verbergen seinen Weg und bringen ihn mit dem Boot über die Flüsse." },
    { id: "double", head: "Doppelzug", text: "Zweimal darf er in einem Zug zwei Bewegungen machen, höchstens eine Karte je Zug. Beide stehen auf der Tafel, und ein Auftauchen dazwischen gilt." },
    { id: "tickets", head: "Tickets", text: "Die Detektive zahlen aus einem Vorrat: für jeden von ihnen 10 Taxi-, 8 Bus- und 4 Subway-Tickets. Benutztes ist aus dem Spiel. Mister X hat 11 Taxi-, 7 Bus- und 4 Subway-Tickets für sich und für jeden Detektiv ein Black Ticket." },
    { id: "fly", head: "Hubschrauber", text: "Die Detektive haben drei Flüge. Wer fliegt, zahlt ein beliebiges Ticket, richtet den Hubschrauber auf eine Station und landet dort in seinem nächsten Zug mit noch einem Ticket. Solange steht er nirgends." },
    { id: "block", head: "Straßensperren", text: "Mit seinem Zug darf ein Detektiv auf der verlassenen Station eine Sperre lassen oder eine vom Plan holen. Mister X darf sie nicht betreten." },
    { id: "stuck", head: "Wer nicht ziehen kann", text: "Mister X verliert, wenn er umstellt ist; fehlen ihm nur Tickets, bleibt er stehen. Wer von den Detektiven nie mehr ziehen kann, sperrt seine Station nicht länger." },
  ],
  sanssouci: [
    { id: "goal", head: "Worum es geht", text: `Potsdam und seine Schlösser, 24 Einträge der Fahrtentafel. ${goal}` },
    { id: "turn", head: "Eine Runde", text: "Mister X zieht zuerst; dann die Agenten in der Reihenfolge der ersten Runde. Zu Fuß, mit ViP (Tram und Bus) oder Schnellbahn, eine Linie bis zum nächsten Halt." },
    { id: "log", head: "Fahrtentafel", text: "Bei den Einträgen 3, 8, 12, 18 und 24 zeigt er sich." },
    { id: "black", head: "Black Tickets und Schiffe", text: "Ein Black Ticket gilt für alles und ist der einzige Weg aufs Schiff." },
    { id: "double", head: "Doppelzug", text: "Er hat zwei Doppelzüge; jeder macht zwei Einträge." },
    { id: "tickets", head: "Tickets", text: "Jeder Agent beginnt mit 10 Fuß-, 8 ViP- und 4 Schnellbahn-Tickets; was sie benutzen, wird seins. Wer nicht ziehen kann, scheidet aus." },
    { id: "variants", head: "Varianten", text: "Sieben Varianten helfen den Agenten, drei Mister X; jede ist ein Schalter beim Decken des Tisches." },
  ],
  europa: [
    { id: "goal", head: "Worum es geht", text: "Mister X hat einen Auftrag: von einer Startstadt seiner Farbe zu einer der Zielstädte. Die fünf Detektive müssen ihn unterwegs fassen." },
    { id: "turn", head: "Eine Runde", text: "Mister X zieht zuerst; alle sehen das Ticket, nicht die Stadt. Dann zieht jeder Detektiv einmal, in beliebiger Reihenfolge: Wer ziehen kann, muss. Zwei Detektive stehen nie in einer Stadt. Danach kommen Kontrolle, Sonderaktionen und neue Tickets. Gefasst ist er, sobald ein Detektiv seine Stadt betritt." },
    { id: "hand", head: "Die Hand", text: "Jedes Ticket hat zwei Hälften: oben, womit man fährt (Auto, Bahn, Flugzeug), unten ein Zeichen, das Sonderaktionen bezahlt. Ein Ticket, ein Zug. Danach wirft man ab, was man mag, und füllt die Hand aus dem Beutel auf." },
    { id: "double", head: "Doppelte und verdeckte Züge", text: "Mit Fußspuren zieht Mister X zweimal; mit Schatten legt er sein Ticket verdeckt." },
    { id: "check", head: "Positionskontrolle", text: "Nach den Zügen der Detektive werden die betretenen Städte mit seinen letzten verglichen. Wo sie sich treffen, zeigt ein Ring, wann er dort war." },
    { id: "special", head: "Sonderaktionen", text: "Lupen bezahlen eine Ermittlung: er zeigt, wo er war. Blaulichter bezahlen einen Sondereinsatz: ein Detektiv zieht noch einmal. Mehrere dürfen zusammenlegen, jeder höchstens so viele Tickets, wie er Figuren führt." },
    { id: "chips", head: "Ermittlungschips", text: "Chips sind Notizen der Detektive: verdächtig oder ausgeschlossen. Sie ändern nichts, und Mister X sieht sie nicht." },
    { id: "open", head: "Offen ziehen", text: "Ab Zug 25 zieht er offen, und seine Tickets kommen zurück in den Beutel." },
  ],
  behrends: [
    { id: "goal", head: "Worum es geht", text: "Zehn Ganoven sehen gleich aus, und einer ist Mister X. Erst muss die Polizei herausfinden, wer er ist, dann ihn festnehmen." },
    { id: "first", head: "Erster Teil: Wer ist er?", text: "Die Bande wird auf die Straßen gesetzt. Die Polizei würfelt mit zwei Würfeln und fährt zwei ihrer vier Wagen, immer geradeaus voran. Auf einem Feld mit einem Stein darf sie kontrollieren; mehr als sieben Personenkontrollen hat sie nicht." },
    { id: "second", head: "Zweiter Teil: die Jagd", text: "Nun ist er bekannt. Die Polizei nominiert zwei Wagen der Reihe nach. Die Telefonnummer des Feldes dreht die Wählscheibe, und der Chef antwortet: Verwarnung, besetzt, oder eine Farbe, auf deren Felder der Wagen springen darf." },
    { id: "dial", head: "Die Wählscheibe", text: "Die Nummer des Feldes dreht die Scheibe weiter, von wo sie steht; man kann also vorausrechnen. Verwarnung: der Wagen bleibt. Besetzt: er fährt mit einem Würfel. Rot, Gelb, Blau: er darf auf ein Feld dieser Farbe wechseln. Das tote Feld: noch einmal wählen." },
    { id: "override", head: "Eingreifen und Verbannen", text: "Sind beide Wagen fertig, darf einer die Zentrale übergehen und noch einmal mit einem Würfel fahren; erreicht er ihn nicht, kostet das Verwarnungen. Endet ein Wagen auf dem Feld eines einzelnen Helfers, darf die Polizei ihn auf ein leeres Feld verbannen." },
    { id: "barricade", head: "Barrikaden", text: "Zwei Helfer auf einem Feld sind eine Barrikade, an der kein Wagen vorbeikommt." },
    { id: "end", head: "Das Ende", text: "Er ist gefasst, wenn ein Wagen auf sein Feld kommt. Er gewinnt mit der siebten vergeblichen Kontrolle oder der zwanzigsten Verwarnung." },
  ],
};
