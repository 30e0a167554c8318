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
