# Primeiras lições. De cada jogo as suas cenas: como se chama, o que se pede passo a passo, o que se diz no fim.

## Scotland Yard

lesson-scotland-yard-move = A caminho
lesson-scotland-yard-move-1 = Você é o Vermelho, um detetive. Toque na estação { $station } e depois no táxi.
lesson-scotland-yard-move-2 = Um bilhete, uma parada. Siga até a { $station }.
lesson-scotland-yard-move-done = É assim que todo detetive viaja: por uma linha, até a próxima parada.
lesson-scotland-yard-tickets = Bilhetes
lesson-scotland-yard-tickets-1 = O ônibus para menos e leva você mais longe. Pegue-o até a { $station }.
lesson-scotland-yard-tickets-2 = Táxi e ônibus vão até a { $station }. Táxi vocês têm de sobra: gaste um e guarde o ônibus.
lesson-scotland-yard-tickets-done = Contem seus bilhetes, principalmente os de metrô. O que vocês gastam fica com Mister X.
lesson-scotland-yard-log = O diário de viagem
lesson-scotland-yard-log-1 = Mister X se move sem ser visto. Mas o diário mostra cada bilhete que ele usa: toque nele.
lesson-scotland-yard-log-2 = Ele estava na 3 e pegou um ônibus. Da 3 só sai um. Toque onde ele está agora.
lesson-scotland-yard-log-done = A caçada é isso: onde estava, o que usou, onde pode estar.
lesson-scotland-yard-reveal = Ele aparece
lesson-scotland-yard-reveal-1 = Onde o diário tem um olho, ele precisa aparecer. Falta pouco: espere por ele na { $station }.
lesson-scotland-yard-reveal-2 = Lá está ele, na { $station }. O ônibus leva você direto até ele.
lesson-scotland-yard-reveal-done = Pego. Quem chega à estação dele vence por todos os detetives.
lesson-scotland-yard-corner = Cerquem-no juntos
lesson-scotland-yard-corner-1 = Ele está na 3 e tem duas saídas. Mande o Vermelho para a { $station } e feche uma delas.
lesson-scotland-yard-corner-2 = Agora o Azul para a { $station }, e ele não tem para onde ir.
lesson-scotland-yard-corner-done = Encurralado. Sozinhos vocês o perseguem; juntos o pegam.
lesson-scotland-yard-x = Seja Mister X
lesson-scotland-yard-x-1 = Agora você é Mister X, e todos viram você na 3. Um bilhete preto esconde como você sai: escape para a { $station }.
lesson-scotland-yard-x-2 = Eles estão ao lado. Escolha a jogada dupla e vá primeiro para a { $station }.
lesson-scotland-yard-x-3 = E logo em seguida para a { $station }, antes que eles se virem.
lesson-scotland-yard-x-done = Sumiu. Fique livre por 22 rodadas e a noite é sua.

## N.Y. Chase

lesson-ny-chase-move = Por Manhattan
lesson-ny-chase-move-1 = Você é o Vermelho, um detetive. Toque na estação { $station } e depois no táxi.
lesson-ny-chase-move-2 = Um bilhete, uma parada. De ônibus você vai mais longe de uma vez: siga até a { $station }.
lesson-ny-chase-move-done = Os detetives dividem uma só reserva de bilhetes. O que se gasta não volta.
lesson-ny-chase-log = O diário de viagem
lesson-ny-chase-log-1 = Mister X se move sem ser visto. Mas o diário mostra cada bilhete que ele usa: toque nele.
lesson-ny-chase-log-2 = Ele estava na 3 e pegou o metrô. Da 3 só sai uma linha. Toque onde ele está agora.
lesson-ny-chase-log-done = A caçada é isso: onde estava, o que usou, onde pode estar.
lesson-ny-chase-reveal = Ele aparece
lesson-ny-chase-reveal-1 = Onde o diário tem um olho, ele precisa aparecer. Falta pouco: espere por ele na { $station }.
lesson-ny-chase-reveal-2 = Lá está ele, na { $station }. O ônibus leva você direto até ele.
lesson-ny-chase-reveal-done = Pego. Quem chega à estação dele vence por todos os detetives.
lesson-ny-chase-corner = Cerquem-no juntos
lesson-ny-chase-corner-1 = Ele está na 4 e tem três saídas. Pegue o ônibus até a { $station } e deixe uma barreira na 3.
lesson-ny-chase-corner-2 = Duas saídas fechadas. Agora o Azul para a { $station }, e ele não tem para onde ir.
lesson-ny-chase-corner-done = Cercado. Uma barreira detém só a ele, e mais ninguém.
lesson-ny-chase-x = Seja Mister X
lesson-ny-chase-x-1 = Agora você é Mister X, e todos viram você na 3. Com um bilhete preto você pega o barco: escape para a { $station }.
lesson-ny-chase-x-2 = Ninguém sabe como você saiu. Aproveite: escolha a jogada dupla e vá primeiro para a { $station }.
lesson-ny-chase-x-3 = E logo em seguida para a { $station }, pelas costas deles.
lesson-ny-chase-x-done = Sumiu. Fique livre por 22 rodadas e Manhattan é sua.

