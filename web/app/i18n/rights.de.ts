import type { Rights } from "./rights.en";

export const rights: Rights = {
  takeback: {
    ask: "Meinen letzten Zug zurücknehmen", title: "Zurücknehmen", asks: (who) => `${who} möchte einen Zug zurücknehmen.`, asked: "Du hast gebeten, deinen letzten Zug zurücknehmen zu dürfen.",
    about: "Alles, was seitdem geschah, gilt dann nicht mehr.", missing: (who) => `Es fehlt noch die Antwort von: ${who}.`, agree: "Einverstanden", refuse: "Nein", agreed: "Du bist einverstanden.", withdraw: "Zurückziehen", kept: "Nichts wird zurückgenommen. Es geht weiter, wie es steht.",
  },
  deeds: {
    title: "Was sich am Tisch geändert hat", somebody: "Jemand", host: "Der Gastgeber",
    sat: (who, seat) => `${who} hat sich als ${seat} dazugesetzt (nach dem Start)`,
    left: (who) => `${who} ist aufgestanden`, opened: (by, who) => `${by} hat den Platz für jemand anderen geöffnet: ${who}`,
    bot: (who, bot) => `${who} lässt einen Bot spielen (${bot})`, botFor: (by, who, bot) => `${by} lässt einen Bot (${bot}) für ${who} spielen`,
    standIn: (who, bot) => `Ein Bot (${bot}) springt ein für ${who}`, back: (who) => `${who} ist wieder da`,
    takeback: (who, others) => (others ? `${who} hat einen Zug zurückgenommen, mit Zustimmung von ${others}` : `${who} hat einen Zug zurückgenommen`),
    another: (seat, who) => `Jemand anderes spielt jetzt ${seat}: ${who}`, instead: (seat, who) => `Statt eines Bots spielt jetzt ein Mensch ${seat}: ${who}`,
  },
  seat: {
    toBot: "Bot spielen lassen", toPerson: "Zurückgeben", open: "Für jemand anderen öffnen", openSure: (who) => `${who} verliert diesen Platz sofort. Du bekommst einen Link für jemand anderen.`,
    botForMe: "Bot für mich spielen lassen", meAgain: "Ich spiele wieder selbst", give: "Meinen Platz weitergeben", giveSure: "Du verlässt den Tisch sofort und bekommst einen Link. Wer ihn öffnet, hat deinen Platz.", giveNow: "Weitergeben", botPlays: "Ein Bot spielt für dich.",
    gone: "Du hast deinen Platz verlassen.", goneAbout: "Schick diesen Link an die Person, die weiterspielen soll. Er gilt einmal.",
  },
  standIn: {
    title: "Wenn jemand weg ist", after: (minutes) => (minutes === 1 ? "Nach einer Minute spielt ein Bot weiter" : `Nach ${minutes} Minuten spielt ein Bot weiter`), waits: "Der Platz wartet", which: "Welcher Bot weiterspielt",
    says: (minutes, bot) => `Ist jemand ${minutes === 1 ? "eine Minute" : `${minutes} Minuten`} weg, spielt der Bot „${bot}“ weiter, bis er oder sie zurück ist.`, saysWaits: "Ist jemand weg, wartet der Platz.", fixed: "Das gilt für das ganze Spiel.",
  },
  devices: {
    title: "Deine Geräte", also: (time) => `Seit ${time} auch auf einem anderen Gerät offen`, holder: (time) => `Der Platz wurde um ${time} auf einem anderen Gerät genommen; dieses kam über den Link dazu.`, end: "Abmelden",
    endSure: "Das Gerät wird sofort abgemeldet, und die Links zu deinem Platz lassen kein neues mehr herein.", keep: "Angemeldet lassen", link: "Link für ein anderes Gerät", closed: "Die früheren Links lassen kein neues Gerät mehr herein.",
    fresh: (people) => `Dein Platz wurde auf einem anderen Gerät geöffnet. Wenn du das nicht warst, melde es unter „${people}“ ab.`,
  },
  follow: { notHolder: "Den Platz im nächsten Spiel bekommt nur das Gerät, auf dem dieser hier genommen wurde." },
};
