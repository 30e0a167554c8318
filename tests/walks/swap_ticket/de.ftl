## The swap ticket

ny_chase-swap = Tauschticket
    .text = Zweimal im Spiel darf ein Detektiv, statt zu ziehen, mit einem anderen den Platz tauschen.

option-swap_cards = Platztausch
    .about = Wie oft ein Detektiv mit einem anderen den Platz tauschen darf, statt zu ziehen.
    .rule = swap
refusal-no_swap = { $pawn } kann jetzt nicht tauschen: { $why }
    .rule = swap
reason-no_swap_now = Dazu braucht es ein Tauschticket und einen anderen Detektiv auf dem Plan.
plan-swap = Platz tauschen
news-swapped = { $pawn } und { $other } tauschen den Platz
transit-swapped = { $who } und { $other } tauschen den Platz.
move-swap = tauscht den Platz mit { $other }