## Mister X in Sanssouci

lesson-sanssouci-move = A pé
lesson-sanssouci-move-1 = Você é o Vermelho, um agente. Toque na { $station } e vá a pé.
lesson-sanssouci-move-2 = Um bilhete, uma parada. Continue a pé até a { $station }.
lesson-sanssouci-move-done = É assim que todo agente anda: por uma linha, até a próxima parada.
lesson-sanssouci-tickets = Bilhetes
lesson-sanssouci-tickets-1 = O ViP, bonde e ônibus num só, leva você mais longe. Vá até a { $station }.
lesson-sanssouci-tickets-2 = À { $station } você chega a pé ou de ViP. De ViP só resta um bilhete: vá a pé.
lesson-sanssouci-tickets-done = Cada agente tem os próprios bilhetes, e o que se gasta fica com Mister X.
lesson-sanssouci-log = O diário de viagem
lesson-sanssouci-log-1 = Mister X se move sem ser visto. Mas o diário mostra cada bilhete que ele usa: toque nele.
lesson-sanssouci-log-2 = Ele estava na 3 e pegou o trem rápido. Da 3 só sai um. Toque onde ele está agora.
lesson-sanssouci-log-done = A caçada é isso: onde estava, o que usou, onde pode estar.
lesson-sanssouci-reveal = Ele aparece
lesson-sanssouci-reveal-1 = Onde o diário tem um olho, ele precisa aparecer. Falta pouco: espere por ele na { $station }.
lesson-sanssouci-reveal-2 = Lá está ele, na { $station }. O ViP leva você direto até ele.
lesson-sanssouci-reveal-done = Pego. Quem chega à estação dele vence por todos os agentes.
lesson-sanssouci-corner = Cerquem-no juntos
lesson-sanssouci-corner-1 = Ele está na 3 e tem duas saídas. Mande o Vermelho para a { $station } e feche uma delas.
lesson-sanssouci-corner-2 = Agora o Azul para a { $station }, e ele não tem para onde ir.
lesson-sanssouci-corner-done = Encurralado. Sozinhos vocês o perseguem; juntos o pegam.
lesson-sanssouci-x = Seja Mister X
lesson-sanssouci-x-1 = Agora você é Mister X, e todos viram você na 3. Um bilhete preto leva você ao navio: escape para a { $station }.
lesson-sanssouci-x-2 = Eles estão ao lado. Escolha a jogada dupla e vá primeiro para a { $station }.
lesson-sanssouci-x-3 = E logo em seguida para a { $station }, antes que eles se virem.
lesson-sanssouci-x-done = Sumiu. Preencha as 24 anotações do diário e você terá escapado.

## Flucht durch Europa

