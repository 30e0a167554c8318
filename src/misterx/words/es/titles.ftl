# Los juegos y sus ediciones.

title-scotland_yard = Scotland Yard
    .about = Londres en taxi, autobús y metro. El ferri solo lo toma quien tiene un billete negro.
title-ny_chase = N.Y. Chase
    .about = Manhattan. Los detectives tienen un helicóptero y barreras; los ríos son suyos.
title-sanssouci = Mister X in Sanssouci
    .about = Potsdam a pie, en ViP, tren rápido y barco, con diez variantes para fuertes y débiles.
title-europa = Flucht durch Europa
    .about = Una misión a través de Europa con una mano de billetes de dos mitades.
title-behrends = Mister X (Behrends)
    .about = Diez dobles, cuatro coches patrulla, un teléfono. Primero averiguad quién es; después, atrapadlo.

edition-2015 = 2015, la de la caja actual
edition-classic = Clásica: 1983, 24 movimientos, sin policías
