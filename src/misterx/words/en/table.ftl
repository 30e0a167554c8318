# The table itself while a game is played, and its end.

ending-captured = He is caught.
    .you = You are caught.
ending-x_enclosed = He is surrounded and cannot move.
    .you = You are surrounded and cannot move.
ending-x_without_move = He cannot move any more.
    .you = You cannot move any more.
ending-survived = He stayed free to the end.
    .you = You stayed free to the end.
ending-hunters_stuck = No detective can move any more.
ending-no_hunters = Nobody is left to hunt him.
    .you = Nobody is left to hunt you.
ending-target_reached = He has done what he came for.
    .you = You have done what you came for.
ending-seven_checks = All seven person checks have been used.
ending-twenty_warnings = The police have twenty warnings.
ending-cap = Time is up.

resigned-x = Mister X gave up.
resigned-hunters = The hunters gave up.

timeout-x = Mister X ran out of time.
timeout-hunters = The hunters ran out of time.

table-round-about = { $rounds } rounds. A double move takes two entries in one round, so the log can reach { $entries }.
table-round = { $of ->
    [0] Round { $round }
   *[other] Round { $round } of { $of }
  }
table-entry-of = Entry { $entry } of { $of }
table-watching = You are watching.
table-log = Travel log
table-team = Team
table-people = People
table-rules = Rules
table-resign = Give up
table-resign-sure = Give up this game?
table-board = Board of { $name }. Arrow keys move it, plus and minus zoom.
table-closer = Zoom in
table-farther = Zoom out
table-whole = Whole board
table-mine = My pawns
table-hold = Hold to look, tap to keep it open
table-station = Station
table-tickets = Tickets
table-reserve = Reserve
table-pool = Shared stock
table-free = rides free
table-out = left the game
table-moved = has moved
table-sheet = Drag to show more or less
table-sheet-size = { $level ->
    [low] small
    [full] large
   *[half] half
  }
table-tabs = Below the map
table-result = Result
table-your-turn = Your turn
possible-station = He could be at { $count ->
    [one] { $count } station
   *[other] { $count } stations
  }.
possible-city = He could be in { $count ->
    [one] { $count } city
   *[other] { $count } cities
  }.
possible-square = He could be on { $count ->
    [one] { $count } square
   *[other] { $count } squares
  }.
table-certain = Mister X is at { $station }.

goal-run = { $side ->
    [x] Stay free for { $rounds } rounds.
    [hunters] Catch Mister X within { $rounds } rounds.
   *[public] Mister X must stay free for { $rounds } rounds.
  }
goal-entries = { $side ->
    [x] Stay free until your log has { $entries } entries.
    [hunters] Catch Mister X before his log has { $entries } entries.
   *[public] Mister X must stay free until his log has { $entries } entries.
  }
phase-unseen = Not seen yet
phase-hunt = The hunt
phase-last = The last turn

say-connecting = Opening the table…
say-lost = Connection lost. Trying again…
say-unknown-game = This page does not know this kind of game. Reload it, or ask whoever runs the server.
say-refused = This link opens no table.
say-choose = { $pawn }: { $spot ->
    [city] choose your next city.
    [square] choose your next square.
   *[station] choose your next station.
  }
say-choose-x = You are { $spot ->
    [city] in
   *[station] at
  } { $station }. { $spot ->
    [city] Choose your next city.
    [square] Choose your next square.
   *[station] Choose your next station.
  }
say-onward = Your turn goes on from { $station }.
say-x-moving = Mister X is moving…
say-hunters-moving = The hunters are moving…
say-waiting-for = Waiting for { $name }.
say-colleague = Waiting for { $pawn }; your pawns have moved.
say-reveal-in = { $moves ->
    [one] Mister X shows himself with his next move.
   *[other] Mister X shows himself in { $moves } moves.
  }
say-reveal-mine = { $moves ->
    [one] With this move you will be seen.
   *[other] You will be seen in { $moves } moves.
  }
say-reveal-never = Mister X will not show himself again.
say-seen = Last seen at { $station }.
say-over = { $winner ->
    [x] Mister X wins.
    [hunters] The hunters win.
   *[nobody] Nobody wins.
  }
say-sent = Sending…
say-action = Choose what to do.
wait-since = For { $time } now.
wait-offline = { $name } is offline.
wait-soon = A bot takes over in { $time } if { $name } is not back.
wait-now = A bot takes over.
wait-stays = The game waits for { $name }.
wait-plays = A bot plays for { $name }.
wait-kept = You are back. A bot kept your seat meanwhile.
wait-kept-moves = You are back. Meanwhile a bot moved for you: { $moves }.

miss-far = No line goes straight from { $from } to { $place }.
miss-taken = { $who } stands at { $place }.
miss-here = { $who } is at { $place } already.
miss-blocked = A roadblock lies at { $place }.
miss-ticket = Only { $ways } goes to { $place }, and there is no ticket for it now.
miss-now = { $who } cannot get to { $place } with this move.

plan-ride = Travel
plan-double = Double move
plan-triple = Triple move
plan-stay = Stay
plan-out = Leave the game
plan-hidden = Hidden move
plan-double_hidden = Double move, half hidden

