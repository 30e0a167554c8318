# Lo que acaba de pasar.

news-title = Acaba de pasar
news-x = Mister X: { $ticket }
news-face-down = Mister X pone un billete boca abajo
news-twice = Mister X mueve dos veces
news-stayed = Mister X se queda donde está
news-seen = Mister X aparece en { $station }
news-was = En la anotación { $entry }, Mister X estaba en { $station }
news-passed = { $pawn } pasa
news-out = { $pawn } sale de la partida
