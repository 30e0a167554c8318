# Amigos: la sala de espera, la siguiente partida, las partidas de este navegador.

lobby-play = Jugar con amigos
lobby-have-code = Entrar con un código
lobby-code-hint = Seis letras y cifras, de la pantalla de tu amigo
lobby-title = Esperando a los amigos
lobby-about = Tus amigos abren el enlace, escanean el cuadrado o escriben el código en la primera página.
lobby-code = Código
lobby-invite = Invitar a amigos
lobby-game = Juego
lobby-custom = Más opciones
lobby-pick = Toca un asiento libre para sentarte.
lobby-sit = Sentarme aquí
lobby-get-up = Levantarme
lobby-add-bot = Añadir bot
lobby-take-away = Dejar libre: { $who }
lobby-level = Nivel: { $who }
lobby-not-here = aún no ha llegado
lobby-ready = Ya puedo empezar
lobby-is-ready = a punto
lobby-waiting = Esperamos a { $names }.
lobby-all-ready = Todos están a punto.
lobby-empty = { $count ->
    [one] Queda un asiento vacío: lo juega un bot hasta que llegue alguien.
   *[other] Quedan { $count } asientos vacíos: los juegan bots hasta que llegue alguien.
  }
lobby-start = Empezar la partida
lobby-start-anyway = Empezar sin esperar
lobby-come-back = Volver a la mesa
lobby-host-starts = Empieza el anfitrión, o cualquiera cuando todos estén a punto.
lobby-absent = { $count ->
    [one] La partida empieza en cuanto llegue { $names }: cada dispositivo participa en el sorteo del reparto.
   *[other] La partida empieza en cuanto estén todos. Faltan: { $names }. Cada dispositivo participa en el sorteo del reparto.
  }
lobby-drawing = Repartiendo. Falta la respuesta de { $names }.
lobby-dealing = Repartiendo.
lobby-begun = La partida ha empezado sin ti.
lobby-begun-about = Pide el enlace: lleva a un asiento vacío o te deja mirar.

again-who = ¿Quién será ahora Mister X?
again-same = Los mismos asientos
again-next = Por turno: { $who }

mine-go-on = Seguir jugando
mine-your-move = Te toca en { $game }
mine-your-move-with = Te toca en { $game }, con { $names }
mine-waits = Esperando a los amigos en { $game }
mine-waits-with = En la sala de { $game }, con { $names }
mine-running = { $game } está en marcha
mine-running-with = { $game } está en marcha, con { $names }
mine-with = con { $names }
mine-won = Ganada
mine-lost = Perdida
mine-path = El camino de Mister X
mine-dropped = { $game } ya no está en la lista.
mine-undo = Deshacer

score-title = Mis resultados
score-about = Se cuentan en este navegador y en ningún otro sitio.
score-empty = Aún no has terminado ninguna partida.
score-hunter = Como perseguidor
score-won = { $won } de { $games } ganadas
score-save = Guardar en un archivo
