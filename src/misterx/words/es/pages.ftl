# Las páginas alrededor de la mesa: inicio, ajustes, mesa nueva, invitaciones, partida guiada.

home-opponents = Bots contra los que juegas
home-headline = Está en algún lugar de la ciudad.
home-lead = Cinco juegos de persecución sobre mapas reales. Perseguidlo juntos, o sé él.
home-play-now = Jugar ya
home-at-once = Jugar ya, contra bots:
home-as-hunter = Perseguirlo
home-as-x = Ser Mister X
home-set-table = Preparar la mesa
home-rules = Reglas
home-players = De { $least } a { $most } jugadores
home-first = ¿Primera vez? Partida guiada
home-choose = Elige un juego

nav-unknown = Ese juego no existe
nav-unknown-about = Esta dirección no nombra ningún juego conocido aquí. Quizá esté mal escrita.
nav-home = Todos los juegos
nav-tables = Mis mesas
nav-settings = Ajustes
nav-close = Cerrar
nav-menu = Menú

settings-title = Ajustes
settings-name = Tu nombre
settings-theme = Aspecto

theme-auto = Como el dispositivo
theme-light = Papel y tinta
theme-dark = La ciudad de noche

settings-language = Idioma
settings-sound = Sonidos
settings-cover = Mantener para mirar
settings-cover-about = Los secretos de Mister X quedan tapados hasta que mantiene pulsado.
settings-notify = Avísame cuando sea mi turno

set-leads = Quién lleva a quién
set-leads-about = El reglamento reparte los detectives por igual; aquí eliges de quién es cada uno.
set-leads-reset = Como en el reglamento
set-title = Preparar la mesa: { $game }
set-players = Jugadores
set-seats = Quién se sienta dónde
set-me = Yo
set-friend = Un amigo, por enlace
set-level = Bot: { $level }
set-edition = Edición
set-options = Opciones
set-options-about = Cada opción sigue la regla impresa mientras no la cambies.
set-aid = Ayuda para deducir

aids-off = Ninguna: pensad vosotros
aids-possible = Mostrar dónde puede estar
aids-likelihood = Mostrar lo probable que es cada lugar

set-clock = Reloj
set-clock-off = Sin reloj
set-clock-minutes = { $minutes } minutos cada bando
set-start = Empezar
set-reset = Regla impresa
set-hot-seat = Varios asientos son tuyos: pasaréis el dispositivo en cada turno.
set-yes = sí
set-no = no
set-default = como impreso

people-only-here = Esta dirección solo funciona en este ordenador. Para los móviles de la sala, cierra el programa y ábrelo con --lan.
people-share = Compartir
people-which = Qué bot
people-title = En esta mesa
people-any-seat = Enlace para cualquier asiento libre
people-seat-link = Enlace para { $seat }
people-watch = Enlace para mirar
people-copy = Copiar enlace
people-copied = Copiado
people-you = tú
people-open = espera a un amigo
people-away = fuera
people-here = aquí
people-bot-holds = un bot guarda el asiento
people-qr = Escanear para unirse
people-waiting = { $count ->
    [one] Falta un amigo por sentarse.
   *[other] Faltan { $count } amigos por sentarse.
  }
people-your-link = Tu propio enlace, para otro dispositivo
people-host-you = Eres el anfitrión y no tienes asiento.
people-host = El anfitrión está aquí y no tiene asiento.
people-watchers = { $count ->
    [one] Una persona mira.
   *[other] { $count } personas miran.
  }
people-start-with-bots = Empezar; los bots guardan los asientos libres

join-seat = ¿Dónde quieres sentarte?
join-anywhere = Donde sea
join-with = En la mesa: { $names }.
join-full = Todos los asientos están ocupados.
join-taken = Este asiento está ocupado.
join-watch = Mirar la partida
join-title = Te han invitado
join-name = Tu nombre
join-sit = Sentarse
join-gone = Esta mesa no se conoce aquí. Quizá el enlace está incompleto.

tables-title = Mis mesas
tables-empty = Aún no hay mesas. Empieza una partida y aparecerá aquí.
tables-running = En juego
tables-over = Terminada
tables-open = Abrir
tables-drop = Olvidar
tables-as = como { $who }

handover-title = Pasa el dispositivo a { $name }
handover-about = En esta pantalla no hay nada secreto.
handover-ready = Soy { $name }

learn-none = Nadie ha escrito aquí las reglas de este juego.
learn-title = Reglas
learn-why = ¿Qué regla?
learn-next = Entendido
learn-skip = Seguir sin ayuda
learn-guided = Partida guiada

guide-welcome = Diriges a los perseguidores. Mister X se mueve sin ser visto por este mapa y tenéis 22 rondas para encontrarlo.
guide-log = El diario de viaje muestra cómo ha viajado. En las casillas con un ojo debe mostrarse.
guide-move = Te toca: toca una estación con anillo violeta (verde de noche) y elige el billete. Una línea, una parada.
guide-possible = Los anillos naranjas muestran dónde puede estar. Mueve para que sean menos.
guide-reveal = Ahí está. Desde ahora cuenta qué billetes usa a partir de ahí.
guide-tickets = Vuestros billetes son limitados, y lo que gastáis le ayuda a él. Guardad el metro.
guide-catch = Quien mueve a su estación lo atrapa. Uno solo rara vez lo consigue: acercaos por varios lados.
guide-black = Un billete negro: puede ser cualquier viaje, incluso el ferry. Nadie ve cuál.
guide-double = Un movimiento doble: ha viajado dos veces en un turno y el diario tiene dos anotaciones nuevas.

notify-turn = Tu turno en Mister X
notify-tab = ● Tu turno
