# O que acabou de acontecer.

news-title = Acabou de acontecer
news-x = Mister X: { $ticket }
news-face-down = Mister X põe um bilhete virado para baixo
news-twice = Mister X se move duas vezes
news-stayed = Mister X fica parado
news-seen = Mister X aparece em { $station }
news-was = Na anotação { $entry }, Mister X estava em { $station }
news-passed = { $pawn } passa
news-out = { $pawn } sai da partida
news-blocked = Uma barreira em { $station }
news-unblocked = Não há mais barreira em { $station }
news-flew = { $pawn } sobe no helicóptero para { $station }
news-landed = { $pawn } pousa em { $station }
news-is = { $pawn } é o número { $number }
news-not-he = { $pawn } é o número { $number }, não é Mister X. Lembrem-se disso
news-found = { $pawn } é Mister X
news-warned = Uma advertência: { $held } de 20
news-busy = { $pawn }: ocupado
news-sent = { $pawn } vai para uma casa de cor { $colour }
news-banished = { $pawn } é banido para { $station }
news-barricade = Uma barricada em { $station }
news-nominated = Escolhidos: { $first }, depois { $second }
