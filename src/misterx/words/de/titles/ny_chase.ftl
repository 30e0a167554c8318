# N.Y. Chase: its name, its rules, and what no other game has. `.rule` names the paragraph that explains it.

title-ny_chase = N.Y. Chase
    .about = Manhattan. Die Detektive haben Hubschrauber und Straßensperren, Mister X hat die Flüsse.

## Its rules

ny_chase-goal = Worum es geht
    .text = Mister X flieht 22 Runden lang durch Manhattan. Die Detektive gewinnen gemeinsam, wenn einer von ihnen auf seine Station kommt oder er eingeschlossen ist. Er gewinnt, wenn er am Ende noch frei ist oder kein Detektiv mehr ziehen kann.

ny_chase-turn = Eine Runde
    .text = Mister X zieht zuerst, ungesehen; dann die Detektive in fester Reihenfolge. Ein Ticket bringt eine Figur auf einer Linie seiner Art, Taxi, Bus oder Subway, zum nächsten Halt. Zwei Detektive stehen nie auf einer Station.

ny_chase-log = Fahrtentafel
    .text = Alle sehen das Ticket jedes seiner Züge. Bei den Einträgen 3, 8, 13 und 18 muss er sich zeigen; dann verschwindet er wieder.

ny_chase-black = Black Tickets und Boote
    .text = Er hat für jeden Detektiv ein Black Ticket. Es verbirgt, womit er fuhr, und gilt auf jeder Linie. Nur damit nimmt er ein Boot auf den Flüssen.

ny_chase-double = Doppelzug
    .text = Er hat 2 Doppelzugkarten, höchstens eine je Zug: Damit zieht er zweimal. Beides steht auf der Tafel, und ein Auftauchen nach dem ersten Mal gilt.

ny_chase-tickets = Tickets
    .text = Die Detektive zahlen aus einem Vorrat: für jeden von ihnen 10 Taxi-, 8 Bus- und 4 Subway-Tickets. Benutztes ist aus dem Spiel. Mister X hat 11 Taxi-, 7 Bus- und 4 Subway-Tickets für sich.

ny_chase-fly = Hubschrauber
    .text = Die Detektive haben 3 Flüge, höchstens einen je Runde. Wer fliegt, zahlt ein beliebiges Ticket und richtet den Hubschrauber auf eine Station; in seinem nächsten Zug steigt er dort für noch ein Ticket aus. Bis dahin steht er nirgends, und kein anderer kann fliegen.

ny_chase-block = Straßensperren
    .text = Zieht ein Detektiv, darf er auf die verlassene Station eine Sperre setzen, eine neue oder eine vom Plan. Es gibt 3, bei 4 oder 5 Detektiven nur 2. Mister X darf die Station nicht betreten; die Detektive dürfen.

ny_chase-stuck = Wer nicht ziehen kann
    .text = Ist Mister X eingeschlossen, verliert er. Fehlt ihm nur ein Ticket, sagt er das und bleibt stehen; finden müssen sie ihn trotzdem. Ein Detektiv, der nie mehr ziehen kann, sperrt seine Station für die Kollegen, aber nicht länger für Mister X.

## The helicopter

option-helicopter_cards = Flüge
    .about = Wie viele Hubschrauberflüge die Detektive haben.
    .rule = fly
option-landing_blocked = Landeplatz besetzt
    .about = Der Fluggast wartet, darf anderswo aussteigen, oder der Platz ist freigehalten.
    .rule = fly
value-waits = wartet
value-elsewhere = anderswo
value-reserved = freigehalten
note-no_helicopter_cards = Ohne Wirkung, wenn es keine Hubschrauberkarten gibt.
refusal-no_flight = { $pawn } kann jetzt nicht fliegen: { $why }
    .rule = fly
refusal-aboard = { $pawn } sitzt im Hubschrauber und muss erst aussteigen.
    .typed = Tippe `{ $pawn } land pay` und ein Ticket.
    .rule = fly
refusal-no_landing = { $pawn } kann jetzt nicht aussteigen: { $why }
    .rule = fly
