# Los juegos y sus ediciones.

title-scotland_yard = Scotland Yard
    .about = Londres en taxi, autobús y metro. Al ferry solo se sube con un billete negro.
title-ny_chase = N.Y. Chase
    .about = Manhattan. Los detectives tienen un helicóptero y controles; los ríos son de Mister X.
title-sanssouci = Mister X in Sanssouci
    .about = Potsdam a pie, en ViP, tren rápido y barco, con diez variantes para igualar los bandos.
title-europa = Flucht durch Europa
    .about = Una misión secreta por Europa. Cada billete tiene dos mitades: viajar o actuar.
title-behrends = Mister X (Behrends)
    .about = Diez dobles, cuatro coches patrulla, un teléfono. Primero averiguad quién es; después, atrapadlo.

edition-2015 = 2015 (edición actual)
edition-classic = 1983 (clásica): 24 movimientos, sin policías
