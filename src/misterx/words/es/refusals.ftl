# Por qué algo no se puede. `.typed` se añade para quien teclea movimientos o escribe programas.

## Del propio navegador

refusal-offline = El servidor no responde. ¿Está en marcha?
refusal-removed = Ya no estás en este asiento: se abrió para otra persona, o quien lo tiene desconectó este dispositivo.
refusal-slept = Tu dispositivo no respondió al repartir, así que tu asiento vuelve a estar libre. Vuelve con el código o el enlace.
refusal-old_page = Esta página está anticuada. Cárgala de nuevo.

## De la mesa

refusal-bad_request = El servidor no pudo leer eso. Carga la página de nuevo.
    .typed = Motivo: { $why }
refusal-forbidden_origin = Solo se aceptan peticiones de las páginas de la propia mesa.
refusal-unknown_host = Este servidor no se conoce por este nombre. Quien lo administra puede indicarlo en el ajuste `public` o `hosts`.
refusal-unknown_link = Este enlace no abre ninguna mesa. Pide uno nuevo.
refusal-unknown_code = Ninguna sala tiene este código. Los códigos caducan al empezar la partida; pide el enlace.
refusal-unknown_board = Aquí no existe ese tablero.
    .typed = Existen: { $allowed }.
refusal-not_found = Aquí no hay nada.
refusal-seat_taken = Este asiento ya está ocupado. Si es el tuyo, ábrelo con el enlace que guardó tu navegador.
refusal-table_full = Todos los asientos están ocupados. Puedes mirar.
refusal-other_side = Este navegador ya juega en el otro bando.
refusal-no_rematch = Todavía no hay otra partida.
refusal-too_large = Eso es demasiado largo.
refusal-slow_down = Más despacio, por favor. Inténtalo dentro de un momento.
refusal-too_many_tries = Demasiados códigos en un minuto. Espera un minuto e inténtalo de nuevo.
refusal-too_many_questions = Eso le da trabajo al servidor y has preguntado muchas veces. Vuelve a preguntar en { $seconds } s.
refusal-house_full = Este servidor está lleno. Inténtalo más tarde.
refusal-not_kept = La mesa no se pudo guardar. Nada ha cambiado; inténtalo de nuevo.
refusal-store_away = Ahora no se puede llegar a las mesas. Mira en un momento si se hizo; si no, inténtalo de nuevo.
refusal-stale = La mesa ha cambiado entretanto. Míralo de nuevo.
refusal-not_started = La partida aún no ha empezado.
    .typed = Se espera a: { $seats }.
refusal-has_started = La partida ya ha empezado.
refusal-only_watching = Estás mirando; eso solo lo hacen los jugadores.
refusal-not_host = Eso solo puede hacerlo quien creó la partida.
refusal-hunters_only = Eso solo pueden hacerlo los perseguidores.
refusal-no_aid = En esta mesa se juega sin ayuda de deducción.
refusal-no_takeback = Ahora no hay ningún turno que se pueda deshacer.
    .typed = La línea { $line } no se puede deshacer.
refusal-asked_already = Alguien ya lo ha pedido. Responde primero.
refusal-nothing_asked = Ahora nadie te pide nada.
refusal-is_over = La partida ha terminado: los asientos ya no cambian de manos.
refusal-dealing = Ahora mismo se está sorteando el reparto. Inténtalo de nuevo en un momento.
refusal-lot_differs = Este no es el sorteo que se selló.
refusal-not_your_side = Empezada la partida, cada bando decide sobre sus propios asientos.
refusal-bot_is_fixed = Cuando juegan personas en los dos bandos, solo puede sustituir el bot acordado antes de empezar: { $bot }.
refusal-not_holder = Eso solo se puede hacer en el dispositivo en el que se tomó este asiento.
refusal-link_closed = Quien tiene este asiento ha cerrado su enlace. Pide uno nuevo.
refusal-unknown_key = Ese dispositivo ya no tiene acceso a este asiento.
refusal-too_many_devices = Este asiento está abierto en demasiados dispositivos. Desconecta antes alguno.
refusal-unknown_proposal = Esa propuesta ya no existe.
refusal-unknown_seat = Ese asiento no existe.
    .typed = Existen: { $allowed }.
refusal-no_room = Sois { $people } personas y este juego tiene { $seats } asientos.
refusal-seat_is_bots = Ahora juega un bot en este asiento. Se puede devolver en «Jugadores».
refusal-no_person = Nadie tiene este asiento. Envía la invitación.
refusal-game_running = Eso solo se puede cuando la partida ha terminado.
    .typed = Se pidió: { $what }.
