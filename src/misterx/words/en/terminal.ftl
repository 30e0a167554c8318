# The game in the terminal. What is typed, such as `help`, stays as it is.

## How words are joined, and what is counted

terminal-and = { $first } and { $last }
terminal-or = { $first } or { $last }
terminal-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
  }
terminal-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
terminal-entries = { $count ->
    [one] { $count } entry of his log
   *[other] { $count } entries of his log
  }
terminal-detectives = { $count ->
    [one] { $count } detective
   *[other] { $count } detectives
  }
terminal-policemen = { $count ->
    [one] { $count } policeman
   *[other] { $count } policemen
  }
terminal-policeman = Policeman { $number }
terminal-car = Car { $number }
terminal-player = player { $seat }

## Before the game

terminal-which-side = Hunt Mister X, or be Mister X? Type hunt or x.
terminal-how-many = How many players, { $least } to { $most }? Bots take the other seats.
terminal-which-game = Which game?
terminal-type-one = Please type one of: { $allowed }.
terminal-unknown-side = There is no side { $side }. Sides are: x, detectives.
terminal-position-stands = A saved game knows where it stands. Leave --position out.
terminal-chance-stands = A saved game knows who draws. Leave --chance out.
terminal-nothing-kept = There is no unfinished game to go on with. Begin one with: misterx play
terminal-position-says = A position says its own players and options; leave --players and --option out.
terminal-kept = Your game is kept. Go on with: misterx play --resume
terminal-goodbye = Goodbye.
terminal-getting-ready = Getting the bots ready
terminal-meanwhile = The bots are getting ready in the background, once on this machine; until then levels play a simpler game.
terminal-on-board = On the board { $board }.
terminal-you-are-x = You are Mister X. { $pawns } hunt you; they are played by bots.
terminal-you-lead = You lead { $pawns }. Mister X is played by a bot.
terminal-bots-play = Bots play: { $x } is Mister X, { $hunters } leads { $pawns }.
terminal-chance-entered = You are asked for what real cards, dice and tickets bring.
terminal-type-a-move = Type a move such as { $example }, or help.

## During the game

terminal-keep-in-mind = Keep it in mind; Enter goes on:
terminal-bot-fault = { $bot } was at fault ({ $fault }); greedy play took its turn.
terminal-bot-last = That was { $bot }'s last turn; greedy play goes on in its place.
terminal-word-too-many = There is a word too many.
terminal-not-known = I do not know { $words }. A move is a ticket and a station; help says more.
terminal-cannot-get = { $who } cannot get to { $station } now.
terminal-which-one = Which one? Type { $moves }.
terminal-no-move = { $who } has no move now.
terminal-next-leg = Next leg.
terminal-choice-mine-at = You are at { $station } and can go: { $moves }.
terminal-choice-mine = You can go: { $moves }.
terminal-choice-at = { $who } at { $station } can go: { $moves }.
terminal-choice = { $who } can go: { $moves }.
terminal-any-of = any of { $count } stations
terminal-or-double = or begin a double move: double, ticket, station
terminal-go = { $move }. Enter to go, u to undo:
terminal-taken-back = Taken back; nobody has seen it.
terminal-nothing-now = Nothing can be moved now.
terminal-no-station = There is no station { $station } on this board.
terminal-type-map = Type map, map 46 or map all.
terminal-log-tells = The game is over; `log` tells where he was.
terminal-why-which = Say which station: why 46.
terminal-was-at = Mister X was at { $station } when the game ended.
terminal-can-be-at = As far as the hunters can know, Mister X can be at { $station }.
terminal-nobody-knows = Nobody can say yet where Mister X is.
terminal-nobody-knows-you = Nobody can say yet where you are.
terminal-possible = { $count ->
    [one] Mister X can be at { $count } station: { $stations }.
   *[other] Mister X can be at { $count } stations: { $stations }.
  }
terminal-possible-you = { $count ->
    [one] The hunters can think of you at { $count } station: { $stations }.
   *[other] The hunters can think of you at { $count } stations: { $stations }.
  }
