# Por que algo não dá. `.typed` é acrescentado para quem digita jogadas ou escreve programas.

## Do próprio navegador

refusal-offline = O servidor não responde. Está ligado?
refusal-removed = Você já não está neste lugar: ele foi aberto para outra pessoa, ou quem o ocupa desconectou este aparelho.
refusal-slept = Seu aparelho não respondeu na hora de distribuir, por isso seu lugar está livre de novo. Volte com o código ou o link.
refusal-old_page = Esta página está desatualizada. Carregue-a de novo.

## Da mesa

refusal-bad_request = O servidor não conseguiu ler isso. Carregue a página de novo.
    .typed = Motivo: { $why }
refusal-forbidden_origin = Só são aceitos pedidos das páginas da própria mesa.
refusal-unknown_host = Este servidor não é conhecido por este nome. Quem o administra pode indicá-lo na configuração `public` ou `hosts`.
refusal-unknown_link = Este link não abre nenhuma mesa. Peça um novo.
refusal-unknown_code = Nenhuma sala tem este código. Os códigos acabam quando o jogo começa; peça o link.
refusal-unknown_board = Esse tabuleiro não existe aqui.
    .typed = Existem: { $allowed }.
refusal-not_found = Não há nada aqui.
refusal-seat_taken = Este lugar já está ocupado. Se for o seu, abra-o com o link que o seu navegador guardou.
refusal-table_full = Todos os lugares estão ocupados. Você pode assistir.
refusal-other_side = Este navegador já joga do outro lado.
refusal-no_rematch = Ainda não há outra partida.
refusal-too_large = Isso é longo demais.
refusal-slow_down = Mais devagar, por favor. Tente de novo daqui a pouco.
refusal-too_many_tries = Códigos demais em um minuto. Espere um minuto e tente de novo.
refusal-too_many_questions = Isso dá trabalho ao servidor e você perguntou muitas vezes. Pergunte de novo em { $seconds } s.
refusal-house_full = Este servidor está cheio. Tente mais tarde.
refusal-not_kept = A mesa não pôde ser gravada. Nada mudou; tente de novo.
refusal-store_away = Agora não é possível chegar às mesas. Veja daqui a pouco se foi feito; se não, tente de novo.
refusal-stale = A mesa mudou nesse meio-tempo. Veja de novo.
refusal-not_started = A partida ainda não começou.
    .typed = Espera-se: { $seats }.
refusal-has_started = A partida já começou.
refusal-only_watching = Você está assistindo; só jogadores podem fazer isso.
refusal-not_host = Só quem criou a partida pode fazer isso.
refusal-hunters_only = Só os perseguidores podem fazer isso.
refusal-no_aid = Nesta mesa joga-se sem ajuda de dedução.
refusal-no_takeback = Agora não há nenhuma jogada que se possa desfazer.
    .typed = A linha { $line } não pode ser desfeita.
refusal-asked_already = Alguém já pediu isso. Responda primeiro.
refusal-nothing_asked = Agora ninguém está pedindo nada a você.
refusal-is_over = A partida acabou: os lugares já não mudam de mãos.
refusal-dealing = A distribuição está sendo sorteada agora. Tente de novo daqui a pouco.
refusal-lot_differs = Este não é o sorteio que foi lacrado.
refusal-not_your_side = Com a partida em andamento, cada lado decide sobre os próprios lugares.
refusal-bot_is_fixed = Quando há pessoas nos dois lados, só pode substituir o bot combinado antes do começo: { $bot }.
refusal-not_holder = Isso só pode ser feito no aparelho em que este lugar foi ocupado.
refusal-link_closed = Quem ocupa este lugar fechou o link. Peça um novo.
refusal-unknown_key = Esse aparelho já não tem acesso a este lugar.
refusal-too_many_devices = Este lugar está aberto em aparelhos demais. Desconecte alguns antes.
refusal-unknown_proposal = Essa proposta já não existe.
refusal-unknown_seat = Esse lugar não existe.
    .typed = Existem: { $allowed }.
refusal-no_room = Vocês são { $people }, e este jogo tem { $seats } lugares.
refusal-seat_is_bots = Um bot joga neste lugar agora. Dá para devolvê-lo em “Jogadores”.
refusal-no_person = Ninguém tem este lugar. Envie o convite.
refusal-game_running = Isso só é possível quando a partida terminar.
    .typed = Foi pedido: { $what }.
