# Scotland Yard: its name, its rules, and what no other game has.

title-scotland_yard = Scotland Yard
    .about = London by taxi, bus and underground. Only a black ticket takes you onto the ferry.
edition-2015 = 2015 (current edition)
edition-classic = 1983 (classic): 24 moves, no policemen

## Its rules

scotland_yard-goal = What it is about
    .text = Mister X flees through London for 22 rounds; up to 5 detectives hunt him. They win together when one of them comes to his station, or when he cannot move. He wins if he is still free at the end, or when no detective can move any more.

scotland_yard-turn = A round
    .text = Mister X moves first, unseen. Then every hunter moves, in any order they like; anyone who can move must. A ticket takes a pawn along one line of its kind to the next stop. Two pawns never share a station.

scotland_yard-log = Travel log
    .text = Everybody sees the ticket of each of his moves. At entries 3, 8, 13, 18 and 24 he must show where he is; then he vanishes again.

scotland_yard-black = Black tickets and the ferry
    .text = He has 5 black tickets. Each hides how he travelled and is good for every line. Only with one can he take the ferry on the Thames.

scotland_yard-double = Double move
    .text = He has 2 double-move tickets, at most one for a turn: he moves twice. Both moves go into the log, and a reveal after the first counts.

scotland_yard-tickets = Tickets
    .text = Each detective has 11 taxi, 8 bus and 4 underground tickets. What they use goes to the reserve that he draws on. A detective without a usable ticket stays put and still blocks the station. Beside 2 detectives there are 2 policemen, beside 3 there is 1; they ride free.

## Its options

option-reserve = Reserve
    .about = Whether the reserve that Mister X draws on can run dry.
option-police_keep_game_alive = Policemen keep the game going
    .about = The game goes on while policemen can move, even if no detective can.
option-start_cards = Start cards
    .about = Which start cards are dealt.
value-limited = limited
value-unlimited = unlimited