pick-how = To { $station } by
pick-will-be-seen = You will be seen at { $station }.
pick-give-double = The hunters will see that you move twice.
pick-show = Show yourself
pick-pays-with = paid with: { $ticket }
pick-go = Go
pick-back = Back
pick-choose-pay = { $need ->
    [one] Choose { $need } ticket to pay
   *[other] Choose { $need } tickets to pay
  }
pick-chosen = { $have } of { $need }
pick-die = with the { $pips }
pick-facing = facing { $station }

log-title = Travel log
log-entry = Entry { $entry }
log-start = Start
log-reveal = reveal
log-double = double
log-stayed = stayed
log-unknown = still empty
log-seen-at = at { $station }
log-face-down = face down

team-done = Done
team-station = Station number
team-mark = Mark
team-played = moved
team-planning = Propose moves
team-plan-hint = Choose a pawn and a station as if you were moving; it becomes a proposal.
team-send-plan = Send the proposal
team-drop-plan = Discard it
team-title = Team
team-chat = Chat
team-plan = Plan
team-nudge = Let the bots go first
team-chat-team = To the team
team-chat-table = To everybody
team-say = Say something
team-send = Send
team-secret = Only hunters can read this.
team-open = Mister X can read this too.
team-unread = { $count } unread
team-tools = Mark the map
team-suspect = Suspect
team-exclude = Ruled out
team-arrow = Arrow
team-propose = Propose this
team-accept = Accept
team-proposes = { $name } proposes
team-clear = Clear my marks
team-tool-hint = Tap a station. Tap it again to remove the mark.
team-arrow-hint = Tap where it starts, then where it ends.
team-empty-chat = Nobody has said anything yet.
team-ping = Point here
team-ping-hint = Tap a station. Your team sees you point at it.
team-phrases = Say it in one tap
team-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
  }
phrase-look = Look at { $station }.
phrase-corner = Let’s close in.
phrase-side = I’ll take this side.
phrase-metro = Hold the fast lines.
phrase-wait = Wait until he shows himself.
phrase-agree = Good idea.
phrase-think = Just a moment, I’m thinking.

outcome-x = Mister X escapes
outcome-hunters = Caught
outcome-nobody = A draw

end-you-won = You win.
end-you-lost = You lose.
end-path = His path
end-step = Move { $entry } of { $of }
end-first = To the start
end-previous = One step back
end-next = One step on
end-last = To the end
end-rematch = Play again together
end-join = Go to the next game
end-swap = Swap sides
end-same = Play again
end-record = Download the record
end-check = Was it fair?
end-fair = { $turns ->
    [one] Fair. The only turn of Mister X and every draw match the seals made during play.
   *[other] Fair. All { $turns } turns of Mister X and every draw match the seals made during play.
  }
end-unfair-lot = Not fair. The deal does not hold the lot that this browser drew for it, or not as it was sealed.
end-unfair = { $line ->
    [0] Not fair. The draws do not match the seal made before the game.
   *[other] Not fair. From line { $line } of the record on, the game does not match the seals made during play.
  }
end-home = All games
end-show = Show result

heard-title = One story for all
heard-about = Everybody is told the same here, and every browser checks it: all that is public is sealed step by step and signed by the server.
heard-code = Step { $step }: { $code }. At the same step everybody must have the same code.
heard-agree = The same was heard by the browsers of: { $names }.
heard-alone = No other browser has compared yet.
heard-save = Save what this browser heard
heard-whole = { $steps ->
    [one] One story. In its only step the record is what this browser heard.
   *[other] One story. In all { $steps } steps the record is what this browser heard.
  }
heard-part = One story. From step { $step } on, where this browser came, the record is what it heard.
heard-unfair = Not fair. Not everything fits what this browser heard.
heard-spectator = a spectator
heard-late = Mister X’s move at step { $step } was sealed too late: others could move before the seal was here.
heard-sum = At step { $step } the server told this browser something else than it signed.
heard-drawn = At step { $step } the board shows a pawn where nobody was told it had gone.
heard-signature = The server’s signature at step { $step } is not genuine.
heard-key = The server signs with another key than when this browser first met it. If you know of no move to another server, somebody else may be answering in its place.
heard-trust = I know about it, trust the new key
heard-other = Up to step { $step } this browser and that of { $who } heard two different stories, and the server signed both.
heard-claim = Up to step { $step } the browser of { $who } says it heard another story. The server has not signed that one.
heard-record = From step { $step } on, the record tells another story than this browser heard.
heard-missing = The record ends early: it lacks step { $step }, which this browser heard.
heard-gone = The server has taken step { $step } out of its story, though this browser heard it.

text-title = Text board
text-short = Text
text-anywhere = anywhere
text-where = Where everybody is
text-reach = Where you can go
text-type = Type a move
text-example = For example { $move }
text-send = Move
text-unknown = “{ $text }” is not a move here. Name the ticket and the station.
text-nothing = There is nothing to move now.

stock-title = On the table
stock-order = Order: { $pawns }
