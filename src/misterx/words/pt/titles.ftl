# Os jogos e as suas edições.

title-scotland_yard = Scotland Yard
    .about = Londres de táxi, ônibus e metrô. Na balsa só se entra com um bilhete preto.
title-ny_chase = N.Y. Chase
    .about = Manhattan. Os detetives têm helicóptero e barreiras; os rios são de Mister X.
title-sanssouci = Mister X in Sanssouci
    .about = Potsdam a pé, de ViP, trem rápido e navio, com dez variantes para equilibrar os lados.
title-europa = Flucht durch Europa
    .about = Uma missão secreta pela Europa. Cada bilhete tem duas metades: viajar ou agir.
title-behrends = Mister X (Behrends)
    .about = Dez sósias, quatro viaturas, um telefone. Primeiro descubram quem ele é, depois peguem-no.

edition-2015 = 2015 (edição atual)
edition-classic = 1983 (clássica): 24 movimentos, sem policiais
