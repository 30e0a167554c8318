# N.Y. Chase: its name, its rules, and what no other game has. `.rule` names the paragraph that explains it.

title-ny_chase = N.Y. Chase
    .about = Manhattan. The detectives have a helicopter and roadblocks; Mister X has the rivers.

## Its rules

ny_chase-goal = What it is about
    .text = Mister X flees through Manhattan for 22 rounds. The detectives win together when one of them comes to his station, or when he is enclosed. He wins if he is still free at the end, or when no detective can move any more.

ny_chase-turn = A round
    .text = Mister X moves first, unseen; then the detectives in their fixed order. A ticket takes a pawn along one line of its kind, taxi, bus or subway, to the next stop. Two detectives never share a station.

ny_chase-log = Travel log
    .text = Everybody sees the ticket of each of his moves. At entries 3, 8, 13 and 18 he must show where he is; then he vanishes again.

ny_chase-black = Black tickets and boats
    .text = He has a black ticket for each detective. It hides how he travelled and is good for every line. Only with one can he take a boat on the rivers.

ny_chase-double = Double move
    .text = He has 2 double-move cards, at most one for a turn: he moves twice. Both moves go into the log, and a reveal after the first counts.

ny_chase-tickets = Tickets
    .text = The detectives pay from one stock: for each of them 10 taxi, 8 bus and 4 subway tickets. What is used leaves the game. Mister X has 11 taxi, 7 bus and 4 subway tickets of his own.

ny_chase-fly = Helicopter
    .text = The detectives have 3 flights, at most one a round. Whoever flies pays any ticket and points the helicopter at a station; on his next turn he gets out there, for another ticket. Until then he stands nowhere, and nobody else can fly.

ny_chase-block = Roadblocks
    .text = When a detective moves, he may put a roadblock on the station that he leaves, a new one or one from the board. There are 3 of them, with 4 or 5 detectives only 2. Mister X may not enter that station; the detectives may.

ny_chase-stuck = Who cannot move
    .text = If Mister X is enclosed, he loses. If he only lacks a ticket, he says so and stays; they still have to find him. A detective who can never move again closes his station to his colleagues, and no longer to Mister X.

## The helicopter

option-helicopter_cards = Flights
    .about = How many helicopter flights the detectives have.
    .rule = fly
option-landing_blocked = Landing place taken
    .about = The passenger waits, may get out elsewhere, or the place is kept free.
    .rule = fly
value-waits = waits
value-elsewhere = gets out elsewhere
value-reserved = kept free
note-no_helicopter_cards = has no effect without helicopter cards.
refusal-no_flight = { $pawn } cannot fly now: { $why }
    .rule = fly
refusal-aboard = { $pawn } is aboard the helicopter and must get out first.
    .typed = Type `{ $pawn } land pay` and a ticket.
    .rule = fly
refusal-no_landing = { $pawn } cannot get out now: { $why }
    .rule = fly
reason-only_detectives_fly = only detectives fly.
reason-no_helicopter = there is no helicopter in this game.
reason-policemen_do_not_fly = policemen do not fly.
reason-somebody_aboard = { $pawn } is aboard.
reason-no_card_left = no helicopter card is left.
reason-not_aboard = he is not aboard the helicopter.
reason-colleague_on = a colleague stands on { $station }.
reason-points_at = the helicopter points at { $station }.
say-fly = { $pawn }: choose where the helicopter goes.
plan-fly = Helicopter
plan-land = Land here
    .rule = fly
stock-flights = { $left ->
    [one] Helicopter: 1 flight left
   *[other] Helicopter: { $left } flights left
  }
stock-aboard = { $pawn } is flying to { $station }
news-flew = { $pawn } boards the helicopter to { $station }
news-landed = { $pawn } lands on { $station }
by-helicopter = by helicopter
holding-flights = flights
transit-flew = { $who } takes the helicopter towards { $station }.
transit-landed = { $who } lands at { $station }.
move-land = lands
move-fly = flies to { $station }
lesson-ny-chase-helicopter = The helicopter
lesson-ny-chase-helicopter-1 = He is on 5, and you are far off. Choose to fly, and hover over { $station }, his only way out.
lesson-ny-chase-helicopter-2 = He went by taxi, so he is right below you. Land and catch him.
lesson-ny-chase-helicopter-done = Three flights a game, each paid with any two tickets. In the air you catch nobody.

## Roadblocks

option-roadblocks = Roadblocks
    .about = How many roadblocks the detectives have.
    .rule = block
option-roadblock_reuse = Moving roadblocks
    .about = From afar, only by fetching them, or never.
    .rule = block
value-anywhere = from afar
value-fetch = by fetching
value-never = never
note-no_roadblocks = has no effect without roadblocks.
refusal-no_roadblock = There is no roadblock on station { $station }.
    .rule = block
refusal-no_block = { $pawn } cannot leave a roadblock: { $why }
    .rule = block
reason-roadblock_there = there is a roadblock.
reason-no_roadblocks = there are none in this game.
reason-blocked_already = there is one on { $station } already.
reason-not_from_afar = one that lies on the board cannot be moved from afar.
reason-none_in_supply = none is left in the supply; they lie on { $stations }.
pick-block-none = No roadblock
pick-block = Leave a roadblock behind
pick-block-from = Bring the roadblock from { $station }
stock-blocks = Roadblocks: { $left } in the supply
stock-lying = on { $stations }
news-blocked = A roadblock on { $station }
news-unblocked = The roadblock leaves { $station }
absence-closed_by_roadblock = At entry { $entry } a roadblock closed it to him.
transit-blocked = A roadblock stands at { $station } now.
transit-unblocked = The roadblock at { $station } is gone.
move-block-from = brings the roadblock from { $station }
move-block = leaves a roadblock

## Its options

option-two_players = For two
    .about = Two play, one of them all four detectives; the box says three to six.
option-mixed_cause = Mixed reasons
    .about = Some ways need a ticket he lacks and others are closed: Mister X stays or loses.
option-enclosed_without_ticket = Enclosed without a ticket
    .about = Mister X has no usable ticket and is surrounded as well: he loses, or stays until he is found.
option-hunters_may_share_stuck = Detectives visiting the stranded
    .about = Detectives too may join a colleague who can never move again.
