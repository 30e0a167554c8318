# A mesa enquanto se joga, e o fim.

ending-captured = Mister X foi pego.
    .you = Você foi pego.
ending-x_enclosed = Mister X está cercado e não pode se mover.
    .you = Você está cercado e não pode se mover.
ending-x_without_move = Mister X já não pode se mover.
    .you = Você já não pode se mover.
ending-survived = Mister X ficou livre até o fim.
    .you = Você ficou livre até o fim.
ending-hunters_stuck = Nenhum detetive pode mais se mover.
ending-no_hunters = Não há mais ninguém para perseguir Mister X.
    .you = Não há mais ninguém para perseguir você.
ending-target_reached = Mister X cumpriu a missão.
    .you = Você cumpriu a missão.
ending-seven_checks = As sete revistas já foram usadas.
ending-twenty_warnings = A polícia acumulou vinte advertências.
ending-cap = O tempo acabou.

resigned-x = Mister X desistiu.
resigned-hunters = Os perseguidores desistiram.

timeout-x = O tempo de Mister X acabou.
timeout-hunters = O tempo dos perseguidores acabou.

table-round-about = { $rounds } rodadas. Uma jogada dupla ocupa duas anotações em uma rodada: o diário pode chegar a { $entries }.
table-round = { $of ->
    [0] Rodada { $round }
   *[other] Rodada { $round } de { $of }
  }
table-entry-of = Anotação { $entry } de { $of }
table-watching = Você está assistindo.
table-log = Diário de viagem
table-team = Equipe
table-people = Jogadores
table-rules = Regras
table-resign = Desistir
table-resign-sure = Desistir desta partida?
table-board = Tabuleiro de { $name }. As setas o movem; mais e menos aproximam e afastam.
table-closer = Aproximar
table-farther = Afastar
table-whole = Tabuleiro inteiro
table-mine = Meus peões
table-hold = Segure para ver, toque para deixar aberto
table-station = Estação
table-tickets = Bilhetes
table-reserve = Reserva
table-pool = Reserva comum
table-free = anda de graça
table-out = fora da partida
table-moved = já se moveu
table-sheet = Arraste para ver mais ou menos
table-sheet-size = { $level ->
    [low] pequeno
    [full] grande
   *[half] médio
  }
table-tabs = Abaixo do mapa
table-result = Resultado
table-your-turn = Sua vez
possible-station = { $count ->
    [one] Resta { $count } estação possível.
   *[other] Restam { $count } estações possíveis.
  }
possible-city = { $count ->
    [one] Resta { $count } cidade possível.
   *[other] Restam { $count } cidades possíveis.
  }
possible-square = { $count ->
    [one] Resta { $count } casa possível.
   *[other] Restam { $count } casas possíveis.
  }
table-certain = Mister X está em { $station }.

goal-run = { $side ->
    [x] Fique livre por { $rounds } rodadas.
    [hunters] Peguem Mister X em até { $rounds } rodadas.
   *[public] Mister X tem de ficar livre por { $rounds } rodadas.
  }
goal-entries = { $side ->
    [x] Fique livre até seu diário ter { $entries } anotações.
    [hunters] Peguem Mister X antes que o diário dele tenha { $entries } anotações.
   *[public] Mister X tem de ficar livre até o diário dele ter { $entries } anotações.
  }
phase-unseen = Ainda não visto
phase-hunt = A caçada
phase-last = O último turno

say-connecting = Abrindo a mesa…
say-lost = Conexão perdida. Reconectando…
say-unknown-game = Esta página não conhece este tipo de jogo. Recarregue-a ou pergunte a quem cuida do servidor.
say-refused = Este link não abre nenhuma mesa.
say-choose = { $pawn }: { $spot ->
    [city] escolha a próxima cidade.
    [square] escolha a próxima casa.
   *[station] escolha a próxima estação.
  }
say-choose-x = Você está em { $station }. { $spot ->
    [city] Escolha a próxima cidade.
    [square] Escolha a próxima casa.
   *[station] Escolha a próxima estação.
  }
