# O ladrão do porto: its name, its rules, and what no other game has.

title-harbour = O ladrão do porto
    .about = Catorze cais, dois guardas, oito entradas e um barco para o ladrão.
edition-long = A noite longa: doze entradas
ticket-walk = A pé pelo cais
ticket-cart = Carroça
ticket-tram = Bonde

## Its rules

harbour-goal = Do que se trata
    .text = O ladrão percorre os cais durante 8 entradas. Os guardas ganham quando um deles chega ao seu cais.

harbour-black = Bilhetes pretos e o barco
    .text = Um bilhete preto esconde como ele viajou e o leva de barco ao outro lado.
