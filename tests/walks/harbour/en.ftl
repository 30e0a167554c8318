# The Harbour Thief: its name, its rules, and what no other game has.

title-harbour = The Harbour Thief
    .about = Fourteen quays, two guards, eight entries, and a boat for the thief.
edition-long = The long night: twelve entries
ticket-walk = On foot along the quay
ticket-cart = Cart
ticket-tram = Tram

## Its rules

harbour-goal = What it is about
    .text = The thief slips along the quays for 8 entries of the log. The guards win when one of them comes to his quay.

harbour-black = Black tickets and the boat
    .text = A black ticket hides how he travelled, and takes him across by boat.
