import type { Messages } from "./en";
import { insight } from "./insight.pt";
import { notes } from "./notes.pt";
import { options, values } from "./options.pt";
import { because, refusals } from "./refusals.pt";
import { rights } from "./rights.pt";
import { absence, why } from "./why.pt";

const n = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const pt: Messages = {
  language: "Português",
  pawns: {
    x: "Mister X", d1: "Vermelho", d2: "Azul", d3: "Verde", d4: "Âmbar", d5: "Violeta", p1: "Polícia 1", p2: "Polícia 2",
    car1: "Carro 1", car2: "Carro 2", car3: "Carro 3", car4: "Carro 4", team: "A equipe",
  },
  token: (number) => `Peça ${number}`,
  seat: (number) => `Detetive ${number}`,
  bots: {
    random: ["ao acaso", "Move ao acaso: para experimentar."],
    greedy: ["simples", "Foge do perseguidor mais próximo, ou se aproxima de todo lugar onde ele pode estar."],
    level1: ["iniciante", "Pensa pouco e deixa passar muito: para uma primeira partida."],
    level2: ["casual", "Joga com bom senso e deixa passar coisas."],
    level3: ["bom", "Um bom adversário para a maioria das noites."],
    level4: ["forte", "Pensa adiante sobre tudo o que não pode ver."],
    level5: ["especialista", "O mais forte que há; leva um segundo por jogada."],
    pimbot: ["PimBot", "O jogador de referência dos estudos, para comparar."],
  },
  tickets: {
    taxi: "Táxi", bus: "Ônibus", metro: "Metrô", ferry: "Balsa", subway: "Metrô", boat: "Barco", foot: "A pé", vip: "ViP",
    train: "Trem rápido", ship: "Navio", car: "Carro", rail: "Trem", plane: "Avião", black: "Bilhete preto", double: "Movimento duplo", triple: "Movimento triplo",
    mag: "Lupa", blue: "Luz azul", shad: "Sombra", foot_symbol: "Pegada", street: "Rua", line: "linha",
  },
  letters: { metro: "M" }, // on the lines of the board, where they are not the ones drawn
  spots: { station: ["estação", "estações"], city: ["cidade", "cidades"], square: ["casa", "casas"] },
  titles: {
    "scotland-yard": { name: "Scotland Yard", about: "Londres de táxi, ônibus e metrô. A balsa só leva quem tem um bilhete preto." },
    "ny-chase": { name: "N.Y. Chase", about: "Manhattan. Os detetives têm helicóptero e barreiras; os rios são dele." },
    sanssouci: { name: "Mister X in Sanssouci", about: "Potsdam a pé, de ViP, trem rápido e navio, com dez variantes para fortes e fracos." },
    europa: { name: "Flucht durch Europa", about: "Uma missão pela Europa com uma mão de bilhetes de duas metades." },
    behrends: { name: "Mister X (Behrends)", about: "Dez sósias, quatro viaturas, um telefone. Primeiro descubram quem ele é, depois peguem-no." },
  },
  sides: { x: "Mister X", hunters: "os perseguidores", nobody: "ninguém" },
  reasons: {
    captured: "Ele foi pego.", x_enclosed: "Está cercado e não pode se mover.", x_without_move: "Já não pode se mover.",
    survived: "Ficou livre até o fim.", hunters_stuck: "Nenhum detetive pode mais se mover.", no_hunters: "Não há mais ninguém para persegui-lo.",
    target_reached: "Fez o que veio fazer.", seven_checks: "As sete revistas acabaram.", twenty_warnings: "Foram dadas vinte advertências.",
    cap: "O tempo acabou.",
  },
  reasonsX: { captured: "Você foi pego.", x_enclosed: "Você está cercado e não pode se mover.", x_without_move: "Você já não pode se mover.", survived: "Você ficou livre até o fim.", no_hunters: "Não há mais ninguém para persegui-lo.", target_reached: "Você fez o que veio fazer." },
  gaveUp: { x: "Mister X desistiu.", hunters: "Os perseguidores desistiram." }, tooSlow: { x: "O tempo de Mister X acabou.", hunters: "O tempo dos perseguidores acabou." },
  home: {
    opponents: "Bots contra quem você joga",
    headline: "Ele está em algum lugar da cidade.",
    lead: "Cinco jogos de perseguição em mapas reais. Persigam-no juntos, ou seja ele.",
    playNow: "Jogar já", atOnce: "Jogar já, contra bots:", asHunter: "Persegui-lo", asX: "Ser Mister X", setTable: "Preparar a mesa", rules: "Regras",
    players: (least, most) => `De ${least} a ${most} jogadores`, first: "Primeira vez? Partida guiada", choose: "Escolha um jogo",
  },
  nav: { unknown: "Esse jogo não existe", unknownAbout: "Este endereço não indica nenhum jogo conhecido aqui. Talvez esteja mal digitado.", home: "Todos os jogos", tables: "Minhas mesas", settings: "Ajustes", close: "Fechar", menu: "Menu" },
  settings: {
    title: "Ajustes", name: "Seu nome", theme: "Aparência", themes: { auto: "Como o aparelho", light: "Papel e tinta", dark: "A cidade à noite" },
    language: "Idioma", sound: "Sons", cover: "Segurar para olhar", coverAbout: "Os segredos de Mister X ficam cobertos até ele segurar o botão.",
    notify: "Avise-me quando for minha vez",
  },
  set: {
    leads: "Quem conduz quem", leadsAbout: "A regra divide os detetives por igual; aqui você escolhe de quem é cada um.", leadsReset: "Como na regra",
    title: (game) => `Preparar a mesa: ${game}`, players: "Jogadores", seats: "Quem senta onde", me: "Eu", friend: "Um amigo, por link",
    level: (level) => `Bot: ${level}`, editions: { "2015": "2015, a da caixa atual", classic: "Clássica: 1983, 24 movimentos, sem policiais" }, edition: "Edição", options: "Opções", optionsAbout: "Cada opção segue a regra impressa enquanto você não a mudar.",
    aid: "Ajuda para deduzir", aids: { off: "Nenhuma: pensem vocês", possible: "Mostrar onde ele pode estar", likelihood: "Mostrar a chance de cada lugar" },
    clock: "Relógio", clockOff: "Sem relógio", clockMinutes: (minutes) => `${minutes} minutos para cada lado`, start: "Começar", reset: "Regra impressa",
    hotSeat: "Vários lugares são seus: vocês passarão o aparelho a cada vez.", yes: "sim", no: "não", default: "como impresso",
  },
  people: {
    onlyHere: "Este endereço só funciona neste computador. Para os celulares da sala, feche o programa e abra-o com --lan.", share: "Compartilhar",
    which: "Qual bot",
    title: "Nesta mesa", anySeat: "Link para qualquer lugar livre", seatLink: (seat) => `Link para ${seat}`, watch: "Link para assistir", copy: "Copiar link", copied: "Copiado",
    you: "você", open: "espera um amigo", away: "fora", here: "aqui", botHolds: "um bot guarda o lugar",
    qr: "Escaneie para entrar", waiting: (count) => (count === 1 ? "Falta um amigo se sentar." : `Faltam ${count} amigos se sentarem.`), yourLink: "Seu próprio link, para outro aparelho",
    hostYou: "Você é o anfitrião e não tem lugar.", host: "O anfitrião está aqui e não tem lugar.", watchers: (count) => (count === 1 ? "Uma pessoa assiste." : `${count} pessoas assistem.`), startWithBots: "Começar; bots guardam os lugares livres",
  },
  join: { seat: "Onde você quer sentar?", anywhere: "Em qualquer lugar", with: (names) => `À mesa: ${names}.`, full: "Todos os lugares estão ocupados.", taken: "Este lugar está ocupado.", watch: "Assistir à partida", title: "Você foi convidado", name: "Seu nome", sit: "Sentar-se", gone: "Esta mesa não é conhecida aqui. Talvez o link esteja incompleto." },
  tables: { title: "Minhas mesas", empty: "Ainda não há mesas. Comece uma partida e ela aparecerá aqui.", running: "Em jogo", over: "Terminada", open: "Abrir", drop: "Esquecer", as: (who) => `como ${who}` },
  table: {
    roundAbout: (rounds, entries) => `${rounds} rodadas. Um movimento duplo faz dois registros em uma rodada: o diário pode chegar a ${entries}.`,
    round: (round, of) => (of ? `Rodada ${round} de ${of}` : `Rodada ${round}`), entryOf: (entry, of) => `Registro ${entry} de ${of}`,
    watching: "Você está assistindo.", log: "Diário de viagem", team: "Equipe", people: "Pessoas", rules: "Regras", resign: "Desistir", resignSure: "Desistir desta partida?",
    board: (name) => `Tabuleiro de ${name}. As setas o movem; mais e menos aproximam e afastam.`, closer: "Aproximar", farther: "Afastar", whole: "Tabuleiro inteiro", mine: "Meus peões",
    hold: "Segure para olhar, toque para deixar aberto", station: "Estação", tickets: "Bilhetes", reserve: "Reserva", pool: "Reserva comum", free: "anda de graça", out: "fora do jogo", moved: "já moveu",
    sheet: "Mostrar mais ou menos", yourTurn: "Sua vez", possible: (count, [one, many]) => `Ele pode estar em ${n(count, one, many)}.`, certain: (station) => `Ele está em ${station}.`,
  },
  say: {
    connecting: "Abrindo a mesa…", lost: "Conexão perdida. Tentando de novo…", refused: "Este link não abre nenhuma mesa.",
    choose: (pawn, spot) => `${pawn}: escolha uma ${spot} marcada.`, chooseX: (station, spot) => `Você está em ${station}. Escolha uma ${spot} marcada.`,
    onward: (station) => `Sua vez continua a partir de ${station}.`, xMoving: "Mister X está se movendo…", huntersMoving: "Os perseguidores estão se movendo…", waitingFor: (name) => `É a vez de ${name}.`, colleague: (pawn) => `É a vez de ${pawn}; seus peões já moveram.`,
    revealIn: (moves) => (moves === 1 ? "Ele se mostra no próximo movimento." : `Ele se mostra em ${moves} movimentos.`), revealMine: (moves) => (moves === 1 ? "Com este movimento você será visto." : `Você será visto em ${moves} movimentos.`),
    revealNever: "Ele não se mostrará mais.", seen: (station) => `Visto por último em ${station}.`, over: (winner) => (winner === "x" ? "Mister X vence." : winner === "hunters" ? "Os perseguidores vencem." : "Ninguém vence."),
    sent: "A caminho…", fly: (pawn) => `${pawn}: escolha para onde vai o helicóptero.`, action: "Escolha o que fazer.",
  },
  plans: {
    ride: "Viajar", double: "Movimento duplo", triple: "Movimento triplo", fly: "Helicóptero", land: "Pousar aqui", stay: "Ficar", out: "Sair do jogo", hidden: "Movimento oculto", "double hidden": "Duplo, metade oculta",
    mission: "Missão e partida", operate: "Operação especial", investigate: "Investigar", end: "Encerrar a rodada", discard: "Descartar", number: "Seu número", place: "Colocar", check: "Revista", "no check": "Sem revista",
    nominate: "Nomear", override: "Intervir", "no override": "Deixar assim", banish: "Banir", "no banish": "Não banir ninguém", drive: "Dirigir", walk: "Andar",
  },
  pick: {
    how: (station) => `Para ${station} de`, willBeSeen: (station) => `Você será visto em ${station}.`, giveDouble: "Os perseguidores verão que você se move duas vezes.", blockNone: "Sem barreira", block: "Deixar uma barreira para trás", blockFrom: (station) => `Trazer a barreira de ${station}`, show: "Mostrar-se",
    paysWith: (ticket) => `pago com ${ticket}`, go: "Ir", back: "Voltar", choosePay: (need) => `Escolha ${n(need, "bilhete", "bilhetes")} para pagar`, chosen: (have, need) => `${have} de ${need}`,
    discardAbout: "Toque nos bilhetes de que quer se livrar, ou fique com todos.", keepAll: "Ficar com todos", discard: (count) => `Descartar ${n(count, "bilhete", "bilhetes")}`, die: (pips) => `com o ${pips}`, facing: (station) => `virado para ${station}`,
  },
  log: {
    title: "Diário de viagem", entry: (entry) => `Registro ${entry}`, start: "Partida", reveal: "ele se mostra", double: "duplo", stayed: "ficou", unknown: "ainda vazio", seenAt: (station) => `em ${station}`, faceDown: "virado para baixo",
  },
  team: {
    done: "Pronto", station: "Número da estação", mark: "Marcar", played: "feito", planning: "Propor jogadas", planHint: "Escolha peão e estação como se movesse; vira uma proposta.", sendPlan: "Enviar a proposta", dropPlan: "Descartar",
    title: "Equipe", chat: "Conversa", plan: "Plano", nudge: "Deixar os bots irem primeiro", chatTeam: "Para a equipe", chatTable: "Para a mesa", say: "Diga algo", send: "Enviar", secret: "Só os perseguidores leem isto.", open: "Mister X também lê isto.", unread: (count) => (count === 1 ? "1 não lida" : `${count} não lidas`), tools: "Marcar o mapa", suspect: "Suspeito", exclude: "Excluído", arrow: "Seta", propose: "Propor", accept: "Aceitar", proposes: (name) => `${name} propõe:`, clear: "Apagar as marcas", toolHint: "Toque numa estação. Outra vez tira a marca.", arrowHint: "Toque onde começa e depois onde termina.", emptyChat: "Ninguém disse nada ainda.",
  },
  end: { title: { x: "Mister X escapa", hunters: "Pego", nobody: "Empate" }, youWon: "Você vence.", youLost: "Você perde.", path: "O caminho dele", step: (entry, of) => `Movimento ${entry} de ${of}`, first: "Ao início", previous: "Um atrás", next: "Um adiante", last: "Ao fim", rematch: "Outra vez, lados trocados", join: "Para a próxima partida", swap: "Trocar de lado", same: "Outra vez", record: "Baixar o registro", check: "Foi limpo?", fair: (turns) => `Sim: a semente de todos os sorteios e ${turns === 1 ? "o único turno" : `os ${turns} turnos`} de Mister X são os que foram fixados durante a partida.`, unfair: (line) => (line ? `Não: da linha ${line} do registro em diante não é o que foi fixado durante a partida.` : "Não: a semente dos sorteios não é a que foi fixada antes da partida."), home: "Todos os jogos", show: "Resultado" },
  handOver: { title: (name) => `Passe o aparelho para ${name}`, about: "Nada nesta tela é segredo.", ready: (name) => `Sou ${name}` },
  text: { title: "Tabuleiro em texto", short: "Texto", anywhere: "a qualquer lugar", where: "Onde está cada um", reach: "O que se pode alcançar", type: "Digite um movimento", example: (move) => `Por exemplo ${move}`, send: "Mover", unknown: (text) => `“${text}” não é um movimento aqui. Diga o bilhete e a estação.`, nothing: "Não há nada para mover agora." },
  hand: {
    mission: (colour) => `Missão ${colour}`, missions: { green: "verde", yellow: "amarela", orange: "laranja" }, bag: "Saco", box: "Caixa", yourHand: "Sua mão", handOf: (who, size) => `${who}: ${n(size, "bilhete", "bilhetes")}`, openFrom: (move) => `A partir do movimento ${move} ele se move à vista.`, openFromYou: (move) => `A partir do movimento ${move} você se move à vista.`, choose: "Escolha uma missão e uma cidade de partida.", special: "Ações especiais ou fim da rodada.", discardNow: "Descarte o que quiser; a mão é completada de novo.", targets: "Cidades de destino", starts: "Cidades de partida", table: "Missão e saco",
  },
  gang: {
    scatter: "Espalhar o resto ao acaso",
    headquarters: "Central",
    phase1: "Quem é ele?", phase2: "A caçada", dice: "Dados", checks: (left) => `${left === 1 ? "Resta 1 revista" : `Restam ${left} revistas`}`, warnings: (held) => `${held} de 20 advertências`, dial: "Disco do telefone", sectors: { warning: "advertência", busy: "ocupado", red: "vermelho", yellow: "amarelo", blue: "azul" }, you: (number) => `Você é o número ${number}`, he: (number) => `Ele é o número ${number}`, chief: (colour) => `O chefe manda o carro para uma casa de cor ${colour}.`, faceUp: (number) => `número ${number}`,
    asked: { number: "Escolha seu número.", place: "Coloque as peças.", drive: "Escolha um carro e uma casa marcada.", walk: "Escolha uma peça e uma casa marcada.", check: "Revistar alguém aqui?", nominate: "Nomeie dois carros: o primeiro é chamado primeiro.", override: "Adiantar-se ao chefe?", banish: "Banir uma peça?", jump: "Escolha uma casa da cor do chefe." },
    table: "A perseguição", nominated: "Nomeados",
  },
  refusals, because,
  learn: {
    none: "Ninguém escreveu aqui as regras deste jogo.", title: "Regras", why: "Qual regra?", next: "Entendi", skip: "Seguir sem ajuda", guided: "Partida guiada",
    steps: {
      welcome: "Você lidera os perseguidores. Mister X anda sem ser visto por este mapa, e vocês têm 22 rodadas para achá-lo.",
      log: "O diário de viagem mostra como ele viajou. Nos campos com um olho ele tem de se mostrar.",
      move: "Sua vez: toque numa estação com anel violeta (verde à noite) e escolha o bilhete. Uma linha, uma parada.",
      possible: "Os anéis laranja mostram onde ele pode estar. Mova para que fiquem menos.",
      reveal: "Lá está ele. A partir de agora conta que bilhetes ele usa dali.",
      tickets: "Seus bilhetes são limitados, e o que vocês gastam o ajuda. Guardem o metrô.",
      catch: "Quem se move para a estação dele o pega. Um só raramente consegue: cheguem por vários lados.",
      black: "Um bilhete preto: pode ser qualquer viagem, até a balsa. Ninguém vê qual.",
      double: "Um movimento duplo: ele viajou duas vezes numa só vez, e o diário tem dois registros novos.",
    },
  },
  options, values, notes, ...insight, absence, why, rights,
  notify: { turn: "Sua vez em Mister X", tab: "● Sua vez" },
};
