# Why something cannot be done. `.typed` is added for whoever types moves or writes programs.

## At this browser's end

refusal-offline = The server does not answer. Is it running?
refusal-removed = You are no longer at this seat: it was opened for somebody else, or this device was signed out.
refusal-slept = Your device did not answer when the cards were to be dealt, so your seat is free again. Come back with the code or the link.
refusal-old_page = This page is out of date. Load it again.

## Of the table

refusal-bad_request = The server could not read that. Load the page again.
    .typed = Why: { $why }
refusal-forbidden_origin = Requests come from the table's own pages only.
refusal-unknown_host = This server is not known by this name. Whoever runs it can name it in the settings `public` or `hosts`.
refusal-unknown_link = This link opens no table. Ask for a new one.
refusal-unknown_code = No lobby has this code. Codes end when the game begins; ask for the link.
refusal-unknown_board = There is no such board here.
    .typed = Boards are: { $allowed }.
refusal-not_found = There is nothing here.
refusal-seat_taken = This seat is already taken. If it is yours, open it with the link that your browser kept.
refusal-table_full = Every seat is taken. You can watch instead.
refusal-other_side = This browser plays the other side here.
refusal-no_rematch = There is no next game yet.
refusal-too_large = That is too long.
refusal-slow_down = Slower, please. Try again in a moment.
refusal-too_many_tries = Too many codes in one minute. Wait a minute, then try again.
refusal-too_many_questions = The server has to work for that, and you have asked often. Ask again in { $seconds } s.
refusal-house_full = This server is full. Try again later.
refusal-not_kept = The table could not be saved. Nothing was changed; try again.
refusal-store_away = The tables cannot be reached just now. Look again in a moment; if it was not done, try once more.
refusal-stale = The table has changed meanwhile. Look again.
refusal-not_started = The game has not begun yet.
    .typed = It waits for: { $seats }.
refusal-has_started = The game has already begun.
refusal-only_watching = You are watching; only players can do that.
refusal-not_host = Only the host can do that.
refusal-hunters_only = Only hunters can do that.
refusal-no_aid = This table plays without the deduction aid.
refusal-no_takeback = There is no turn that can be taken back now.
    .typed = Line { $line } cannot be taken back.
refusal-asked_already = Somebody has asked for that already. Answer first.
refusal-nothing_asked = Nobody is asking you anything now.
refusal-is_over = The game is over: nothing changes hands any more.
refusal-dealing = The deal is being drawn just now. Try again in a moment.
refusal-lot_differs = This lot is not the one that was sealed.
refusal-not_your_side = Once the game has begun, each side decides about its own seats.
refusal-bot_is_fixed = Where people play both sides, only one bot may stand in, as was settled before the start: { $bot }.
refusal-not_holder = Only the device on which this seat was taken can do that.
refusal-link_closed = Whoever holds this seat has closed its link. Ask for a new one.
refusal-unknown_key = That device does not have this seat open any more.
refusal-too_many_devices = This seat is open on too many devices. Sign some of them out first.
refusal-unknown_proposal = This proposal is gone.
refusal-unknown_seat = There is no such seat.
    .typed = Seats are: { $allowed }.
refusal-no_room = There are { $people } people here, and this game has { $seats } seats.
refusal-seat_is_bots = A bot plays this seat now. It can be given back under “People”.
refusal-no_person = Nobody holds this seat. Send the invitation instead.
refusal-game_running = That can be done only when the game is over.
    .typed = Asked for: { $what }.
refusal-bad_station = There is no station { $station } on this board.
refusal-unseen_name = Nothing of this name can be seen. Choose one with letters.
refusal-name_of_bot = “{ $name }” could be taken for a bot's name. Choose another one.
refusal-too_many = There are too many of these already.

## Of a new table

refusal-unknown_title = There is no title { $title }.
    .typed = Titles are: { $allowed }.
refusal-unknown_rules = This program does not know the rules { $rules }; it knows { $allowed }.
refusal-bad_players = { $title } is for { $least } to { $most } players, not { $players }.
refusal-unknown_option = { $title } has no option { $option }.
    .typed = Its options are: { $allowed }.
refusal-bad_option = The option { $option } cannot be { $value }.
    .typed = Allowed: { $allowed }.
refusal-bad_options = These options cannot be read: { $why }
refusal-impossible_options = These options do not go together: { $why }
refusal-bad_seats = The seats do not fit together: { $why }
refusal-unknown_viewer = There is no { $what ->
    [seat] seat
   *[viewer] viewer
  } { $viewer }.
    .typed = There are: { $allowed }.
refusal-unknown_bot = There is no bot { $bot }.
    .typed = Bots are: { $allowed }.
refusal-bad_name = A name has 1 to { $most } letters.
    .typed = It is printable text, not { $name }.

## Of the rules

refusal-game_over = The game is over: { $winner ->
    [x] Mister X
    [hunters] the hunters
   *[nobody] nobody
  } won.
refusal-bad_move_text = { $move } is not a move.
    .typed = { $hint }
refusal-not_your_turn = { $pawn } cannot move now: { $turn }
refusal-not_your_pawn = { $seat } does not lead { $pawn }.
refusal-unknown_pawn = There is no pawn { $pawn }.
    .typed = Pawns here are: { $allowed }.
