# The pages around the table: home, settings, a new table, invitations, the guided game.

home-opponents = Strength of the bots
home-headline = He is somewhere in the city.
home-lead = Five games of hide and seek on real maps. Hunt him together, or slip into his shoes.
home-play-now = Play now
home-at-once = Play now, against bots:
home-as-hunter = Hunt Mister X
home-as-x = Be Mister X
home-set-table = Custom game
home-rules = Rules
home-players = { $least } to { $most } players
home-choose = Choose a game

nav-unknown = No such game
nav-unknown-about = There is no game at this address. Perhaps it is mistyped.
nav-home = All games
nav-tables = My games
nav-settings = Settings
nav-close = Close
nav-menu = Menu

settings-title = Settings
settings-name = Your name
settings-theme = Look

theme-auto = Same as device
theme-light = Paper and ink
theme-dark = City at night

settings-language = Language
settings-sound = Sounds
settings-shake = Vibration
settings-cover = Hold to look
settings-cover-about = Where Mister X is stays covered until the button is held down.
settings-notify = Notify me when it is my turn

set-leads = Who plays which detectives
set-leads-about = The rulebook deals the detectives out evenly; here you choose who plays which.
set-leads-reset = Deal as in the rulebook
set-title = Custom game: { $game }
set-players = Players
set-seats = Who plays what
set-me = Me
set-friend = A friend, by link
set-level = Bot: { $level }
set-more-bots = More bots
set-edition = Edition
set-options = House rules
set-options-about = Printed rules apply unless you change them here.
set-aid = Help with deduction

aids-off = Off: work it out yourselves
aids-possible = Show where he could be
aids-likelihood = Show how likely each place is

set-clock = Clock
set-clock-off = No clock
set-clock-minutes = { $minutes } minutes each
set-start = Start
set-reset = Back to the printed rule
set-hot-seat = You hold several seats: pass the device on at each turn.
set-yes = yes
set-no = no
set-default = as printed

people-only-here = This link works on this computer only. To let phones in the room join, stop the program and start it with --lan.
people-share = Share
people-which = Which bot
people-title = At this table
people-any-seat = Link for any free seat
people-seat-link = Link for { $seat }
people-watch = Link for watching
people-copy = Copy link
people-copied = Copied
people-you = you
people-open = waiting for a player
people-away = offline
people-here = online
people-bot-holds = a bot plays here
people-qr = Scan to join
people-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
  }
people-your-link = Your own link, for another device
people-host-you = You host this table and have no seat.
people-host = The host is here and has no seat.
people-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
people-start-with-bots = Start now, bots fill the empty seats

join-seat = Which seat would you like?
join-anywhere = Any seat
join-with = At the table: { $names }.
join-full = Every seat is taken.
join-taken = This seat is taken.
join-watch = Watch instead
join-title = You are invited
join-name = Your name
join-sit = Join the game
join-gone = There is no such table. Perhaps the link is incomplete.

tables-title = My games
tables-empty = No games yet. Start one and it will be listed here.
tables-running = Running
tables-over = Finished
tables-open = Open
tables-drop = Remove
tables-as = as { $who }

handover-title = Hand the device to { $name }
handover-about = Nothing secret is on this screen.
handover-ready = I’m { $name }

learn-none = There are no rules for this game here.
learn-title = Rules
learn-why = Which rule?
learn-lesson = Learn in 3 minutes
learn-resume = Continue the lesson
learn-again = Repeat the lesson
learn-next = Next
learn-skip = Skip
learn-leave = Leave the lesson
learn-parts = Parts of the lesson
learn-near = You could go there too. For now, follow the arrow to { $station }.
learn-far = No line takes you there from here. Look for the arrow.
learn-other = Not quite. Tap where the arrow points.
learn-short = Play a short game
learn-friends = Play with friends
learn-hint = A hint

coach-corner = He could be at only { $count ->
    [one] one place
   *[other] { $count } places
  }. { $pawn } can reach { $station }: that could be the end of him.
coach-seen = There he is, on { $station }. Cut off his ways out before you chase him.
coach-soon = With his next move he shows himself. Spread out, so that somebody is near wherever it is.
coach-scarce = { $ticket }: only { $left } left. Keep what remains for the end.
coach-near = They can reach you where you are. On { $station } nobody comes next turn.
coach-show = Your next move will be seen. End it where many lines meet.
coach-targets = He must reach one of the { $mission } cities: { $cities }. Keep two of you near them while the others hunt.
coach-ring = The check found him: after move { $entry } he was in { $station }. From there he cannot have come far.
coach-trail = Lost his trail? 3 magnifiers show where he was 4 moves ago, 5 of them where he was 2 moves ago.
coach-home = { $station } is one of your target cities, and you can get there now. That wins.
coach-tokens = One of the ten is Mister X. Drive a car exactly onto a token, and you may check it.
coach-check = { $left ->
    [one] You have only 1 check left.
   *[other] You have { $left } checks.
  } Whoever keeps running from your cars is worth one.
coach-call = A car in the street phones before it drives: its number turns the dial on from where it stands now. Count ahead before you choose.
coach-warnings = { $held } warnings already: at { $most } he gets away. Choose cars that do not get one.
coach-thanks = Got it
coach-alone = Play on alone

notify-turn = Your turn at Mister X
notify-tab = ● Your turn
