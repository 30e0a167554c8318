europa-goal = What it is about
    .text = Mister X has a mission: from a start city of its colour, which he keeps secret, to any of its target cities. If he gets there, he has won. The 5 detectives win when one of them enters his city.

europa-turn = A round
    .text = Mister X moves first; everybody sees the ticket and not the city. Then each detective moves once, in any order: who can move must. Two detectives never share a city. Then they may take one special action, discard and draw new tickets. The position check ends the round. He is caught as soon as a detective enters his city.

europa-hand = The hand
    .text = Every ticket has two halves: above how one travels (car, rail, plane), below a symbol that pays for special actions. It serves for one or for the other. Mister X holds 8 tickets, every other player 4 and 1 more for each detective he leads. At the end of the turn one discards what one likes and fills the hand from the bag. What pays for a special action leaves the game.

europa-double = Double and hidden moves
    .text = For 3 footprints Mister X moves twice, but not across a city where a detective stands. For 3 shadows he lays any ticket face down and travels by whatever leaves his city.

europa-stuck = Who cannot move
    .text = If no ticket of his leads on and he cannot move hidden, Mister X stays: he writes down nothing and changes his whole hand for 8 new tickets. A detective who cannot move stays where he is.

europa-check = Position check
    .text = At the end of every round the cities that the detectives entered in it are compared with his last 5. Where they meet, rings show where he was and when.

europa-special = Special actions
    .text = When all detectives have moved, they may do one of two things, for the first time after his move 5. Investigate: for 3, 4 or 5 magnifiers he shows where he was 4, 3 or 2 moves before. Special operation: for 3, 4 or 5 blue lights one detective moves once more, by car, by rail or by plane. Players may pay together, each at most as many tickets as he leads detectives.

europa-chips = Investigation chips
    .text = Chips are the detectives' notes: suspected or excluded. They change nothing, and Mister X does not see them.

europa-open = Moving openly
    .text = From move 25 on he moves openly, and his tickets go back into the bag.
