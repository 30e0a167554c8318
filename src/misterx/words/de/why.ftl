# Warum er irgendwo nicht sein kann.

absence-shown_elsewhere = { $at } zeigte er sich auf { $shown }.
absence-searched = { $pawn } kam in Runde { $round } dort an und fand ihn nicht.
absence-no_line = Bei Eintrag { $entry } zahlte er mit { $ticket }; das führt nicht dorthin.
absence-unreachable = { $story }. Möglich war danach: { $possible }.
absence-closed = Bei Eintrag { $entry } stand ihm dort { $by } im Weg.
absence-no_start = Dort kann er nicht begonnen haben.
absence-start_taken = Dort hat { $by } begonnen.
absence-stated = Das sagt die Stellung, mit der dieses Spiel begann.
absence-had_no_move = In Runde { $round } hätte er von dort nicht ziehen können, aber er hatte einen Zug.
absence-not_begun = Mister X hat noch nicht begonnen.
absence-ring_elsewhere = { $at } war seine Stadt { $shown }: Dort liegt ein Ring.
absence-excluded = Was alle wissen, schließt das aus.
absence-ruled_out = Was seit Eintrag { $entry } bekannt wurde, schließt es aus.
absence-would_have_won = Ein Ziel seines Auftrags: Wäre er { $at } dorthin gekommen, hätte er gewonnen.
absence-would_have_moved = In Runde { $round } blieb er stehen, weil er keinen Zug hatte; von dort hätte er einen gehabt.
absence-would_have_lost = In Runde { $round } wäre er dort eingeschlossen gewesen und hätte verloren.
absence-nobody_there = Dort steht kein Stein, der er sein kann.
absence-cleared = { $pawns }: Eine Kontrolle hat gezeigt, dass er es nicht ist.
absence-found_elsewhere = Er ist gefunden: { $pawn }, auf { $shown }.
absence-had_a_move = Bei Eintrag { $entry } blieb er stehen, weil er keinen Zug hatte; von dort hätte er einen gehabt.
absence-over = Das Spiel ist aus, und er war auf { $shown }.

why-ask = Warum nicht hier?
why-hint = Tippe einen Ort an oder gib seine Nummer ein.
why-hint-mine = Tippe einen Ort an oder gib seine Nummer ein: was die Verfolger schließen können.
why-place = Nummer des Ortes
why-send = Fragen
why-at = { $entry ->
    [0] am Anfang
   *[other] bei Eintrag { $entry }
  }

began-marked = { $at } war { $station } seine Stadt, wie ein Ring zeigt
began-shown = { $at } zeigte er sich auf { $station }
began-started = Er begann an einem seiner Startorte
began-stated = Er begann dort, wo die Ausgangsstellung ihn zeigt

why-then = { $began }, dann: { $tickets }
why-more = { $places } und { $count } weitere
why-not-from = Nicht von { $places }: { $reason }
why-can = { $place }: Dort kann er sein.
why-can-mine = { $place }: Dort können sie dich suchen.
why-nothing = Noch ist nichts bekannt.
