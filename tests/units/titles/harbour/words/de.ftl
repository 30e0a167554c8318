title-harbour = Der Dieb im Hafen
    .about = Ein Hafen mit vierzehn Kais: zwei Wächter, acht Einträge, ein Boot für den Dieb.
ticket-walk = Zu Fuß
ticket-cart = Karren
ticket-tram = Straßenbahn
edition-long = Die lange Nacht: zwölf Einträge
