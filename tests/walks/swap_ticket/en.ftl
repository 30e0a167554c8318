## The swap ticket

ny_chase-swap = Swap ticket
    .text = Twice in a game a detective may change places with another detective in place of moving.

option-swap_cards = Swaps
    .about = How many times a detective may change places with another in place of moving.
    .rule = swap
refusal-no_swap = { $pawn } cannot change places now: { $why }
    .rule = swap
reason-no_swap_now = it takes a swap ticket, and another detective on the board.
plan-swap = Change places
news-swapped = { $pawn } and { $other } change places
transit-swapped = { $who } and { $other } change places.
move-swap = changes places with { $other }
