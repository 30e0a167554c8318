# Lugares que mudam de dono, jogadas desfeitas, aparelhos.

takeback-ask = Desfazer minha última jogada
takeback-title = Desfazer
takeback-asks = { $who } quer desfazer uma jogada.
takeback-asked = Você pediu para desfazer sua última jogada.
takeback-about = Tudo o que aconteceu desde então seria desfeito.
takeback-missing = Falta a resposta de: { $who }.
takeback-agree = Concordo
takeback-refuse = Não
takeback-agreed = Você concordou.
takeback-withdraw = Retirar o pedido
takeback-kept = Nada foi desfeito. A partida segue como está.

deed-title = O que mudou na mesa
deed-somebody = Alguém
deed-host = O anfitrião
deed-sat = { $who } sentou-se como { $seat } (com a partida em andamento)
deed-left = { $who } deixou o lugar
deed-opened = { $by } abriu o lugar para outra pessoa: { $who }
deed-bot = { $who } deixa um bot jogar ({ $bot })
deed-bot-for = { $by } deixa um bot ({ $bot }) jogar por { $who }
deed-stand-in = Um bot ({ $bot }) substitui { $who }
deed-back = { $who } voltou
deed-takeback = { $who } desfez uma jogada
deed-takeback-agreed = { $who } desfez uma jogada, com a concordância de { $others }
deed-another = Agora outra pessoa joga com { $seat }: { $who }
deed-instead = Agora uma pessoa joga com { $seat } no lugar de um bot: { $who }

seat-to-bot = Deixar um bot jogar
seat-to-person = Devolver à pessoa
seat-open = Abrir para outra pessoa
seat-open-sure = { $who } perde este lugar na hora. Você recebe um link para quem vier no lugar.
seat-bot-for-me = Deixar um bot jogar por mim
seat-me-again = Volto a jogar eu
seat-give = Ceder meu lugar
seat-give-sure = Você sai da mesa na hora e recebe um link. Quem o abrir fica com o seu lugar.
seat-give-now = Ceder
seat-bot-plays = Um bot está jogando por você.
seat-gone = Você deixou o seu lugar.
seat-gone-about = Envie este link a quem vai continuar jogando. Ele vale uma única vez.

standin-title = Se alguém se ausentar
standin-after = { $minutes ->
    [one] Depois de um minuto um bot continua
   *[other] Depois de { $minutes } minutos um bot continua
  }
standin-waits = O lugar espera
standin-which = Qual bot continua jogando
standin-says = { $minutes ->
    [one] Se alguém ficar fora por um minuto, o bot “{ $bot }” continua jogando até a pessoa voltar.
   *[other] Se alguém ficar fora por { $minutes } minutos, o bot “{ $bot }” continua jogando até a pessoa voltar.
  }
standin-says-waits = Se alguém ficar fora, o lugar espera.
standin-fixed = Vale para a partida toda.

device-title = Seus aparelhos
device-also = Aberto também em outro aparelho desde: { $time }
device-holder = O lugar foi ocupado em outro aparelho ({ $time }); este entrou pelo link.
device-end = Desconectar
device-end-sure = Esse aparelho sai na hora, e os links para o seu lugar não deixam mais entrar nenhum novo.
device-keep = Deixar aberto
device-link = Link para outro aparelho
device-closed = Os links anteriores não deixam mais entrar nenhum aparelho novo.
device-fresh = Seu lugar foi aberto em outro aparelho. Se não foi você, desconecte-o em “{ $people }”.

follow-not-holder = O lugar na próxima partida só se abre no aparelho que ocupava este.
