# Warum etwas nicht geht. `.typed` kommt für die hinzu, die Züge tippen oder Programme schreiben.

## Vom eigenen Browser

refusal-offline = Der Server antwortet nicht. Läuft er?
refusal-removed = Du sitzt nicht mehr hier: Der Platz wurde für jemand anderen geöffnet, oder dieses Gerät wurde dort abgemeldet.
refusal-slept = Dein Gerät hat beim Geben nicht geantwortet, deshalb ist dein Platz wieder frei. Komm mit dem Code oder dem Link zurück.
refusal-old_page = Diese Seite ist veraltet. Lade sie neu.

## Vom Tisch

refusal-bad_request = Der Server konnte das nicht lesen. Lade die Seite neu.
    .typed = Grund: { $why }
refusal-forbidden_origin = Anfragen kommen nur von den Seiten des Tisches selbst.
refusal-unknown_host = Unter diesem Namen ist dieser Server nicht bekannt. Wer ihn betreibt, kann ihn mit der Einstellung `public` oder `hosts` nennen.
refusal-unknown_link = Dieser Link führt zu keinem Tisch. Bitte um einen neuen.
refusal-unknown_code = Zu diesem Code gibt es keine Runde. Mit Spielbeginn endet ein Code; bitte um den Link.
refusal-unknown_board = Diesen Plan gibt es hier nicht.
    .typed = Es gibt: { $allowed }.
refusal-not_found = Hier ist nichts.
refusal-seat_taken = Dieser Platz ist schon besetzt. Wenn es deiner ist, öffne ihn mit dem Link, den dein Browser behalten hat.
refusal-table_full = Alle Plätze sind besetzt. Du kannst zuschauen.
refusal-other_side = Dieser Browser spielt hier schon für die andere Seite.
refusal-no_rematch = Es gibt noch kein nächstes Spiel.
refusal-too_large = Das ist zu lang.
refusal-slow_down = Langsamer, bitte. Versuche es gleich noch einmal.
refusal-too_many_tries = Zu viele Codes in einer Minute. Warte eine Minute und versuche es dann noch einmal.
refusal-too_many_questions = Das ist Arbeit für den Server, und du hast oft gefragt. Frag in { $seconds } s noch einmal.
refusal-house_full = Dieser Server ist voll. Versuche es später.
refusal-not_kept = Der Tisch konnte nicht gespeichert werden. Nichts hat sich geändert; versuche es noch einmal.
refusal-store_away = Die Tische sind gerade nicht zu erreichen. Sieh gleich nach, ob es geklappt hat; sonst versuche es noch einmal.
refusal-stale = Inzwischen hat sich der Tisch verändert. Schau noch einmal hin.
refusal-not_started = Das Spiel hat noch nicht begonnen.
    .typed = Es wartet auf: { $seats }.
refusal-has_started = Das Spiel hat schon begonnen.
refusal-only_watching = Du schaust nur zu; das können nur Mitspieler.
refusal-not_host = Das darf nur, wer das Spiel eingerichtet hat.
refusal-hunters_only = Das können nur Verfolger.
refusal-no_aid = An diesem Tisch wird ohne Denkhilfe gespielt.
refusal-no_takeback = Gerade gibt es keinen Zug, der sich zurücknehmen lässt.
    .typed = Zeile { $line } lässt sich nicht zurücknehmen.
refusal-asked_already = Darum wird schon gebeten. Antworte zuerst.
refusal-nothing_asked = Gerade wirst du um nichts gebeten.
refusal-is_over = Das Spiel ist vorbei: Kein Platz wechselt mehr den Besitzer.
refusal-dealing = Gerade wird ausgelost, wie gegeben wird. Versuch es gleich noch einmal.
refusal-lot_differs = Das ist nicht das Los, das versiegelt wurde.
refusal-not_your_side = Sobald das Spiel läuft, entscheidet nur die Seite selbst über ihre Plätze.
refusal-bot_is_fixed = Wo auf beiden Seiten Menschen spielen, darf nur ein Bot einspringen, wie vor dem Start festgelegt: { $bot }.
refusal-not_holder = Das geht nur auf dem Gerät, auf dem dieser Platz genommen wurde.
refusal-link_closed = Wer diesen Platz hat, hat den Link geschlossen. Bitte um einen neuen.
refusal-unknown_key = Auf diesem Gerät ist der Platz nicht mehr offen.
refusal-too_many_devices = Dieser Platz ist auf zu vielen Geräten offen. Melde erst einige davon ab.
refusal-unknown_proposal = Diesen Vorschlag gibt es nicht mehr.
refusal-unknown_seat = Diesen Platz gibt es nicht.
    .typed = Es gibt: { $allowed }.
refusal-no_room = Ihr seid zu { $people }, und dieses Spiel hat { $seats } Plätze.
refusal-seat_is_bots = Diesen Platz spielt jetzt ein Bot. Unter „Leute“ lässt er sich zurückgeben.
refusal-no_person = Diesen Platz hat niemand. Schick stattdessen die Einladung.
refusal-game_running = Das geht erst, wenn das Spiel vorbei ist.
    .typed = Gefragt war: { $what }.
