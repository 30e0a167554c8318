import type { Rights } from "./rights.en";

export const rights: Rights = {
  takeback: {
    ask: "Deshacer mi último turno", title: "Deshacer", asks: (who) => `${who} quiere deshacer un turno.`, asked: "Has pedido deshacer tu último turno.",
    about: "Todo lo que pasó desde entonces quedaría anulado.", missing: (who) => `Falta la respuesta de: ${who}.`, agree: "De acuerdo", refuse: "No", agreed: "Estás de acuerdo.", withdraw: "Retirar la petición", kept: "No se deshace nada. La partida sigue como está.",
  },
  deeds: {
    title: "Qué ha cambiado en la mesa", somebody: "Alguien", host: "El anfitrión",
    sat: (who, seat) => `${who} se ha sentado como ${seat} (con la partida empezada)`,
    left: (who) => `${who} ha dejado el asiento`, opened: (by, who) => `${by} ha abierto el asiento para otra persona: ${who}`,
    bot: (who, bot) => `${who} deja jugar a un bot (${bot})`, botFor: (by, who, bot) => `${by} deja que un bot (${bot}) juegue por ${who}`,
    standIn: (who, bot) => `Un bot (${bot}) sustituye a ${who}`, back: (who) => `${who} ha vuelto`,
    takeback: (who, others) => (others ? `${who} ha deshecho un turno, de acuerdo con ${others}` : `${who} ha deshecho un turno`),
    another: (seat, who) => `Otra persona juega ahora con ${seat}: ${who}`, instead: (seat, who) => `Una persona juega ahora con ${seat} en lugar de un bot: ${who}`,
  },
  seat: {
    toBot: "Que juegue un bot", toPerson: "Devolver a la persona", open: "Abrir para otra persona", openSure: (who) => `${who} pierde este asiento al momento. Recibirás un enlace para quien venga en su lugar.`,
    botForMe: "Que un bot juegue por mí", meAgain: "Vuelvo a jugar yo", give: "Ceder mi asiento", giveSure: "Dejas la mesa al momento y recibes un enlace. Quien lo abra tendrá tu asiento.", giveNow: "Cederlo", botPlays: "Un bot juega por ti.",
    gone: "Has dejado tu asiento.", goneAbout: "Envía este enlace a quien vaya a seguir jugando. Sirve una sola vez.",
  },
  standIn: {
    title: "Si alguien se ausenta", after: (minutes) => (minutes === 1 ? "Al cabo de un minuto sigue un bot" : `Al cabo de ${minutes} minutos sigue un bot`), waits: "Se le espera", which: "Qué bot sigue jugando",
    says: (minutes, bot) => `Si alguien se ausenta ${minutes === 1 ? "un minuto" : `${minutes} minutos`}, el bot «${bot}» sigue jugando hasta que vuelva.`, saysWaits: "Si alguien se ausenta, se le espera.", fixed: "Vale para toda la partida.",
  },
  devices: {
    title: "Tus dispositivos", also: (time) => `Abierto también en otro dispositivo desde: ${time}`, holder: (time) => `El asiento se tomó en otro dispositivo (${time}); este entró con su enlace.`, end: "Desconectar",
    endSure: "Ese dispositivo queda fuera al momento, y los enlaces a tu asiento ya no dejarán entrar a ninguno nuevo.", keep: "Dejarlo abierto", link: "Enlace para otro dispositivo", closed: "Los enlaces anteriores ya no dejan entrar a ningún dispositivo nuevo.",
    fresh: (people) => `Han abierto tu asiento en otro dispositivo. Si no has sido tú, desconéctalo en «${people}».`,
  },
  follow: { notHolder: "El asiento de la próxima partida solo se abre en el dispositivo que tenía este." },
};
