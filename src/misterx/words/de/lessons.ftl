# Erste Lektionen. Zu jedem Spiel seine Szenen: wie sie heißt, was Schritt für Schritt gefragt wird, was am Ende gesagt wird.

## Scotland Yard

lesson-scotland-yard-move = Unterwegs
lesson-scotland-yard-move-1 = Du bist Rot, ein Detektiv. Tippe auf Station { $station }, dann auf das Taxi.
lesson-scotland-yard-move-2 = Ein Ticket, ein Halt. Fahr weiter zur { $station }.
lesson-scotland-yard-move-done = So ist jeder Detektiv unterwegs: auf einer Linie bis zum nächsten Halt.
lesson-scotland-yard-tickets = Tickets
lesson-scotland-yard-tickets-1 = Ein Bus hält seltener und bringt dich weiter. Nimm ihn zur { $station }.
lesson-scotland-yard-tickets-2 = Zur { $station } fahren Taxi und Bus. Taxis habt ihr reichlich: Gib eins aus und spar den Bus.
lesson-scotland-yard-tickets-done = Achtet auf eure Tickets, vor allem auf die U-Bahn. Was ihr ausgebt, bekommt Mister X.
lesson-scotland-yard-log = Die Fahrtentafel
lesson-scotland-yard-log-1 = Mister X zieht unsichtbar. Aber die Fahrtentafel zeigt jedes seiner Tickets: Tippe darauf.
lesson-scotland-yard-log-2 = Er war auf 3, dann nahm er den Bus. Von der 3 fährt nur einer. Tippe dorthin, wo er jetzt ist.
lesson-scotland-yard-log-done = Das ist die ganze Jagd: Wo war er, womit fuhr er, wo kann er sein?
lesson-scotland-yard-reveal = Er zeigt sich
lesson-scotland-yard-reveal-1 = Bei den Feldern mit Auge muss er sich zeigen. Gleich ist es so weit: Erwarte ihn auf { $station }.
lesson-scotland-yard-reveal-2 = Da ist er, auf { $station }. Der Bus bringt dich direkt zu ihm.
lesson-scotland-yard-reveal-done = Gefasst. Wer auf seine Station zieht, gewinnt für alle Detektive.
lesson-scotland-yard-corner = Gemeinsam einkreisen
lesson-scotland-yard-corner-1 = Er steht auf 3 und hat zwei Auswege. Schick Rot zur { $station } und versperr ihm einen.
lesson-scotland-yard-corner-2 = Jetzt Blau zur { $station }, dann kommt er nirgends mehr hin.
lesson-scotland-yard-corner-done = Umstellt. Allein jagt ihr ihn, gemeinsam fangt ihr ihn.
lesson-scotland-yard-x = Sei Mister X
lesson-scotland-yard-x-1 = Jetzt bist du Mister X, und alle haben dich auf 3 gesehen. Ein Black Ticket verrät nicht, womit du fährst: Verschwinde zur { $station }.
lesson-scotland-yard-x-2 = Sie stehen nebenan. Wähle den Doppelzug und fahr zuerst zur { $station }.
lesson-scotland-yard-x-3 = Und gleich weiter zur { $station }, bevor sie sich umdrehen.
lesson-scotland-yard-x-done = Entwischt. Bleib 22 Runden lang frei, und die Nacht gehört dir.

## N.Y. Chase

lesson-ny-chase-move = Quer durch Manhattan
lesson-ny-chase-move-1 = Du bist Rot, ein Detektiv. Tippe auf Station { $station }, dann auf das Taxi.
lesson-ny-chase-move-2 = Ein Ticket, ein Halt. Mit dem Bus kommst du gleich weiter: Fahr zur { $station }.
lesson-ny-chase-move-done = Die Detektive teilen sich einen Vorrat. Was verbraucht ist, kommt nicht wieder.
lesson-ny-chase-log = Die Fahrtentafel
lesson-ny-chase-log-1 = Mister X zieht unsichtbar. Aber die Fahrtentafel zeigt jedes seiner Tickets: Tippe darauf.
lesson-ny-chase-log-2 = Er war auf 3, dann nahm er die Subway. Von der 3 fährt nur eine. Tippe dorthin, wo er jetzt ist.
lesson-ny-chase-log-done = Das ist die ganze Jagd: Wo war er, womit fuhr er, wo kann er sein?
lesson-ny-chase-reveal = Er zeigt sich
lesson-ny-chase-reveal-1 = Bei den Feldern mit Auge muss er sich zeigen. Gleich ist es so weit: Erwarte ihn auf { $station }.
lesson-ny-chase-reveal-2 = Da ist er, auf { $station }. Der Bus bringt dich direkt zu ihm.
lesson-ny-chase-reveal-done = Gefasst. Wer auf seine Station kommt, gewinnt für alle Detektive.
lesson-ny-chase-corner = Gemeinsam einkreisen
lesson-ny-chase-corner-1 = Er steht auf 4 und hat drei Auswege. Nimm den Bus zur { $station } und lass auf der 3 eine Straßensperre zurück.
lesson-ny-chase-corner-2 = Zwei Wege sind zu. Jetzt Blau zur { $station }, dann kommt er nirgends mehr hin.
lesson-ny-chase-corner-done = Eingekesselt. Eine Straßensperre hält nur ihn auf, sonst niemanden.
lesson-ny-chase-x = Sei Mister X
lesson-ny-chase-x-1 = Jetzt bist du Mister X, und alle haben dich auf 3 gesehen. Mit einem Black Ticket nimmst du das Boot: Verschwinde zur { $station }.
lesson-ny-chase-x-2 = Niemand weiß, womit du weg bist. Nutz es: Wähle den Doppelzug und fahr zuerst zur { $station }.
lesson-ny-chase-x-3 = Und gleich weiter zur { $station }, hinter ihrem Rücken.
lesson-ny-chase-x-done = Entwischt. Bleib 22 Runden lang frei, und Manhattan gehört dir.

