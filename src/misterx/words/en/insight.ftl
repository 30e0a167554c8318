# Looking back, looking ahead, weighing chances.

review-title = What decided it
review-loading = Looking back…
review-none = No close calls in this game.
review-slider = Step through the game
review-round = Round { $round }
review-true = He is at { $station }.
review-possible = { $count ->
    [one] The hunters think of one place.
   *[other] The hunters think of { $count } places.
  }
review-play = Play
review-pause = Pause

moment-missed = { $pawn } could have caught him at { $station }.
moment-just_left = { $pawn } came to { $station }; he had just left it.
moment-narrowed = The net closes: from { $before } places to { $after }.
moment-slipped = He slips away: from { $before } places to { $after }.

aid-title = Where he can be
aid-likely = Where he probably is
aid-rings = Each orange ring is a place where he can be.
aid-rings-mine = Each orange ring is a place where they look for you.
aid-heat = The fuller the orange, the likelier.
aid-then = Where he could be at entry { $entry }
aid-now = Back to now
aid-more = and { $count } more
aid-peek = Entry { $entry }: show where he could be then
aid-near = { $who } could reach { $station } in one move.
aid-reach = Where they could come in one move

odds-title = Who has the better chances
odds-simple = Simple bots look one move ahead; among people he hides better.
odds-even = About even.
odds-x = Favours Mister X.
odds-hunters = Favours the hunters.
odds-figure = Mister X won { $percent } % of { $games } games with the printed rules, both sides played by the bot “{ $bot }”.
odds-edition = Mister X won { $percent } % of { $games } games of this edition, both sides played by the bot “{ $bot }”.
odds-unknown = Not measured for this number of players.
odds-changed = With this alone he won { $percent } % of { $games }.
odds-changes = Your changes:
odds-not-measured = how much is not measured

helps-x = helps Mister X
helps-hunters = helps the hunters
helps-either = changes the game, not who is favoured
helps-less = less of it helps the other side

more-x = More helps Mister X.
more-hunters = More helps the hunters.

with-x = Helps Mister X.
with-hunters = Helps the hunters.
with-either = Favours nobody.

without-x = Without it the hunters gain.
without-hunters = Without it Mister X gains.

odds-value-helps = “{ $value }” { $side }.