refusal-bad_station = Station { $station } gibt es auf diesem Plan nicht.
refusal-unseen_name = Von diesem Namen ist nichts zu sehen. Wähle einen mit Buchstaben.
refusal-name_of_bot = „{ $name }“ könnte man für den Namen eines Bots halten. Wähle einen anderen.
refusal-too_many = Davon gibt es schon zu viele.

## Beim Einrichten

refusal-unknown_title = Ein Spiel { $title } gibt es hier nicht.
    .typed = Es gibt: { $allowed }.
refusal-unknown_rules = Dieses Programm kennt die Regeln { $rules } nicht; es kennt { $allowed }.
refusal-bad_players = { $title } ist für { $least } bis { $most } Spieler, nicht { $players }.
refusal-unknown_option = { $title } hat keine Option { $option }.
    .typed = Seine Optionen sind: { $allowed }.
refusal-bad_option = Die Option „{ $option }“ kann nicht { $value } sein.
    .typed = Erlaubt: { $allowed }.
refusal-bad_options = Diese Optionen sind nicht zu lesen: { $why }
refusal-impossible_options = Diese Optionen passen nicht zusammen: { $why }
refusal-bad_seats = Die Plätze passen nicht zusammen: { $why }
refusal-unknown_viewer = { $viewer } gibt es hier nicht.
    .typed = Es gibt: { $allowed }.
refusal-unknown_bot = Einen Bot { $bot } gibt es hier nicht.
    .typed = Es gibt: { $allowed }.
refusal-bad_name = Ein Name hat 1 bis { $most } Zeichen.
    .typed = Es ist druckbarer Text, nicht { $name }.

## Von den Regeln

refusal-game_over = Das Spiel ist vorbei: { $winner ->
    [x] Mister X hat
    [hunters] Die Verfolger haben
   *[nobody] Niemand hat
  } gewonnen.
refusal-bad_move_text = { $move } ist in diesem Spiel kein Zug.
    .typed = { $hint }
refusal-not_your_turn = { $pawn } kann jetzt nicht ziehen: { $turn }
refusal-not_your_pawn = { $seat } führt { $pawn } nicht.
refusal-unknown_pawn = Eine Figur { $pawn } gibt es hier nicht.
    .typed = Figuren hier: { $allowed }.
refusal-unknown_station = Station { $station } gibt es auf diesem Plan nicht.
refusal-already_moved = { $pawn } hat in dieser Runde schon gezogen.
refusal-not_his_turn_yet = Erst ist { $next } dran; die Reihenfolge steht fest.
refusal-left_the_game = { $pawn } ist ausgeschieden.
refusal-no_connection = { $mode }: von { $origin } geht es nicht nach { $station }, nur nach { $allowed }.
refusal-no_line = Von { $origin } führt keine Linie nach { $station }, nur nach { $allowed }.
refusal-no_ticket = { $pawn } hat kein solches Ticket mehr: { $ticket }.
refusal-black_for_x = Black Tickets hat nur Mister X.
refusal-station_closed = { $station } ist für { $pawn } zu: { $why }
refusal-wrong_price = Der Preis für { $what }: { $price }.
refusal-share_too_large = { $seat } darf zu einer Sonderaktion höchstens { $most } Tickets geben, eines je geführtem Detektiv.
refusal-strands_others = Nach diesem Zug von { $pawn } könnten weniger Detektive ziehen als müssen.
refusal-must_move = { $pawn } darf nicht stehen bleiben: Wer ziehen kann, muss.
refusal-must_move_or_leave = { $pawn } darf nicht stehen bleiben: Wer ziehen kann, muss; wer es nicht kann, scheidet aus.
refusal-not_alone = Für { $mode } gibt es keine Tickets; Mister X fährt mit einem Black Ticket.
    .typed = Tippe `{ $example }`.
refusal-not_in_game = Gehört nicht zu diesem Spiel: { $what }.
refusal-no_second_leg = Nach dieser Hälfte wäre keine zweite möglich; der Doppelzug geht also nicht.
refusal-too_many_legs = Der Zug von Mister X ist vor dem Ende von { $move } vorbei: Ein Doppelzug hat zwei Teile, ein Dreifachzug drei.
refusal-no_double = Ein Doppelzug geht jetzt nicht: { $why }
refusal-no_special_action = Die Detektive können jetzt { $what } nicht wählen: { $why }
refusal-not_asked = { $move } ist jetzt nicht gefragt: { $asked }
refusal-same_car = Ausgewählt werden zwei verschiedene Wagen, nicht { $pawn } zweimal.
refusal-already_placed = { $pawn } hat schon seinen Platz.
refusal-wrong_die = { $pawn } zieht nicht mit diesem Würfel: der erste ist für Mister X selbst, der zweite für einen Helfer.
refusal-in_barricade = { $pawn } gehört zu einer Barrikade, und die bleibt stehen.
refusal-no_way = { $pawn } kommt mit { $pips } nicht nach { $station }. Damit geht es nach { $allowed }.
refusal-no_facing = Ein Wagen auf { $station } kann nicht dorthin schauen, nur nach { $allowed }.
refusal-no_show = Jetzt lässt sich kein Black Ticket zurücknehmen: { $why }
refusal-illegal_move = { $move } geht jetzt nicht.
    .typed = Jetzt geht: { $allowed }.