## Mister X in Sanssouci

lesson-sanssouci-move = Zu Fuß
lesson-sanssouci-move-1 = Du bist Rot, ein Agent. Tippe auf die { $station } und geh zu Fuß dorthin.
lesson-sanssouci-move-2 = Ein Ticket, ein Halt. Geh weiter zur { $station }.
lesson-sanssouci-move-done = So ist jeder Agent unterwegs: auf einer Linie bis zum nächsten Halt.
lesson-sanssouci-tickets = Tickets
lesson-sanssouci-tickets-1 = Der ViP, Tram und Bus in einem, bringt dich weiter. Fahr zur { $station }.
lesson-sanssouci-tickets-2 = Zur { $station } kommst du zu Fuß oder mit dem ViP. Davon hast du nur noch eins: Geh zu Fuß.
lesson-sanssouci-tickets-done = Jeder Agent hat eigene Tickets, und was verbraucht ist, bekommt Mister X.
lesson-sanssouci-log = Die Fahrtentafel
lesson-sanssouci-log-1 = Mister X zieht unsichtbar. Aber die Fahrtentafel zeigt jedes seiner Tickets: Tippe darauf.
lesson-sanssouci-log-2 = Er war auf 3, dann nahm er die Schnellbahn. Von der 3 fährt nur eine. Tippe dorthin, wo er jetzt ist.
lesson-sanssouci-log-done = Das ist die ganze Jagd: Wo war er, womit fuhr er, wo kann er sein?
lesson-sanssouci-reveal = Er zeigt sich
lesson-sanssouci-reveal-1 = Bei den Feldern mit Auge muss er sich zeigen. Gleich ist es so weit: Erwarte ihn auf { $station }.
lesson-sanssouci-reveal-2 = Da ist er, auf { $station }. Der ViP bringt dich direkt zu ihm.
lesson-sanssouci-reveal-done = Gefasst. Wer auf seine Station kommt, gewinnt für alle Agenten.
lesson-sanssouci-corner = Gemeinsam einkreisen
lesson-sanssouci-corner-1 = Er steht auf 3 und hat zwei Auswege. Schick Rot zur { $station } und versperr ihm einen.
lesson-sanssouci-corner-2 = Jetzt Blau zur { $station }, dann kommt er nirgends mehr hin.
lesson-sanssouci-corner-done = Umstellt. Allein jagt ihr ihn, gemeinsam fangt ihr ihn.
lesson-sanssouci-x = Sei Mister X
lesson-sanssouci-x-1 = Jetzt bist du Mister X, und alle haben dich auf 3 gesehen. Ein Black Ticket bringt dich aufs Schiff: Verschwinde zur { $station }.
lesson-sanssouci-x-2 = Sie stehen nebenan. Wähle den Doppelzug und geh zuerst zur { $station }.
lesson-sanssouci-x-3 = Und gleich weiter zur { $station }, bevor sie sich umdrehen.
lesson-sanssouci-x-done = Entwischt. Füll die 24 Felder der Tafel, und du bist entkommen.

## Flucht durch Europa

