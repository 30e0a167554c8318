# The games and their editions.

title-scotland_yard = Scotland Yard
    .about = London by taxi, bus and underground. The ferry takes only those with a black ticket.
title-ny_chase = N.Y. Chase
    .about = Manhattan. The detectives have a helicopter and roadblocks; the rivers are his.
title-sanssouci = Mister X in Sanssouci
    .about = Potsdam on foot, by ViP, fast train and ship, with ten variants for strong and weak players.
title-europa = Flucht durch Europa
    .about = A mission across Europe with a hand of tickets that have two halves.
title-behrends = Mister X (Behrends)
    .about = Ten look-alikes, four police cars, one telephone. First find out who he is, then catch him.

edition-2015 = 2015, from the present box
edition-classic = Classic: 1983, 24 moves, no policemen
