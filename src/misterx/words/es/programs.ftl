# Negativas que solo ven los programas y la línea de órdenes.

refusal-no_title = La posición no dice de qué juego es: { $allowed }.
refusal-bad_title =
    No se puede jugar el título de { $folder }:
    { $faults }
refusal-bad_board = Este tablero no sirve para { $title }: { $why }
refusal-bad_position =
    Esta posición es imposible:
    { $faults }
refusal-cannot_come_up = { $move } no puede salir ahora. Puede salir: { $allowed }.
refusal-chance_not_due = Ahora no se tira, roba ni reparte nada: { $turn }
refusal-bad_record = La línea { $line } de la partida guardada no se puede leer: { $why }
refusal-illegal_record = La línea { $line } de la partida guardada no es legal: { $why }
refusal-bad_number = Los hechos se cuentan desde 0, no { $number }.
refusal-bad_seed = Una semilla es un número entero o bytes, no { $seed }.
refusal-bad_chance = El azar no puede ser { $chance }. Se permite: { $allowed }.
refusal-no_position = Mientras se reparte o se completan las manos no hay posición; una partida guardada dice hasta dónde se ha llegado.
refusal-bad_depth = Una profundidad es un número de 1 a { $most }, no { $depth }.
refusal-bad_games = El número de partidas es un entero desde 1, no { $games }.
refusal-bad_budget = { $budget } no es un límite para { $bot }. Se permite: { $allowed }.
refusal-no_budget = { $bot } no busca y no acepta límite: quita { $budget } y la @ de delante.
refusal-bad_setting = { $bot } no admite el ajuste { $setting }. Se permite: { $allowed }.
refusal-other_contest = { $file } contiene otro torneo u otra cosa. Indica otro archivo.
refusal-busy_results = Otra ejecución está escribiendo en { $file }. Espera a que acabe o indica otro archivo.
refusal-bad_results = La línea { $line } de { $file } no es una partida de torneo: { $why } Quita esa línea o indica otro archivo.
refusal-no_search = { $bot } busca con código compilado, y no lo hay: { $why }
refusal-bot_cannot_play = { $bot } no juega a { $title }.
refusal-not_compiled = Las reglas de { $family } no se pudieron compilar aquí, así que no hay nada que medir.
refusal-bad_command = { $command } no se puede ejecutar como bot: { $why }
refusal-bad_bot_name = { $bot } no vale como nombre de bot: minúsculas, cifras y guiones, y que no sea de los nuestros.

reason-whole_view = la vista de todo
reason-whole_record = la partida guardada entera