reason-only_detectives_fly = Nur Detektive fliegen.
reason-no_helicopter = In diesem Spiel gibt es keinen Hubschrauber.
reason-policemen_do_not_fly = Polizisten fliegen nicht.
reason-somebody_aboard = { $pawn } sitzt darin.
reason-no_card_left = Es ist keine Hubschrauberkarte mehr da.
reason-not_aboard = Er sitzt nicht im Hubschrauber.
reason-colleague_on = Auf { $station } steht ein Kollege.
reason-points_at = Der Hubschrauber zeigt auf { $station }.
say-fly = { $pawn }: Wähle, wohin der Hubschrauber fliegt.
plan-fly = Hubschrauber
plan-land = Hier landen
    .rule = fly
stock-flights = { $left ->
    [one] Hubschrauber: noch 1 Flug
   *[other] Hubschrauber: noch { $left } Flüge
  }
stock-aboard = { $pawn } fliegt nach { $station }
news-flew = { $pawn } steigt in den Hubschrauber nach { $station }
news-landed = { $pawn } landet auf { $station }
by-helicopter = mit dem Hubschrauber
holding-flights = Flüge
transit-flew = { $who } nimmt den Hubschrauber Richtung { $station }.
transit-landed = { $who } landet auf { $station }.
move-land = landet
move-fly = fliegt nach { $station }
lesson-ny-chase-helicopter = Der Hubschrauber
lesson-ny-chase-helicopter-1 = Er ist auf 5, und du bist weit weg. Wähle den Flug und schweb über die { $station }, seinen einzigen Ausweg.
lesson-ny-chase-helicopter-2 = Er nahm ein Taxi, also ist er genau unter dir. Lande und fang ihn.
lesson-ny-chase-helicopter-done = Drei Flüge habt ihr im Spiel, jeder kostet zwei beliebige Tickets. In der Luft fängst du niemanden.

## Roadblocks

option-roadblocks = Straßensperren
    .about = Wie viele Straßensperren die Detektive haben.
    .rule = block
option-roadblock_reuse = Sperren versetzen
    .about = Aus der Ferne, nur durch Abholen, oder gar nicht.
    .rule = block
value-anywhere = von überall
value-fetch = abholen
value-never = nie
note-no_roadblocks = Ohne Wirkung, wenn es keine Straßensperren gibt.
refusal-no_roadblock = Auf { $station } steht keine Straßensperre.
    .rule = block
refusal-no_block = { $pawn } kann keine Straßensperre setzen: { $why }
    .rule = block
reason-roadblock_there = Dort ist eine Straßensperre.
reason-no_roadblocks = In diesem Spiel gibt es keine.
reason-blocked_already = Auf { $station } steht schon eine.
reason-not_from_afar = Eine, die auf dem Plan steht, lässt sich nicht aus der Ferne holen.
reason-none_in_supply = Keine ist mehr im Vorrat; sie stehen auf { $stations }.
pick-block-none = Keine Straßensperre
pick-block = Hier eine Straßensperre zurücklassen
pick-block-from = Die Straßensperre von { $station } holen
stock-blocks = Straßensperren: { $left } im Vorrat
stock-lying = auf { $stations }
news-blocked = Eine Straßensperre auf { $station }
news-unblocked = Die Straßensperre auf { $station } ist weg
absence-closed_by_roadblock = Bei Eintrag { $entry } war der Ort für ihn gesperrt.
transit-blocked = Auf { $station } steht jetzt eine Straßensperre.
transit-unblocked = Die Straßensperre auf { $station } ist weg.
move-block-from = holt die Straßensperre von { $station }
move-block = lässt eine Straßensperre zurück

## Its options

option-two_players = Zu zweit
    .about = Zwei spielen, einer davon alle vier Detektive.
option-mixed_cause = Gemischter Grund
    .about = Fehlt ein Ticket und ist anderes versperrt: Mister X bleibt oder verliert.
option-enclosed_without_ticket = Umstellt ohne Ticket
    .about = Mister X hat kein passendes Ticket und ist obendrein umstellt: Er verliert, oder er bleibt, bis ihn jemand findet.
option-hunters_may_share_stuck = Detektive zu Festsitzenden
    .about = Auch Detektive dürfen zu einem Kollegen, der nie mehr ziehen kann.
