# A partida no terminal. O que se digita, como `help`, fica como está.

## Como se unem as palavras, e o que se conta

terminal-and = { $first } e { $last }
terminal-or = { $first } ou { $last }
terminal-tickets = { $count ->
    [one] { $count } bilhete
   *[other] { $count } bilhetes
  }
terminal-rounds = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
  }
terminal-entries = { $count ->
    [one] { $count } anotação do seu diário
   *[other] { $count } anotações do seu diário
  }
terminal-detectives = { $count ->
    [one] { $count } detetive
   *[other] { $count } detetives
  }
terminal-policemen = { $count ->
    [one] { $count } policial
   *[other] { $count } policiais
  }
terminal-policeman = Policial { $number }
terminal-car = Carro { $number }
terminal-player = o jogador { $seat }

## Antes da partida

terminal-which-side = Perseguir Mister X ou ser Mister X? Digite hunt ou x.
terminal-how-many = Quantos jogadores, de { $least } a { $most }? Os bots ocupam os outros lugares.
terminal-which-game = Qual jogo?
terminal-type-one = Digite uma destas: { $allowed }.
terminal-unknown-side = Não existe o lado { $side }. Existem: x, detectives.
terminal-position-stands = Uma partida guardada sabe como está. Tire --position.
terminal-chance-stands = Uma partida guardada sabe quem sorteia. Tire --chance.
terminal-nothing-kept = Não há partida começada. Comece uma com: misterx play
terminal-position-says = Uma posição já diz seus jogadores e opções; tire --players e --option.
terminal-kept = Sua partida fica guardada. Continue com: misterx play --resume
terminal-goodbye = Até logo.
terminal-getting-ready = Os bots se preparam
terminal-meanwhile = Os bots se preparam em segundo plano, uma só vez nesta máquina; até lá jogam de modo mais simples.
terminal-on-board = No tabuleiro { $board }.
terminal-you-are-x = Você é Mister X. { $pawns } perseguem você; são jogados por bots.
terminal-you-lead = Você comanda { $pawns }. Mister X é jogado por um bot.
terminal-bots-play = Jogam bots: { $x } é Mister X, { $hunters } comanda { $pawns }.
terminal-chance-entered = Perguntam a você o que trazem as cartas, os dados e os bilhetes de verdade.
terminal-type-a-move = Digite uma jogada como { $example }, ou help.

## Durante a partida

terminal-keep-in-mind = Guarde na memória; Enter continua:
terminal-bot-fault = { $bot } falhou ({ $fault }); o bot simples jogou a vez dele.
terminal-bot-last = Foi a última vez de { $bot }; o bot simples continua em seu lugar.
terminal-word-too-many = Sobra uma palavra.
terminal-not-known = Não conheço { $words }. Uma jogada é um bilhete e uma estação; help diz mais.
terminal-cannot-get = { $who } não pode chegar agora a { $station }.
terminal-which-one = Qual? Digite { $moves }.
terminal-no-move = { $who } não tem jogada agora.
terminal-next-leg = Próximo trecho.
terminal-choice-mine-at = Você está em { $station } e pode ir: { $moves }.
terminal-choice-mine = Você pode ir: { $moves }.
terminal-choice-at = { $who }, em { $station }, pode ir: { $moves }.
terminal-choice = { $who } pode ir: { $moves }.
terminal-any-of = qualquer uma de { $count } estações
terminal-or-double = ou comece uma jogada dupla: double, bilhete, estação
terminal-go = { $move }. Enter para jogar, u para desfazer:
terminal-taken-back = Desfeito; ninguém viu.
terminal-nothing-now = Agora não há nada a mover.
terminal-no-station = Não há estação { $station } neste tabuleiro.
terminal-type-map = Digite map, map 46 ou map all.
terminal-log-tells = A partida terminou; `log` diz onde ele esteve.
terminal-why-which = Diga que estação: why 46.
terminal-was-at = Mister X estava em { $station } quando a partida acabou.
terminal-can-be-at = Pelo que os perseguidores podem saber, Mister X pode estar em { $station }.
terminal-nobody-knows = Ainda ninguém pode dizer onde Mister X está.
terminal-nobody-knows-you = Ainda ninguém pode dizer onde você está.
terminal-possible = { $count ->
    [one] Mister X pode estar em { $count } estação: { $stations }.
   *[other] Mister X pode estar em { $count } estações: { $stations }.
  }