terminal-aid-is-off = The thinking aid is off; `aid on` brings it back.
terminal-aid-on = The thinking aid is on.
terminal-aid-off = The thinking aid is off.
terminal-confirm-on = You are asked before a move is sent.
terminal-confirm-off = Moves are sent at once.
terminal-on-or-off = Type { $name } on or { $name } off.
terminal-undo-legs = The legs typed so far are taken back; nobody has seen them.
terminal-undo-asked = A move that was sent stays: somebody may have learned from it. Before it is sent you are asked, and undo takes it back.
terminal-undo-at-once = A move that was sent stays: somebody may have learned from it. Before it is sent you are asked; `confirm on` brings that question back.
terminal-bots-stay = Bots play both sides here, and they do not give up; quit leaves the game.
terminal-give-up = Give up this game? Type yes:
terminal-on-we-go = Then on we go.
terminal-save-where = Say where to: save FILE.
terminal-save-foreign = { $file } is there already and is no game of ours; choose another name.
terminal-record-in = The record is in { $file }.
terminal-replay-tells = `misterx replay { $file }` tells it again.
terminal-game-in = The game is in { $file }. `misterx play --resume { $file }` goes on.
terminal-you-won = You have won. Well done.
terminal-you-lost = You have lost this time.
terminal-his-way = His way:
terminal-after = again, log, map, save FILE, or Enter to leave>
terminal-after-unknown = The game is over. Type again, log, map, save FILE, or quit.

## What `help` says

help-moves = everything that is possible now
help-map = the neighbourhood of your pawn, of a station, the whole city
help-where = the stations where Mister X can be
help-why = why he cannot be at a station
help-log = the travel log from the start
help-tickets = who stands where and holds what
help-rules = the game in a nutshell
help-aid = show where Mister X can be, or think for yourself
help-confirm = ask before a move is sent, or do not
help-undo = take back a move that was not sent yet
help-save = write the game down, to go on with `misterx play --resume FILE`
help-resign = give the game up
help-quit = leave; `misterx play --resume` goes on
help-ride = go there; `{ $short }` or only `{ $station }` will do where it is clear
help-go = go there; only `{ $station }` will do where it is clear
help-other-pawn = move a pawn that is not on turn; `{ $pawn }` alone turns to it
help-double = Mister X's double move, whole or leg by leg
help-at-once = go at once, without being asked
help-discard = keep all tickets before the hand is refilled
help-team-end = no special action; `moves` tells which ones can be paid
help-walk = walk there; `car2 57` drives
help-die = by that die, where both dice lead there
help-check = a person check, or none
help-came-up = that came up; only `{ $outcome }` will do
help-several = several at once, in the order in which they are due
help-enter-at-once = enter it without being asked
help-draw = let the program draw this one, or all that is due now

## Real dice, bags and cards

terminal-referees = Whatever the card or the ticket says; `help` tells how it is typed.
terminal-unseen = Your side may not know it, so what you type is not shown; `draw` lets the program draw it.
terminal-refused = That is not understood or cannot come up now; nothing was entered. `help` says how it is typed.
terminal-too-many = That is more than is due now; nothing was entered.
terminal-due = Due: { $what }.
terminal-what-you-typed = What you typed
due-number = the number under { $who }, 1 to 10
due-start = the start card of { $who }
due-ticket = a ticket from the bag for { $who }
due-die = a die, 1 to 6
came-number = { $who } is number { $number }
came-start = { $who } starts at { $station }
came-ticket = { $who } draws { $ticket }
came-die = the die shows { $pips }

## The map and the log

terminal-log = Log
terminal-legend-aid = 46? he can be here
terminal-legend-pawn = D1:46 a pawn
terminal-line-to = { $mode } to { $stations }
terminal-from = From { $station }: { $lines }.
terminal-at = at { $station }
terminal-entry = Entry { $entry }: { $ticket }
terminal-part-of-double = part of a double move
terminal-reveal = (reveal)
terminal-unknown = unknown
terminal-log-empty = The travel log is empty.
terminal-round = Round { $round }
terminal-round-of = Round { $round } of { $of }
terminal-round-entry = Round { $round }, entry { $entry } of { $of }
terminal-round-move = Round { $round }, move { $move } of Mister X
terminal-setting-up = Setting up
terminal-phase = Phase { $phase }, round { $round }
terminal-checks-left = { $count ->
    [one] { $count } check left
   *[other] { $count } checks left
  }
terminal-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
  }

## What is coming

outlook-never = Mister X shows himself no more.
outlook-shows = { $moves ->
    [one] Mister X shows himself with the next move (entry { $entry }).
   *[other] Mister X shows himself in { $moves } moves (entry { $entry }).
  }
outlook-never-you = You show yourself no more.
outlook-shows-you = { $moves ->
    [one] You show yourself with the next move (entry { $entry }).
   *[other] You show yourself in { $moves } moves (entry { $entry }).
  }
outlook-last-seen = Last seen at { $station }, entry { $entry }.
outlook-hidden = { $count ->
    [one] Mister X is hidden for { $count } more move.
   *[other] Mister X is hidden for { $count } more moves.
  }
outlook-hidden-you = { $count ->
    [one] You are hidden for { $count } more move.
   *[other] You are hidden for { $count } more moves.
  }
