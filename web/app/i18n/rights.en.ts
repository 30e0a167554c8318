/** Words for seats that change hands, for turns that are taken back, and for the devices on which a seat is open. */
export const rights = {
  takeback: {
    ask: "Take back my last turn", title: "Taking back", asks: (who: string) => `${who} would like to take back a turn.`, asked: "You have asked to take back your last turn.",
    about: "Everything since then would be undone.", missing: (who: string) => `Still to answer: ${who}.`, agree: "Agree", refuse: "No", agreed: "You have agreed.", withdraw: "Withdraw", kept: "Nothing is taken back. The game goes on as it stands.",
  },
  deeds: {
    title: "What changed at this table", somebody: "Somebody", host: "The host",
    sat: (who: string, seat: string) => `${who} sat down as ${seat} (after the start)`,
    left: (who: string) => `${who} left the seat`, opened: (by: string, who: string) => `${by} opened the seat for somebody else: ${who}`,
    bot: (who: string, bot: string) => `${who} lets a bot play (${bot})`, botFor: (by: string, who: string, bot: string) => `${by} lets a bot (${bot}) play for ${who}`,
    standIn: (who: string, bot: string) => `A bot (${bot}) stands in for ${who}`, back: (who: string) => `${who} is back`,
    takeback: (who: string, others: string) => (others ? `${who} took back a turn, ${others} agreed` : `${who} took back a turn`),
    another: (seat: string, who: string) => `Another person plays ${seat} now: ${who}`, instead: (seat: string, who: string) => `A person plays ${seat} now instead of a bot: ${who}`,
  },
  seat: {
    toBot: "Let a bot play", toPerson: "Give back to the person", open: "Open for somebody else", openSure: (who: string) => `${who} loses this seat at once. You get a link for whoever comes instead.`,
    botForMe: "Let a bot play for me", meAgain: "I play myself again", give: "Give my seat to somebody else", giveSure: "You leave the table at once and get a link. Whoever opens it has your seat.", giveNow: "Give it away", botPlays: "A bot plays for you.",
    gone: "You have left your seat.", goneAbout: "Send this link to whoever is to play on. It works once.",
  },
  standIn: {
    title: "If somebody is away", after: (minutes: number) => (minutes === 1 ? "After a minute a bot plays on" : `After ${minutes} minutes a bot plays on`), waits: "The seat waits for them", which: "Which bot plays on",
    says: (minutes: number, bot: string) => `If somebody is away for ${minutes === 1 ? "a minute" : `${minutes} minutes`}, the bot “${bot}” plays on until they are back.`, saysWaits: "If somebody is away, the seat waits for them.", fixed: "This holds for the whole game.",
  },
  devices: {
    title: "Your devices", also: (time: string) => `Also open on another device since ${time}`, holder: (time: string) => `Taken on another device at ${time}; this one was let in by its link.`, end: "End",
    endSure: "That device is shown out at once, and the links to your seat let no new device in.", keep: "Leave it", link: "Link for another device", closed: "The earlier links let no new device in.",
    fresh: (people: string) => `Your seat has been opened on another device. If that was not you, end it under “${people}”.`,
  },
  follow: { notHolder: "The seat in the next game opens only on the device that held this one." },
};

export type Rights = typeof rights;