terminal-possible-you = { $count ->
    [one] Os perseguidores podem supor você em { $count } estação: { $stations }.
   *[other] Os perseguidores podem supor você em { $count } estações: { $stations }.
  }
terminal-aid-is-off = A ajuda está desligada; `aid on` a traz de volta.
terminal-aid-on = A ajuda está ligada.
terminal-aid-off = A ajuda está desligada.
terminal-confirm-on = Perguntam a você antes de enviar uma jogada.
terminal-confirm-off = As jogadas são enviadas na hora.
terminal-on-or-off = Digite { $name } on ou { $name } off.
terminal-undo-legs = Os trechos digitados foram desfeitos; ninguém os viu.
terminal-undo-asked = Uma jogada enviada fica: alguém pode ter aprendido com ela. Antes de enviá-la perguntam a você, e undo a desfaz.
terminal-undo-at-once = Uma jogada enviada fica: alguém pode ter aprendido com ela. `confirm on` faz perguntarem antes.
terminal-bots-stay = Aqui bots jogam dos dois lados e não desistem; quit sai da partida.
terminal-give-up = Desistir desta partida? Digite yes:
terminal-on-we-go = Então seguimos.
terminal-save-where = Diga onde: save ARQUIVO.
terminal-save-foreign = { $file } já existe e não é uma partida nossa; escolha outro nome.
terminal-record-in = O registro está em { $file }.
terminal-replay-tells = `misterx replay { $file }` o conta de novo.
terminal-game-in = A partida está em { $file }. `misterx play --resume { $file }` a continua.
terminal-you-won = Você venceu. Muito bem.
terminal-you-lost = Desta vez você perdeu.
terminal-his-way = O caminho dele:
terminal-after = again, log, map, save ARQUIVO, ou Enter para sair>
terminal-after-unknown = A partida terminou. Digite again, log, map, save ARQUIVO ou quit.

## O que `help` diz

help-moves = tudo o que é possível agora
help-map = os arredores do seu peão, de uma estação, a cidade inteira
help-where = as estações onde Mister X pode estar
help-why = por que ele não pode estar numa estação
help-log = o diário de viagem desde o começo
help-tickets = quem está onde e o que tem
help-rules = o jogo em poucas palavras
help-aid = mostrar onde Mister X pode estar, ou pensar sozinho
help-confirm = perguntar antes de enviar uma jogada, ou não
help-undo = desfazer uma jogada ainda não enviada
help-save = guardar a partida, para continuar com `misterx play --resume ARQUIVO`
help-resign = desistir
help-quit = sair; `misterx play --resume` continua
help-ride = ir para lá; basta `{ $short }` ou só `{ $station }` onde for claro
help-go = ir para lá; basta `{ $station }` onde for claro
help-other-pawn = mover um peão que não está na vez; só `{ $pawn }` passa a ele
help-double = a jogada dupla de Mister X, inteira ou por trechos
help-at-once = ir na hora, sem que perguntem
help-discard = manter todos os bilhetes antes de completar a mão
help-team-end = nenhuma ação especial; `moves` diz quais se podem pagar
help-walk = andar até lá; `car2 57` dirige
help-die = com esse dado, onde os dois levam lá
help-check = uma revista, ou nenhuma
help-came-up = isso saiu; basta `{ $outcome }`
help-several = vários de uma vez, na ordem em que vêm
help-enter-at-once = anotar sem que perguntem
help-draw = deixar o programa sortear este, ou tudo o que vem agora

## Dados, sacos e cartas de verdade