lesson-europa-hand = Deine Hand
lesson-europa-hand-1 = Das sind deine Tickets. Oben steht, womit du reist, unten ein Symbol. Tippe darauf.
lesson-europa-hand-2 = Jedes zählt nur mit einer Hälfte. Schatten nützen nur Mister X, also weg damit: im Auto zur { $station }.
lesson-europa-hand-done = Was ihr ausgebt, kommt zurück in den Beutel, und ihr zieht neu. Spart die Symbole, die ihr braucht.
lesson-europa-mission = Sein Auftrag
lesson-europa-mission-1 = Mister X hat einen Auftrag, dessen Farbe alle sehen. Er muss zur { $station }. Tippe auf sein Ziel.
lesson-europa-mission-2 = Kommt er dort an, hat er gewonnen. Stell dich ihm in den Weg: im Auto zur { $station }.
lesson-europa-mission-done = Ihr seht ihn nicht. Aber ihr wisst, wohin er muss.
lesson-europa-rings = Auf seiner Spur
lesson-europa-rings-1 = War er kürzlich hier? Das erfährst du, wenn du hinfährst: im Auto zur { $station }.
lesson-europa-rings-2 = Am Ende der Runde darfst du Tickets tauschen. Deine sind gut: Behalte alle.
lesson-europa-rings-3 = Ein Ring auf der 3: Dorthin führte sein erster Zug. Er liegt auch auf der Fahrtentafel. Tippe darauf.
lesson-europa-rings-done = In jeder Runde wird jede Stadt, die ihr betretet, mit seinen letzten fünf verglichen.
lesson-europa-investigate = Ermitteln
lesson-europa-investigate-1 = Haben alle gezogen, bringen drei Lupen einen Hinweis: wo er vor vier Zügen war. Bezahl damit.
lesson-europa-investigate-done = Da ist der Ring. Mit vier oder fünf Lupen ist der Hinweis frischer.
lesson-europa-operate = Zuschlagen
lesson-europa-operate-1 = Er war auf 4, dann nahm er ein Auto. Das führt zur 2 oder 5, und auf der 2 steht Violett. Tippe dorthin, wo er ist.
lesson-europa-operate-2 = Drei Blaulichter bringen einen Detektiv noch einmal weiter, im Auto. Schick Rot zur { $station }.
lesson-europa-operate-done = Gefasst. Vier reichen für die Bahn, fünf sogar fürs Flugzeug.
lesson-europa-x = Sei Mister X
lesson-europa-x-1 = Jetzt bist du Mister X, und die 8 ist dein Ziel. Schau auf deine Hand: Drei Fußspuren sind ein Doppelzug.
lesson-europa-x-2 = Wähle den Doppelzug zur { $station }, im Auto mit der Lupe. Die Fußspuren bezahlen ihn.
lesson-europa-x-3 = Und gleich weiter zur { $station }.
lesson-europa-x-done = Auftrag erfüllt. Drei Schatten hätten stattdessen dein Ticket verborgen.

## Mister X von Jürgen Behrends

lesson-behrends-drive = Nach Würfeln
lesson-behrends-drive-1 = Du bist die Polizei, die Würfel zeigen 2 und 3. Wagen 1 wendet nie auf der Straße: Fahr 2 Felder voraus, auf die { $station }.
lesson-behrends-drive-2 = Der andere Würfel bewegt einen anderen Wagen. Wagen 2 verlässt das Präsidium über einen Pfeil: 3 Felder, auf die { $station }.
lesson-behrends-drive-done = Jeder Würfel bewegt einen Wagen, genau so weit. Danach geht die Bande nach eigenen Würfeln.
lesson-behrends-check = Personenkontrolle
lesson-behrends-check-1 = Einer der zehn ist Mister X. Fahr auf einen Gangster: 2 Felder, auf die { $station }.
lesson-behrends-check-2 = Auf wem ein Wagen landet, den dürft ihr kontrollieren. Kontrolliere ihn.
lesson-behrends-check-done = Nummer 4, nicht Mister X: Er bleibt aufgedeckt. Ihr habt sieben Kontrollen, das war eine.
lesson-behrends-found = Enttarnt
lesson-behrends-found-1 = Von einer Kreuzung geht es in jede Richtung. Fahr 3 Felder, hinunter auf die { $station }.
lesson-behrends-found-2 = Hier unten ist einer allein unterwegs. Kontrolliere ihn.
lesson-behrends-found-done = Das war Mister X. Er läuft davon, alle werden aufgedeckt, und die Jagd beginnt.
lesson-behrends-dial = Das Telefon
lesson-behrends-dial-1 = Jetzt rufen Wagen auf der Straße den Chef an: Die Nummer ihres Feldes dreht die Wählscheibe. Sieh sie dir an.
lesson-behrends-dial-2 = Wagen 1 steht auf 13, und diese Nummer dreht sie auf Rot. Wähle Wagen 1, dann Wagen 2.
lesson-behrends-dial-3 = Rot: Wagen 1 darf auf jedes rote Feld. Auf einem steht Mister X, auf der { $station }. Nimm ihn fest.
lesson-behrends-dial-done = Verhaftet. Aber Vorsicht: Nach zwanzig Verwarnungen vom Chef hat Mister X gewonnen.
lesson-behrends-corner = Nach Augen
lesson-behrends-corner-1 = Auf einer Kreuzung zählen die gedruckten Augen, hier 3. Wähle Wagen 1, dann Wagen 2.
lesson-behrends-corner-2 = Genau 3 Felder, und genau dort steht er: auf der { $station }.
lesson-behrends-corner-done = Gefasst. Wer seine Fahrt auf Mister X beendet, verhaftet ihn für alle.
lesson-behrends-x = Sei Mister X
lesson-behrends-x-1 = Jetzt bist du Nummer 7, und alle wissen es. Geh 2 Felder weg vom Wagen, auf die { $station }.
lesson-behrends-x-2 = Ein Helfer steht dir bei. Zwei auf einem Feld sind eine Barrikade: Stein 3 auf die { $station }.
lesson-behrends-x-done = Dort kommt kein Wagen mehr durch. Halt durch, bis die Polizei zwanzig Verwarnungen hat, dann bist du frei.
