# Las páginas alrededor de la mesa: inicio, ajustes, mesa nueva, invitaciones, partida guiada.

home-opponents = Nivel de los bots
home-headline = Está en algún lugar de la ciudad.
home-lead = Cinco juegos de persecución sobre mapas reales. Perseguidlo en equipo o ponte en su piel.
home-play-now = Jugar ya
home-at-once = Jugar ya, contra bots:
home-as-hunter = Perseguir a Mister X
home-as-x = Ser Mister X
home-set-table = Crear partida
home-rules = Reglas
home-players = De { $least } a { $most } jugadores
home-choose = Elige un juego

nav-unknown = Ese juego no existe
nav-unknown-about = En esta dirección no hay ningún juego. Quizá esté mal escrita.
nav-home = Todos los juegos
nav-tables = Mis partidas
nav-settings = Ajustes
nav-close = Cerrar
nav-menu = Menú

settings-title = Ajustes
settings-name = Tu nombre
settings-theme = Aspecto

theme-auto = Igual que el dispositivo
theme-light = Papel y tinta
theme-dark = La ciudad de noche

settings-language = Idioma
settings-sound = Sonidos
settings-shake = Vibración
settings-cover = Mantener pulsado para ver
settings-cover-about = El lugar donde está Mister X queda tapado hasta que se mantiene pulsado el botón.
settings-notify = Avísame cuando sea mi turno

set-leads = Quién juega con qué detectives
set-leads-about = El reglamento reparte los detectives por igual; aquí eliges quién juega con cuáles.
set-leads-reset = Repartir como en el reglamento
set-title = Crear partida: { $game }
set-players = Jugadores
set-seats = Quién juega qué
set-me = Yo
set-friend = Un amigo, por enlace
set-level = Bot: { $level }
set-more-bots = Más bots
set-edition = Edición
set-options = Reglas de la casa
set-options-about = Vale la regla impresa mientras no la cambies aquí.
set-aid = Ayuda para deducir

aids-off = Ninguna: deducidlo vosotros
aids-possible = Mostrar dónde puede estar
aids-likelihood = Mostrar la probabilidad de cada lugar

set-clock = Reloj
set-clock-off = Sin reloj
set-clock-minutes = { $minutes } minutos por bando
set-start = Empezar
set-reset = Volver a la regla impresa
set-hot-seat = Tienes varios asientos: pasad el dispositivo en cada turno.
set-yes = sí
set-no = no
set-default = según la regla

people-only-here = Este enlace solo funciona en este ordenador. Para que se unan los móviles de la sala, cierra el programa y ábrelo con --lan.
people-share = Compartir
people-which = Qué bot
people-title = En esta mesa
people-any-seat = Enlace para cualquier asiento libre
people-seat-link = Enlace para { $seat }
people-watch = Enlace para espectadores
people-copy = Copiar enlace
people-copied = Copiado
people-you = tú
people-open = falta un jugador
people-away = sin conexión
people-here = en línea
people-bot-holds = aquí juega un bot
people-qr = Escanea para unirte
people-waiting = { $count ->
    [one] Falta un jugador.
   *[other] Faltan { $count } jugadores.
  }
people-your-link = Tu propio enlace, para otro dispositivo
people-host-you = Organizas esta mesa, pero no juegas.
people-host = El anfitrión está aquí, pero no juega.
people-watchers = { $count ->
    [one] Hay un espectador.
   *[other] Hay { $count } espectadores.
  }
people-start-with-bots = Empezar ya, con bots en los asientos libres

join-seat = ¿Qué asiento quieres?
join-anywhere = Cualquiera
join-with = En la mesa: { $names }.
join-full = Todos los asientos están ocupados.
join-taken = Este asiento está ocupado.
join-watch = Solo mirar
join-title = Te han invitado
join-name = Tu nombre
join-sit = Unirse a la partida
join-gone = Esta mesa no existe. Quizá el enlace esté incompleto.

tables-title = Mis partidas
tables-empty = Aún no hay partidas. Empieza una y aparecerá aquí.
tables-running = En juego
tables-over = Terminada
tables-open = Abrir
tables-drop = Quitar
tables-as = como { $who }

handover-title = Pasa el dispositivo a { $name }
handover-about = En esta pantalla no hay nada secreto.
handover-ready = Soy { $name }

learn-none = Aquí no hay reglas para este juego.
learn-title = Reglas
learn-why = ¿Qué regla?
learn-lesson = Aprender en 3 minutos
learn-resume = Seguir aprendiendo
learn-again = Repasar la lección
learn-next = Siguiente
learn-skip = Saltar
learn-leave = Salir de la lección
learn-parts = Partes de la lección
learn-near = También podrías ir ahí. De momento, sigue la flecha hasta la { $station }.
learn-far = Desde aquí no hay línea hasta ahí. Busca la flecha.
learn-other = Casi. Toca donde señala la flecha.
learn-short = Una partida corta
learn-friends = Jugar con amigos
learn-hint = Una pista

coach-corner = Ya solo puede estar en { $count ->
    [one] un lugar
   *[other] { $count } lugares
  }. { $pawn } llega a la { $station }: podría ser su final.
coach-seen = Ahí está, en la { $station }. Cerradle las salidas antes de perseguirlo.
coach-soon = En su próximo movimiento se deja ver. Repartíos, para que haya alguien cerca dondequiera que sea.
coach-scarce = { $ticket }: solo quedan { $left }. Guardadlos para el final.
coach-near = Aquí pueden alcanzarte. A la { $station } no llega nadie en el próximo turno.
coach-show = Tu próximo movimiento se verá. Termínalo donde se junten muchas líneas.
coach-targets = Tiene que llegar a una de las ciudades de destino de la misión { $mission }: { $cities }. Que dos se queden cerca mientras los demás persiguen.
coach-ring = El control lo ha encontrado: tras el movimiento { $entry } estaba en { $station }. Desde allí no puede haber ido lejos.
coach-trail = ¿Habéis perdido la pista? 3 lupas enseñan dónde estaba 4 movimientos antes; 5 lupas, dónde estaba 2 movimientos antes.
coach-home = { $station } es una de tus ciudades de destino y puedes llegar ahora mismo. Con eso ganas.
coach-tokens = Uno de los diez es Mister X. Llevad un coche justo a la casilla de una ficha y podréis controlarla.
coach-check = { $left ->
    [one] Os queda solo 1 control.
   *[other] Tenéis { $left } controles.
  } Quien no deja de huir de los coches merece uno.
coach-call = En la calle, el coche llama antes de moverse: su número hace girar el disco desde donde está ahora. Contad antes de elegir.
coach-warnings = Ya hay { $held } advertencias: con { $most } se escapa. Elegid coches que no reciban otra.
coach-thanks = Entendido
coach-alone = Seguir sin ayuda

notify-turn = Mister X: te toca
notify-tab = ● Te toca
