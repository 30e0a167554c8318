# Mister X in Sanssouci: its name, its rules, and what no other game has.

title-sanssouci = Mister X in Sanssouci
    .about = Potsdam on foot, by ViP, fast train and ship, with ten variants to even out the sides.

## Its rules

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
    .text = Seven variants help the agents, three help Mister X; each is a switch when you set up the game.

## Its options

option-extra_agent = Extra agent
    .about = Variant: one player leads one more agent.
option-extra_agent_black = Black ticket for it
    .about = Whether the extra agent brings Mister X one more black ticket.
option-free_order = Free order
    .about = Variant: the agents choose their order anew in every round.
option-ticket_exchange = Ticket exchange
    .about = Variant: the agents may use each other's tickets.
option-exchange_mode = Kind of exchange
    .about = A ticket is a gift, or is swapped for another.
option-always_visible = Always visible
    .about = Variant: Mister X's pawn stands on the board all the time.
option-no_ship = No ships
    .about = Variant: Mister X may not use ships.
option-black_ship_only = Black for ships only
    .about = Variant: black tickets are good for ships only.
option-combined_ticket = Combined ticket
    .about = Variant: the agents may ride ViP with a fast-train ticket.
option-x_may_stay = Staying
    .about = Variant: Mister X may stay where he is for a foot ticket.
option-stay_with_black = Staying with black
    .about = He may stay for a black ticket too.
option-voluntary_reveal = Showing oneself
    .about = Variant: Mister X may show himself and take back a used black ticket.
option-refund_same_move = Back at once
    .about = The black ticket of that very move may come back too.
option-triple_move = Triple move
    .about = Variant: both double moves at once for three moves in a row.
value-pool = gift
value-swap = swap