refusal-bad_station = Não há estação { $station } neste tabuleiro.
refusal-unseen_name = Não se vê nada deste nome. Escolha um com letras.
refusal-name_of_bot = “{ $name }” poderia passar pelo nome de um bot. Escolha outro.
refusal-too_many = Já há muitos desses.

## De uma mesa nova

refusal-unknown_title = O jogo { $title } não existe aqui.
    .typed = Existem: { $allowed }.
refusal-unknown_rules = Este programa não conhece as regras { $rules }; conhece { $allowed }.
refusal-bad_players = { $title } é para { $least } a { $most } jogadores, não { $players }.
refusal-unknown_option = { $title } não tem a opção { $option }.
    .typed = As suas opções são: { $allowed }.
refusal-bad_option = A opção “{ $option }” não pode ser { $value }.
    .typed = Permitido: { $allowed }.
refusal-bad_options = Estas opções não podem ser lidas: { $why }
refusal-impossible_options = Estas opções não combinam: { $why }
refusal-bad_seats = Os lugares não combinam: { $why }
refusal-unknown_viewer = { $viewer } não existe aqui.
    .typed = Existem: { $allowed }.
refusal-unknown_bot = O bot { $bot } não existe aqui.
    .typed = Existem: { $allowed }.
refusal-bad_name = Um nome tem de 1 a { $most } letras.
    .typed = É texto imprimível, não { $name }.

## Das regras

refusal-game_over = A partida terminou: { $winner ->
    [x] Mister X venceu
    [hunters] os perseguidores venceram
   *[nobody] ninguém venceu
  }.
refusal-bad_move_text = { $move } não é um movimento deste jogo.
    .typed = { $hint }
refusal-not_your_turn = { $pawn } não pode mover agora: { $turn }
refusal-not_your_pawn = { $seat } não comanda { $pawn }.
refusal-unknown_pawn = Não há peão { $pawn } aqui.
    .typed = Os peões são: { $allowed }.
refusal-unknown_station = Não há estação { $station } neste tabuleiro.
refusal-already_moved = { $pawn } já moveu nesta rodada.
refusal-not_his_turn_yet = Primeiro vai { $next }; a ordem está fixada.
refusal-left_the_game = { $pawn } saiu da partida.
refusal-no_connection = { $mode }: de { $origin } não se chega a { $station }, só a { $allowed }.
refusal-no_line = Nenhuma linha leva de { $origin } a { $station }, só a { $allowed }.
refusal-no_ticket = { $pawn } já não tem esse bilhete: { $ticket }.
refusal-black_for_x = Só Mister X tem bilhetes pretos.
refusal-station_closed = { $station } está fechada para { $pawn }: { $why }
refusal-wrong_price = O preço de { $what }: { $price }.
refusal-share_too_large = { $seat } pode dar a uma ação especial no máximo { $most } bilhetes, um por detetive que comanda.
refusal-strands_others = Depois deste movimento de { $pawn } poderiam mover menos detetives do que devem.
refusal-must_move = { $pawn } não pode ficar parado: quem pode mover, deve.
refusal-must_move_or_leave = { $pawn } não pode ficar parado: quem pode mover, deve; quem não pode sai da partida.
refusal-not_alone = Para { $mode } não há bilhetes; Mister X usa um preto.
    .typed = Digite `{ $example }`.
refusal-not_in_game = Não faz parte desta partida: { $what }.
refusal-no_second_leg = Depois dessa metade não caberia outra, por isso a jogada dupla não pode ser feita.
refusal-too_many_legs = A vez de Mister X acaba antes do último trecho de { $move }: uma jogada dupla tem dois, uma tripla três.
refusal-no_double = Uma jogada dupla não é possível agora: { $why }
refusal-no_special_action = Os detetives não podem escolher agora { $what }: { $why }
refusal-not_asked = { $move } não é pedido agora: { $asked }
refusal-same_car = Escolhem-se dois carros diferentes, não { $pawn } duas vezes.
refusal-already_placed = { $pawn } já tem o seu lugar.
refusal-wrong_die = { $pawn } não move com este dado: o primeiro é do próprio Mister X, o segundo de um ajudante.
refusal-in_barricade = { $pawn } faz parte de uma barricada, que fica para sempre.
refusal-no_way = { $pawn } não chega a { $station } com { $pips } no dado. Com ele chega-se a { $allowed }.
refusal-no_facing = Um carro em { $station } não pode olhar para lá, só para { $allowed }.
refusal-no_show = Agora não se recupera nenhum bilhete preto: { $why }
refusal-illegal_move = { $move } não é possível agora.
    .typed = Agora é possível: { $allowed }.