refusal-bad_station = En este tablero no hay estación { $station }.
refusal-unseen_name = De este nombre no se ve nada. Elige uno con letras.
refusal-name_of_bot = «{ $name }» podría pasar por el nombre de un bot. Elige otro.
refusal-too_many = Ya hay demasiados.

## De una mesa nueva

refusal-unknown_title = Aquí no existe el juego { $title }.
    .typed = Existen: { $allowed }.
refusal-unknown_rules = Este programa no conoce las reglas { $rules }; conoce { $allowed }.
refusal-bad_players = { $title } es para { $least } a { $most } jugadores, no { $players }.
refusal-unknown_option = { $title } no tiene la opción { $option }.
    .typed = Sus opciones son: { $allowed }.
refusal-bad_option = La opción «{ $option }» no puede ser { $value }.
    .typed = Se permite: { $allowed }.
refusal-bad_options = Estas opciones no se pueden leer: { $why }
refusal-impossible_options = Estas opciones no van juntas: { $why }
refusal-bad_seats = Los asientos no encajan: { $why }
refusal-unknown_viewer = Aquí no existe { $viewer }.
    .typed = Existen: { $allowed }.
refusal-unknown_bot = Aquí no existe el bot { $bot }.
    .typed = Existen: { $allowed }.
refusal-bad_name = Un nombre tiene de 1 a { $most } letras.
    .typed = Es texto imprimible, no { $name }.

## De las reglas

refusal-game_over = La partida ha terminado: { $winner ->
    [x] ganó Mister X
    [hunters] ganaron los perseguidores
   *[nobody] no ganó nadie
  }.
refusal-bad_move_text = { $move } no es un movimiento de este juego.
    .typed = { $hint }
refusal-not_your_turn = { $pawn } no puede mover ahora: { $turn }
refusal-not_your_pawn = { $seat } no lleva a { $pawn }.
refusal-unknown_pawn = Aquí no hay ficha { $pawn }.
    .typed = Las fichas son: { $allowed }.
refusal-unknown_station = En este tablero no hay estación { $station }.
refusal-already_moved = { $pawn } ya ha movido en esta ronda.
refusal-not_his_turn_yet = Primero va { $next }; el orden está fijado.
refusal-left_the_game = { $pawn } ha salido de la partida.
refusal-no_connection = { $mode }: de { $origin } no se llega a { $station }, solo a { $allowed }.
refusal-no_line = Ninguna línea lleva de { $origin } a { $station }, solo a { $allowed }.
refusal-no_ticket = A { $pawn } no le queda ese billete: { $ticket }.
refusal-black_for_x = Solo Mister X tiene billetes negros.
refusal-station_closed = { $station } está cerrada para { $pawn }: { $why }
refusal-wrong_price = El precio de { $what }: { $price }.
refusal-share_too_large = { $seat } puede dar a una acción especial { $most } billetes como mucho, uno por detective que lleva.
refusal-strands_others = Tras este movimiento de { $pawn } podrían mover menos detectives de los que deben.
refusal-must_move = { $pawn } no puede quedarse quieto: quien puede mover, debe.
refusal-must_move_or_leave = { $pawn } no puede quedarse quieto: quien puede mover, debe; quien no puede, queda fuera.
refusal-not_alone = Para { $mode } no hay billetes; Mister X usa uno negro.
    .typed = Escribe `{ $example }`.
refusal-not_in_game = No forma parte de esta partida: { $what }.
refusal-no_second_leg = Tras esa mitad no cabría una segunda, así que la jugada doble no se puede hacer.
refusal-too_many_legs = El turno de Mister X acaba antes del último tramo de { $move }: una jugada doble tiene dos, una triple tres.
refusal-no_double = Ahora no se puede jugar doble: { $why }
refusal-no_special_action = Los detectives no pueden elegir ahora { $what }: { $why }
refusal-not_asked = { $move } no se pide ahora: { $asked }
refusal-same_car = Se eligen dos coches distintos, no { $pawn } dos veces.
refusal-already_placed = { $pawn } ya tiene su sitio.
refusal-wrong_die = { $pawn } no mueve con este dado: el primero es del propio Mister X, el segundo de un ayudante.
refusal-in_barricade = { $pawn } es parte de una barricada, que se queda para siempre.
refusal-no_way = { $pawn } no llega a { $station } con un { $pips }. Con él se llega a { $allowed }.
refusal-no_facing = Un coche en { $station } no puede mirar hacia allí, solo hacia { $allowed }.
refusal-no_show = Ahora no se recupera ningún billete negro: { $why }
refusal-illegal_move = { $move } no se puede ahora.
    .typed = Ahora se puede: { $allowed }.

