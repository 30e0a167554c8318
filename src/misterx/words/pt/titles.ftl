# Os jogos e as suas edições.

title-scotland_yard = Scotland Yard
    .about = Londres de táxi, ônibus e metrô. A balsa só leva quem tem um bilhete preto.
title-ny_chase = N.Y. Chase
    .about = Manhattan. Os detetives têm helicóptero e barreiras; os rios são dele.
title-sanssouci = Mister X in Sanssouci
    .about = Potsdam a pé, de ViP, trem rápido e navio, com dez variantes para fortes e fracos.
title-europa = Flucht durch Europa
    .about = Uma missão pela Europa com uma mão de bilhetes de duas metades.
title-behrends = Mister X (Behrends)
    .about = Dez sósias, quatro viaturas, um telefone. Primeiro descubram quem ele é, depois peguem-no.

edition-2015 = 2015, a da caixa atual
edition-classic = Clássica: 1983, 24 movimentos, sem policiais
