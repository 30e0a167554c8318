# Mister X (Behrends): its name, its rules, and what no other game has.

title-behrends = Mister X (Behrends)
    .about = Dez sósias, quatro viaturas, um telefone. Primeiro descubram quem ele é, depois peguem-no.

## Its rules

behrends-goal = Do que se trata
    .text = Dez bandidos são parecidos e um deles é Mister X. Primeiro a polícia tem de descobrir quem ele é; depois, prendê-lo.

behrends-first = Primeira parte: quem é ele?
    .text = O bando está virado para baixo nas ruas; os 4 carros esperam na delegacia, onde só se entra e sai pelas setas. Polícia e bando se alternam: cada lado joga 2 dados e move duas peças, uma com cada dado, exatamente esses passos e sem pisar duas vezes numa casa. Pode-se passar por cima de outras peças. Os carros nunca dão meia-volta numa rua. Num cruzamento tomam qualquer caminho menos o de volta e, se pararam nele, qualquer um. Se um carro termina sobre uma peça, a polícia pode revistá-la; tem 7 revistas. Quem não é Mister X fica virado para cima (na variante difícil é virado de novo). Se for ele, escapa com um dado e começa a segunda parte.

behrends-second = Segunda parte: a caçada
    .text = Todas as peças são viradas para cima, e os carros saem de novo da delegacia. A polícia escolhe dois carros, em ordem. O lugar do carro diz como ele anda: na delegacia com um dado, num cruzamento pelos pontos impressos, na rua por telefone. Depois o bando joga um dado para Mister X e, quando ele moveu, outro para um ajudante. Mister X não pode passar por um carro; seus ajudantes podem.

behrends-dial = O disco
    .text = O número da casa gira o disco a partir de onde está, por isso dá para calcular. Advertência: o carro fica. Ocupado: anda com um dado. Vermelho, amarelo, azul: muda para qualquer outra casa dessa cor. O campo morto: disca-se de novo.

behrends-override = Intervir e banir
    .text = Quando os dois carros terminaram, um deles pode desobedecer ao chefe: diz-se qual, e ele anda outra vez com um dado. Se não termina sobre Mister X, custa 2 advertências. Se um carro termina sobre um ajudante sozinho, a polícia pode bani-lo para qualquer casa vazia.

behrends-barricade = Barricadas
    .text = Dois ajudantes numa casa são uma barricada para sempre: nenhum carro a atravessa nem para nela. O bando passa por cima.

behrends-end = O fim
    .text = Na segunda parte ele é pego quando um carro termina o movimento na sua casa. Vence com a 7ª revista em vão ou com a 20ª advertência.

## The dial

option-dial = Disco do telefone
    .about = Fica onde estava, recomeça, conta o último algarismo ou para em qualquer lugar.
option-dial_sectors = Setores do disco
    .about = O que o disco diz de 1 a 9 e no 0.
option-jump_facing = Direção após o salto
    .about = A polícia escolhe, ou o carro fica livre.
option-colour_arrest = Prisão no salto
    .about = Um carro que salta para uma cor pode prender Mister X ali.
value-rotary = fica
value-rotary_reset = recomeça
value-last_digit = último algarismo
value-random = ao acaso
value-chosen = escolhida
gang-dial = Disco do telefone
sector-warning = advertência
sector-busy = ocupado
sector-red = vermelho
sector-yellow = amarelo
sector-blue = azul
gang-chief = O chefe manda o carro para uma casa de cor { $colour }.
news-busy = { $pawn }: ocupado
news-sent = { $pawn } vai para uma casa de cor { $colour }
due-dial = o disco, de 1 a 10, onde 10 é o algarismo 0
came-dial = o disco para em { $place }
outlook-dial = O disco está em { $place }.
outlook-dial-arrows = O disco está nas setas.
police-called = { $who } liga; o disco para em { $place }.
police-redialled = { $who } disca o campo morto e mais uma vez.
police-busy = A linha está ocupada.
police-sent = O chefe diz { $colour }.
nutshell-chief = O chefe está ocupado (um dado), diz uma cor (passar a uma casa dela) ou dá uma advertência (ficar). Depois dos dois carros um pode dirigir mais uma vez com um dado; se errar, custa duas advertências.

## Its options

option-hard_checks = Revistas difíceis
    .about = Variante: a peça revistada é virada de novo; a polícia tem de lembrar.
option-lingering_check = Revista sob todos
    .about = Após cada movimento, e se nenhum carro puder andar, pode-se revistar sob todo carro que divide uma casa.
option-setup_on_arrow = Partida em setas
    .about = O bando pode começar também em casas de seta.
option-hq_transit = Delegacia
    .about = Carros passam por ela, param nela, entram só com os pontos exatos ou não voltam.
option-phase2_first = Quem abre a caçada
    .about = A polícia ou o bando começa a segunda parte.
option-barricade_breakable = Barricadas reversíveis
    .about = Ajudantes podem sair de uma barricada.
option-barricade_on_arrow = Barricadas em setas
    .about = Pode haver barricadas em casas de seta.
option-override_after_warning = Movimento extra de carro parado
    .about = Também um carro escolhido que levou uma advertência ou não pôde andar pode fazer o movimento extra.
option-captain = Capitão
    .about = O primeiro policial decide por todos.
