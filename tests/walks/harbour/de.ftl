# Der Dieb im Hafen: its name, its rules, and what no other game has.

title-harbour = Der Dieb im Hafen
    .about = Vierzehn Kais, zwei Wächter, acht Einträge und ein Boot für den Dieb.
edition-long = Die lange Nacht: zwölf Einträge
ticket-walk = Zu Fuß am Kai
ticket-cart = Karren
ticket-tram = Straßenbahn

## Its rules

harbour-goal = Worum es geht
    .text = Der Dieb schleicht 8 Einträge lang über die Kais. Die Wächter gewinnen, wenn einer von ihnen auf seinen Kai kommt.

harbour-black = Schwarze Tickets und das Boot
    .text = Ein schwarzes Ticket verrät nicht, wie er gefahren ist, und bringt ihn mit dem Boot hinüber.