refusal-unknown_station = There is no station { $station } on this board.
refusal-already_moved = { $pawn } has already moved in this round.
refusal-not_his_turn_yet = It is { $next }'s turn; the order is fixed.
refusal-left_the_game = { $pawn } has left the game.
refusal-no_connection = { $mode } does not go from { $origin } to { $station }. From there it goes to: { $allowed }.
refusal-no_line = No line leads from { $origin } to { $station }. From there lines lead to: { $allowed }.
refusal-no_ticket = { $pawn } has no ticket left: { $ticket }.
refusal-black_for_x = Only Mister X has black tickets.
refusal-station_closed = Station { $station } is closed to { $pawn }: { $why }
refusal-wrong_price = The price of { $what } is { $price }.
refusal-share_too_large = { $seat } may put at most { $most } tickets into a special action, one for each detective led.
refusal-strands_others = After this move of { $pawn } fewer detectives could move than must.
refusal-must_move = { $pawn } may not stand still: anyone who can move must; anyone who cannot passes automatically.
refusal-must_move_or_leave = { $pawn } may not stand still: anyone who can move must; anyone who cannot is out automatically.
refusal-not_alone = { $mode } has no tickets of its own; Mister X rides it for a black ticket.
    .typed = Type `{ $example }`.
refusal-not_in_game = { $what } is not part of this game.
refusal-no_second_leg = After that leg no further leg would be possible, so the double move cannot be made.
refusal-too_many_legs = Mister X's turn is over before the last leg of { $move }: a double move has two, a triple three.
refusal-no_double = A double move is not possible now: { $why }
refusal-no_special_action = The detectives cannot take { $what } now: { $why }
refusal-not_asked = { $move } is not asked for now: { $asked }
refusal-same_car = Two different cars are nominated, not { $pawn } twice.
refusal-already_placed = { $pawn } already has its place.
refusal-wrong_die = { $pawn } does not move by this die: the first is Mister X's own, the second a helper's.
refusal-in_barricade = { $pawn } is part of a barricade, which stays for good.
refusal-no_way = { $pawn } cannot come to { $station } with { $pips } on the die. With it: { $allowed }.
refusal-no_facing = A car on square { $station } cannot face that way. It can face: { $allowed }.
refusal-no_show = Mister X cannot take back a black ticket now: { $why }
refusal-illegal_move = { $move } is not possible now.
    .typed = Possible now: { $allowed }.

## Parts of these sentences: why

reason-hunters_moving = the hunters are moving.
reason-detectives_moving = the detectives are moving.
reason-x_moving = Mister X is moving.
reason-hunter_there = a hunter stands there.
reason-detective_there = a detective stands there.
reason-somebody_there = somebody stands there.
reason-car_there = a car stands there.
reason-gang_there = one of the gang stands there.
reason-barricade_there = there is a barricade.
reason-street_squares_only = the gang starts on street squares.
reason-whole_team = the whole team
reason-no_such_seat = there is no seat { $seat }; seats are { $allowed }.
reason-no_such_pawn = there is no pawn { $what }; pawns are { $allowed }.
reason-x_leads_these_alone = the seat x decides for { $allowed } alone.
reason-pawn_with_two_seats = { $pawn } has two seats.
reason-pawn_without_seat = { $pawn } has no seat.
reason-seat_without_pawns = { $seat } leads nobody.
reason-for_detectives = that is for detectives.
reason-for_x = that is for Mister X.
reason-move_not_possible = the move itself is not possible.
reason-shown_anyway = this move is shown anyway.
reason-none_used_before = none was used in an earlier move.
reason-no_double_left = no double-move ticket is left.
reason-two_doubles_needed = a triple move takes two double-move tickets.
reason-one_double_a_turn = it is one double-move ticket a turn.
reason-no_room_in_log = the log has no room for it.
reason-one_special_action = one special action a turn.
reason-special_actions_over = nobody can pay for one any more, or it has been decided.
reason-too_few_moves_yet = Mister X must have moved { $moves } times.
reason-that_city_is_unknown = the position does not tell where Mister X was { $back } moves before.
reason-that_city_is_open = his move { $entry } was made in the open.
reason-no_such_entry = there is no entry { $back } moves before.
reason-start_does_not_count = { $back } moves before he was at his start, which does not count.
reason-no_hidden_half = no half of it may be hidden.
reason-number_chosen_now = Mister X chooses his number.
reason-places_taken_now = the gang takes its places.
reason-gang_walks_now = one of the gang walks.
reason-car_drives_now = a car drives.
reason-car_jumps_now = a car changes to a square of the colour named.
reason-check_decided_now = the police decide on a person check.
reason-cars_nominated_now = the police nominate two cars.
reason-override_decided_now = the police decide on an extra move.
reason-banishment_decided_now = the police decide on a banishment.
reason-chance_decides_now = chance decides.
reason-showing_at_will = Showing oneself at will
reason-triple_move = A triple move
reason-double_move = a double move
reason-hidden_move = a hidden move
reason-double_hidden_move = a double move with a hidden half
reason-investigation = an investigation
reason-special_operation = a special operation
reason-symbols = { $count } × { $symbol }
reason-magnifiers = { $counts } × magnifier
reason-blue_lights = paid in blue lights: { $offers }
reason-no_other_tickets = no other tickets
reason-symbol_alone = { $symbol } and no other
reason-symbol_of_that_kind = { $symbol } of that kind
reason-tickets_of_that_kind = of that kind
reason-too_many_pawns = { $detectives } detectives and { $policemen } policemen need { $needed } pawns; there are { $most }.
reason-too_many_tickets = { $detectives } detectives with { $each } { $ticket } tickets each need { $needed }; the box holds { $most }.
reason-unknown_for = { $option } is not known for { $value } { $by ->
    [players] players
   *[other] { $by }
  }; choose it.
reason-out_of_range = with “{ $cause }” the option “{ $option }” would be { $value }.
    .typed = Allowed: { $allowed }.