option-phase1_cap = Fim da primeira parte
    .about = Regra da casa: após tantas vezes da polícia, Mister X vence.
option-phase2_cap = Fim da caçada
    .about = Regra da casa: após tantas rodadas, Mister X vence.
value-through = passar
value-stop = parar
value-exact = exato
value-closed = fechada
value-police = polícia
value-gang = bando

## At the table

plan-number = Seu número
plan-place = Colocar
plan-check = Revista
plan-no_check = Sem revista
plan-nominate = Escolher carros
plan-override = Desobedecer ao chefe
plan-no_override = Deixar assim
plan-banish = Banir
plan-no_banish = Não banir ninguém
plan-drive = Dirigir
plan-walk = Andar
gang-scatter = Espalhar o resto ao acaso
gang-how = O carro que termina exatamente sobre uma peça pode revistá-la.
gang-tab-pieces = Peças
gang-tab-case = Caso
gang-headquarters = Delegacia
gang-phase1 = Quem é ele?
gang-phase2 = A caçada
gang-dice = Dados
goal-find = { $side ->
    [x] Fique escondido no bando até acabarem as revistas.
    [hunters] Descubram com as revistas qual peça é Mister X.
   *[public] A polícia tem de descobrir qual peça é Mister X.
  }
goal-arrest = { $side ->
    [x] Fique livre até a polícia ter 20 advertências.
    [hunters] Terminem um trajeto em cima de Mister X antes de ter 20 advertências.
   *[public] A polícia tem de prender Mister X antes da 20ª advertência.
  }
phase-places = O bando se posiciona
gang-checks = { $left ->
    [one] Resta 1 revista
   *[other] Restam { $left } revistas
  }
gang-warnings = { $held } de 20 advertências
gang-you = Você é o número { $number }
gang-he = Mister X é o número { $number }
gang-face-up = número { $number }
asked-number = Escolha seu número.
asked-place = Coloque as peças.
asked-drive = Escolha um carro e aonde ele vai.
asked-walk = Escolha uma peça e aonde ela vai.
asked-check = Revistar quem está aqui?
asked-nominate = Escolha dois carros: o primeiro é chamado primeiro.
asked-override = Desobedecer ao chefe com um movimento extra?
asked-banish = Banir uma peça?
asked-jump = Escolha uma casa da cor do chefe.
gang-table = A perseguição
gang-nominated = Carros escolhidos
news-is = { $pawn } é o número { $number }
news-not-he = { $pawn } é o número { $number }, não é Mister X. Lembrem-se disso
news-found = { $pawn } é Mister X
news-warned = Uma advertência: { $held } de 20
news-banished = { $pawn } é banido para { $station }
news-barricade = Uma barricada em { $station }
news-nominated = Escolhidos: { $first }, depois { $second }

## In the terminal

police-search = A polícia procura Mister X.
police-hunt = A polícia persegue Mister X.
police-number-chosen = O número de Mister X está anotado.
police-rolled = Sai um { $pips }.
police-walked = { $who } anda até { $station }.
police-drove = { $who } dirige até { $station }.
police-jumped = { $who } passa a { $station }.
police-lapsed = Ninguém pode usar o { $pips }.
police-stayed = { $who } fica.
police-shown = { $who } mostra o número { $number } e é virada de novo.
police-turned-up = { $who } é o número { $number }.
police-cleared = { $who } não é Mister X.
police-found = { $who } é Mister X!
police-nominated = São escolhidos { $first } e depois { $second }.
police-warned = Advertência número { $held }.
police-overrode = { $who } desobedece ao chefe.
police-banished = { $who } é banida para { $station }.
police-barricaded = Agora há uma barricada em { $station }.
police-broke-up = A barricada em { $station } se foi.
police-choose-number = Escolha o número de Mister X: number 1 a 10.
police-choose-place = Ponha uma peça numa casa de rua, como { $example }. Faltam colocar: { $tokens }.
police-any-square = { $move } e qualquer casa vazia
police-decide = Decida: { $moves }.
police-also = Também { $pawns }; um nome mostra as suas jogadas.
nutshell-gang = Dez peças iguais são o bando; uma delas é Mister X. A polícia dirige junto quatro carros.
nutshell-phase1 = Fase 1: cada lado lança dois dados e move duas peças. Um carro que termina sobre uma peça pode revistá-la, sete vezes ao todo. Quem não é Mister X fica virado para cima.
nutshell-phase1-hard = Fase 1: cada lado lança dois dados e move duas peças. Um carro que termina sobre uma peça pode revistá-la, sete vezes ao todo. Quem não é Mister X é virado de novo para baixo.
nutshell-cars = Os carros nunca dão meia-volta numa rua; num cruzamento vão aonde querem.
nutshell-phase2 = Quando Mister X é encontrado, ele escapa e começa a fase 2: todos os carros partem de novo da delegacia. Dois são escolhidos; cada um dirige com um dado a partir da delegacia, pelos pontos de um cruzamento, ou liga de uma rua.
nutshell-barricade = Dois ajudantes numa casa são uma barricada que nenhum carro passa. Um ajudante sozinho sob um carro pode ser banido.
nutshell-gang-win = A polícia vence se um carro termina sobre Mister X. Ele vence com sete revistas em vão ou com a vigésima advertência.