## Teile dieser Sätze: warum

reason-hunters_moving = Die Verfolger ziehen.
reason-detectives_moving = Die Detektive ziehen.
reason-x_moving = Mister X zieht.
reason-hunter_there = Dort steht ein Verfolger.
reason-detective_there = Dort steht ein Detektiv.
reason-somebody_there = Dort steht jemand.
reason-car_there = Dort steht ein Wagen.
reason-gang_there = Dort steht einer der Bande.
reason-barricade_there = Dort ist eine Barrikade.
reason-street_squares_only = Die Bande beginnt auf Straßenfeldern.
reason-whole_team = das ganze Team
reason-no_such_seat = Den Platz { $seat } gibt es nicht; es gibt { $allowed }.
reason-no_such_pawn = Die Figur { $what } gibt es nicht; es gibt { $allowed }.
reason-x_leads_these_alone = Der Platz von Mister X führt nur { $allowed }.
reason-pawn_with_two_seats = { $pawn } hat zwei Plätze.
reason-pawn_without_seat = Niemand führt { $pawn }.
reason-seat_without_pawns = { $seat } führt niemanden.
reason-for_detectives = Das ist Sache der Detektive.
reason-for_x = Das ist Sache von Mister X.
reason-move_not_possible = Der Zug selbst geht nicht.
reason-shown_anyway = Dieser Zug wird ohnehin gezeigt.
reason-none_used_before = Vorher wurde keines benutzt.
reason-no_double_left = Kein Doppelzug ist mehr da.
reason-two_doubles_needed = ein Dreifachzug braucht zwei Doppelzug-Tickets.
reason-one_double_a_turn = Ein Doppelzug je Zug.
reason-no_room_in_log = Die Fahrtentafel hat keinen Platz mehr dafür.
reason-one_special_action = Eine Sonderaktion je Zug.
reason-special_actions_over = Niemand kann noch eine Sonderaktion bezahlen, oder es ist schon entschieden.
reason-too_few_moves_yet = Mister X muss sich { $moves }-mal bewegt haben.
reason-that_city_is_unknown = Die Stellung sagt nicht, wo Mister X { $back } Bewegungen zuvor war.
reason-that_city_is_open = Seine Bewegung { $entry } war offen zu sehen.
reason-no_such_entry = { $back } Bewegungen zuvor gibt es keinen Eintrag.
reason-start_does_not_count = { $back } Bewegungen zuvor stand er auf seinem Start, der nicht zählt.
reason-no_hidden_half = Keine Hälfte davon darf verdeckt sein.
reason-number_chosen_now = Mister X wählt seine Nummer.
reason-places_taken_now = Die Bande nimmt ihre Plätze ein.
reason-gang_walks_now = Einer der Bande geht.
reason-car_drives_now = Ein Wagen fährt.
reason-car_jumps_now = Ein Wagen wechselt auf ein Feld der genannten Farbe.
reason-check_decided_now = Die Polizei entscheidet über eine Personenkontrolle.
reason-cars_nominated_now = Die Polizei wählt zwei Wagen aus.
reason-override_decided_now = Die Polizei entscheidet über einen Zusatzzug.
reason-banishment_decided_now = Die Polizei entscheidet über eine Verbannung.
reason-chance_decides_now = Der Zufall entscheidet.
reason-showing_at_will = sich freiwillig zeigen
reason-triple_move = ein Dreifachzug
reason-double_move = einen Doppelzug
reason-hidden_move = einen verdeckten Zug
reason-double_hidden_move = einen Doppelzug mit verdeckter Hälfte
reason-investigation = eine Ermittlung
reason-special_operation = einen Sondereinsatz
reason-symbols = { $count } × { $symbol }
reason-magnifiers = { $counts } × Lupe
reason-blue_lights = in Blaulichtern: { $offers }
reason-no_other_tickets = keine anderen Tickets
reason-symbol_alone = { $symbol } und nichts anderes
reason-symbol_of_that_kind = { $symbol } dieser Art
reason-tickets_of_that_kind = von dieser Art
reason-too_many_pawns = { $detectives } Detektive und { $policemen } Polizisten brauchen { $needed } Figuren; es gibt { $most }.
reason-too_many_tickets = { $detectives } Detektive mit je { $each } Tickets ({ $ticket }) brauchen { $needed }; in der Schachtel sind { $most }.
reason-unknown_for = „{ $option }“ steht für { $value } { $by ->
    [players] Spieler
   *[other] { $by }
  } nicht fest; wähle selbst.
reason-out_of_range = Mit „{ $cause }“ wäre die Option „{ $option }“ { $value }.
    .typed = Erlaubt: { $allowed }.
