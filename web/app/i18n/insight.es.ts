import type { Insight } from "./insight.en";

export const insight: Insight = {
  review: {
    title: "Lo que decidió", loading: "Mirando atrás…", none: "En esta partida nunca estuvo cerca.", slider: "Recorrer la partida", round: (round) => `Ronda ${round}`,
    true: (station) => `Está en ${station}.`, possible: (count) => `Los perseguidores piensan en ${count === 1 ? "un lugar" : `${count} lugares`}.`, play: "Reproducir", pause: "Parar",
    moments: {
      missed: (pawn, station) => `${pawn} podría haberlo atrapado en ${station}.`,
      just_left: (pawn, station) => `${pawn} llegó a ${station}; él acababa de irse.`,
      narrowed: (before, after) => `El cerco se cierra: de ${before} lugares a ${after}.`,
      slipped: (before, after) => `Se escabulle: de ${before} lugares a ${after}.`,
    },
  },
  aid: {
    title: "Dónde puede estar", likely: "Dónde está probablemente", rings: "Cada anillo naranja es un lugar donde puede estar.", ringsMine: "Cada anillo naranja es un lugar donde te buscan.", heat: "Cuanto más lleno el naranja, más probable.",
    then: (entry) => `Dónde podía estar en la anotación ${entry}`, now: "Volver a ahora", more: (count) => `y ${count} más`, peek: (entry) => `Anotación ${entry}: mostrar dónde podía estar`,
    near: (who, station, many) => `${who} ${many ? "podrían" : "podría"} llegar a ${station} en un movimiento.`, reach: "Adónde podrían llegar en un movimiento",
  },
  news: {
    title: "Acaba de pasar", x: (ticket) => `Mister X: ${ticket}`, faceDown: "Mister X pone un billete boca abajo", twice: "Mister X mueve dos veces", stayed: "Mister X se queda",
    seen: (station) => `Mister X se muestra en ${station}`, was: (station, entry) => `En la anotación ${entry} estaba en ${station}`, passed: (pawn) => `${pawn} pasa`, out: (pawn) => `${pawn} sale de la partida`,
    blocked: (station) => `Un control en ${station}`, unblocked: (station) => `El control deja ${station}`, flew: (pawn, station) => `${pawn} sube al helicóptero hacia ${station}`, landed: (pawn, station) => `${pawn} aterriza en ${station}`,
    is: (pawn, number) => `${pawn} es el número ${number}`, notHe: (pawn, number) => `${pawn} es el número ${number}, no es Mister X. ¡Recordadlo!`, found: (pawn) => `${pawn} es Mister X`, warned: (held) => `Una advertencia: ${held} de 20`, busy: (pawn) => `${pawn}: comunica`, sent: (pawn, colour) => `${pawn} es enviado a: ${colour}`,
    banished: (pawn, station) => `${pawn} es desterrado a ${station}`, barricade: (station) => `Una barricada en ${station}`, nominated: (first, second) => `Nombrados: ${first}, luego ${second}`,
  },
  stock: {
    title: "En la mesa", flights: (left) => `Helicóptero: ${left === 1 ? "queda 1 vuelo" : `quedan ${left} vuelos`}`, aboard: (pawn, station) => `${pawn} está en el aire, hacia ${station}`,
    blocks: (left) => `Controles: ${left} en la reserva`, lying: (stations) => `en ${stations}`, order: (pawns) => `Orden: ${pawns}`,
  },
  odds: {
    title: "Quién lo tiene mejor", simple: "Los bots sencillos miran una jugada adelante; entre personas se esconde mejor.", even: "Más o menos igualado.", x: "Favorece a Mister X.", hunters: "Favorece a los perseguidores.", figure: (percent, games, bot) => `Mister X ganó el ${percent} % de ${games} partidas con la regla impresa, ambos bandos llevados por el bot «${bot}».`,
    edition: (percent, games, bot) => `Mister X ganó el ${percent} % de ${games} partidas de esta edición, con el bot «${bot}» en ambos bandos.`,
    unknown: "Sin medir para este número de jugadores.", changed: (percent, games) => `Solo con esto ganó el ${percent} % de ${games}.`, changes: "Tus cambios:", notMeasured: "no se ha medido cuánto",
    helps: { x: "ayuda a Mister X", hunters: "ayuda a los perseguidores", either: "cambia el juego, no quién está mejor", less: "menos ayuda al otro bando" },
    more: { x: "Más ayuda a Mister X.", hunters: "Más ayuda a los perseguidores." }, on: { x: "Ayuda a Mister X.", hunters: "Ayuda a los perseguidores.", either: "No favorece a nadie." },
    off: { x: "Sin ello ganan los perseguidores.", hunters: "Sin ello gana Mister X." }, valueHelps: (value, side) => `«${value}» ${side}.`,
  },
};
