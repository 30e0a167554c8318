import type { Absences, Why } from "./why.en";

export const absence: Absences = {
  shown_elsewhere: "{at} se mostró en {shown}.",
  searched: "{pawn} llegó allí en la ronda {round} y no lo encontró.",
  no_line: "En la anotación {entry} pagó con {ticket}, y eso no lleva allí.",
  unreachable: "{story}. Después era posible: {possible}.",
  closed: "En la anotación {entry}, {by} le cerraba el paso allí.",
  closed_by_roadblock: "En la anotación {entry} un control le cerraba ese lugar.",
  no_start: "No puede haber empezado allí.",
  start_taken: "Allí empezó {by}.",
  stated: "Lo dice la posición con que empezó esta partida.",
  had_no_move: "En la ronda {round} no habría podido mover desde allí, pero tenía un movimiento.",
  not_begun: "Mister X aún no ha empezado.",
  ring_elsewhere: "{at} su ciudad era {shown}: la marca un anillo.",
  ruled_out: "Lo que se ha sabido desde la anotación {entry} lo descarta.",
  would_have_won: "Es un destino de su misión: si hubiera llegado {at}, habría ganado.",
  would_have_moved: "En la ronda {round} se quedó por no tener movimiento; desde allí habría tenido uno.",
  would_have_lost: "En la ronda {round} habría quedado encerrado allí y habría perdido.",
  nobody_there: "Allí no hay ninguna ficha que pueda ser él.",
  cleared: "{pawns}: un control mostró que no es él.",
  found_elsewhere: "Ya se le encontró: es {pawn}, en {shown}.",
  had_a_move: "En la anotación {entry} se quedó por no tener movimiento; desde allí habría tenido uno.",
  over: "La partida ha terminado y estaba en {shown}.",
};

export const why: Why = {
  ask: "¿Por qué no aquí?", hint: "Toca un lugar o escribe su número.", hintMine: "Toca un lugar o escribe su número: lo que pueden deducir los perseguidores.", place: "Número del lugar", send: "Preguntar",
  at: (entry) => (entry ? `en la anotación ${entry}` : "al principio"),
  began: { marked: (station, at) => `${at} su ciudad era ${station}, como marca un anillo`, shown: (station, at) => `${at} se mostró en ${station}`, started: "Empezó en una de sus salidas", stated: "Empezó donde dice la posición" },
  then: (began, tickets) => `${began}, luego: ${tickets}`, more: (places, count) => `${places} y ${count} más`, notFrom: (places, reason) => `No desde ${places}: ${reason}`,
  can: (place) => `${place}: puede estar allí.`, canMine: (place) => `${place}: pueden buscarte allí.`, nothing: "Aún no se sabe nada.",
};
