# O que acabou de acontecer.

news-title = Acabou de acontecer
news-x = Mister X: { $ticket }
news-face-down = Mister X põe um bilhete virado para baixo
news-twice = Mister X move duas vezes
news-stayed = Mister X fica parado
news-seen = Mister X se mostra em { $station }
news-was = No registro { $entry } ele estava em { $station }
news-passed = { $pawn } passa
news-out = { $pawn } sai da partida
news-blocked = Uma barreira em { $station }
news-unblocked = A barreira sai de { $station }
news-flew = { $pawn } sobe no helicóptero para { $station }
news-landed = { $pawn } desce em { $station }
news-is = { $pawn } é o número { $number }
news-not-he = { $pawn } é o número { $number }, não é Mister X. Guardem bem!
news-found = { $pawn } é Mister X
news-warned = Uma advertência: { $held } de 20
news-busy = { $pawn }: ocupado
news-sent = { $pawn } é enviado a: { $colour }
news-banished = { $pawn } é banido para { $station }
news-barricade = Uma barricada em { $station }
news-nominated = Nomeados: { $first }, depois { $second }