## Partes destas frases: por quê

reason-hunters_moving = os perseguidores estão movendo.
reason-detectives_moving = os detetives estão movendo.
reason-x_moving = Mister X está movendo.
reason-hunter_there = há um perseguidor lá.
reason-detective_there = há um detetive lá.
reason-somebody_there = há alguém lá.
reason-car_there = há um carro lá.
reason-gang_there = há um do bando lá.
reason-barricade_there = há uma barricada.
reason-street_squares_only = o bando começa em casas de rua.
reason-whole_team = a equipe inteira
reason-no_such_seat = não existe o lugar { $seat }; há { $allowed }.
reason-no_such_pawn = não existe o peão { $what }; há { $allowed }.
reason-x_leads_these_alone = o lugar de Mister X comanda só { $allowed }.
reason-pawn_with_two_seats = { $pawn } tem dois lugares.
reason-pawn_without_seat = ninguém comanda { $pawn }.
reason-seat_without_pawns = { $seat } não comanda ninguém.
reason-for_detectives = isso é para os detetives.
reason-for_x = isso é para Mister X.
reason-move_not_possible = o próprio movimento não é possível.
reason-shown_anyway = este movimento é mostrado de qualquer modo.
reason-none_used_before = nenhum foi usado antes.
reason-no_double_left = não há mais jogadas duplas.
reason-two_doubles_needed = uma jogada tripla custa duas jogadas duplas.
reason-one_double_a_turn = uma jogada dupla por vez.
reason-no_room_in_log = não cabe no diário.
reason-one_special_action = uma ação especial por vez.
reason-special_actions_over = ninguém pode mais pagar uma ação especial, ou já está decidido.
reason-too_few_moves_yet = Mister X precisa ter se movido { $moves } vezes.
reason-that_city_is_unknown = a posição não diz onde Mister X estava { $back } movimentos antes.
reason-that_city_is_open = o movimento { $entry } dele foi à vista.
reason-no_such_entry = não há anotação { $back } movimentos antes.
reason-start_does_not_count = { $back } movimentos antes ele estava na partida, que não conta.
reason-no_hidden_half = nenhuma metade pode ser oculta.
reason-number_chosen_now = Mister X escolhe o seu número.
reason-places_taken_now = o bando ocupa os seus lugares.
reason-gang_walks_now = um do bando anda.
reason-car_drives_now = um carro anda.
reason-car_jumps_now = um carro muda para uma casa da cor indicada.
reason-check_decided_now = a polícia decide sobre uma revista.
reason-cars_nominated_now = a polícia escolhe dois carros.
reason-override_decided_now = a polícia decide sobre um movimento extra.
reason-banishment_decided_now = a polícia decide sobre um banimento.
reason-chance_decides_now = o acaso decide.
reason-showing_at_will = mostrar-se por vontade própria
reason-triple_move = uma jogada tripla
reason-double_move = uma jogada dupla
reason-hidden_move = uma jogada oculta
reason-double_hidden_move = uma jogada dupla com metade oculta
reason-investigation = uma investigação
reason-special_operation = uma operação especial
reason-symbols = { $count } × { $symbol }
reason-magnifiers = { $counts } × lupa
reason-blue_lights = em luzes azuis: { $offers }
reason-no_other_tickets = nenhum outro bilhete
reason-symbol_alone = { $symbol } e nenhum outro
reason-symbol_of_that_kind = { $symbol } desse tipo
reason-tickets_of_that_kind = desse tipo
reason-too_many_pawns = { $detectives } detetives e { $policemen } policiais precisam de { $needed } peões; há { $most }.
reason-too_many_tickets = { $detectives } detetives com { $each } bilhetes cada ({ $ticket }) precisam de { $needed }; na caixa há { $most }.
reason-unknown_for = não se sabe “{ $option }” para { $value } { $by ->
    [players] jogadores
   *[other] { $by }
  }; escolha.
reason-out_of_range = com “{ $cause }” a opção “{ $option }” seria { $value }.
    .typed = Permitido: { $allowed }.
