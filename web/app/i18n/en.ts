import { insight } from "./insight.en";
import { notes } from "./notes.en";
import { options, values } from "./options.en";
import { because, refusals, type Because, type Refusals } from "./refusals.en";
import { rights } from "./rights.en";
import { absence, why } from "./why.en";

type Pair = readonly [name: string, about: string];
export type Spot = "station" | "city" | "square";
type Bot = "random" | "greedy" | "level1" | "level2" | "level3" | "level4" | "level5" | "pimbot";

const n = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Everything that people read, in English. The other languages have the same shape. */
export const en = {
  language: "English",
  pawns: {
    x: "Mister X", d1: "Red", d2: "Blue", d3: "Green", d4: "Amber", d5: "Violet", p1: "Policeman 1", p2: "Policeman 2",
    car1: "Car 1", car2: "Car 2", car3: "Car 3", car4: "Car 4", team: "The team",
  } as Record<string, string>,
  token: (number: string): string => `Token ${number}`,
  seat: (number: string): string => `Detective ${number}`,
  bots: {
    random: ["random", "Moves at random: for trying things out."],
    greedy: ["simple", "Runs from the nearest hunter, or closes in on every place where he can be."],
    level1: ["beginner", "Thinks little and overlooks much: for a first game."],
    level2: ["casual", "Plays sensibly and overlooks things."],
    level3: ["good", "A fair opponent for most evenings."],
    level4: ["strong", "Thinks ahead about everything that it cannot see."],
    level5: ["expert", "The strongest there is; takes a second for each move."],
    pimbot: ["PimBot", "The reference player of the literature, for comparison."],
  } as Record<Bot, Pair>,
  tickets: {
    taxi: "Taxi", bus: "Bus", metro: "Underground", ferry: "Ferry", subway: "Subway", boat: "Boat", foot: "On foot", vip: "ViP",
    train: "Fast train", ship: "Ship", car: "Car", rail: "Rail", plane: "Plane", black: "Black ticket", double: "Double move", triple: "Triple move",
    mag: "Magnifier", blue: "Blue light", shad: "Shadow", foot_symbol: "Footprint", street: "Street", line: "line",
  } as Record<string, string>,
  letters: {} as Record<string, string>, // on the lines of the board, where they are not the ones drawn
  spots: { station: ["station", "stations"], city: ["city", "cities"], square: ["square", "squares"] } as Record<Spot, Pair>,
  titles: {
    "scotland-yard": { name: "Scotland Yard", about: "London by taxi, bus and underground. The ferry takes only those with a black ticket." },
    "ny-chase": { name: "N.Y. Chase", about: "Manhattan. The detectives have a helicopter and roadblocks; the rivers are his." },
    sanssouci: { name: "Mister X in Sanssouci", about: "Potsdam on foot, by ViP, fast train and ship, with ten variants for strong and weak players." },
    europa: { name: "Flucht durch Europa", about: "A mission across Europe with a hand of tickets that have two halves." },
    behrends: { name: "Mister X (Behrends)", about: "Ten look-alikes, four police cars, one telephone. First find out who he is, then catch him." },
  } as Record<string, { name: string; about: string }>,
  sides: { x: "Mister X", hunters: "the hunters", nobody: "nobody" } as Record<string, string>,
  reasons: {
    captured: "He is caught.", x_enclosed: "He is surrounded and cannot move.", x_without_move: "He cannot move any more.",
    survived: "He stayed free to the end.", hunters_stuck: "No detective can move any more.", no_hunters: "Nobody is left to hunt him.",
    target_reached: "He has done what he came for.", seven_checks: "Seven person checks were used up.", twenty_warnings: "Twenty warnings were given.",
    cap: "Time is up.",
  } as Record<string, string>,
  reasonsX: { captured: "You are caught.", x_enclosed: "You are surrounded and cannot move.", x_without_move: "You cannot move any more.", survived: "You stayed free to the end.", no_hunters: "Nobody is left to hunt you.", target_reached: "You have done what you came for." } as Record<string, string>,
  gaveUp: { x: "Mister X gave up.", hunters: "The hunters gave up." } as Record<string, string>, tooSlow: { x: "Mister X ran out of time.", hunters: "The hunters ran out of time." } as Record<string, string>,
  home: {
    opponents: "Bots to play against",
    headline: "He is somewhere in the city.",
    lead: "Five games of hide and seek on real maps. Hunt him together, or be him.",
    playNow: "Play now", atOnce: "Play now, against bots:", asHunter: "Hunt him", asX: "Be Mister X", setTable: "Set the table", rules: "Rules",
    players: (least: number, most: number) => `${least} to ${most} players`, first: "First time? Play the guided game",
    choose: "Choose a game",
  },
  nav: { unknown: "No such game", unknownAbout: "This address names no game that is known here. Perhaps it is mistyped.", home: "All games", tables: "My tables", settings: "Settings", close: "Close", menu: "Menu" },
  settings: {
    title: "Settings", name: "Your name", theme: "Look", themes: { auto: "As the device", light: "Paper and ink", dark: "City at night" } as Record<string, string>,
    language: "Language", sound: "Sounds", cover: "Hold to look", coverAbout: "Mister X's secrets stay covered until he presses and holds.",
    notify: "Notify me when it is my turn"
  },
  set: {
    leads: "Who leads whom", leadsAbout: "The rulebook deals the detectives out evenly; here you choose whose each one is.", leadsReset: "As the rulebook deals them",
    title: (game: string) => `Set the table: ${game}`, players: "Players", seats: "Who sits where", me: "Me", friend: "A friend, by link",
    level: (level: string) => `Bot: ${level}`, editions: { "2015": "2015, from the present box", classic: "Classic: 1983, 24 moves, no policemen" } as Record<string, string>, edition: "Edition", options: "Options", optionsAbout: "Every option keeps the printed rule unless you change it.",
    aid: "Deduction aid", aids: { off: "Off: think for yourselves", possible: "Show where he can be", likelihood: "Show how likely each place is" } as Record<string, string>,
    clock: "Clock", clockOff: "No clock", clockMinutes: (minutes: number) => `${minutes} minutes each`, start: "Start", reset: "Printed rule",
    hotSeat: "Several seats are yours: you will hand the device over at each turn.", yes: "yes", no: "no", default: "as printed",
  },
  people: {
    onlyHere: "This address works on this computer alone. For phones in the room, end the program and start it with --lan.", share: "Share",
    which: "Which bot",
    title: "At this table", anySeat: "Link for any free seat", seatLink: (seat: string) => `Link for ${seat}`, watch: "Link for watching", copy: "Copy link", copied: "Copied",
    you: "you", open: "waiting for a friend", away: "away", here: "here", botHolds: "a bot holds this seat",
    qr: "Scan to join", waiting: (count: number) => (count === 1 ? "Waiting for one friend to sit down." : `Waiting for ${count} friends to sit down.`), yourLink: "Your own link, for another device", hostYou: "You host this table and have no seat.", host: "The host is here and has no seat.", watchers: (count: number) => (count === 1 ? "One person is watching." : `${count} people are watching.`), startWithBots: "Start; bots hold the free seats",
  },
  join: { seat: "Where do you want to sit?", anywhere: "Anywhere", with: (names: string) => `At the table: ${names}.`, full: "Every seat is taken.", taken: "This seat is taken.", watch: "Watch instead", title: "You are invited", name: "Your name", sit: "Sit down", gone: "This table is not known here. Perhaps the link is incomplete." },
  tables: { title: "My tables", empty: "No tables yet. Start a game and it will be listed here.", running: "Running", over: "Over", open: "Open", drop: "Forget", as: (who: string) => `as ${who}` },
  table: {
    roundAbout: (rounds: number, entries: number) => `${rounds} rounds. A double move makes two entries in one round, so the log can come to ${entries}.`,
    round: (round: number, of: number) => (of ? `Round ${round} of ${of}` : `Round ${round}`), entryOf: (entry: number, of: number) => `Entry ${entry} of ${of}`,
    watching: "You are watching.", log: "Travel log", team: "Team", people: "People", rules: "Rules", resign: "Give up", resignSure: "Give up this game?",
 board: (name: string) => `Board of ${name}. Arrow keys move it, plus and minus zoom.`, closer: "Closer", farther: "Farther", whole: "Whole board", mine: "My pawns",
    hold: "Hold to look, tap to keep it open", station: "Station", tickets: "Tickets", reserve: "Reserve", pool: "Common stock", free: "rides free", out: "left the game", moved: "has moved",
 sheet: "Show more or less", yourTurn: "Your turn",
    possible: (count: number, [one, many]: Pair) => `He can be at ${n(count, one, many)}.`, certain: (station: number) => `He is at ${station}.`,
  },
  say: {
    connecting: "Opening the table…", lost: "Connection lost. Trying again…", refused: "This link opens no table.",
    choose: (pawn: string, spot: string) => `${pawn}: choose a highlighted ${spot}.`, chooseX: (station: number, spot: string) => `You are at ${station}. Choose a highlighted ${spot}.`,
    onward: (station: number) => `Your turn goes on from ${station}.`, xMoving: "Mister X is moving…", huntersMoving: "The hunters are moving…", waitingFor: (name: string) => `${name} is to move.`, colleague: (pawn: string) => `${pawn} is to move; your pawns have moved.`,
    revealIn: (moves: number) => (moves === 1 ? "He shows himself with his next move." : `He shows himself in ${moves} moves.`), revealMine: (moves: number) => (moves === 1 ? "With this move you will be seen." : `You will be seen in ${moves} moves.`),
    revealNever: "He will not show himself again.", seen: (station: number) => `Last seen at ${station}.`, over: (winner: string): string => (winner === "x" ? "Mister X wins." : winner === "hunters" ? "The hunters win." : "Nobody wins."),
    sent: "On its way…", fly: (pawn: string) => `${pawn}: choose where the helicopter goes.`, action: "Choose what to do.",
  },
  plans: {
    ride: "Travel", double: "Double move", triple: "Triple move", fly: "Helicopter", land: "Land here", stay: "Stay", out: "Leave the game", hidden: "Hidden move", "double hidden": "Double, half of it hidden",
    mission: "Mission and start", operate: "Special operation", investigate: "Investigate", end: "End the round", discard: "Discard", number: "Your number", place: "Place", check: "Person check", "no check": "No check",
    nominate: "Nominate", override: "Override", "no override": "Let it be", banish: "Banish", "no banish": "Banish nobody", drive: "Drive", walk: "Walk",
  } as Record<string, string>,
  pick: {
    how: (station: string) => `To ${station} by`, willBeSeen: (station: string) => `You will be seen at ${station}.`, giveDouble: "The hunters will see that you move twice.", blockNone: "No roadblock", block: "Leave a roadblock behind", blockFrom: (station: number) => `Bring the roadblock from ${station}`, show: "Show yourself",
    paysWith: (ticket: string) => `paid with ${ticket}`, go: "Go", back: "Back", choosePay: (need: number) => `Choose ${n(need, "ticket", "tickets")} to pay`, chosen: (have: number, need: number) => `${have} of ${need}`,
    discardAbout: "Tap the tickets you want to be rid of, or keep them all.", keepAll: "Keep all", discard: (count: number) => `Discard ${n(count, "ticket", "tickets")}`, die: (pips: number) => `with the ${pips}`, facing: (station: number) => `facing ${station}`,
  },
  log: {
    title: "Travel log", entry: (entry: number) => `Entry ${entry}`, start: "Start", reveal: "reveal", double: "double", stayed: "stayed", unknown: "not yet", seenAt: (station: number) => `seen at ${station}`, faceDown: "face down",
  },
  team: {
    done: "Done", station: "Station number", mark: "Mark", played: "done", planning: "Propose moves", planHint: "Choose a pawn and a station as if you moved; it becomes a proposal.", sendPlan: "Send the proposal", dropPlan: "Drop it",
    title: "Team", chat: "Talk", plan: "Plan", nudge: "Let the bots go first", chatTeam: "To the team", chatTable: "To the table", say: "Say something", send: "Send", secret: "Only hunters read this.", open: "Mister X reads this too.", unread: (count: number) => `${count} unread`, tools: "Mark the map", suspect: "Suspected", exclude: "Excluded", arrow: "Arrow", propose: "Propose this", accept: "Accept", proposes: (name: string) => `${name} proposes`, clear: "Clear my marks", toolHint: "Tap a station. Tap again to take the mark away.", arrowHint: "Tap where it starts, then where it ends.", emptyChat: "Nobody has said anything yet.",
  },
  end: { title: { x: "Mister X escapes", hunters: "Caught", nobody: "A draw" } as Record<string, string>, youWon: "You win.", youLost: "You lose.", path: "His path", step: (entry: number, of: number) => `Move ${entry} of ${of}`, first: "To the start", previous: "Back one", next: "On one", last: "To the end", rematch: "Play again, sides changed", join: "Come to the next game", swap: "Change sides", same: "Play again", record: "Download the record", check: "Was it fair?", fair: (turns: number) => `Yes: the seed of all draws and ${turns === 1 ? "the only turn" : `all ${turns} turns`} of Mister X’s are what was fixed while you played.`, unfair: (line: number) => (line ? `No: from line ${line} of the record on, it is not what was fixed while you played.` : "No: the seed of the draws is not the one that was fixed before the game."), home: "All games", show: "Show the result" },
  handOver: { title: (name: string) => `Hand the device to ${name}`, about: "Nothing secret is on this screen.", ready: (name: string) => `I am ${name}`},
  text: { title: "Text board", short: "Text", anywhere: "anywhere", where: "Where everybody is", reach: "What can be reached", type: "Type a move", example: (move: string) => `For example ${move}`, send: "Move", unknown: (text: string) => `“${text}” is not a move here. Name the ticket and the station.`, nothing: "Nothing to move now." },
  hand: {
    mission: (colour: string) => `Mission ${colour}`, missions: { green: "green", yellow: "yellow", orange: "orange" } as Record<string, string>, bag: "Bag", box: "Box", yourHand: "Your hand", handOf: (who: string, size: number) => `${who}: ${n(size, "ticket", "tickets")}`, openFrom: (move: number) => `From move ${move} on he moves openly.`, openFromYou: (move: number) => `From move ${move} on you move openly.`, choose: "Choose a mission and a start city.", special: "Special actions or the end of the round.", discardNow: "Discard what you like; the hand is filled up again.", targets: "Target cities", starts: "Start cities", table: "Mission and bag",
  },
  gang: {
    scatter: "Scatter the rest at random",
    headquarters: "HQ",
    phase1: "Who is he?", phase2: "The hunt", dice: "Dice", checks: (left: number) => `${n(left, "person check", "person checks")} left`, warnings: (held: number) => `${held} of 20 warnings`, dial: "Dial", sectors: { warning: "warning", busy: "line busy", red: "red", yellow: "yellow", blue: "blue" } as Record<string, string>, you: (number: number) => `You are number ${number}`, he: (number: number) => `He is number ${number}`, chief: (colour: string) => `The chief sends the car to a ${colour} square.`, faceUp: (number: number) => `number ${number}`, asked: {
      number: "Choose your number.", place: "Place the tokens.", drive: "Choose a car and a highlighted square.", walk: "Choose a token and a highlighted square.", check: "Check somebody here?", nominate: "Nominate two cars: the first is called first.", override: "Override the chief?", banish: "Banish a token?", jump: "Choose a square of the chief's colour.",
    } as Record<string, string>, table: "The chase", nominated: "Nominated",
  },
  refusals: refusals as Refusals,
  because: because as Because,
  learn: {
    none: "Nobody has written the rules of this game down here.", title: "Rules", why: "Which rule?", next: "Got it", skip: "Go on without help", guided: "Guided game",
    steps: {
      welcome: "You lead the hunters. Mister X moves unseen on this map, and you have 22 rounds to find him.",
      log: "The travel log shows how he travelled. At the fields with an eye he must show himself.",
      move: "Your move: tap a station ringed in violet (green at night) and choose the ticket. One line, one stop.",
      possible: "Orange rings show where he can be. Move so that they become fewer.",
      reveal: "There he is. From now on it counts which tickets he takes from there.",
      tickets: "Your tickets are limited, and what you spend helps him. Save the underground.",
      catch: "Whoever moves onto his station catches him. One alone rarely does it: close in from several sides.",
      black: "A black ticket: it can be any ride, even the ferry. Nobody sees which.",
      double: "A double move: he has moved twice in one turn, and the log has two new entries.",
    },
  },
  options,
  values,
  notes, ...insight, absence, why, rights,
  notify: { turn: "Your turn at Mister X", tab: "● Your turn" },
};

export type Messages = typeof en;
