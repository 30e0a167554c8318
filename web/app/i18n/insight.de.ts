import type { Insight } from "./insight.en";

export const insight: Insight = {
  review: {
    title: "Was den Ausschlag gab", loading: "Rückblick…", none: "Knapp war es in diesem Spiel nie.", slider: "Durch das Spiel gehen", round: (round) => `Runde ${round}`,
    true: (station) => `Er ist auf ${station}.`, possible: (count) => `Die Verfolger denken an ${count === 1 ? "einen Ort" : `${count} Orte`}.`, play: "Abspielen", pause: "Anhalten",
    moments: {
      missed: (pawn, station) => `${pawn} hätte ihn auf ${station} fassen können.`,
      just_left: (pawn, station) => `${pawn} kam nach ${station}; er war gerade fort.`,
      narrowed: (before, after) => `Das Netz zieht sich zu: von ${before} Orten auf ${after}.`,
      slipped: (before, after) => `Er entwischt: von ${before} Orten auf ${after}.`,
    },
  },
  aid: {
    title: "Wo er sein kann", likely: "Wo er wahrscheinlich ist", rings: "Jeder orange Ring ist ein Ort, an dem er sein kann.", ringsMine: "Jeder orange Ring ist ein Ort, an dem sie dich suchen.", heat: "Je voller das Orange, desto wahrscheinlicher.",
    then: (entry) => `Wo er bei Eintrag ${entry} sein konnte`, now: "Zurück zu jetzt", more: (count) => `und ${count} weitere`, peek: (entry) => `Eintrag ${entry}: zeigen, wo er da sein konnte`,
    near: (who, station, many) => `${who} ${many ? "könnten" : "könnte"} ${station} in einem Zug erreichen.`, reach: "Wohin sie in einem Zug kommen könnten",
  },
  news: {
    title: "Eben geschehen", x: (ticket) => `Mister X: ${ticket}`, faceDown: "Mister X legt ein Ticket verdeckt", twice: "Mister X zieht zweimal", stayed: "Mister X bleibt stehen",
    seen: (station) => `Mister X zeigt sich auf ${station}`, was: (station, entry) => `Bei Eintrag ${entry} war er auf ${station}`, passed: (pawn) => `${pawn} setzt aus`, out: (pawn) => `${pawn} scheidet aus`,
    blocked: (station) => `Eine Straßensperre auf ${station}`, unblocked: (station) => `Die Sperre verlässt ${station}`, flew: (pawn, station) => `${pawn} steigt in den Hubschrauber nach ${station}`, landed: (pawn, station) => `${pawn} landet auf ${station}`,
    is: (pawn, number) => `${pawn} ist Nummer ${number}`, notHe: (pawn, number) => `${pawn} ist Nummer ${number}, nicht Mister X. Gut merken!`, found: (pawn) => `${pawn} ist Mister X`, warned: (held) => `Eine Verwarnung: ${held} von 20`, busy: (pawn) => `${pawn}: besetzt`, sent: (pawn, colour) => `${pawn} wird geschickt: ${colour}`,
    banished: (pawn, station) => `${pawn} wird nach ${station} verbannt`, barricade: (station) => `Eine Barrikade auf ${station}`, nominated: (first, second) => `Nominiert: ${first}, dann ${second}`,
  },
  stock: {
    title: "Auf dem Tisch", flights: (left) => `Hubschrauber: noch ${left === 1 ? "1 Flug" : `${left} Flüge`}`, aboard: (pawn, station) => `${pawn} ist in der Luft, nach ${station}`,
    blocks: (left) => `Straßensperren: ${left} im Vorrat`, lying: (stations) => `auf ${stations}`, order: (pawns) => `Reihenfolge: ${pawns}`,
  },
  odds: {
    title: "Wer die besseren Aussichten hat", simple: "Einfache Bots denken nur einen Zug weit; unter Menschen versteckt er sich besser.", even: "Etwa ausgeglichen.", x: "Besser für Mister X.", hunters: "Besser für die Verfolger.", figure: (percent, games, bot) => `Mister X gewann ${percent} % von ${games} Spielen nach der gedruckten Regel, beide Seiten vom Bot „${bot}“ gespielt.`,
    edition: (percent, games, bot) => `Mister X gewann ${percent} % von ${games} Spielen dieser Ausgabe, beide Seiten vom Bot „${bot}“ gespielt.`,
    unknown: "Für diese Spielerzahl nicht gemessen.", changed: (percent, games) => `Damit allein gewann er ${percent} % von ${games}.`, changes: "Deine Änderungen:", notMeasured: "wie sehr, ist nicht gemessen",
    helps: { x: "hilft Mister X", hunters: "hilft den Verfolgern", either: "ändert das Spiel, aber nicht die Aussichten", less: "weniger davon hilft der anderen Seite" },
    more: { x: "Mehr davon hilft Mister X.", hunters: "Mehr davon hilft den Verfolgern." }, on: { x: "Hilft Mister X.", hunters: "Hilft den Verfolgern.", either: "Hilft niemandem besonders." },
    off: { x: "Ohne das gewinnen die Verfolger dazu.", hunters: "Ohne das gewinnt Mister X dazu." }, valueHelps: (value, side) => `„${value}“ ${side}.`,
  },
};
