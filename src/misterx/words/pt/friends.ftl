# Amigos: a sala de espera, a próxima partida, as partidas deste navegador.

lobby-play = Jogar com amigos
lobby-have-code = Entrar com um código
lobby-code-hint = Seis letras e números, da tela do seu amigo
lobby-title = Esperando os amigos
lobby-about = Os amigos abrem o link, escaneiam o quadrado ou digitam o código na primeira página.
lobby-code = Código
lobby-invite = Convidar amigos
lobby-game = Jogo
lobby-custom = Mais opções
lobby-pick = Toque em um lugar livre para se sentar.
lobby-sit = Sentar aqui
lobby-get-up = Levantar
lobby-add-bot = Pôr um bot
lobby-take-away = Liberar o lugar: { $who }
lobby-level = Nível: { $who }
lobby-not-here = ainda não chegou
lobby-ready = Estou pronto
lobby-is-ready = pronto
lobby-waiting = Esperando { $names }.
lobby-all-ready = Todos estão prontos.
lobby-empty = { $count ->
    [one] Um lugar está vazio: um bot joga até chegar alguém.
   *[other] { $count } lugares estão vazios: bots jogam até chegar alguém.
  }
lobby-start = Começar a partida
lobby-start-anyway = Começar sem esperar
lobby-come-back = Voltar à mesa
lobby-host-starts = O anfitrião começa, ou qualquer um quando todos estiverem prontos.
lobby-absent = { $count ->
    [one] A partida começa assim que { $names } chegar: cada aparelho participa do sorteio da distribuição.
   *[other] A partida começa assim que todos chegarem. Faltam: { $names }. Cada aparelho participa do sorteio da distribuição.
  }
lobby-drawing = Distribuindo. Falta a resposta de { $names }.
lobby-dealing = Distribuindo.
lobby-begun = A partida começou sem você.
lobby-begun-about = Peça o link: ele leva a um lugar vazio ou deixa você assistir.

again-who = Quem será Mister X agora?
again-same = Os mesmos lugares
again-next = Na ordem: { $who }

mine-go-on = Continuar jogando
mine-your-move = É a sua vez em { $game }
mine-your-move-with = É a sua vez em { $game }, com { $names }
mine-waits = Esperando os amigos em { $game }
mine-waits-with = Na sala de { $game }, com { $names }
mine-running = { $game } está em andamento
mine-running-with = { $game } está em andamento, com { $names }
mine-with = com { $names }
mine-won = Ganhou
mine-lost = Perdeu
mine-path = O caminho de Mister X
mine-dropped = { $game } saiu da lista.
mine-undo = Desfazer

score-title = Meus resultados
score-about = Contados neste navegador e em nenhum outro lugar.
score-empty = Nenhuma partida terminada ainda.
score-hunter = Como perseguidor
score-won = { $won } de { $games } vencidas
score-save = Salvar em um arquivo
