import type { Absences, Why } from "./why.en";

export const absence: Absences = {
  shown_elsewhere: "{at} ele se mostrou em {shown}.",
  searched: "{pawn} chegou lá na rodada {round} e não o encontrou.",
  no_line: "No registro {entry} ele pagou com {ticket}, e isso não leva até lá.",
  unreachable: "{story}. Depois disso era possível: {possible}.",
  closed: "No registro {entry}, {by} estava no caminho dele ali.",
  closed_by_roadblock: "No registro {entry} uma barreira fechava esse lugar para ele.",
  no_start: "Ele não pode ter começado ali.",
  start_taken: "Ali começou {by}.",
  stated: "É o que diz a posição com que esta partida começou.",
  had_no_move: "Na rodada {round} ele não poderia ter saído dali, mas tinha um movimento.",
  not_begun: "Mister X ainda não começou.",
  ring_elsewhere: "{at} a cidade dele era {shown}: um anel a marca.",
  ruled_out: "O que se soube desde o registro {entry} exclui esse lugar.",
  would_have_won: "É um destino da missão dele: se tivesse chegado lá {at}, teria vencido.",
  would_have_moved: "Na rodada {round} ele ficou parado por falta de movimento; dali teria tido um.",
  would_have_lost: "Na rodada {round} ele teria ficado cercado ali e teria perdido.",
  nobody_there: "Não há ali nenhuma peça que possa ser ele.",
  cleared: "{pawns}: um controle mostrou que não é ele.",
  found_elsewhere: "Ele foi encontrado: é {pawn}, em {shown}.",
  had_a_move: "No registro {entry} ele ficou parado por falta de movimento; dali teria tido um.",
  over: "A partida terminou, e ele estava em {shown}.",
};

export const why: Why = {
  ask: "Por que não aqui?", hint: "Toque num lugar ou digite o número.", hintMine: "Toque num lugar ou digite o número: o que os perseguidores podem concluir.", place: "Número do lugar", send: "Perguntar",
  at: (entry) => (entry ? `no registro ${entry}` : "no começo"),
  began: { marked: (station, at) => `${at} a cidade dele era ${station}, como marca um anel`, shown: (station, at) => `${at} ele se mostrou em ${station}`, started: "Ele começou numa das suas saídas", stated: "Ele começou onde diz a posição" },
  then: (began, tickets) => `${began}, depois: ${tickets}`, more: (places, count) => `${places} e mais ${count}`, notFrom: (places, reason) => `Não de ${places}: ${reason}`,
  can: (place) => `${place}: ele pode estar lá.`, canMine: (place) => `${place}: podem procurar você lá.`, nothing: "Ainda não se sabe nada.",
};
