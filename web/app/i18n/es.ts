import type { Messages } from "./en";
import { insight } from "./insight.es";
import { notes } from "./notes.es";
import { options, values } from "./options.es";
import { because, refusals } from "./refusals.es";
import { rights } from "./rights.es";
import { absence, why } from "./why.es";

const n = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const es: Messages = {
  language: "Español",
  pawns: {
    x: "Mister X", d1: "Rojo", d2: "Azul", d3: "Verde", d4: "Ámbar", d5: "Violeta", p1: "Policía 1", p2: "Policía 2",
    car1: "Coche 1", car2: "Coche 2", car3: "Coche 3", car4: "Coche 4", team: "El equipo",
  },
  token: (number) => `Ficha ${number}`,
  seat: (number) => `Detective ${number}`,
  bots: {
    random: ["al azar", "Mueve al azar: para probar."],
    greedy: ["sencillo", "Huye del perseguidor más cercano, o se acerca a todo sitio donde puede estar."],
    level1: ["principiante", "Piensa poco y se le escapa mucho: para una primera partida."],
    level2: ["aficionado", "Juega con sentido y se le escapan cosas."],
    level3: ["bueno", "Un buen rival para la mayoría de las noches."],
    level4: ["fuerte", "Piensa por adelantado en todo lo que no puede ver."],
    level5: ["experto", "El más fuerte que hay; se toma un segundo por jugada."],
    pimbot: ["PimBot", "El jugador de referencia de los estudios, para comparar."],
  },
  tickets: {
    taxi: "Taxi", bus: "Autobús", metro: "Metro", ferry: "Ferri", subway: "Metro", boat: "Barca", foot: "A pie", vip: "ViP",
    train: "Tren rápido", ship: "Barco", car: "Coche", rail: "Tren", plane: "Avión", black: "Billete negro", double: "Movimiento doble", triple: "Movimiento triple",
    mag: "Lupa", blue: "Luz azul", shad: "Sombra", foot_symbol: "Huella", street: "Calle", line: "línea",
  },
  letters: { metro: "M" }, // on the lines of the board, where they are not the ones drawn
  spots: { station: ["estación", "estaciones"], city: ["ciudad", "ciudades"], square: ["casilla", "casillas"] },
  titles: {
    "scotland-yard": { name: "Scotland Yard", about: "Londres en taxi, autobús y metro. El ferri solo lo toma quien tiene un billete negro." },
    "ny-chase": { name: "N.Y. Chase", about: "Manhattan. Los detectives tienen un helicóptero y barreras; los ríos son suyos." },
    sanssouci: { name: "Mister X in Sanssouci", about: "Potsdam a pie, en ViP, tren rápido y barco, con diez variantes para fuertes y débiles." },
    europa: { name: "Flucht durch Europa", about: "Una misión a través de Europa con una mano de billetes de dos mitades." },
    behrends: { name: "Mister X (Behrends)", about: "Diez dobles, cuatro coches patrulla, un teléfono. Primero averiguad quién es; después, atrapadlo." },
  },
  sides: { x: "Mister X", hunters: "los perseguidores", nobody: "nadie" },
  reasons: {
    captured: "Lo han atrapado.", x_enclosed: "Está rodeado y no puede moverse.", x_without_move: "Ya no puede moverse.",
    survived: "Siguió libre hasta el final.", hunters_stuck: "Ningún detective puede moverse ya.", no_hunters: "No queda nadie que lo persiga.",
    target_reached: "Ha hecho lo que vino a hacer.", seven_checks: "Se gastaron los siete controles.", twenty_warnings: "Se dieron veinte advertencias.",
    cap: "Se acabó el tiempo.",
  },
  reasonsX: { captured: "Te han atrapado.", x_enclosed: "Estás rodeado y no puedes moverte.", x_without_move: "Ya no puedes moverte.", survived: "Seguiste libre hasta el final.", no_hunters: "No queda nadie que te persiga.", target_reached: "Has hecho lo que viniste a hacer." },
  gaveUp: { x: "Mister X se rindió.", hunters: "Los perseguidores se rindieron." }, tooSlow: { x: "A Mister X se le acabó el tiempo.", hunters: "A los perseguidores se les acabó el tiempo." },
  home: {
    opponents: "Bots contra los que juegas",
    headline: "Está en algún lugar de la ciudad.",
    lead: "Cinco juegos de persecución sobre mapas reales. Perseguidlo juntos, o sé él.",
    playNow: "Jugar ya", atOnce: "Jugar ya, contra bots:", asHunter: "Perseguirlo", asX: "Ser Mister X", setTable: "Preparar la mesa", rules: "Reglas",
    players: (least, most) => `De ${least} a ${most} jugadores`, first: "¿Primera vez? Partida guiada", choose: "Elige un juego",
  },
  nav: { unknown: "Ese juego no existe", unknownAbout: "Esta dirección no nombra ningún juego conocido aquí. Quizá esté mal escrita.", home: "Todos los juegos", tables: "Mis mesas", settings: "Ajustes", close: "Cerrar", menu: "Menú" },
  settings: {
    title: "Ajustes", name: "Tu nombre", theme: "Aspecto", themes: { auto: "Como el dispositivo", light: "Papel y tinta", dark: "La ciudad de noche" },
    language: "Idioma", sound: "Sonidos", cover: "Mantener para mirar", coverAbout: "Los secretos de Mister X quedan tapados hasta que mantiene pulsado.",
    notify: "Avísame cuando sea mi turno",
  },
  set: {
    leads: "Quién lleva a quién", leadsAbout: "El reglamento reparte los detectives por igual; aquí eliges de quién es cada uno.", leadsReset: "Como en el reglamento",
    title: (game) => `Preparar la mesa: ${game}`, players: "Jugadores", seats: "Quién se sienta dónde", me: "Yo", friend: "Un amigo, por enlace",
    level: (level) => `Bot: ${level}`, editions: { "2015": "2015, la de la caja actual", classic: "Clásica: 1983, 24 movimientos, sin policías" }, edition: "Edición", options: "Opciones", optionsAbout: "Cada opción sigue la regla impresa mientras no la cambies.",
    aid: "Ayuda para deducir", aids: { off: "Ninguna: pensad vosotros", possible: "Mostrar dónde puede estar", likelihood: "Mostrar lo probable que es cada lugar" },
    clock: "Reloj", clockOff: "Sin reloj", clockMinutes: (minutes) => `${minutes} minutos cada bando`, start: "Empezar", reset: "Regla impresa",
    hotSeat: "Varios asientos son tuyos: pasaréis el dispositivo en cada turno.", yes: "sí", no: "no", default: "como impreso",
  },
  people: {
    onlyHere: "Esta dirección solo funciona en este ordenador. Para los móviles de la sala, cierra el programa y ábrelo con --lan.", share: "Compartir",
    which: "Qué bot",
    title: "En esta mesa", anySeat: "Enlace para cualquier asiento libre", seatLink: (seat) => `Enlace para ${seat}`, watch: "Enlace para mirar", copy: "Copiar enlace", copied: "Copiado",
    you: "tú", open: "espera a un amigo", away: "fuera", here: "aquí", botHolds: "un bot guarda el asiento",
    qr: "Escanear para unirse", waiting: (count) => (count === 1 ? "Falta un amigo por sentarse." : `Faltan ${count} amigos por sentarse.`), yourLink: "Tu propio enlace, para otro dispositivo",
    hostYou: "Eres el anfitrión y no tienes asiento.", host: "El anfitrión está aquí y no tiene asiento.", watchers: (count) => (count === 1 ? "Una persona mira." : `${count} personas miran.`), startWithBots: "Empezar; los bots guardan los asientos libres",
  },
  join: { seat: "¿Dónde quieres sentarte?", anywhere: "Donde sea", with: (names) => `En la mesa: ${names}.`, full: "Todos los asientos están ocupados.", taken: "Este asiento está ocupado.", watch: "Mirar la partida", title: "Te han invitado", name: "Tu nombre", sit: "Sentarse", gone: "Esta mesa no se conoce aquí. Quizá el enlace está incompleto." },
  tables: { title: "Mis mesas", empty: "Aún no hay mesas. Empieza una partida y aparecerá aquí.", running: "En juego", over: "Terminada", open: "Abrir", drop: "Olvidar", as: (who) => `como ${who}` },
  table: {
    roundAbout: (rounds, entries) => `${rounds} rondas. Un movimiento doble hace dos anotaciones en una ronda: el registro puede llegar a ${entries}.`,
    round: (round, of) => (of ? `Ronda ${round} de ${of}` : `Ronda ${round}`), entryOf: (entry, of) => `Anotación ${entry} de ${of}`,
    watching: "Estás mirando.", log: "Diario de viaje", team: "Equipo", people: "Gente", rules: "Reglas", resign: "Rendirse", resignSure: "¿Rendirse en esta partida?",
    board: (name) => `Tablero de ${name}. Las flechas lo mueven; más y menos lo acercan y alejan.`, closer: "Acercar", farther: "Alejar", whole: "Todo el tablero", mine: "Mis peones",
    hold: "Mantén para mirar, toca para dejarlo abierto", station: "Estación", tickets: "Billetes", reserve: "Reserva", pool: "Reserva común", free: "viaja gratis", out: "fuera del juego", moved: "ya movió",
    sheet: "Mostrar más o menos", yourTurn: "Tu turno", possible: (count, [one, many]) => `Puede estar en ${n(count, one, many)}.`, certain: (station) => `Está en ${station}.`,
  },
  say: {
    connecting: "Abriendo la mesa…", lost: "Se perdió la conexión. Probando de nuevo…", refused: "Este enlace no abre ninguna mesa.",
    choose: (pawn, spot) => `${pawn}: elige una ${spot} marcada.`, chooseX: (station, spot) => `Estás en ${station}. Elige una ${spot} marcada.`,
    onward: (station) => `Tu turno sigue desde ${station}.`, xMoving: "Mister X se mueve…", huntersMoving: "Los perseguidores se mueven…", waitingFor: (name) => `Le toca a ${name}.`, colleague: (pawn) => `Le toca a ${pawn}; tus peones ya movieron.`,
    revealIn: (moves) => (moves === 1 ? "Se muestra con su próximo movimiento." : `Se muestra dentro de ${moves} movimientos.`), revealMine: (moves) => (moves === 1 ? "Con este movimiento te verán." : `Te verán dentro de ${moves} movimientos.`),
    revealNever: "Ya no volverá a mostrarse.", seen: (station) => `Visto por última vez en ${station}.`, over: (winner) => (winner === "x" ? "Gana Mister X." : winner === "hunters" ? "Ganan los perseguidores." : "Nadie gana."),
    sent: "En camino…", fly: (pawn) => `${pawn}: elige adónde va el helicóptero.`, action: "Elige qué hacer.",
  },
  plans: {
    ride: "Viajar", double: "Movimiento doble", triple: "Movimiento triple", fly: "Helicóptero", land: "Aterrizar aquí", stay: "Quedarse", out: "Dejar el juego", hidden: "Movimiento oculto", "double hidden": "Doble, una mitad oculta",
    mission: "Misión y salida", operate: "Operación especial", investigate: "Investigar", end: "Terminar la ronda", discard: "Descartar", number: "Tu número", place: "Colocar", check: "Control de identidad", "no check": "Sin control",
    nominate: "Nombrar", override: "Intervenir", "no override": "Dejarlo así", banish: "Desterrar", "no banish": "No desterrar a nadie", drive: "Conducir", walk: "Andar",
  },
  pick: {
    how: (station) => `A ${station} en`, willBeSeen: (station) => `Te verán en ${station}.`, giveDouble: "Los perseguidores verán que te mueves dos veces.", blockNone: "Sin barrera", block: "Dejar una barrera atrás", blockFrom: (station) => `Traer la barrera de ${station}`, show: "Mostrarse",
    paysWith: (ticket) => `pagado con ${ticket}`, go: "Adelante", back: "Atrás", choosePay: (need) => `Elige ${n(need, "billete", "billetes")} para pagar`, chosen: (have, need) => `${have} de ${need}`,
    discardAbout: "Toca los billetes que quieras soltar, o quédate con todos.", keepAll: "Quedarse con todos", discard: (count) => `Descartar ${n(count, "billete", "billetes")}`, die: (pips) => `con el ${pips}`, facing: (station) => `mirando a ${station}`,
  },
  log: {
    title: "Diario de viaje", entry: (entry) => `Anotación ${entry}`, start: "Salida", reveal: "se muestra", double: "doble", stayed: "se quedó", unknown: "aún vacía", seenAt: (station) => `en ${station}`, faceDown: "boca abajo",
  },
  team: {
    done: "Listo", station: "Número de estación", mark: "Marcar", played: "hecho", planning: "Proponer jugadas", planHint: "Elige ficha y estación como si movieras; queda como propuesta.", sendPlan: "Enviar la propuesta", dropPlan: "Descartar",
    title: "Equipo", chat: "Charla", plan: "Plan", nudge: "Que muevan primero los bots", chatTeam: "Al equipo", chatTable: "A la mesa", say: "Di algo", send: "Enviar", secret: "Esto solo lo leen los perseguidores.", open: "Esto también lo lee Mister X.", unread: (count) => `${count} sin leer`, tools: "Marcar el mapa", suspect: "Sospechoso", exclude: "Descartado", arrow: "Flecha", propose: "Proponer", accept: "Aceptar", proposes: (name) => `${name} propone:`, clear: "Borrar las marcas", toolHint: "Toca una estación. Otra vez quita la marca.", arrowHint: "Toca dónde empieza y después dónde acaba.", emptyChat: "Nadie ha dicho nada todavía.",
  },
  end: { title: { x: "Mister X escapa", hunters: "Atrapado", nobody: "Empate" }, youWon: "Ganas.", youLost: "Pierdes.", path: "Su camino", step: (entry, of) => `Movimiento ${entry} de ${of}`, first: "Al principio", previous: "Uno atrás", next: "Uno adelante", last: "Al final", rematch: "Otra vez, con los bandos cambiados", join: "A la próxima partida", swap: "Cambiar de bando", same: "Otra vez", record: "Descargar el registro", check: "¿Fue limpio?", fair: (turns) => `Sí: la semilla de todos los sorteos y ${turns === 1 ? "el único turno" : `los ${turns} turnos`} de Mister X son los que se fijaron durante la partida.`, unfair: (line) => (line ? `No: desde la línea ${line} del registro no es lo que se fijó durante la partida.` : "No: la semilla de los sorteos no es la que se fijó antes de la partida."), home: "Todos los juegos", show: "Resultado" },
  handOver: { title: (name) => `Pasa el dispositivo a ${name}`, about: "En esta pantalla no hay nada secreto.", ready: (name) => `Soy ${name}` },
  text: { title: "Tablero en texto", short: "Texto", anywhere: "a cualquier lugar", where: "Dónde está cada uno", reach: "Qué se puede alcanzar", type: "Escribe un movimiento", example: (move) => `Por ejemplo ${move}`, send: "Mover", unknown: (text) => `«${text}» no es un movimiento aquí. Nombra el billete y la estación.`, nothing: "Ahora no hay nada que mover." },
  hand: {
    mission: (colour) => `Misión ${colour}`, missions: { green: "verde", yellow: "amarilla", orange: "naranja" }, bag: "Bolsa", box: "Caja", yourHand: "Tu mano", handOf: (who, size) => `${who}: ${n(size, "billete", "billetes")}`, openFrom: (move) => `Desde el movimiento ${move} se mueve a la vista.`, openFromYou: (move) => `Desde el movimiento ${move} te mueves a la vista.`, choose: "Elige una misión y una ciudad de salida.", special: "Acciones especiales o fin de la ronda.", discardNow: "Descarta lo que quieras; la mano se vuelve a llenar.", targets: "Ciudades de destino", starts: "Ciudades de salida", table: "Misión y bolsa",
  },
  gang: {
    scatter: "Repartir el resto al azar",
    headquarters: "Central",
    phase1: "¿Quién es?", phase2: "La caza", dice: "Dados", checks: (left) => `Quedan ${n(left, "control", "controles")}`, warnings: (held) => `${held} de 20 advertencias`, dial: "Disco del teléfono", sectors: { warning: "advertencia", busy: "comunica", red: "rojo", yellow: "amarillo", blue: "azul" }, you: (number) => `Eres el número ${number}`, he: (number) => `Él es el número ${number}`, chief: (colour) => `El jefe manda el coche a una casilla de color ${colour}.`, faceUp: (number) => `número ${number}`,
    asked: { number: "Elige tu número.", place: "Coloca las fichas.", drive: "Elige un coche y una casilla marcada.", walk: "Elige una ficha y una casilla marcada.", check: "¿Controlar a alguien aquí?", nominate: "Nombra dos coches: al primero se le llama primero.", override: "¿Adelantarse al jefe?", banish: "¿Desterrar una ficha?", jump: "Elige una casilla del color del jefe." },
    table: "La persecución", nominated: "Nombrados",
  },
  refusals, because,
  learn: {
    none: "Nadie ha escrito aquí las reglas de este juego.", title: "Reglas", why: "¿Qué regla?", next: "Entendido", skip: "Seguir sin ayuda", guided: "Partida guiada",
    steps: {
      welcome: "Diriges a los perseguidores. Mister X se mueve sin ser visto por este mapa y tenéis 22 rondas para encontrarlo.",
      log: "El diario de viaje muestra cómo ha viajado. En las casillas con un ojo debe mostrarse.",
      move: "Te toca: toca una estación con anillo violeta (verde de noche) y elige el billete. Una línea, una parada.",
      possible: "Los anillos naranjas muestran dónde puede estar. Mueve para que sean menos.",
      reveal: "Ahí está. Desde ahora cuenta qué billetes usa a partir de ahí.",
      tickets: "Vuestros billetes son limitados, y lo que gastáis le ayuda a él. Guardad el metro.",
      catch: "Quien mueve a su estación lo atrapa. Uno solo rara vez lo consigue: acercaos por varios lados.",
      black: "Un billete negro: puede ser cualquier viaje, incluso el ferry. Nadie ve cuál.",
      double: "Un movimiento doble: ha viajado dos veces en un turno y el diario tiene dos anotaciones nuevas.",
    },
  },
  options, values, notes, ...insight, absence, why, rights,
  notify: { turn: "Tu turno en Mister X", tab: "● Tu turno" },
};
