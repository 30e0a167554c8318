import type { Rights } from "./rights.en";

export const rights: Rights = {
  takeback: {
    ask: "Desfazer minha última jogada", title: "Desfazer", asks: (who) => `${who} quer desfazer uma jogada.`, asked: "Você pediu para desfazer sua última jogada.",
    about: "Tudo o que aconteceu desde então seria desfeito.", missing: (who) => `Falta a resposta de: ${who}.`, agree: "Concordo", refuse: "Não", agreed: "Você concordou.", withdraw: "Retirar o pedido", kept: "Nada foi desfeito. A partida segue como está.",
  },
  deeds: {
    title: "O que mudou na mesa", somebody: "Alguém", host: "O anfitrião",
    sat: (who, seat) => `${who} sentou-se como ${seat} (com a partida em andamento)`,
    left: (who) => `${who} deixou o lugar`, opened: (by, who) => `${by} abriu o lugar para outra pessoa: ${who}`,
    bot: (who, bot) => `${who} deixa um bot jogar (${bot})`, botFor: (by, who, bot) => `${by} deixa um bot (${bot}) jogar por ${who}`,
    standIn: (who, bot) => `Um bot (${bot}) substitui ${who}`, back: (who) => `${who} voltou`,
    takeback: (who, others) => (others ? `${who} desfez uma jogada, com a concordância de ${others}` : `${who} desfez uma jogada`),
    another: (seat, who) => `Agora outra pessoa joga com ${seat}: ${who}`, instead: (seat, who) => `Agora uma pessoa joga com ${seat} no lugar de um bot: ${who}`,
  },
  seat: {
    toBot: "Deixar um bot jogar", toPerson: "Devolver à pessoa", open: "Abrir para outra pessoa", openSure: (who) => `${who} perde este lugar na hora. Você recebe um link para quem vier no lugar.`,
    botForMe: "Deixar um bot jogar por mim", meAgain: "Volto a jogar eu", give: "Ceder meu lugar", giveSure: "Você sai da mesa na hora e recebe um link. Quem o abrir fica com o seu lugar.", giveNow: "Ceder", botPlays: "Um bot está jogando por você.",
    gone: "Você deixou o seu lugar.", goneAbout: "Envie este link a quem vai continuar jogando. Ele vale uma única vez.",
  },
  standIn: {
    title: "Se alguém se ausentar", after: (minutes) => (minutes === 1 ? "Depois de um minuto um bot continua" : `Depois de ${minutes} minutos um bot continua`), waits: "O lugar espera", which: "Qual bot continua jogando",
    says: (minutes, bot) => `Se alguém ficar fora por ${minutes === 1 ? "um minuto" : `${minutes} minutos`}, o bot “${bot}” continua jogando até a pessoa voltar.`, saysWaits: "Se alguém ficar fora, o lugar espera.", fixed: "Vale para a partida toda.",
  },
  devices: {
    title: "Seus aparelhos", also: (time) => `Aberto também em outro aparelho desde: ${time}`, holder: (time) => `O lugar foi ocupado em outro aparelho (${time}); este entrou pelo link.`, end: "Desconectar",
    endSure: "Esse aparelho sai na hora, e os links para o seu lugar não deixam mais entrar nenhum novo.", keep: "Deixar aberto", link: "Link para outro aparelho", closed: "Os links anteriores não deixam mais entrar nenhum aparelho novo.",
    fresh: (people) => `Seu lugar foi aberto em outro aparelho. Se não foi você, desconecte-o em “${people}”.`,
  },
  follow: { notHolder: "O lugar na próxima partida só se abre no aparelho que ocupava este." },
};
