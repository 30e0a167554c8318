# A mesa enquanto se joga, e o fim.

ending-captured = Ele foi pego.
    .you = Você foi pego.
ending-x_enclosed = Está cercado e não pode se mover.
    .you = Você está cercado e não pode se mover.
ending-x_without_move = Já não pode se mover.
    .you = Você já não pode se mover.
ending-survived = Ficou livre até o fim.
    .you = Você ficou livre até o fim.
ending-hunters_stuck = Nenhum detetive pode mais se mover.
ending-no_hunters = Não há mais ninguém para persegui-lo.
    .you = Não há mais ninguém para persegui-lo.
ending-target_reached = Fez o que veio fazer.
    .you = Você fez o que veio fazer.
ending-seven_checks = As sete revistas acabaram.
ending-twenty_warnings = Foram dadas vinte advertências.
ending-cap = O tempo acabou.

resigned-x = Mister X desistiu.
resigned-hunters = Os perseguidores desistiram.

timeout-x = O tempo de Mister X acabou.
timeout-hunters = O tempo dos perseguidores acabou.

table-round-about = { $rounds } rodadas. Um movimento duplo faz dois registros em uma rodada: o diário pode chegar a { $entries }.
table-round = { $of ->
    [0] Rodada { $round }
   *[other] Rodada { $round } de { $of }
  }
table-entry-of = Registro { $entry } de { $of }
table-watching = Você está assistindo.
table-log = Diário de viagem
table-team = Equipe
table-people = Pessoas
table-rules = Regras
table-resign = Desistir
table-resign-sure = Desistir desta partida?
table-board = Tabuleiro de { $name }. As setas o movem; mais e menos aproximam e afastam.
table-closer = Aproximar
table-farther = Afastar
table-whole = Tabuleiro inteiro
table-mine = Meus peões
table-hold = Segure para olhar, toque para deixar aberto
table-station = Estação
table-tickets = Bilhetes
table-reserve = Reserva
table-pool = Reserva comum
table-free = anda de graça
table-out = fora do jogo
table-moved = já moveu
table-sheet = Mostrar mais ou menos
table-your-turn = Sua vez
possible-station = Ele pode estar em { $count ->
    [one] { $count } estação
   *[other] { $count } estações
  }.
possible-city = Ele pode estar em { $count ->
    [one] { $count } cidade
   *[other] { $count } cidades
  }.
possible-square = Ele pode estar em { $count ->
    [one] { $count } casa
   *[other] { $count } casas
  }.
table-certain = Ele está em { $station }.

say-connecting = Abrindo a mesa…
say-lost = Conexão perdida. Tentando de novo…
say-unknown-game = Esta página não conhece este tipo de jogo. Carregue-a de novo ou pergunte a quem oferece a mesa.
say-refused = Este link não abre nenhuma mesa.
say-choose = { $pawn }: { $spot ->
    [city] escolha uma cidade marcada.
    [square] escolha uma casa marcada.
   *[station] escolha uma estação marcada.
  }
say-choose-x = Você está em { $station }. { $spot ->
    [city] Escolha uma cidade marcada.
    [square] Escolha uma casa marcada.
   *[station] Escolha uma estação marcada.
  }
say-onward = Sua vez continua a partir de { $station }.
say-x-moving = Mister X está se movendo…
say-hunters-moving = Os perseguidores estão se movendo…
say-waiting-for = É a vez de { $name }.
say-colleague = É a vez de { $pawn }; seus peões já moveram.
say-reveal-in = { $moves ->
    [one] Ele se mostra no próximo movimento.
   *[other] Ele se mostra em { $moves } movimentos.
  }
say-reveal-mine = { $moves ->
    [one] Com este movimento você será visto.
   *[other] Você será visto em { $moves } movimentos.
  }
say-reveal-never = Ele não se mostrará mais.
say-seen = Visto por último em { $station }.
say-over = { $winner ->
    [x] Mister X vence.
    [hunters] Os perseguidores vencem.
   *[nobody] Ninguém vence.
  }
say-sent = A caminho…
say-fly = { $pawn }: escolha para onde vai o helicóptero.
say-action = Escolha o que fazer.

plan-ride = Viajar
plan-double = Movimento duplo
plan-triple = Movimento triplo
plan-fly = Helicóptero
plan-land = Pousar aqui
plan-stay = Ficar
plan-out = Sair do jogo
plan-hidden = Movimento oculto
plan-double_hidden = Duplo, metade oculta
plan-mission = Missão e partida
plan-operate = Operação especial
plan-investigate = Investigar
plan-end = Encerrar a rodada
plan-discard = Descartar
plan-number = Seu número
plan-place = Colocar
plan-check = Revista
plan-no_check = Sem revista
plan-nominate = Nomear
plan-override = Intervir
plan-no_override = Deixar assim
plan-banish = Banir
plan-no_banish = Não banir ninguém
plan-drive = Dirigir
plan-walk = Andar

pick-how = Para { $station } de
pick-will-be-seen = Você será visto em { $station }.
pick-give-double = Os perseguidores verão que você se move duas vezes.
pick-block-none = Sem barreira
pick-block = Deixar uma barreira para trás
pick-block-from = Trazer a barreira de { $station }
pick-show = Mostrar-se
pick-pays-with = pago com { $ticket }
pick-go = Ir
pick-back = Voltar
pick-choose-pay = { $need ->
    [one] Escolha { $need } bilhete para pagar
   *[other] Escolha { $need } bilhetes para pagar
  }
