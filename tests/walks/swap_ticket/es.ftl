## The swap ticket

ny_chase-swap = Billete de cambio
    .text = Dos veces por partida un detective puede cambiar de sitio con otro en lugar de mover.

option-swap_cards = Cambios
    .about = Cuántas veces un detective puede cambiar de sitio con otro en lugar de mover.
    .rule = swap
refusal-no_swap = { $pawn } no puede cambiar de sitio ahora: { $why }
    .rule = swap
reason-no_swap_now = hace falta un billete de cambio y otro detective en el tablero.
plan-swap = Cambiar de sitio
news-swapped = { $pawn } y { $other } cambian de sitio
transit-swapped = { $who } y { $other } cambian de sitio.
move-swap = cambia de sitio con { $other }