say-onward = Sua vez continua a partir de { $station }.
say-x-moving = Mister X está se movendo…
say-hunters-moving = Os perseguidores estão se movendo…
say-waiting-for = É a vez de { $name }.
say-colleague = É a vez de { $pawn }; seus peões já se moveram.
say-reveal-in = { $moves ->
    [one] Mister X aparece no próximo movimento.
   *[other] Mister X aparece em { $moves } movimentos.
  }
say-reveal-mine = { $moves ->
    [one] Com este movimento você será visto.
   *[other] Você será visto em { $moves } movimentos.
  }
say-reveal-never = Mister X não vai mais aparecer.
say-seen = Mister X, visto por último em { $station }.
say-over = { $winner ->
    [x] Mister X vence.
    [hunters] Os perseguidores vencem.
   *[nobody] Ninguém vence.
  }
say-sent = Enviando…
say-action = Escolha o que fazer.
wait-since = Há { $time }.
wait-offline = { $name } está offline.
wait-soon = Um bot assume em { $time } se { $name } não voltar.
wait-now = Um bot assume.
wait-stays = O jogo espera por { $name }.
wait-plays = Um bot joga por { $name }.
wait-kept = Você voltou. Um bot guardou seu lugar.
wait-kept-moves = Você voltou. Um bot moveu por você: { $moves }.

miss-far = Nenhuma linha vai direto de { $from } a { $place }.
miss-taken = { $who } está em { $place }.
miss-here = { $who } já está em { $place }.
miss-blocked = Há uma barreira em { $place }.
miss-ticket = Só se chega a { $place } de { $ways }, e agora não há bilhete para isso.
miss-now = { $who } não chega a { $place } com este movimento.

plan-ride = Viajar
plan-double = Jogada dupla
plan-triple = Jogada tripla
plan-stay = Ficar
plan-out = Sair da partida
plan-hidden = Jogada oculta
plan-double_hidden = Jogada dupla, meio oculta

pick-how = Para { $station } de
pick-will-be-seen = Você será visto em { $station }.
pick-give-double = Os perseguidores verão que você se move duas vezes.
pick-show = Mostrar-se
pick-pays-with = pago com: { $ticket }
pick-go = Ir
pick-back = Voltar
pick-choose-pay = { $need ->
    [one] Escolha { $need } bilhete para pagar
   *[other] Escolha { $need } bilhetes para pagar
  }
pick-chosen = { $have } de { $need }
pick-die = com o { $pips }
pick-facing = virado para { $station }

log-title = Diário de viagem
log-entry = Anotação { $entry }
log-start = Partida
log-reveal = aparece
log-double = dupla
log-stayed = ficou
log-unknown = ainda vazia
log-seen-at = em { $station }
log-face-down = virado para baixo

team-done = Pronto
team-station = Número da estação
team-mark = Marcar
team-played = movido
team-planning = Propor movimentos
team-plan-hint = Escolha peão e estação como se fosse mover; vira uma proposta.
team-send-plan = Enviar a proposta
team-drop-plan = Descartar
team-title = Equipe
team-chat = Chat
team-plan = Plano
team-nudge = Deixar os bots jogarem primeiro
team-chat-team = Para a equipe
team-chat-table = Para todos
team-say = Escreva algo
team-send = Enviar
team-secret = Só os perseguidores leem isto.
team-open = Mister X também lê isto.
team-unread = { $count ->
    [one] 1 não lida
   *[other] { $count } não lidas
  }
team-tools = Marcar o mapa
team-suspect = Suspeito
team-exclude = Excluído
team-arrow = Seta
team-propose = Propor
team-accept = Aceitar
team-proposes = { $name } propõe:
team-clear = Apagar minhas marcas
team-tool-hint = Toque numa estação. Toque de novo para tirar a marca.
team-arrow-hint = Toque onde a seta começa e depois onde termina.
team-empty-chat = Ninguém disse nada ainda.
team-ping = Apontar
team-ping-hint = Toque numa estação. Sua equipe vê para onde você aponta.
team-phrases = Diga com um toque
team-new = { $count ->
    [one] { $count } mensagem nova
   *[other] { $count } mensagens novas
  }