outlook-open = Mister X is in the open from now on.
outlook-open-you = You are in the open from now on.
outlook-rings = Rings mark { $marks }.
terminal-move-number = move { $entry }
terminal-the-start = the start
outlook-face-down = { $count ->
    [one] { $count } token lie face down
   *[other] { $count } tokens lie face down
  }
outlook-person-checks = { $count ->
    [one] { $count } person check left
   *[other] { $count } person checks left
  }
outlook-x-wins = { $count ->
    [one] Mister X is on { $station } and wins with { $count } more warning.
   *[other] Mister X is on { $station } and wins with { $count } more warnings.
  }

## Who stands where and holds what

holding-hidden = hidden
holding-in-air = in the air over { $station }
holding-not-placed = not placed
holding-gone = gone
holding-free = rides free
holding-common = pays from the common stock
holding-out = out of the game
holding-moved = has moved
holding-pool = the detectives' common stock
holding-reserve = what Mister X draws on
holding-tickets = tickets
holding-moved-by = moved by { $ticket }
holding-leads = leads { $pawns }
holding-towards = towards { $station }
holding-number = number { $number }
holding-in-barricade = in a barricade
holding-face-down = face down
holding-stays = stays
holding-dice-show = { $count ->
    [one] shows { $pips }
   *[other] show { $pips }
  }

## What happened, in the games of tickets

transit-found = { $who } has found Mister X at { $station }.
transit-placed = { $who } starts at { $station }.
transit-start-dealt = Mister X starts at { $station }, in secret.
transit-double = Mister X plays a double move.
transit-triple = Mister X plays a triple move.
transit-stayed = Mister X stays where he is (entry { $entry }).
transit-rode = { $who } takes the { $mode } to { $station }.
transit-rode-paid = { $who } takes the { $mode } to { $station }, paid with a { $ticket } ticket.
transit-passed = { $who } cannot move and waits.
transit-eliminated = { $who } cannot move any more and leaves the game.
transit-removed = { $who } is taken off the board.
transit-travels = Mister X travels by { $ticket } (entry { $entry }).
transit-travels-black = Mister X travels with a black ticket (entry { $entry }).
transit-travels-to = Mister X travels by { $ticket } to { $station } (entry { $entry }).
transit-travels-black-to = Mister X travels with a black ticket to { $station } (entry { $entry }).
transit-travels-shown = Mister X travels by { $ticket } to { $station } and shows himself there (entry { $entry }).
transit-travels-black-shown = Mister X travels with a black ticket to { $station } and shows himself there (entry { $entry }).

## A move in words, before it is made

move-stay = stays
move-out = leaves the game
move-pay = pays with a { $ticket } ticket
move-show = shows himself
move-black = black ticket to { $station }
move-ride = { $ticket } to { $station }
move-double = double move
move-triple = triple move
move-then = { $one }, then { $next }
move-paid = paid with { $tickets }
move-discard = discards { $tickets }
move-nothing = nothing
move-detectives = The detectives
move-no-action = no special action
move-investigate = an investigation
move-goes-on = { $who } goes on to { $station }
move-hidden = hidden move
move-double-hidden = double hidden move
move-number = Mister X is number { $number }
move-place = { $who } starts on { $station }
move-defies = { $who } defies the switchboard
move-banished = { $who } is banished to { $station }
move-check = check { $who }
move-to = to { $station }

## The games in a nutshell

nutshell-run = Mister X is on the run through the city, and { $hunters } hunt him. In every round he moves first, then they do.
nutshell-ticket = A ticket ({ $tickets }) takes a pawn along one line of its kind, to the next stop and no further. Two pawns never stand on one station.
nutshell-log = His moves are secret. The travel log shows only the ticket that he used. With entry { $reveals } he must show where he is.
nutshell-black = a black ticket hides how he travelled and is good for every line, also over water
nutshell-double = a double ticket gives him two moves in one turn
nutshell-pay-leaves = Detectives pay with their own tickets, and who has none that fits leaves the game.
nutshell-pay-waits = Detectives pay with their own tickets, and who has none that fits must wait.
nutshell-police-free = Policemen ride free.
nutshell-win = The hunters win when one of them comes to his station, or when he cannot move. He wins after { $span }.
nutshell-elsewhere = The rules of { $title } are in docs/rules.

## A record told again

terminal-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
terminal-chance-decides = chance decides
terminal-to-move = { $seat } to move
terminal-is-over = the game is over
terminal-all-legal = { $count ->
    [one] { $count } line, all legal; { $ended }.
   *[other] { $count } lines, all legal; { $ended }.
  }
terminal-not-over = This game is not over yet; go on with: misterx play --resume FILE
