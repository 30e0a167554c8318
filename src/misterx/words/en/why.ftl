# Why he cannot be somewhere.

absence-shown_elsewhere = { $at } he showed himself at { $shown }.
absence-searched = { $pawn } arrived there in round { $round } and did not find him.
absence-no_line = At entry { $entry } he paid with { $ticket }, and that does not lead there.
absence-unreachable = { $story }. Possible after that: { $possible }.
absence-closed = At entry { $entry } { $by } stood in his way there.
absence-no_start = He cannot have begun there.
absence-start_taken = { $by } began there.
absence-stated = The position that this game was begun from says so.
absence-had_no_move = In round { $round } he could not have moved from there, but he had a move.
absence-not_begun = Mister X has not begun yet.
absence-ring_elsewhere = { $at } his city was { $shown }: a ring marks it.
absence-excluded = What everybody knows rules it out.
absence-ruled_out = What has come out since entry { $entry } rules it out.
absence-would_have_won = A target of his mission: had he come there { $at }, he would have won.
absence-would_have_moved = In round { $round } he stayed for want of a move; from there he would have had one.
absence-would_have_lost = In round { $round } he would have been enclosed there, and have lost.
absence-nobody_there = No token there can be him.
absence-cleared = { $pawns }: a check showed that this is not he.
absence-found_elsewhere = He was found: he is { $pawn }, at { $shown }.
absence-had_a_move = At entry { $entry } he stayed for want of a move; from there he would have had one.
absence-over = The game is over, and he was at { $shown }.

why-ask = Why not here?
why-hint = Tap a place or type its number.
why-hint-mine = Tap a place or type its number: what the hunters can conclude.
why-place = Number of the place
why-send = Ask
why-at = { $entry ->
    [0] at the start
   *[other] at entry { $entry }
  }

began-marked = { $at } a ring marked { $station } as his city
began-shown = { $at } he showed himself at { $station }
began-started = He began at one of his starts
began-stated = He began where the given position puts him

why-then = { $began }, then: { $tickets }
why-more = { $places } and { $count } more
why-not-from = Not from { $places }: { $reason }
why-can = { $place }: he can be there.
why-can-mine = { $place }: they can look for you there.
why-nothing = Nothing is known yet.