phrase-look = Olhem { $station }.
phrase-corner = Vamos fechar o cerco.
phrase-side = Eu cubro este lado.
phrase-metro = Segurem as linhas rápidas.
phrase-wait = Vamos esperar ele aparecer.
phrase-agree = Boa ideia.
phrase-think = Um momento, estou pensando.

outcome-x = Mister X escapa
outcome-hunters = Pego
outcome-nobody = Empate

end-you-won = Você venceu.
end-you-lost = Você perdeu.
end-path = O caminho dele
end-step = Movimento { $entry } de { $of }
end-first = Ao início
end-previous = Um passo atrás
end-next = Um passo adiante
end-last = Ao fim
end-rematch = Jogar juntos de novo
end-join = Ir para a próxima partida
end-swap = Trocar de lado
end-same = Jogar de novo
end-record = Baixar o registro da partida
end-check = Foi jogo limpo?
end-fair = { $turns ->
    [one] Jogo limpo. A única jogada de Mister X e todos os sorteios conferem com os lacres.
   *[other] Jogo limpo. As { $turns } jogadas de Mister X e todos os sorteios conferem com os lacres.
  }
end-unfair-lot = Não é justo. A distribuição não contém o sorteio deste navegador, ou não como foi lacrado.
end-unfair = { $line ->
    [0] Jogo sujo. Os sorteios não conferem com o lacre feito antes da partida.
   *[other] Jogo sujo. Da linha { $line } do registro em diante, a partida não confere com os lacres.
  }
end-home = Todos os jogos
end-show = Ver o resultado

heard-title = Uma só história para todos
heard-about = Aqui todos ouvem o mesmo, e cada navegador confere: tudo o que é público é lacrado passo a passo e assinado pelo servidor.
heard-code = Passo { $step }: { $code }. No mesmo passo, todos devem ter o mesmo código.
heard-agree = O mesmo ouviram os navegadores de: { $names }.
heard-alone = Nenhum outro navegador comparou ainda.
heard-save = Salvar o que este navegador ouviu
heard-whole = { $steps ->
    [one] Uma só história. O único passo do registro é o que este navegador ouviu.
   *[other] Uma só história. Os { $steps } passos do registro são os que este navegador ouviu.
  }
heard-part = Uma só história. Do passo { $step } em diante, quando este navegador chegou, o registro diz o que ele ouviu.
heard-unfair = Jogo sujo. Nem tudo confere com o que este navegador ouviu.
heard-spectator = alguém que assiste
heard-late = A jogada de Mister X no passo { $step } foi lacrada tarde demais: outros puderam mover antes de o lacre chegar aqui.
heard-sum = No passo { $step } o servidor contou a este navegador algo diferente do que assinou.
heard-drawn = No passo { $step } o tabuleiro mostra uma peça onde ninguém soube que ela tinha ido.
heard-signature = A assinatura do servidor no passo { $step } não é autêntica.
heard-key = O servidor assina com outra chave do que quando este navegador o conheceu. Se você não sabe de nenhuma mudança de servidor, talvez outro esteja respondendo no lugar dele.
heard-trust = Estou sabendo, confiar na chave nova
heard-other = Até o passo { $step }, este navegador e o de { $who } ouviram duas histórias diferentes, e o servidor assinou as duas.
heard-claim = Até o passo { $step }, o navegador de { $who } diz ter ouvido outra história. O servidor não a assinou.
heard-record = Do passo { $step } em diante, o registro conta outra história que a que este navegador ouviu.
heard-missing = O registro acaba cedo demais: falta o passo { $step }, que este navegador ouviu.
heard-gone = O servidor tirou o passo { $step } da sua história, embora este navegador o tenha ouvido.

text-title = Tabuleiro em texto
text-short = Texto
text-anywhere = a qualquer lugar
text-where = Onde está cada um
text-reach = Aonde você pode ir
text-type = Digite um movimento
text-example = Por exemplo { $move }
text-send = Mover
text-unknown = “{ $text }” não é um movimento aqui. Diga o bilhete e a estação.
text-nothing = Não há nada para mover agora.

stock-title = Na mesa
stock-order = Ordem: { $pawns }