terminal-referees = O que disser a carta ou o bilhete; `help` diz como se digita.
terminal-unseen = Seu lado não pode saber, por isso não se mostra o que você digita; com `draw` o programa sorteia.
terminal-refused = Isso não se entende ou não pode sair agora; nada foi anotado. `help` diz como se digita.
terminal-too-many = Isso é mais do que vem agora; nada foi anotado.
terminal-due = Agora: { $what }.
terminal-what-you-typed = O que você digitou
due-number = o número sob { $who }, de 1 a 10
due-start = a carta de partida de { $who }
due-ticket = um bilhete do saco para { $who }
due-die = um dado, de 1 a 6
came-number = { $who } é o número { $number }
came-start = { $who } parte de { $station }
came-ticket = { $who } tira { $ticket }
came-die = o dado mostra { $pips }

## O mapa e o diário

terminal-log = Log
terminal-legend-aid = 46? ele pode estar aqui
terminal-legend-pawn = D1:46 um peão
terminal-line-to = { $mode } a { $stations }
terminal-from = De { $station }: { $lines }.
terminal-at = em { $station }
terminal-entry = Registro { $entry }: { $ticket }
terminal-part-of-double = parte de uma jogada dupla
terminal-reveal = (mostra-se)
terminal-unknown = desconhecido
terminal-log-empty = O diário de viagem está vazio.
terminal-round = Rodada { $round }
terminal-round-of = Rodada { $round } de { $of }
terminal-round-entry = Rodada { $round }, anotação { $entry } de { $of }
terminal-round-move = Rodada { $round }, movimento { $move } de Mister X
terminal-setting-up = Preparação
terminal-phase = Fase { $phase }, rodada { $round }
terminal-checks-left = { $count ->
    [one] resta { $count } revista
   *[other] restam { $count } revistas
  }
terminal-warnings = { $count ->
    [one] { $count } advertência
   *[other] { $count } advertências
  }

## O que vem

outlook-never = Mister X já não se mostra.
outlook-shows = { $moves ->
    [one] Mister X se mostra no próximo movimento (anotação { $entry }).
   *[other] Mister X se mostra em { $moves } movimentos (anotação { $entry }).
  }
outlook-never-you = Você já não se mostra.
outlook-shows-you = { $moves ->
    [one] Você se mostra no próximo movimento (anotação { $entry }).
   *[other] Você se mostra em { $moves } movimentos (anotação { $entry }).
  }
outlook-last-seen = Visto por último em { $station }, anotação { $entry }.
outlook-hidden = { $count ->
    [one] Mister X continua oculto por mais { $count } movimento.
   *[other] Mister X continua oculto por mais { $count } movimentos.
  }
outlook-hidden-you = { $count ->
    [one] Você continua oculto por mais { $count } movimento.
   *[other] Você continua oculto por mais { $count } movimentos.
  }
outlook-open = Mister X vai a descoberto de agora em diante.
outlook-open-you = Você vai a descoberto de agora em diante.
outlook-rings = Os anéis marcam { $marks }.
terminal-move-number = movimento { $entry }
terminal-the-start = a partida
outlook-face-down = { $count ->
    [one] { $count } peça está virada para baixo
   *[other] { $count } peças estão viradas para baixo
  }
outlook-person-checks = { $count ->
    [one] resta { $count } revista
   *[other] restam { $count } revistas
  }
outlook-x-wins = { $count ->
    [one] Mister X está em { $station } e vence com mais { $count } advertência.
   *[other] Mister X está em { $station } e vence com mais { $count } advertências.
  }

## Quem está onde e o que tem

holding-hidden = oculto
holding-in-air = no ar sobre { $station }
holding-not-placed = não colocado
holding-gone = fora
holding-free = viaja de graça
holding-common = paga do estoque comum
holding-out = fora da partida
holding-moved = já moveu
holding-pool = o estoque comum dos detetives
holding-reserve = de onde Mister X tira
holding-tickets = bilhetes
holding-moved-by = moveu com { $ticket }
holding-leads = comanda { $pawns }
holding-towards = rumo a { $station }
holding-number = número { $number }
holding-in-barricade = numa barricada
holding-face-down = virado
holding-stays = fica
holding-dice-show = { $count ->
    [one] mostra { $pips }
   *[other] mostram { $pips }
  }

