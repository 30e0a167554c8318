# As páginas em volta da mesa: início, ajustes, mesa nova, convites, partida guiada.

home-opponents = Bots contra quem você joga
home-headline = Ele está em algum lugar da cidade.
home-lead = Cinco jogos de perseguição em mapas reais. Persigam-no juntos, ou seja ele.
home-play-now = Jogar já
home-at-once = Jogar já, contra bots:
home-as-hunter = Persegui-lo
home-as-x = Ser Mister X
home-set-table = Preparar a mesa
home-rules = Regras
home-players = De { $least } a { $most } jogadores
home-first = Primeira vez? Partida guiada
home-choose = Escolha um jogo

nav-unknown = Esse jogo não existe
nav-unknown-about = Este endereço não indica nenhum jogo conhecido aqui. Talvez esteja mal digitado.
nav-home = Todos os jogos
nav-tables = Minhas mesas
nav-settings = Ajustes
nav-close = Fechar
nav-menu = Menu

settings-title = Ajustes
settings-name = Seu nome
settings-theme = Aparência

theme-auto = Como o aparelho
theme-light = Papel e tinta
theme-dark = A cidade à noite

settings-language = Idioma
settings-sound = Sons
settings-cover = Segurar para olhar
settings-cover-about = Os segredos de Mister X ficam cobertos até ele segurar o botão.
settings-notify = Avise-me quando for minha vez

set-leads = Quem conduz quem
set-leads-about = A regra divide os detetives por igual; aqui você escolhe de quem é cada um.
set-leads-reset = Como na regra
set-title = Preparar a mesa: { $game }
set-players = Jogadores
set-seats = Quem senta onde
set-me = Eu
set-friend = Um amigo, por link
set-level = Bot: { $level }
set-edition = Edição
set-options = Opções
set-options-about = Cada opção segue a regra impressa enquanto você não a mudar.
set-aid = Ajuda para deduzir

aids-off = Nenhuma: pensem vocês
aids-possible = Mostrar onde ele pode estar
aids-likelihood = Mostrar a chance de cada lugar

set-clock = Relógio
set-clock-off = Sem relógio
set-clock-minutes = { $minutes } minutos para cada lado
set-start = Começar
set-reset = Regra impressa
set-hot-seat = Vários lugares são seus: vocês passarão o aparelho a cada vez.
set-yes = sim
set-no = não
set-default = como impresso

people-only-here = Este endereço só funciona neste computador. Para os celulares da sala, feche o programa e abra-o com --lan.
people-share = Compartilhar
people-which = Qual bot
people-title = Nesta mesa
people-any-seat = Link para qualquer lugar livre
people-seat-link = Link para { $seat }
people-watch = Link para assistir
people-copy = Copiar link
people-copied = Copiado
people-you = você
people-open = espera um amigo
people-away = fora
people-here = aqui
people-bot-holds = um bot guarda o lugar
people-qr = Escaneie para entrar
people-waiting = { $count ->
    [one] Falta um amigo se sentar.
   *[other] Faltam { $count } amigos se sentarem.
  }
people-your-link = Seu próprio link, para outro aparelho
people-host-you = Você é o anfitrião e não tem lugar.
people-host = O anfitrião está aqui e não tem lugar.
people-watchers = { $count ->
    [one] Uma pessoa assiste.
   *[other] { $count } pessoas assistem.
  }
people-start-with-bots = Começar; bots guardam os lugares livres

join-seat = Onde você quer sentar?
join-anywhere = Em qualquer lugar
join-with = À mesa: { $names }.
join-full = Todos os lugares estão ocupados.
join-taken = Este lugar está ocupado.
join-watch = Assistir à partida
join-title = Você foi convidado
join-name = Seu nome
join-sit = Sentar-se
join-gone = Esta mesa não é conhecida aqui. Talvez o link esteja incompleto.

tables-title = Minhas mesas
tables-empty = Ainda não há mesas. Comece uma partida e ela aparecerá aqui.
tables-running = Em jogo
tables-over = Terminada
tables-open = Abrir
tables-drop = Esquecer
tables-as = como { $who }

handover-title = Passe o aparelho para { $name }
handover-about = Nada nesta tela é segredo.
handover-ready = Sou { $name }

learn-none = Ninguém escreveu aqui as regras deste jogo.
learn-title = Regras
learn-why = Qual regra?
learn-next = Entendi
learn-skip = Seguir sem ajuda
learn-guided = Partida guiada

guide-welcome = Você lidera os perseguidores. Mister X anda sem ser visto por este mapa, e vocês têm 22 rodadas para achá-lo.
guide-log = O diário de viagem mostra como ele viajou. Nos campos com um olho ele tem de se mostrar.
guide-move = Sua vez: toque numa estação com anel violeta (verde à noite) e escolha o bilhete. Uma linha, uma parada.
guide-possible = Os anéis laranja mostram onde ele pode estar. Mova para que fiquem menos.
guide-reveal = Lá está ele. A partir de agora conta que bilhetes ele usa dali.
guide-tickets = Seus bilhetes são limitados, e o que vocês gastam o ajuda. Guardem o metrô.
guide-catch = Quem se move para a estação dele o pega. Um só raramente consegue: cheguem por vários lados.
guide-black = Um bilhete preto: pode ser qualquer viagem, até a balsa. Ninguém vê qual.
guide-double = Um movimento duplo: ele viajou duas vezes numa só vez, e o diário tem dois registros novos.

notify-turn = Sua vez em Mister X
notify-tab = ● Sua vez
