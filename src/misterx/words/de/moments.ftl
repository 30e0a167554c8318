# Das Ende eines Spiels als Szene, und was eben auf dem Plan geschah.

stamp-captured = Gefasst
stamp-x_enclosed = Umstellt
stamp-x_without_move = Umstellt
stamp-survived = Entkommen
stamp-hunters_stuck = Entkommen
stamp-no_hunters = Entkommen
stamp-target_reached = Untergetaucht
stamp-seven_checks = Unerkannt
stamp-twenty_warnings = Entkommen
stamp-cap = Zeit um
stamp-resigned = Aufgegeben
stamp-timeout = Zeit abgelaufen

by-taxi = mit dem Taxi
by-bus = mit dem Bus
by-metro = mit der U-Bahn
by-subway = mit der Subway
by-foot = zu Fuß
by-vip = mit dem ViP
by-train = mit der Schnellbahn
by-car = mit dem Auto
by-rail = mit der Bahn
by-plane = mit dem Flugzeug
by-ferry = mit der Fähre
by-boat = mit dem Boot
by-ship = mit dem Schiff
by-call = auf Anruf des Chefs
by-dice = mit einem Würfelwurf
by-other = direkt

told-went = { $pawn } { $by } nach { $station }
told-caught = { $pawn } hat Mister X auf { $station } gefasst, { $by } von { $start }.
    .you = { $pawn } hat dich auf { $station } gefasst, { $by } von { $start }.
told-met = { $pawn } hat Mister X auf { $station } gefasst.
    .you = { $pawn } hat dich auf { $station } gefasst.
told-safe_station = { $count ->
    [one] Eine Station war sicher: { $stations }.
   *[other] { $count } Stationen waren sicher: { $stations }.
  }
told-safe_city = { $count ->
    [one] Eine Stadt war sicher: { $stations }.
   *[other] { $count } Städte waren sicher: { $stations }.
  }
told-twice = Nur ein Doppelzug hätte ihn gerettet: nach { $stations }.
    .you = Nur ein Doppelzug hätte dich gerettet: nach { $stations }.
told-nowhere = Wohin er auch ging, sicher war es nirgends mehr.
    .you = Wohin du auch gingst, sicher war es nirgends mehr.
told-dice = Wo Würfel fallen, ist kein Feld je ganz sicher.
told-shut = Um ihn herum auf { $station }: { $pawns }.
    .you = Um dich herum auf { $station }: { $pawns }.
told-token = Mister X war { $token }, auf { $station }.
    .you = Du warst { $token }, auf { $station }.
told-door = Gleich nebenan: { $pawns }.
told-nearest = { $away ->
    [one] Am nächsten: { $pawns }, einen Zug entfernt.
   *[other] Am nächsten: { $pawns }, { $away } Züge entfernt.
  }
told-squares = { $away ->
    [one] Am nächsten: { $pawns }, ein Feld entfernt.
   *[other] Am nächsten: { $pawns }, { $away } Felder entfernt.
  }
told-and_more = { $stations } und noch { $count }

cue-reveal = Mister X zeigt sich auf { $station }.
cue-revealed = Man sieht dich auf { $station }.
cue-beside = Gleich neben { $pawns }.
cue-near = Gleich nebenan: { $pawns }.
cue-twice = Mister X zieht zweimal.
    .you = Zwei Züge auf einmal.
cue-last = Die letzte Runde.

sound-offer = Mit Ton spielen?
sound-on = Mit Ton
sound-off = Nein, leise
sound-turn_on = Ton an
sound-turn_off = Ton aus

tv-join = Öffnet { $address } auf euren Handys und tippt ein:
tv-own_link = Dieser Link gehört zu einem Platz. Der Fernseher braucht den Link zum Zuschauen.
tv-full = Vollbild
tv-small = Vollbild beenden
tv-show = Auf dem Fernseher zeigen
