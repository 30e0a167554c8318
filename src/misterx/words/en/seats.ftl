# Seats that change hands, turns that are taken back, devices.

takeback-ask = Take back my last turn
takeback-title = Taking back
takeback-asks = { $who } would like to take back a turn.
takeback-asked = You have asked to take back your last turn.
takeback-about = Everything since then would be undone.
takeback-missing = Waiting for an answer from { $who }.
takeback-agree = Agree
takeback-refuse = No
takeback-agreed = You have agreed.
takeback-withdraw = Withdraw
takeback-kept = Nothing was taken back. The game goes on.

deed-title = What changed at this table
deed-somebody = Somebody
deed-host = The host
deed-sat = { $who } joined as { $seat } after the deal
deed-left = { $who } left the seat
deed-slept = { $who } did not answer, so nothing was dealt; the seat is free again
deed-opened = { $by } opened the seat for somebody else: { $who }
deed-bot = { $who } lets a bot play ({ $bot })
deed-bot-for = { $by } lets a bot ({ $bot }) play for { $who }
deed-stand-in = A bot ({ $bot }) stands in for { $who }
deed-back = { $who } is back
deed-back-late = { $who } was not there at the deal, and plays now
deed-takeback = { $who } took back a turn
deed-takeback-agreed = { $who } took back a turn, { $others } agreed
deed-another = Another person plays { $seat } now: { $who }
deed-instead = A person plays { $seat } now instead of a bot: { $who }

seat-to-bot = Let a bot play
seat-to-person = Give the seat back to { $name }
seat-open = Open the seat for somebody else
seat-open-sure = { $who } loses this seat at once. You get a link for whoever comes instead.
seat-bot-for-me = Let a bot play for me
seat-me-again = Play myself again
seat-give = Give my seat to somebody else
seat-give-sure = You leave the table at once and get a link. Whoever opens it has your seat.
seat-give-now = Give it away
seat-bot-plays = A bot plays for you.
seat-gone = You have left your seat.
seat-gone-about = Send this link to whoever is to play on. It works once.

standin-title = If somebody goes offline
standin-after = { $minutes ->
    [one] After a minute a bot takes over
   *[other] After { $minutes } minutes a bot takes over
  }
standin-waits = Wait for them
standin-which = Which bot takes over
standin-says = { $minutes ->
    [one] If somebody is offline for a minute, the bot “{ $bot }” takes over until they are back.
   *[other] If somebody is offline for { $minutes } minutes, the bot “{ $bot }” takes over until they are back.
  }
standin-says-waits = If somebody goes offline, the game waits for them.
standin-fixed = This applies to the whole game.

device-title = Your devices
device-also = Also open on another device since { $time }
device-holder = This seat was taken on another device at { $time }; this one joined by its link.
device-end = Sign out
device-end-sure = That device is signed out at once, and links to your seat stop working for new devices.
device-keep = Leave it
device-link = Link for another device
device-closed = Earlier links no longer work for new devices.
device-fresh = Your seat has been opened on another device. If that was not you, sign it out under “{ $people }”.

follow-not-holder = The seat in the next game opens only on the device that held this one.
