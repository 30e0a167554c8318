# Refusals that only programs and the command line meet.

refusal-no_title = The position does not say which game it is of: { $allowed }.
refusal-bad_title =
    The title in { $folder } cannot be played:
    { $faults }
refusal-bad_board = This board does not fit { $title }: { $why }
refusal-bad_position =
    This position is impossible:
    { $faults }
refusal-cannot_come_up = { $move } cannot come up now. What can: { $allowed }.
refusal-chance_not_due = Nothing is thrown, drawn or dealt now: { $turn }
refusal-bad_record = Line { $line } of the record cannot be read: { $why }
refusal-illegal_record = Line { $line } of the record is not a legal game: { $why }
refusal-bad_number = Facts are counted from 0 on, not { $number }.
refusal-bad_seed = A seed is a whole number or bytes, not { $seed }.
refusal-bad_chance = Chance cannot be { $chance }. Allowed: { $allowed }.
refusal-no_position = While cards are dealt or hands are filled there is no position; a record tells how far it is.
refusal-bad_depth = A depth is a number from 1 to { $most }, not { $depth }.
refusal-bad_games = The number of games is a whole number from 1 on, not { $games }.
refusal-bad_budget = { $budget } is no budget for { $bot }. Allowed: { $allowed }.
refusal-no_budget = { $bot } does not search and takes no budget, so leave { $budget } and the @ before it out.
refusal-bad_setting = { $bot } does not take the setting { $setting }. Allowed: { $allowed }.
refusal-other_contest = { $file } holds another contest, or something else. Name another file.
refusal-busy_results = Another run is writing to { $file }. Wait until it is over, or name another file.
refusal-bad_results = Line { $line } of { $file } is no game of a contest: { $why } Take that line out, or name another file.
refusal-no_search = { $bot } searches with compiled code, and there is none: { $why }
refusal-bot_cannot_play = { $bot } does not play { $title }.
refusal-not_compiled = The { $family } rules could not be compiled here, so there is nothing to measure.
refusal-bad_command = { $command } cannot be run as a bot: { $why }
refusal-bad_bot_name = { $bot } is no name for a bot: small letters, digits and dashes, and none of our own bots' names.

reason-whole_view = the view of everything
reason-whole_record = the whole record
