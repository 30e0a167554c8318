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
    title: "Onde ele pode estar", likely: "Onde ele provavelmente está", rings: "Cada anel laranja é um lugar onde ele pode estar.", ringsMine: "Cada anel laranja é um lugar onde procuram você.", heat: "Quanto mais cheio o laranja, mais provável.",
    then: (entry) => `Onde ele podia estar no registro ${entry}`, now: "Voltar a agora", more: (count) => `e mais ${count}`, peek: (entry) => `Registro ${entry}: mostrar onde ele podia estar`,
    near: (who, station, many) => `${who} ${many ? "poderiam" : "poderia"} chegar a ${station} em um movimento.`, reach: "Aonde poderiam chegar em um movimento",
  },
  news: {
    title: "Acabou de acontecer", x: (ticket) => `Mister X: ${ticket}`, faceDown: "Mister X põe um bilhete virado para baixo", twice: "Mister X move duas vezes", stayed: "Mister X fica parado",
    seen: (station) => `Mister X se mostra em ${station}`, was: (station, entry) => `No registro ${entry} ele estava em ${station}`, passed: (pawn) => `${pawn} passa`, out: (pawn) => `${pawn} sai da partida`,
    blocked: (station) => `Uma barreira em ${station}`, unblocked: (station) => `A barreira sai de ${station}`, flew: (pawn, station) => `${pawn} sobe no helicóptero para ${station}`, landed: (pawn, station) => `${pawn} desce em ${station}`,
    is: (pawn, number) => `${pawn} é o número ${number}`, notHe: (pawn, number) => `${pawn} é o número ${number}, não é Mister X. Guardem bem!`, found: (pawn) => `${pawn} é Mister X`, warned: (held) => `Uma advertência: ${held} de 20`, busy: (pawn) => `${pawn}: ocupado`, sent: (pawn, colour) => `${pawn} é enviado a: ${colour}`,
    banished: (pawn, station) => `${pawn} é banido para ${station}`, barricade: (station) => `Uma barricada em ${station}`, nominated: (first, second) => `Nomeados: ${first}, depois ${second}`,
  },
  stock: {
    title: "Na mesa", flights: (left) => `Helicóptero: ${left === 1 ? "resta 1 voo" : `restam ${left} voos`}`, aboard: (pawn, station) => `${pawn} está no ar, rumo a ${station}`,
    blocks: (left) => `Barreiras: ${left} na reserva`, lying: (stations) => `em ${stations}`, order: (pawns) => `Ordem: ${pawns}`,
  },
  odds: {
    title: "Quem tem mais chances", simple: "Bots simples olham uma jogada à frente; entre pessoas ele se esconde melhor.", even: "Mais ou menos equilibrado.", x: "Favorece Mister X.", hunters: "Favorece os perseguidores.", figure: (percent, games, bot) => `Mister X venceu ${percent} % de ${games} partidas com a regra impressa, os dois lados jogados pelo bot “${bot}”.`,
    edition: (percent, games, bot) => `Mister X venceu ${percent} % de ${games} partidas desta edição, com o bot “${bot}” dos dois lados.`,
    unknown: "Não medido para este número de jogadores.", changed: (percent, games) => `Só com isso ele venceu ${percent} % de ${games}.`, changes: "As suas mudanças:", notMeasured: "não se mediu quanto",
    helps: { x: "ajuda Mister X", hunters: "ajuda os perseguidores", either: "muda o jogo, não quem está melhor", less: "menos ajuda o outro lado" },
    more: { x: "Mais ajuda Mister X.", hunters: "Mais ajuda os perseguidores." }, on: { x: "Ajuda Mister X.", hunters: "Ajuda os perseguidores.", either: "Não favorece ninguém." },
    off: { x: "Sem isso ganham os perseguidores.", hunters: "Sem isso ganha Mister X." }, valueHelps: (value, side) => `“${value}” ${side}.`,
  },
};
