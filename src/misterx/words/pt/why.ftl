# Por que ele não pode estar num lugar.

absence-shown_elsewhere = { $at } ele se mostrou em { $shown }.
absence-searched = { $pawn } chegou lá na rodada { $round } e não o encontrou.
absence-no_line = Na anotação { $entry } ele pagou com { $ticket }, e isso não leva até lá.
absence-unreachable = { $story }. Depois disso era possível: { $possible }.
absence-closed = Na anotação { $entry }, { $by } estava no caminho dele ali.
absence-no_start = Ele não pode ter começado ali.
absence-start_taken = Ali começou { $by }.
absence-stated = É o que diz a posição com que esta partida começou.
absence-had_no_move = Na rodada { $round } ele não poderia ter saído dali, mas tinha um movimento.
absence-not_begun = Mister X ainda não começou.
absence-ring_elsewhere = { $at } a cidade dele era { $shown }: um anel a marca.
absence-excluded = O que todos sabem descarta isso.
absence-ruled_out = O que se soube desde a anotação { $entry } exclui esse lugar.
absence-would_have_won = É um destino da missão dele: se tivesse chegado lá { $at }, teria vencido.
absence-would_have_moved = Na rodada { $round } ele ficou parado por falta de movimento; dali teria tido um.
absence-would_have_lost = Na rodada { $round } ele teria ficado cercado ali e teria perdido.
absence-nobody_there = Não há ali nenhuma peça que possa ser ele.
absence-cleared = { $pawns }: uma revista mostrou que não é ele.
absence-found_elsewhere = Ele foi encontrado: é { $pawn }, em { $shown }.
absence-had_a_move = Na anotação { $entry } ele ficou parado por falta de movimento; dali teria tido um.
absence-over = A partida terminou, e ele estava em { $shown }.

why-ask = Por que não aqui?
why-hint = Toque num lugar ou digite o número.
why-hint-mine = Toque num lugar ou digite o número: o que os perseguidores podem concluir.
why-place = Número do lugar
why-send = Perguntar
why-at = { $entry ->
    [0] no começo
   *[other] na anotação { $entry }
  }

began-marked = { $at } a cidade dele era { $station }, como marca um anel
began-shown = { $at } ele se mostrou em { $station }
began-started = Ele começou numa das suas saídas
began-stated = Ele começou onde diz a posição

why-then = { $began }, depois: { $tickets }
why-more = { $places } e mais { $count }
why-not-from = Não de { $places }: { $reason }
why-can = { $place }: ele pode estar lá.
why-can-mine = { $place }: podem procurar você lá.
why-nothing = Ainda não se sabe nada.
