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
news-blocked = Un control en { $station }
news-unblocked = Ya no hay control en { $station }
news-flew = { $pawn } sube al helicóptero hacia { $station }
news-landed = { $pawn } aterriza en { $station }
news-is = { $pawn } es el número { $number }
news-not-he = { $pawn } es el número { $number }, no es Mister X. Recordadlo
news-found = { $pawn } es Mister X
news-warned = Una advertencia: { $held } de 20
news-busy = { $pawn }: comunica
news-sent = { $pawn } va a una casilla de color { $colour }
news-banished = { $pawn } es desterrado a { $station }
news-barricade = Una barricada en { $station }
news-nominated = Elegidos: { $first }, luego { $second }
