# El final de una partida como escena, y lo que acaba de pasar en el tablero.

stamp-captured = Atrapado
stamp-x_enclosed = Acorralado
stamp-x_without_move = Acorralado
stamp-survived = Fugado
stamp-hunters_stuck = Fugado
stamp-no_hunters = Fugado
stamp-target_reached = A salvo
stamp-seven_checks = Sin descubrir
stamp-twenty_warnings = Fugado
stamp-cap = Se acabó
stamp-resigned = Rendición
stamp-timeout = Sin tiempo

by-taxi = en taxi
by-bus = en autobús
by-metro = en metro
by-subway = en metro
by-foot = a pie
by-vip = en ViP
by-train = en tren rápido
by-car = en coche
by-rail = en tren
by-plane = en avión
by-ferry = en ferry
by-boat = en barca
by-ship = en barco
by-call = por orden del jefe
by-dice = con una tirada de dados
by-other = directo

told-went = { $pawn } { $by } a { $station }
told-caught = { $pawn } atrapó a Mister X en { $station }, { $by } desde { $start }.
    .you = { $pawn } te atrapó en { $station }, { $by } desde { $start }.
told-met = { $pawn } atrapó a Mister X en { $station }.
    .you = { $pawn } te atrapó en { $station }.
told-safe_station = { $count ->
    [one] Una estación era segura: { $stations }.
   *[other] { $count } estaciones eran seguras: { $stations }.
  }
told-safe_city = { $count ->
    [one] Una ciudad era segura: { $stations }.
   *[other] { $count } ciudades eran seguras: { $stations }.
  }
told-twice = Solo una jugada doble lo habría salvado: a { $stations }.
    .you = Solo una jugada doble te habría salvado: a { $stations }.
told-nowhere = Fuera adonde fuera, ya no había sitio seguro.
    .you = Fueras adonde fueras, ya no había sitio seguro.
told-dice = Donde caen los dados, ninguna casilla es del todo segura.
told-shut = A su alrededor, en { $station }: { $pawns }.
    .you = A tu alrededor, en { $station }: { $pawns }.
told-token = Mister X era { $token }, en { $station }.
    .you = Eras { $token }, en { $station }.
told-door = Justo al lado: { $pawns }.
told-nearest = { $away ->
    [one] El más cercano: { $pawns }, a un movimiento.
   *[other] El más cercano: { $pawns }, a { $away } movimientos.
  }
told-squares = { $away ->
    [one] El más cercano: { $pawns }, a una casilla.
   *[other] El más cercano: { $pawns }, a { $away } casillas.
  }
told-and_more = { $stations } y { $count } más

cue-reveal = Mister X aparece en { $station }.
cue-revealed = Te ven en { $station }.
cue-beside = Justo al lado: { $pawns }.
cue-near = Justo al lado: { $pawns }.
cue-twice = Mister X mueve dos veces.
    .you = Dos veces seguidas.
cue-last = La última ronda.

sound-offer = ¿Jugar con sonido?
sound-on = Con sonido
sound-off = No, en silencio
sound-turn_on = Activar sonido
sound-turn_off = Quitar sonido

tv-join = Abrid { $address } en vuestros móviles y escribid:
tv-own_link = Este enlace es de un asiento. Para el televisor hace falta el enlace para mirar.
tv-full = Pantalla completa
tv-small = Salir de pantalla completa
tv-show = Ver en el televisor