pick-chosen = { $have } de { $need }
pick-discard-about = Toque nos bilhetes de que quer se livrar, ou fique com todos.
pick-keep-all = Ficar com todos
pick-discard = { $count ->
    [one] Descartar { $count } bilhete
   *[other] Descartar { $count } bilhetes
  }
pick-die = com o { $pips }
pick-facing = virado para { $station }

log-title = Diário de viagem
log-entry = Registro { $entry }
log-start = Partida
log-reveal = ele se mostra
log-double = duplo
log-stayed = ficou
log-unknown = ainda vazio
log-seen-at = em { $station }
log-face-down = virado para baixo

team-done = Pronto
team-station = Número da estação
team-mark = Marcar
team-played = feito
team-planning = Propor jogadas
team-plan-hint = Escolha peão e estação como se movesse; vira uma proposta.
team-send-plan = Enviar a proposta
team-drop-plan = Descartar
team-title = Equipe
team-chat = Conversa
team-plan = Plano
team-nudge = Deixar os bots irem primeiro
team-chat-team = Para a equipe
team-chat-table = Para a mesa
team-say = Diga algo
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
team-clear = Apagar as marcas
team-tool-hint = Toque numa estação. Outra vez tira a marca.
team-arrow-hint = Toque onde começa e depois onde termina.
team-empty-chat = Ninguém disse nada ainda.

outcome-x = Mister X escapa
outcome-hunters = Pego
outcome-nobody = Empate

end-you-won = Você vence.
end-you-lost = Você perde.
end-path = O caminho dele
end-step = Movimento { $entry } de { $of }
end-first = Ao início
end-previous = Um atrás
end-next = Um adiante
end-last = Ao fim
end-rematch = Outra vez, lados trocados
end-join = Para a próxima partida
end-swap = Trocar de lado
end-same = Outra vez
end-record = Baixar o registro
end-check = Foi limpo?
end-fair = { $turns ->
    [one] Sim: a semente de todos os sorteios e o único turno de Mister X são os que foram fixados durante a partida.
   *[other] Sim: a semente de todos os sorteios e os { $turns } turnos de Mister X são os que foram fixados durante a partida.
  }
end-unfair = { $line ->
    [0] Não: a semente dos sorteios não é a que foi fixada antes da partida.
   *[other] Não: da linha { $line } do registro em diante não é o que foi fixado durante a partida.
  }
end-home = Todos os jogos
end-show = Resultado

text-title = Tabuleiro em texto
text-short = Texto
text-anywhere = a qualquer lugar
text-where = Onde está cada um
text-reach = O que se pode alcançar
text-type = Digite um movimento
text-example = Por exemplo { $move }
text-send = Mover
text-unknown = “{ $text }” não é um movimento aqui. Diga o bilhete e a estação.
text-nothing = Não há nada para mover agora.

hand-mission = Missão { $colour }

mission-green = verde
mission-yellow = amarela
mission-orange = laranja

hand-bag = Saco
hand-box = Caixa
hand-your-hand = Sua mão
hand-hand-of = { $size ->
    [one] { $who }: { $size } bilhete
   *[other] { $who }: { $size } bilhetes
  }
hand-open-from = A partir do movimento { $move } ele se move à vista.
hand-open-from-you = A partir do movimento { $move } você se move à vista.
hand-choose = Escolha uma missão e uma cidade de partida.
hand-special = Ações especiais ou fim da rodada.
hand-discard-now = Descarte o que quiser; a mão é completada de novo.
hand-targets = Cidades de destino
hand-starts = Cidades de partida
hand-table = Missão e saco

gang-scatter = Espalhar o resto ao acaso
gang-headquarters = Central
gang-phase1 = Quem é ele?
gang-phase2 = A caçada
gang-dice = Dados
gang-checks = { $left ->
    [one] Resta 1 revista
   *[other] Restam { $left } revistas
  }
gang-warnings = { $held } de 20 advertências
gang-dial = Disco do telefone

sector-warning = advertência
sector-busy = ocupado
sector-red = vermelho
sector-yellow = amarelo
sector-blue = azul

gang-you = Você é o número { $number }
gang-he = Ele é o número { $number }
gang-chief = O chefe manda o carro para uma casa de cor { $colour }.
gang-face-up = número { $number }

asked-number = Escolha seu número.
asked-place = Coloque as peças.
asked-drive = Escolha um carro e uma casa marcada.
asked-walk = Escolha uma peça e uma casa marcada.
asked-check = Revistar alguém aqui?
asked-nominate = Nomeie dois carros: o primeiro é chamado primeiro.
asked-override = Adiantar-se ao chefe?
asked-banish = Banir uma peça?
asked-jump = Escolha uma casa da cor do chefe.

gang-table = A perseguição
gang-nominated = Nomeados

stock-title = Na mesa
stock-flights = { $left ->
    [one] Helicóptero: resta 1 voo
   *[other] Helicóptero: restam { $left } voos
  }
stock-aboard = { $pawn } está no ar, rumo a { $station }
stock-blocks = Barreiras: { $left } na reserva
stock-lying = em { $stations }
stock-order = Ordem: { $pawns }
