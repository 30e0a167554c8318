# El ladrón del puerto: its name, its rules, and what no other game has.

title-harbour = El ladrón del puerto
    .about = Catorce muelles, dos guardias, ocho entradas y una barca para el ladrón.
edition-long = La noche larga: doce entradas
ticket-walk = A pie por el muelle
ticket-cart = Carro
ticket-tram = Tranvía

## Its rules

harbour-goal = De qué se trata
    .text = El ladrón recorre los muelles durante 8 entradas. Los guardias ganan cuando uno de ellos llega a su muelle.

harbour-black = Billetes negros y la barca
    .text = Un billete negro oculta cómo ha viajado y lo lleva en barca al otro lado.
