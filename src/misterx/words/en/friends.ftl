# Friends: the lobby, the next game, the games of this browser.

lobby-play = Play with friends
lobby-have-code = Join with a code
lobby-code-hint = Six letters and digits, from your friend’s screen
lobby-title = Waiting for friends
lobby-about = Friends open the link, scan the square, or type the code on the first page.
lobby-code = Code
lobby-invite = Invite friends
lobby-game = Game
lobby-custom = More options
lobby-pick = Tap a free seat to sit there.
lobby-sit = Sit here
lobby-get-up = Get up
lobby-add-bot = Add a bot
lobby-take-away = Free this seat: { $who }
lobby-level = How strong: { $who }
lobby-not-here = not here yet
lobby-ready = I’m ready
lobby-is-ready = ready
lobby-waiting = Waiting for { $names }.
lobby-all-ready = Everybody is ready.
lobby-empty = { $count ->
    [one] One seat is empty: a bot plays it until somebody comes.
   *[other] { $count } seats are empty: bots play them until somebody comes.
  }
lobby-start = Start the game
lobby-start-anyway = Start without waiting
lobby-come-back = Back to the table
lobby-host-starts = The host starts the game, or anybody once all are ready.
lobby-absent = { $count ->
    [one] The game begins as soon as { $names } is here: every device draws a lot for the deal.
   *[other] The game begins as soon as they are here: { $names }. Every device draws a lot for the deal.
  }
lobby-drawing = Dealing. Waiting for { $names }.
lobby-dealing = Dealing.
lobby-begun = The game has begun without you.
lobby-begun-about = Ask for the link: it leads to an empty seat, or lets you watch.

again-who = Who is Mister X next?
again-same = Same seats
again-next = Next in turn: { $who }

mine-go-on = Continue playing
mine-your-move = Your move in { $game }
mine-your-move-with = Your move in { $game }, with { $names }
mine-waits = Waiting for friends in { $game }
mine-waits-with = In the lobby of { $game }, with { $names }
mine-running = { $game } is running
mine-running-with = { $game } is running, with { $names }
mine-with = with { $names }
mine-won = Won
mine-lost = Lost
mine-path = Where Mister X went
mine-dropped = { $game } is off the list.
mine-undo = Undo

score-title = My results
score-about = Counted in this browser, and nowhere else.
score-empty = No finished games yet.
score-hunter = As a hunter
score-won = { $won } of { $games } won
score-save = Save as a file