## O que aconteceu, nos jogos de bilhetes

transit-found = { $who } encontrou Mister X em { $station }.
transit-placed = { $who } parte de { $station }.
transit-start-dealt = Mister X parte de { $station }, em segredo.
transit-double = Mister X faz uma jogada dupla.
transit-triple = Mister X faz uma jogada tripla.
transit-stayed = Mister X fica onde está (anotação { $entry }).
transit-rode = { $who } vai a { $station } ({ $mode }).
transit-rode-paid = { $who } vai a { $station } ({ $mode }), pago com { $ticket }.
transit-passed = { $who } não pode mover e espera.
transit-eliminated = { $who } já não pode mover e deixa a partida.
transit-removed = { $who } sai do tabuleiro.
transit-travels = Mister X viaja: { $ticket } (anotação { $entry }).
transit-travels-black = Mister X viaja com um bilhete preto (anotação { $entry }).
transit-travels-to = Mister X viaja a { $station }: { $ticket } (anotação { $entry }).
transit-travels-black-to = Mister X viaja com um bilhete preto a { $station } (anotação { $entry }).
transit-travels-shown = Mister X viaja a { $station } e se mostra ali: { $ticket } (anotação { $entry }).
transit-travels-black-shown = Mister X viaja com um bilhete preto a { $station } e se mostra ali (anotação { $entry }).

## Uma jogada em palavras, antes de fazê-la

move-stay = fica
move-out = deixa a partida
move-pay = paga com { $ticket }
move-show = se mostra
move-black = bilhete preto a { $station }
move-ride = { $ticket } a { $station }
move-double = jogada dupla
move-triple = jogada tripla
move-then = { $one }, depois { $next }
move-paid = pago com { $tickets }
move-discard = descarta { $tickets }
move-nothing = nada
move-detectives = Os detetives
move-no-action = nenhuma ação especial
move-investigate = uma investigação
move-goes-on = { $who } segue a { $station }
move-hidden = jogada oculta
move-double-hidden = jogada dupla oculta
move-number = Mister X é o número { $number }
move-place = { $who } parte de { $station }
move-defies = { $who } desobedece ao chefe
move-banished = { $who } é banida para { $station }
move-check = revistar { $who }
move-to = a { $station }

## Os jogos em poucas palavras

nutshell-run = Mister X foge pela cidade e { $hunters } o perseguem. Em cada rodada ele move primeiro, depois eles.
nutshell-ticket = Um bilhete ({ $tickets }) leva um peão por uma linha do seu tipo até a próxima parada e não mais. Dois peões nunca ficam numa estação.
nutshell-log = Os movimentos dele são secretos. O diário só mostra o bilhete usado. Na anotação { $reveals } ele deve mostrar onde está.
nutshell-black = um bilhete preto esconde como ele viajou e vale para toda linha, também pela água
nutshell-double = um bilhete de jogada dupla lhe dá dois movimentos numa vez
nutshell-pay-leaves = Os detetives pagam com os próprios bilhetes, e quem não tem um que sirva deixa a partida.
nutshell-pay-waits = Os detetives pagam com os próprios bilhetes, e quem não tem um que sirva espera.
nutshell-police-free = Os policiais viajam de graça.
nutshell-win = Os perseguidores vencem se um deles chega à estação dele ou se ele não pode mover. Ele vence após { $span }.
nutshell-elsewhere = As regras de { $title } estão em docs/rules.

## Um registro contado de novo

terminal-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
  }
terminal-chance-decides = o acaso decide
terminal-to-move = é a vez de { $seat }
terminal-is-over = a partida terminou
terminal-all-legal = { $count ->
    [one] { $count } linha, tudo legal; { $ended }.
   *[other] { $count } linhas, todas legais; { $ended }.
  }
terminal-not-over = Esta partida ainda não terminou; continue com: misterx play --resume ARQUIVO
