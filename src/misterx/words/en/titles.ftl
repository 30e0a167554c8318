# The games and their editions.

title-scotland_yard = Scotland Yard
    .about = London by taxi, bus and underground. Only a black ticket takes you onto the ferry.
title-ny_chase = N.Y. Chase
    .about = Manhattan. The detectives have a helicopter and roadblocks; Mister X has the rivers.
title-sanssouci = Mister X in Sanssouci
    .about = Potsdam on foot, by ViP, fast train and ship, with ten variants to even out the sides.
title-europa = Flucht durch Europa
    .about = A secret mission across Europe. Every ticket has two halves: travel with one, or act with the other.
title-behrends = Mister X (Behrends)
    .about = Ten look-alikes, four police cars, one telephone. First find out who he is, then catch him.

edition-2015 = 2015 (current edition)
edition-classic = 1983 (classic): 24 moves, no policemen
