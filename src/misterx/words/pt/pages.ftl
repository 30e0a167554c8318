# As páginas em volta da mesa: início, ajustes, mesa nova, convites, partida guiada.

home-opponents = Nível dos bots
home-headline = Ele está em algum lugar da cidade.
home-lead = Cinco jogos de perseguição em mapas reais. Persigam-no em equipe ou entre na pele dele.
home-play-now = Jogar agora
home-at-once = Jogar agora, contra bots:
home-as-hunter = Perseguir Mister X
home-as-x = Ser Mister X
home-set-table = Criar partida
home-rules = Regras
home-players = De { $least } a { $most } jogadores
home-choose = Escolha um jogo

nav-unknown = Esse jogo não existe
nav-unknown-about = Não há nenhum jogo neste endereço. Talvez esteja mal digitado.
nav-home = Todos os jogos
nav-tables = Minhas partidas
nav-settings = Ajustes
nav-close = Fechar
nav-menu = Menu

settings-title = Ajustes
settings-name = Seu nome
settings-theme = Aparência

theme-auto = Igual ao aparelho
theme-light = Papel e tinta
theme-dark = A cidade à noite

settings-language = Idioma
settings-sound = Sons
settings-shake = Vibração
settings-cover = Segurar para olhar
settings-cover-about = O lugar onde Mister X está fica coberto até alguém segurar o botão.
settings-notify = Avise-me quando for minha vez

set-leads = Quem joga com quais detetives
set-leads-about = A regra divide os detetives por igual; aqui você escolhe quem joga com quais.
set-leads-reset = Dividir como na regra
set-title = Criar partida: { $game }
set-players = Jogadores
set-seats = Quem joga com quê
set-me = Eu
set-friend = Um amigo, por link
set-level = Bot: { $level }
set-more-bots = Mais bots
set-edition = Edição
set-options = Regras da casa
set-options-about = Vale a regra impressa enquanto você não a mudar aqui.
set-aid = Ajuda para deduzir

aids-off = Nenhuma: deduzam vocês mesmos
aids-possible = Mostrar onde ele pode estar
aids-likelihood = Mostrar a probabilidade de cada lugar

set-clock = Relógio
set-clock-off = Sem relógio
set-clock-minutes = { $minutes } minutos para cada lado
set-start = Começar
set-reset = Voltar à regra impressa
set-hot-seat = Você tem vários lugares: passem o aparelho a cada vez.
set-yes = sim
set-no = não
set-default = como na regra

people-only-here = Este link só funciona neste computador. Para os celulares da sala entrarem, feche o programa e abra-o com --lan.
people-share = Compartilhar
people-which = Qual bot
people-title = Nesta mesa
people-any-seat = Link para qualquer lugar livre
people-seat-link = Link para { $seat }
people-watch = Link para assistir
people-copy = Copiar link
people-copied = Copiado
people-you = você
people-open = falta um jogador
people-away = offline
people-here = online
people-bot-holds = aqui joga um bot
people-qr = Escaneie para entrar
people-waiting = { $count ->
    [one] Falta um jogador.
   *[other] Faltam { $count } jogadores.
  }
people-your-link = Seu próprio link, para outro aparelho
people-host-you = Você organiza esta mesa, mas não joga.
people-host = O anfitrião está aqui, mas não joga.
people-watchers = { $count ->
    [one] Uma pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
  }
people-start-with-bots = Começar agora, com bots nos lugares livres

join-seat = Qual lugar você quer?
join-anywhere = Qualquer um
join-with = Na mesa: { $names }.
join-full = Todos os lugares estão ocupados.
join-taken = Este lugar está ocupado.
join-watch = Só assistir
join-title = Você recebeu um convite
join-name = Seu nome
join-sit = Entrar na partida
join-gone = Esta mesa não existe. Talvez o link esteja incompleto.

tables-title = Minhas partidas
tables-empty = Ainda não há partidas. Comece uma e ela aparecerá aqui.
tables-running = Em andamento
tables-over = Terminada
tables-open = Abrir
tables-drop = Remover
tables-as = como { $who }

handover-title = Passe o aparelho para { $name }
handover-about = Nada nesta tela é segredo.
handover-ready = Sou { $name }

learn-none = Não há regras para este jogo aqui.
learn-title = Regras
learn-why = Qual regra?
learn-lesson = Aprender em 3 minutos
learn-resume = Continuar aprendendo
learn-again = Rever a lição
learn-next = Avançar
learn-skip = Pular
learn-leave = Sair da lição
learn-parts = Partes da lição
learn-near = Você também poderia ir até lá. Por ora, siga a seta até a { $station }.
learn-far = Daqui não há linha até lá. Procure a seta.
learn-other = Quase. Toque onde a seta aponta.
learn-short = Uma partida curta
learn-friends = Jogar com amigos
learn-hint = Uma dica

coach-corner = Ele só pode estar em { $count ->
    [one] um lugar
   *[other] { $count } lugares
  }. { $pawn } alcança a { $station }: pode ser o fim dele.
coach-seen = Lá está ele, na { $station }. Fechem as saídas antes de persegui-lo.
coach-soon = No próximo movimento ele aparece. Espalhem-se, para que haja alguém por perto onde quer que seja.
coach-scarce = { $ticket }: só restam { $left }. Guardem para o fim.
coach-near = Aqui podem alcançar você. À { $station } ninguém chega na próxima vez.
coach-show = O seu próximo movimento será visto. Termine onde muitas linhas se encontram.
coach-targets = Ele precisa chegar a uma das cidades de destino da missão { $mission }: { $cities }. Deixem dois por perto enquanto os outros perseguem.
coach-ring = A verificação o encontrou: depois do movimento { $entry } ele estava em { $station }. De lá não pode ter ido longe.
coach-trail = Perderam a pista? 3 lupas mostram onde ele estava 4 movimentos antes; 5 lupas, onde estava 2 movimentos antes.
coach-home = { $station } é uma das suas cidades de destino e você chega lá agora. Com isso, você vence.
coach-tokens = Um dos dez é Mister X. Levem um carro exatamente até uma peça e poderão revistá-la.
coach-check = { $left ->
    [one] Vocês só têm mais 1 revista.
   *[other] Vocês têm { $left } revistas.
  } Quem vive fugindo dos carros merece uma.
coach-call = Na rua, o carro telefona antes de andar: o número dele gira o disco a partir de onde está agora. Contem antes de escolher.
coach-warnings = Já são { $held } advertências: com { $most } ele escapa. Escolham carros que não recebam outra.
coach-thanks = Entendi
coach-alone = Seguir sem ajuda

notify-turn = Mister X: é a sua vez
notify-tab = ● Sua vez
