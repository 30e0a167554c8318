# Mister X (Behrends): its name, its rules, and what no other game has.

title-behrends = Mister X (Behrends)
    .about = Ten look-alikes, four police cars, one telephone. First find out who he is, then catch him.

## Its rules

behrends-goal = What it is about
    .text = Ten gangsters look alike, and one of them is Mister X. First the police must find out who he is, then arrest him.

behrends-first = First half: who is he?
    .text = The gang stands face down on the streets; the 4 cars wait in headquarters, which they enter and leave by the arrows only. Police and gang take turns: each throws 2 dice and moves two pieces, one by each die, exactly that far and over no square twice. Other pieces may be passed. Cars never turn round in a street. At a junction they take any way but back, and if they stopped there, any way at all. When a car ends on a token, the police may check him; they have 7 checks. Anyone who is not Mister X stays face up (in the hard variant he is turned face down again). If it is him, he gets away by one die, and the second half begins.

behrends-second = Second half: the hunt
    .text = All tokens are turned up, and the cars start from headquarters again. The police name two cars, in order. Where a car stands says how it moves: in headquarters by a die, on a junction by the pips printed there, on a street by telephone. Then the gang throws a die for Mister X and, when he has moved, another for a helper. Mister X may not pass a car; his helpers may.

behrends-dial = The dial
    .text = Dialling the square's number turns the dial on from where it stands, so you can plan ahead. Warning: the car stays. Busy: it drives by a die. Red, yellow, blue: it changes to any other square of that colour. The dead field: dial again.

behrends-override = Override and banish
    .text = When both cars are done, one of them may ignore the switchboard: it is named, then it drives once more by a die. If it does not end on Mister X, that costs 2 warnings. When a car ends on a lone helper, the police may banish him to any empty square.

behrends-barricade = Barricades
    .text = Two helpers on one square are a barricade for good: no car passes it or stops there. The gang walks over it.

behrends-end = The end
    .text = In the second half he is caught when a car ends its move on his square. He wins after 7 failed checks, or with the 20th warning.

## The dial

option-dial = Telephone dial
    .about = It stays as it is, starts afresh for every call, counts the last digit, or stops anywhere.
option-dial_sectors = Fields of the dial
    .about = What the dial says at 1 to 9 and 0.
option-jump_facing = Facing after a jump
    .about = The police choose it, or the car may set out either way.
option-colour_arrest = Arrest by a jump
    .about = A car that jumps to a colour may arrest Mister X there.
value-rotary = stays as it is
value-rotary_reset = starts afresh
value-last_digit = last digit
value-random = anywhere
value-chosen = the police choose
gang-dial = Dial
sector-warning = warning
sector-busy = line busy
sector-red = red
sector-yellow = yellow
sector-blue = blue
gang-chief = The chief sends the car to a { $colour } square.
news-busy = { $pawn }: the line is busy
news-sent = { $pawn } is sent to a { $colour } square
due-dial = the dial, 1 to 10, where 10 is the digit 0
came-dial = the dial stops at { $place }
outlook-dial = The dial stands at { $place }.
outlook-dial-arrows = The dial stands at its arrows.
police-called = { $who } calls; the dial stops at { $place }.
police-redialled = { $who } dials the dead field and once more.
police-busy = The line is busy.
police-sent = The chief says { $colour }.
nutshell-chief = The chief is busy (a die), names a colour (change to any square of it) or gives a warning (stay). After both cars one may drive once more by a die; if that misses, it costs two warnings.

## Its options

option-hard_checks = Hard checks
    .about = Variant: whoever was checked is turned face down again; the police must remember.
option-lingering_check = Check under every car
    .about = After each move, and when no car can move, the police may check under every car that shares a square.
option-setup_on_arrow = Start on arrows
    .about = The gang may start on arrow squares too.
option-hq_transit = Headquarters
    .about = Cars may drive through, must stop there, come in by exact count only, or may not come back.
option-phase2_first = Who opens the hunt
    .about = The police or the gang begins the second part.
option-barricade_breakable = Leaving barricades
    .about = Helpers may walk out of a barricade again.
option-barricade_on_arrow = Barricades on arrows
    .about = Barricades may stand on arrow squares.
option-override_after_warning = Extra move for a car that stood still
    .about = A nominated car that got a warning or found no way may make the extra move too.
option-captain = Captain
    .about = The first policeman decides for all.
option-phase1_cap = End of the first part
    .about = House rule: after so many police turns Mister X has won.
