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
news-blocked = A roadblock on { $station }
news-unblocked = The roadblock leaves { $station }
news-flew = { $pawn } boards the helicopter to { $station }
news-landed = { $pawn } lands on { $station }
news-is = { $pawn } is number { $number }
news-not-he = { $pawn } is number { $number }, not Mister X. Remember it
news-found = { $pawn } is Mister X
news-warned = A warning: { $held } of 20
news-busy = { $pawn }: the line is busy
news-sent = { $pawn } is sent to a { $colour } square
news-banished = { $pawn } is banished to { $station }
news-barricade = A barricade on { $station }
news-nominated = Chosen: { $first }, then { $second }
