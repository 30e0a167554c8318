# The pages around the table: home, settings, a new table, invitations, the guided game.

home-opponents = Bots to play against
home-headline = He is somewhere in the city.
home-lead = Five games of hide and seek on real maps. Hunt him together, or be him.
home-play-now = Play now
home-at-once = Play now, against bots:
home-as-hunter = Hunt him
home-as-x = Be Mister X
home-set-table = Set the table
home-rules = Rules
home-players = { $least } to { $most } players
home-first = First time? Play the guided game
home-choose = Choose a game

nav-unknown = No such game
nav-unknown-about = This address names no game that is known here. Perhaps it is mistyped.
nav-home = All games
nav-tables = My tables
nav-settings = Settings
nav-close = Close
nav-menu = Menu

settings-title = Settings
settings-name = Your name
settings-theme = Look

theme-auto = As the device
theme-light = Paper and ink
theme-dark = City at night

settings-language = Language
settings-sound = Sounds
settings-cover = Hold to look
settings-cover-about = Mister X's secrets stay covered until he presses and holds.
settings-notify = Notify me when it is my turn

set-leads = Who leads whom
set-leads-about = The rulebook deals the detectives out evenly; here you choose whose each one is.
set-leads-reset = As the rulebook deals them
set-title = Set the table: { $game }
set-players = Players
set-seats = Who sits where
set-me = Me
set-friend = A friend, by link
set-level = Bot: { $level }
set-edition = Edition
set-options = Options
set-options-about = Every option keeps the printed rule unless you change it.
set-aid = Deduction aid

aids-off = Off: think for yourselves
aids-possible = Show where he can be
aids-likelihood = Show how likely each place is

set-clock = Clock
set-clock-off = No clock
set-clock-minutes = { $minutes } minutes each
set-start = Start
set-reset = Printed rule
set-hot-seat = Several seats are yours: you will hand the device over at each turn.
set-yes = yes
set-no = no
set-default = as printed

people-only-here = This address works on this computer alone. For phones in the room, end the program and start it with --lan.
people-share = Share
people-which = Which bot
people-title = At this table
people-any-seat = Link for any free seat
people-seat-link = Link for { $seat }
people-watch = Link for watching
people-copy = Copy link
people-copied = Copied
people-you = you
people-open = waiting for a friend
people-away = away
people-here = here
people-bot-holds = a bot holds this seat
people-qr = Scan to join
people-waiting = { $count ->
    [one] Waiting for one friend to sit down.
   *[other] Waiting for { $count } friends to sit down.
  }
people-your-link = Your own link, for another device
people-host-you = You host this table and have no seat.
people-host = The host is here and has no seat.
people-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
people-start-with-bots = Start; bots hold the free seats

join-seat = Where do you want to sit?
join-anywhere = Anywhere
join-with = At the table: { $names }.
join-full = Every seat is taken.
join-taken = This seat is taken.
join-watch = Watch instead
join-title = You are invited
join-name = Your name
join-sit = Sit down
join-gone = This table is not known here. Perhaps the link is incomplete.

tables-title = My tables
tables-empty = No tables yet. Start a game and it will be listed here.
tables-running = Running
tables-over = Over
tables-open = Open
tables-drop = Forget
tables-as = as { $who }

handover-title = Hand the device to { $name }
handover-about = Nothing secret is on this screen.
handover-ready = I am { $name }

learn-none = Nobody has written the rules of this game down here.
learn-title = Rules
learn-why = Which rule?
learn-next = Got it
learn-skip = Go on without help
learn-guided = Guided game

guide-welcome = You lead the hunters. Mister X moves unseen on this map, and you have 22 rounds to find him.
guide-log = The travel log shows how he travelled. At the fields with an eye he must show himself.
guide-move = Your move: tap a station ringed in violet (green at night) and choose the ticket. One line, one stop.
guide-possible = Orange rings show where he can be. Move so that they become fewer.
guide-reveal = There he is. From now on it counts which tickets he takes from there.
guide-tickets = Your tickets are limited, and what you spend helps him. Save the underground.
guide-catch = Whoever moves onto his station catches him. One alone rarely does it: close in from several sides.
guide-black = A black ticket: it can be any ride, even the ferry. Nobody sees which.
guide-double = A double move: he has moved twice in one turn, and the log has two new entries.

notify-turn = Your turn at Mister X
notify-tab = ● Your turn
