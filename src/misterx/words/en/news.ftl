# What just happened.

news-title = Just happened
news-x = Mister X: { $ticket }
news-face-down = Mister X lays a ticket face down
news-twice = Mister X moves twice
news-stayed = Mister X stays where he is
news-seen = Mister X shows himself at { $station }
news-was = Mister X was at { $station } at entry { $entry }
news-passed = { $pawn } passes
news-out = { $pawn } leaves the game
