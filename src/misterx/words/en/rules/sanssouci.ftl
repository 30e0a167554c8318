sanssouci-goal = What it is about
    .text = Mister X flees through Potsdam and its palaces until the 24 entries of the log are full and the agents have answered. They win together when one of them comes to his station, or when he cannot move. He wins if he is still free at the end, or when no agent is left.

sanssouci-turn = A round
    .text = Mister X moves first, unseen; then the agents, always in the order of the first round. On foot, by ViP (tram and bus) or by fast train, one line to the next stop. Nobody may stay, and two pawns never share a station.

sanssouci-log = Travel log
    .text = Everybody sees the ticket of each of his moves. At entries 3, 8, 12, 18 and 24 he must show where he is; then he vanishes again.

sanssouci-black = Black tickets and ships
    .text = He has a black ticket for each agent. It hides how he travelled, is good for every line, and is the only way onto a ship.

sanssouci-double = Double move
    .text = He has 2 double moves, never both at once; each makes two entries.

sanssouci-tickets = Tickets
    .text = Each agent starts with 10 foot, 8 ViP and 4 train tickets; what they use becomes his. He starts with 4 foot, 3 ViP and 3 train tickets. An agent who cannot move leaves the game.

sanssouci-variants = Variants
    .text = Seven variants help the agents, three help Mister X; each is a switch when you set the table.