lesson-europa-hand = A sua mão
lesson-europa-hand-1 = Estes são os seus bilhetes. Em cima está como você viaja; embaixo, um símbolo. Toque neles.
lesson-europa-hand-2 = De cada um vale só uma metade. Sombras só servem a Mister X, então gaste essa: de carro até a { $station }.
lesson-europa-hand-done = O que vocês gastam volta ao saco, e vocês tiram outros. Guardem os símbolos de que precisam.
lesson-europa-mission = A missão dele
lesson-europa-mission-1 = Mister X tem uma missão, e todos veem a cor dela. Ele precisa chegar à { $station }. Toque no destino.
lesson-europa-mission-2 = Se ele chegar lá, venceu. Fique no caminho: de carro até a { $station }.
lesson-europa-mission-done = Vocês não o veem. Mas sabem aonde ele tem de ir.
lesson-europa-rings = No rastro dele
lesson-europa-rings-1 = Ele passou por aqui há pouco? Você descobre indo até lá: de carro até a { $station }.
lesson-europa-rings-2 = No fim da rodada você pode trocar bilhetes. Os seus estão bons: fique com todos.
lesson-europa-rings-3 = Um anel na 3: foi lá que o primeiro movimento o levou. Está também no diário. Toque nele.
lesson-europa-rings-done = A cada rodada, toda cidade em que vocês entram é comparada com as últimas cinco dele.
lesson-europa-investigate = Investigar
lesson-europa-investigate-1 = Depois que todos se moveram, três lupas compram uma pista: onde ele estava há quatro movimentos. Pague com elas.
lesson-europa-investigate-done = Lá está o anel. Com quatro ou cinco lupas, a pista é mais fresca.
lesson-europa-operate = O golpe
lesson-europa-operate-1 = Ele estava na 4 e pegou um carro. Dá na 2 ou na 5, e na 2 está o Violeta. Toque onde ele está.
lesson-europa-operate-2 = Três luzes azuis movem um detetive mais uma vez, de carro. Mande o Vermelho para a { $station }.
lesson-europa-operate-done = Pego. Quatro pagam um trem; cinco, até um avião.
lesson-europa-x = Seja Mister X
lesson-europa-x-1 = Agora você é Mister X, e a 8 é o seu destino. Olhe a sua mão: três pegadas são uma jogada dupla.
lesson-europa-x-2 = Escolha a jogada dupla até a { $station }, no carro com a lupa. As pegadas pagam por ele.
lesson-europa-x-3 = E logo em seguida até a { $station }.
lesson-europa-x-done = Missão cumprida. Três sombras teriam escondido o seu bilhete.

## Mister X de Jürgen Behrends

lesson-behrends-drive = Pelos dados
lesson-behrends-drive-1 = Você é a polícia, e os dados mostram 2 e 3. O carro 1 nunca dá meia-volta na rua: avance 2 casas, até a { $station }.
lesson-behrends-drive-2 = O outro dado move outro carro. O carro 2 sai da Delegacia por uma seta: 3 casas, até a { $station }.
lesson-behrends-drive-done = Cada dado move um carro, exatamente isso. Depois o bando anda com os próprios dados.
lesson-behrends-check = Reviste-o
lesson-behrends-check-1 = Um dos dez é Mister X. Pare em cima de um gângster: 2 casas, até a { $station }.
lesson-behrends-check-2 = Quem é alcançado por um carro pode ser revistado. Reviste-o.
lesson-behrends-check-done = Número 4, não é Mister X: ele fica virado para cima. Vocês têm sete revistas; esta foi uma.
lesson-behrends-found = Descoberto
lesson-behrends-found-1 = Num cruzamento, um carro toma qualquer caminho. Avance 3 casas, até a { $station }.
lesson-behrends-found-2 = Este anda sozinho por aqui. Reviste-o.
lesson-behrends-found-done = Era Mister X. Ele foge, todos são revelados e a caçada começa.
lesson-behrends-dial = O telefone
lesson-behrends-dial-1 = Agora os carros numa rua ligam para o chefe: o número da casa gira o disco. Olhe para ele.
lesson-behrends-dial-2 = O carro 1 está na 13, cujo número o gira até o vermelho. Escolha o carro 1 e depois o 2.
lesson-behrends-dial-3 = Vermelho: o carro 1 pode ir a qualquer casa vermelha. Numa delas está Mister X, na { $station }. Prenda-o.
lesson-behrends-dial-done = Preso. Mas cuidado: com vinte advertências do chefe, Mister X vence.
lesson-behrends-corner = Pelos pontos
lesson-behrends-corner-1 = Num cruzamento valem os pontos impressos, aqui 3. Escolha o carro 1 e depois o 2.
lesson-behrends-corner-2 = Exatamente 3 casas, e ele está exatamente ali: na { $station }.
lesson-behrends-corner-done = Pego. Quem termina o movimento em cima de Mister X o prende por todos.
lesson-behrends-x = Seja Mister X
lesson-behrends-x-1 = Agora você é o número 7, e todos sabem. Afaste-se 2 casas do carro, até a { $station }.
lesson-behrends-x-2 = Um ajudante socorre você. Dois na mesma casa são uma barricada: a Peça 3 até a { $station }.
lesson-behrends-x-done = Por ali nenhum carro passa mais. Aguente vinte advertências e estará livre.
