import type { Insight } from "./insight.en";

export const insight: Insight = {
  review: {
    title: "O que decidiu", loading: "Olhando para trás…", none: "Nesta partida nunca esteve por um fio.", slider: "Percorrer a partida", round: (round) => `Rodada ${round}`,
    true: (station) => `Ele está em ${station}.`, possible: (count) => `Os perseguidores pensam em ${count === 1 ? "um lugar" : `${count} lugares`}.`, play: "Reproduzir", pause: "Parar",
    moments: {
      missed: (pawn, station) => `${pawn} poderia tê-lo pego em ${station}.`,
      just_left: (pawn, station) => `${pawn} chegou a ${station}; ele acabara de sair.`,
      narrowed: (before, after) => `O cerco se fecha: de ${before} lugares a ${after}.`,
      slipped: (before, after) => `Ele escapa: de ${before} lugares a ${after}.`,
    },
  },
  aid: {
    title: "Onde ele pode estar", likely: "Onde ele provavelmente está", rings: "Cada anel laranja é uma estação onde ele pode estar.", heat: "Quanto mais cheio o laranja, mais provável.",
    then: (entry) => `Onde ele podia estar no registro ${entry}`, now: "Voltar a agora", more: (count) => `e mais ${count}`, peek: (entry) => `Registro ${entry}: mostrar onde ele podia estar`,
  },
  odds: {
    title: "Quem tem mais chances", even: "Mais ou menos equilibrado.", x: "Favorece Mister X.", hunters: "Favorece os perseguidores.", figure: (percent, games, bot) => `Mister X venceu ${percent} % de ${games} partidas com a regra impressa, os dois lados jogados pelo bot “${bot}”.`,
    unknown: "Não medido para este número de jogadores.", changed: (percent, games) => `Só com isso ele venceu ${percent} % de ${games}.`, changes: "As suas mudanças:", notMeasured: "não se mediu quanto",
    helps: { x: "ajuda Mister X", hunters: "ajuda os perseguidores", either: "muda o jogo, não quem está melhor", less: "menos ajuda o outro lado" },
    more: { x: "Mais ajuda Mister X.", hunters: "Mais ajuda os perseguidores." }, on: { x: "Ajuda Mister X.", hunters: "Ajuda os perseguidores.", either: "Não favorece ninguém." },
    off: { x: "Sem isso ganham os perseguidores.", hunters: "Sem isso ganha Mister X." }, valueHelps: (value, side) => `“${value}” ${side}.`, noEffect: "Sem efeito junto com as outras escolhas.",
  },
};