option-phase2_cap = End of the hunt
    .about = House rule: after so many rounds Mister X has won.
value-through = drive through
value-stop = must stop
value-exact = exact count
value-closed = no way back
value-police = the police
value-gang = the gang

## At the table

plan-number = Your number
plan-place = Place
plan-check = Person check
plan-no_check = No check
plan-nominate = Choose cars
plan-override = Overrule the chief
plan-no_override = Leave it
plan-banish = Banish
plan-no_banish = Banish nobody
plan-drive = Drive
plan-walk = Walk
gang-scatter = Scatter the rest at random
gang-how = A car that ends exactly on a token may check it.
gang-tab-pieces = Pieces
gang-tab-case = Case
gang-headquarters = HQ
gang-phase1 = Who is he?
gang-phase2 = The hunt
gang-dice = Dice
goal-find = { $side ->
    [x] Stay unknown among your gang until all checks are used.
    [hunters] Find out with your checks which token is Mister X.
   *[public] The police must find out which token is Mister X.
  }
goal-arrest = { $side ->
    [x] Stay free until the police have 20 warnings.
    [hunters] End a car’s move on Mister X before you have 20 warnings.
   *[public] The police must arrest Mister X before their 20th warning.
  }
phase-places = The gang takes its places
gang-checks = { $left ->
    [one] { $left } person check left
   *[other] { $left } person checks left
  }
gang-warnings = { $held } of 20 warnings
gang-you = You are number { $number }
gang-he = Mister X is number { $number }
gang-face-up = number { $number }
asked-number = Choose your number.
asked-place = Place the tokens.
asked-drive = Choose a car and where it drives.
asked-walk = Choose a token and where it walks.
asked-check = Check who is here?
asked-nominate = Choose two cars: the first one is called first.
asked-override = Overrule the chief with an extra move?
asked-banish = Banish a token?
asked-jump = Choose a square of the chief's colour.
gang-table = The chase
gang-nominated = Chosen cars
news-is = { $pawn } is number { $number }
news-not-he = { $pawn } is number { $number }, not Mister X. Remember it
news-found = { $pawn } is Mister X
news-warned = A warning: { $held } of 20
news-banished = { $pawn } is banished to { $station }
news-barricade = A barricade on { $station }
news-nominated = Chosen: { $first }, then { $second }

## In the terminal

police-search = The police look for Mister X.
police-hunt = The police hunt Mister X.
police-number-chosen = Mister X's number is written down.
police-rolled = A { $pips } is thrown.
police-walked = { $who } walks to { $station }.
police-drove = { $who } drives to { $station }.
police-jumped = { $who } changes to { $station }.
police-lapsed = Nobody can use the { $pips }.
police-stayed = { $who } stays.
police-shown = { $who } shows the number { $number } and is turned back.
police-turned-up = { $who } is number { $number }.
police-cleared = { $who } is not Mister X.
police-found = { $who } is Mister X!
police-nominated = { $first } and then { $second } are nominated.
police-warned = Warning number { $held }.
police-overrode = { $who } defies the switchboard.
police-banished = { $who } is banished to { $station }.
police-barricaded = There is a barricade on { $station } now.
police-broke-up = The barricade on { $station } is gone.
police-choose-number = Choose Mister X's number: number 1 to 10.
police-choose-place = Put a token on a street square, such as { $example }. Still to place: { $tokens }.
police-any-square = { $move } and any empty square
police-decide = Decide: { $moves }.
police-also = Also { $pawns }; a name shows its moves.
nutshell-gang = Ten tokens that look alike are the gang; one of them is Mister X. The police drive four cars together.
nutshell-phase1 = Phase 1: each side throws two dice and moves two pieces. A car that ends on a token may check him, seven times in all. Who is not Mister X stays face up.
nutshell-phase1-hard = Phase 1: each side throws two dice and moves two pieces. A car that ends on a token may check him, seven times in all. Who is not Mister X is turned face down again.
nutshell-cars = Cars never turn round in a street; at a junction they go where they like.
nutshell-phase2 = When Mister X is found, he gets away and phase 2 begins: all cars start again from headquarters. Two are nominated; each drives by a die from headquarters, by the pips of a junction, or calls from a street.
nutshell-barricade = Two helpers on one square are a barricade that no car passes. A lone helper under a car may be banished.
nutshell-gang-win = The police win when a car ends on Mister X. He wins after seven failed checks, or with the twentieth warning.