## Partes de estas frases: por qué

reason-hunters_moving = mueven los perseguidores.
reason-detectives_moving = mueven los detectives.
reason-x_moving = mueve Mister X.
reason-hunter_there = allí hay un perseguidor.
reason-detective_there = allí hay un detective.
reason-somebody_there = allí hay alguien.
reason-car_there = allí hay un coche.
reason-gang_there = allí hay uno de la banda.
reason-barricade_there = hay una barricada.
reason-street_squares_only = la banda empieza en casillas de calle.
reason-whole_team = el equipo entero
reason-no_such_seat = no existe el asiento { $seat }; hay { $allowed }.
reason-no_such_pawn = no existe la ficha { $what }; hay { $allowed }.
reason-x_leads_these_alone = el asiento de Mister X lleva solo { $allowed }.
reason-pawn_with_two_seats = { $pawn } tiene dos asientos.
reason-pawn_without_seat = nadie lleva a { $pawn }.
reason-seat_without_pawns = { $seat } no lleva a nadie.
reason-for_detectives = eso es cosa de los detectives.
reason-for_x = eso es cosa de Mister X.
reason-move_not_possible = el movimiento mismo no es posible.
reason-shown_anyway = este movimiento se muestra de todos modos.
reason-none_used_before = antes no se usó ninguno.
reason-no_double_left = no queda ninguna jugada doble.
reason-two_doubles_needed = una jugada triple cuesta dos jugadas dobles.
reason-one_double_a_turn = una jugada doble por turno.
reason-no_room_in_log = no cabe en el registro.
reason-one_special_action = una acción especial por turno.
reason-special_actions_over = nadie puede pagar ya una acción especial, o ya está decidido.
reason-too_few_moves_yet = Mister X tiene que haberse movido { $moves } veces.
reason-that_city_is_unknown = la posición no dice dónde estaba Mister X { $back } movimientos antes.
reason-that_city_is_open = su movimiento { $entry } fue a la vista.
reason-no_such_entry = no hay anotación { $back } movimientos antes.
reason-start_does_not_count = { $back } movimientos antes estaba en su salida, que no cuenta.
reason-no_hidden_half = ninguna mitad puede ir oculta.
reason-number_chosen_now = Mister X elige su número.
reason-places_taken_now = la banda ocupa sus sitios.
reason-gang_walks_now = anda uno de la banda.
reason-car_drives_now = conduce un coche.
reason-car_jumps_now = un coche cambia a una casilla del color nombrado.
reason-check_decided_now = la policía decide sobre un control de identidad.
reason-cars_nominated_now = la policía elige dos coches.
reason-override_decided_now = la policía decide sobre un movimiento extra.
reason-banishment_decided_now = la policía decide sobre un destierro.
reason-chance_decides_now = decide el azar.
reason-showing_at_will = mostrarse a voluntad
reason-triple_move = una jugada triple
reason-double_move = una jugada doble
reason-hidden_move = una jugada oculta
reason-double_hidden_move = una jugada doble con una mitad oculta
reason-investigation = una investigación
reason-special_operation = una operación especial
reason-symbols = { $count } × { $symbol }
reason-magnifiers = { $counts } × lupa
reason-blue_lights = en luces azules: { $offers }
reason-no_other_tickets = ningún otro billete
reason-symbol_alone = { $symbol } y ningún otro
reason-symbol_of_that_kind = { $symbol } de esa clase
reason-tickets_of_that_kind = de esa clase
reason-too_many_pawns = { $detectives } detectives y { $policemen } policías necesitan { $needed } fichas; hay { $most }.
reason-too_many_tickets = { $detectives } detectives con { $each } billetes cada uno ({ $ticket }) necesitan { $needed }; en la caja hay { $most }.
reason-unknown_for = no se sabe «{ $option }» para { $value } { $by ->
    [players] jugadores
   *[other] { $by }
  }; elígelo.
reason-out_of_range = con «{ $cause }» la opción «{ $option }» sería { $value }.
    .typed = Se permite: { $allowed }.
