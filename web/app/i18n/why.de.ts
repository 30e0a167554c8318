import type { Absences, Why } from "./why.en";

export const absence: Absences = {
  shown_elsewhere: "{at} zeigte er sich auf {shown}.",
  searched: "{pawn} kam in Runde {round} dort an und fand ihn nicht.",
  no_line: "Bei Eintrag {entry} zahlte er mit {ticket}; das führt nicht dorthin.",
  unreachable: "{story}. Möglich war danach: {possible}.",
  closed: "Bei Eintrag {entry} stand ihm dort {by} im Weg.",
  closed_by_roadblock: "Bei Eintrag {entry} war der Ort für ihn gesperrt.",
  no_start: "Dort kann er nicht begonnen haben.",
  start_taken: "Dort hat {by} begonnen.",
  stated: "Die Stellung, mit der dieses Spiel begann, sagt es.",
  had_no_move: "In Runde {round} hätte er von dort nicht ziehen können, aber er hatte einen Zug.",
  not_begun: "Mister X hat noch nicht begonnen.",
  ring_elsewhere: "{at} war seine Stadt {shown}: Dort liegt ein Ring.",
  ruled_out: "Was seit Eintrag {entry} bekannt wurde, schließt es aus.",
  would_have_won: "Ein Ziel seines Auftrags: Wäre er {at} dorthin gekommen, hätte er gewonnen.",
  would_have_moved: "In Runde {round} blieb er stehen, weil er keinen Zug hatte; von dort hätte er einen gehabt.",
  would_have_lost: "In Runde {round} wäre er dort eingeschlossen gewesen und hätte verloren.",
  nobody_there: "Dort steht kein Stein, der er sein kann.",
  cleared: "{pawns}: Eine Kontrolle hat gezeigt, dass er es nicht ist.",
  found_elsewhere: "Er ist gefunden: {pawn}, auf {shown}.",
  had_a_move: "Bei Eintrag {entry} blieb er stehen, weil er keinen Zug hatte; von dort hätte er einen gehabt.",
  over: "Das Spiel ist aus, und er war auf {shown}.",
};

export const why: Why = {
  ask: "Warum nicht hier?", hint: "Tippe einen Ort an oder gib seine Nummer ein.", hintMine: "Tippe einen Ort an oder gib seine Nummer ein: was die Verfolger schließen können.", place: "Nummer des Ortes", send: "Fragen",
  at: (entry) => (entry ? `bei Eintrag ${entry}` : "am Anfang"),
  began: { marked: (station, at) => `${at} war ${station} seine Stadt, wie ein Ring zeigt`, shown: (station, at) => `${at} zeigte er sich auf ${station}`, started: "Er begann an einem seiner Startorte", stated: "Er begann, wo die Stellung ihn hat" },
  then: (began, tickets) => `${began}, dann: ${tickets}`, more: (places, count) => `${places} und ${count} weitere`, notFrom: (places, reason) => `Nicht von ${places}: ${reason}`,
  can: (place) => `${place}: Dort kann er sein.`, canMine: (place) => `${place}: Dort können sie dich suchen.`, nothing: "Noch ist nichts bekannt.",
};
