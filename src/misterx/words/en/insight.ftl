# Looking back, looking ahead, weighing chances.

review-title = What decided it
review-loading = Looking back…
review-none = No close calls in this game.
review-slider = Step through the game
review-round = Round { $round }
review-true = Mister X was at { $station }.
    .you = You were at { $station }.
review-possible = { $count ->
    [one] Only one place was possible.
   *[other] { $count } places were possible.
  }
review-play = Play
review-pause = Pause

moment-missed = { $pawn } could have caught Mister X at { $station }.
moment-just_left = { $pawn } came to { $station }; Mister X had just left.
moment-narrowed = The net closes: from { $before } places to { $after }.
moment-slipped = Mister X slips away: from { $before } places to { $after }.
moment-found = The police know who Mister X is: found at { $station }.
moment-next_door = { $pawn } stopped next door to Mister X at { $station }.
moment-warned = The police hold { $after } warnings of twenty.

aid-title = Where he could be
aid-likely = Where he probably is
aid-rings = The orange part of the map is where he could be; a diamond marks each place when they are few.
aid-rings-mine = The orange part of the map is where they look for you; a diamond marks each place when they are few.
aid-mine = { $count ->
    [one] The hunters know where you are.
   *[other] As far as the hunters know, you could be in { $count } places.
  }
aid-heat = The deeper the orange, the more likely.
aid-then = Where he could be at entry { $entry }
aid-now = Back to now
aid-more = and { $count } more
aid-peek = Entry { $entry }: show where he could be then
aid-near = { $who } could reach { $station } in one move.
aid-reach = Where they could get to in one move

odds-title = Who has the better chances
odds-simple = Simple bots look one move ahead; against people Mister X hides better.
odds-even = About even.
odds-x = Favours Mister X.
odds-hunters = Favours the hunters.
odds-figure = By the printed rules Mister X won { $percent } % of { $games } games, both sides played by the bot “{ $bot }”.
odds-edition = In this edition Mister X won { $percent } % of { $games } games, both sides played by the bot “{ $bot }”.
odds-unknown = Not measured for this number of players.
odds-changed = With this change alone Mister X won { $percent } % of { $games }.
odds-changes = Your changes:
odds-not-measured = how much was not measured

helps-x = helps Mister X
helps-hunters = helps the hunters
helps-either = changes the game, not who is favoured
helps-less = less of it helps the other side

more-x = More helps Mister X.
more-hunters = More helps the hunters.

with-x = Helps Mister X.
with-hunters = Helps the hunters.
with-either = Favours nobody.

without-x = Switching it off helps the hunters.
without-hunters = Switching it off helps Mister X.

odds-value-helps = “{ $value }” { $side }.
