# The end of a game as a scene, and what just happened on the board.

stamp-captured = Caught
stamp-x_enclosed = Cornered
stamp-x_without_move = Cornered
stamp-survived = Escaped
stamp-hunters_stuck = Escaped
stamp-no_hunters = Escaped
stamp-target_reached = Got away
stamp-seven_checks = Unrecognised
stamp-twenty_warnings = Escaped
stamp-cap = Time is up
stamp-resigned = Given up
stamp-timeout = Out of time

by-taxi = by taxi
by-bus = by bus
by-metro = by underground
by-subway = by subway
by-foot = on foot
by-vip = by ViP coach
by-train = by fast train
by-car = by car
by-rail = by rail
by-plane = by plane
by-ferry = by ferry
by-boat = by boat
by-ship = by ship
by-call = on the chief’s call
by-dice = by a throw of the dice
by-other = coming

told-went = { $pawn } { $by } to { $station }
told-caught = { $pawn } caught Mister X at { $station }, { $by } from { $start }.
    .you = { $pawn } caught you at { $station }, { $by } from { $start }.
told-met = { $pawn } caught Mister X at { $station }.
    .you = { $pawn } caught you at { $station }.
told-safe_station = { $count ->
    [one] One station was safe: { $stations }.
   *[other] { $count } stations were safe: { $stations }.
  }
told-safe_city = { $count ->
    [one] One city was safe: { $stations }.
   *[other] { $count } cities were safe: { $stations }.
  }
told-twice = Only a double move would have saved him: to { $stations }.
    .you = Only a double move would have saved you: to { $stations }.
told-nowhere = Nowhere he could go was safe any more.
    .you = Nowhere you could go was safe any more.
told-dice = Where dice fall, no square is ever quite safe.
told-shut = Around him at { $station }: { $pawns }.
    .you = Around you at { $station }: { $pawns }.
told-token = Mister X was { $token }, at { $station }.
    .you = You were { $token }, at { $station }.
told-door = Next door: { $pawns }.
told-nearest = { $away ->
    [one] Nearest: { $pawns }, one move away.
   *[other] Nearest: { $pawns }, { $away } moves away.
  }
told-squares = { $away ->
    [one] Nearest: { $pawns }, one square away.
   *[other] Nearest: { $pawns }, { $away } squares away.
  }
told-and_more = { $stations } and { $count } more

cue-reveal = Mister X shows himself at { $station }.
cue-revealed = They see you at { $station }.
cue-beside = Next door to { $pawns }.
cue-near = Next door: { $pawns }.
cue-twice = Mister X moves twice.
    .you = Twice in one go.
cue-last = The last round.

sound-offer = Play with sound?
sound-on = Sound on
sound-off = No, quiet
sound-turn_on = Sound on
sound-turn_off = Sound off

tv-join = Open { $address } on your phones and type:
tv-own_link = This link is somebody’s own. A television takes the link to watch.
tv-full = Full screen
tv-small = Leave full screen
tv-show = Show on a television
