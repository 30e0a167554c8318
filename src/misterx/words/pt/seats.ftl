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
takeback-kept = Nada foi desfeito. A partida continua.

deed-title = O que mudou na mesa
deed-somebody = Alguém
deed-host = O anfitrião
deed-sat = { $who } sentou-se como { $seat } depois da distribuição
deed-left = { $who } deixou o lugar
deed-slept = { $who } não respondeu, então nada foi distribuído; o lugar está livre de novo
deed-opened = { $by } abriu o lugar para outra pessoa: { $who }
deed-bot = { $who } deixa um bot jogar ({ $bot })
deed-bot-for = { $by } deixa um bot ({ $bot }) jogar por { $who }
deed-stand-in = Um bot ({ $bot }) substitui { $who }
deed-back = { $who } voltou
deed-back-late = { $who } não estava na distribuição e agora joga
deed-takeback = { $who } desfez uma jogada
deed-takeback-agreed = { $who } desfez uma jogada, de acordo com { $others }
deed-another = Agora outra pessoa joga com { $seat }: { $who }
deed-instead = Agora uma pessoa joga com { $seat } no lugar de um bot: { $who }

seat-to-bot = Deixar um bot jogar
seat-to-person = Devolver o lugar a { $name }
seat-open = Abrir o lugar para outra pessoa
seat-open-sure = { $who } perde este lugar na hora. Você recebe um link para quem vier no lugar.
seat-bot-for-me = Deixar um bot jogar por mim
seat-me-again = Voltar a jogar
seat-give = Ceder meu lugar
seat-give-sure = Você sai da mesa na hora e recebe um link. Quem o abrir fica com o seu lugar.
seat-give-now = Ceder
seat-bot-plays = Um bot está jogando por você.
seat-gone = Você deixou o seu lugar.
seat-gone-about = Envie este link a quem vai continuar jogando. Ele vale uma única vez.

standin-title = Se alguém ficar offline
standin-after = { $minutes ->
    [one] Depois de um minuto um bot assume
   *[other] Depois de { $minutes } minutos um bot assume
  }
standin-waits = Esperar a pessoa voltar
standin-which = Qual bot assume
standin-says = { $minutes ->
    [one] Se alguém ficar offline por um minuto, o bot “{ $bot }” assume até a pessoa voltar.
   *[other] Se alguém ficar offline por { $minutes } minutos, o bot “{ $bot }” assume até a pessoa voltar.
  }
standin-says-waits = Se alguém ficar offline, a partida espera.
standin-fixed = Vale para a partida toda.

device-title = Seus aparelhos
device-also = Aberto também em outro aparelho desde { $time }
device-holder = O lugar foi ocupado em outro aparelho ({ $time }); este entrou pelo link.
device-end = Desconectar
device-end-sure = Esse aparelho é desconectado na hora, e os links para o seu lugar deixam de valer para aparelhos novos.
device-keep = Deixar aberto
device-link = Link para outro aparelho
device-closed = Os links anteriores não valem mais para aparelhos novos.
device-fresh = Seu lugar foi aberto em outro aparelho. Se não foi você, desconecte-o em “{ $people }”.

follow-not-holder = O lugar na próxima partida só se abre no aparelho que ocupava este.
