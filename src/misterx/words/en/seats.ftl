# Seats that change hands, turns that are taken back, devices.

takeback-ask = Take back my last turn
takeback-title = Taking back
takeback-asks = { $who } would like to take back a turn.
takeback-asked = You have asked to take back your last turn.
takeback-about = Everything since then would be undone.
takeback-missing = Still to answer: { $who }.
takeback-agree = Agree
takeback-refuse = No
takeback-agreed = You have agreed.
takeback-withdraw = Withdraw
takeback-kept = Nothing is taken back. The game goes on as it stands.

deed-title = What changed at this table
deed-somebody = Somebody
deed-host = The host
deed-sat = { $who } sat down as { $seat } (after the start)
deed-left = { $who } left the seat
deed-opened = { $by } opened the seat for somebody else: { $who }
deed-bot = { $who } lets a bot play ({ $bot })
deed-bot-for = { $by } lets a bot ({ $bot }) play for { $who }
deed-stand-in = A bot ({ $bot }) stands in for { $who }
deed-back = { $who } is back
deed-takeback = { $who } took back a turn
deed-takeback-agreed = { $who } took back a turn, { $others } agreed
deed-another = Another person plays { $seat } now: { $who }
deed-instead = A person plays { $seat } now instead of a bot: { $who }

seat-to-bot = Let a bot play
seat-to-person = Give back to the person
seat-open = Open for somebody else
seat-open-sure = { $who } loses this seat at once. You get a link for whoever comes instead.
seat-bot-for-me = Let a bot play for me
seat-me-again = I play myself again
seat-give = Give my seat to somebody else
seat-give-sure = You leave the table at once and get a link. Whoever opens it has your seat.
seat-give-now = Give it away
seat-bot-plays = A bot plays for you.
seat-gone = You have left your seat.
seat-gone-about = Send this link to whoever is to play on. It works once.

standin-title = If somebody is away
standin-after = { $minutes ->
    [one] After a minute a bot plays on
   *[other] After { $minutes } minutes a bot plays on
  }
standin-waits = The seat waits for them
standin-which = Which bot plays on
standin-says = { $minutes ->
    [one] If somebody is away for a minute, the bot “{ $bot }” plays on until they are back.
   *[other] If somebody is away for { $minutes } minutes, the bot “{ $bot }” plays on until they are back.
  }
standin-says-waits = If somebody is away, the seat waits for them.
standin-fixed = This holds for the whole game.

device-title = Your devices
device-also = Also open on another device since { $time }
device-holder = Taken on another device at { $time }; this one was let in by its link.
device-end = End
device-end-sure = That device is shown out at once, and the links to your seat let no new device in.
device-keep = Leave it
device-link = Link for another device
device-closed = The earlier links let no new device in.
device-fresh = Your seat has been opened on another device. If that was not you, end it under “{ $people }”.

follow-not-holder = The seat in the next game opens only on the device that held this one.
