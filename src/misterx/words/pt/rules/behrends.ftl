behrends-goal = Do que se trata
    .text = Dez bandidos são parecidos e um deles é Mister X. Primeiro a polícia tem de descobrir quem ele é; depois, prendê-lo.

behrends-first = Primeira parte: quem é ele?
    .text = O bando está virado para baixo nas ruas; os 4 carros esperam no quartel, onde só se entra e sai pelas setas. Polícia e bando se alternam: cada lado joga 2 dados e move duas peças, uma com cada dado, exatamente esses passos e sem pisar duas vezes numa casa. Pode-se passar por cima de outras peças. Os carros nunca dão meia-volta numa rua. Num cruzamento tomam qualquer caminho menos o de volta e, se pararam nele, qualquer um. Se um carro termina sobre uma peça, a polícia pode revistá-la; tem 7 revistas. Quem não é Mister X fica virado para cima (na variante difícil é virado de novo). Se for ele, escapa com um dado e começa a segunda parte.

behrends-second = Segunda parte: a caçada
    .text = Todas as peças são viradas para cima, e os carros saem de novo do quartel. A polícia nomeia dois carros, em ordem. O lugar do carro diz como ele anda: no quartel com um dado, num cruzamento pelos pontos impressos, na rua por telefone. Depois o bando joga um dado para Mister X e, quando ele moveu, outro para um ajudante. Mister X não pode passar por um carro; seus ajudantes podem.

behrends-dial = O disco
    .text = O número da casa gira o disco a partir de onde está, por isso dá para calcular. Advertência: o carro fica. Ocupado: anda com um dado. Vermelho, amarelo, azul: muda para qualquer outra casa dessa cor. O campo morto: disca-se de novo.

behrends-override = Intervir e banir
    .text = Quando os dois carros terminaram, um deles pode ignorar a central: diz-se qual, e ele anda outra vez com um dado. Se não termina sobre Mister X, custa 2 advertências. Se um carro termina sobre um ajudante sozinho, a polícia pode bani-lo para qualquer casa vazia.

behrends-barricade = Barricadas
    .text = Dois ajudantes numa casa são uma barricada para sempre: nenhum carro a atravessa nem para nela. O bando passa por cima.

behrends-end = O fim
    .text = Na segunda parte ele é pego quando um carro termina o movimento na sua casa. Vence com a 7ª revista em vão ou com a 20ª advertência.
