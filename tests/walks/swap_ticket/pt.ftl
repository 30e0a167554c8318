## The swap ticket

ny_chase-swap = Bilhete de troca
    .text = Duas vezes por jogo um detetive pode trocar de lugar com outro em vez de mover.

option-swap_cards = Trocas
    .about = Quantas vezes um detetive pode trocar de lugar com outro em vez de mover.
    .rule = swap
refusal-no_swap = { $pawn } não pode trocar de lugar agora: { $why }
    .rule = swap
reason-no_swap_now = é preciso um bilhete de troca e outro detetive no tabuleiro.
plan-swap = Trocar de lugar
news-swapped = { $pawn } e { $other } trocam de lugar
transit-swapped = { $who } e { $other } trocam de lugar.
move-swap = troca de lugar com { $other }
