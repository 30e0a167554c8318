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
