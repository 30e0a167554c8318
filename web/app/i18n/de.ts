import type { Messages } from "./en";
import { insight } from "./insight.de";
import { notes } from "./notes.de";
import { options, values } from "./options.de";
import { because, refusals } from "./refusals.de";
import { rights } from "./rights.de";
import { absence, why } from "./why.de";

const n = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const de: Messages = {
  language: "Deutsch",
  pawns: {
    x: "Mister X", d1: "Rot", d2: "Blau", d3: "Grün", d4: "Bernstein", d5: "Violett", p1: "Polizist 1", p2: "Polizist 2",
    car1: "Wagen 1", car2: "Wagen 2", car3: "Wagen 3", car4: "Wagen 4", team: "Das Team",
  },
  token: (number) => `Stein ${number}`,
  seat: (number) => `Detektiv ${number}`,
  bots: {
    random: ["zufällig", "Zieht irgendwie: zum Ausprobieren."],
    greedy: ["einfach", "Läuft vor dem nächsten Verfolger weg oder rückt an alle Orte heran, wo er sein kann."],
    level1: ["Anfänger", "Denkt wenig und übersieht viel: für ein erstes Spiel."],
    level2: ["gemütlich", "Spielt vernünftig und übersieht manches."],
    level3: ["gut", "Ein guter Gegner für die meisten Abende."],
    level4: ["stark", "Denkt voraus über alles, was er nicht sehen kann."],
    level5: ["Meister", "Der stärkste, den es gibt; nimmt sich für jeden Zug eine Sekunde."],
    pimbot: ["PimBot", "Der Vergleichsspieler aus der Fachliteratur."],
  },
  tickets: {
    taxi: "Taxi", bus: "Bus", metro: "U-Bahn", ferry: "Fähre", subway: "Subway", boat: "Boot", foot: "Zu Fuß", vip: "ViP",
    train: "Schnellbahn", ship: "Schiff", car: "Auto", rail: "Bahn", plane: "Flugzeug", black: "Black Ticket", double: "Doppelzug", triple: "Dreifachzug",
    mag: "Lupe", blue: "Blaulicht", shad: "Schatten", foot_symbol: "Fußspur", street: "Straße", line: "Linie",
  },
  letters: {}, // on the lines of the board, where they are not the ones drawn
  spots: { station: ["Station", "Stationen"], city: ["Stadt", "Städten"], square: ["Feld", "Feldern"] },
  titles: {
    "scotland-yard": { name: "Scotland Yard", about: "London mit Taxi, Bus und U-Bahn. Die Fähre nimmt nur, wer ein Black Ticket hat." },
    "ny-chase": { name: "N.Y. Chase", about: "Manhattan. Die Detektive haben Hubschrauber und Straßensperren, er hat die Flüsse." },
    sanssouci: { name: "Mister X in Sanssouci", about: "Potsdam zu Fuß, mit ViP, Schnellbahn und Schiff, mit zehn Varianten für Starke und Schwache." },
    europa: { name: "Flucht durch Europa", about: "Ein Auftrag quer durch Europa mit einer Hand voll zweigeteilter Tickets." },
    behrends: { name: "Mister X (Behrends)", about: "Zehn Doppelgänger, vier Streifenwagen, ein Telefon. Erst herausfinden, wer er ist, dann fangen." },
  },
  sides: { x: "Mister X", hunters: "die Verfolger", nobody: "niemand" },
  reasons: {
    captured: "Er ist gefasst.", x_enclosed: "Er ist umstellt und kann nicht weg.", x_without_move: "Er kann nicht mehr ziehen.",
    survived: "Er blieb bis zum Ende frei.", hunters_stuck: "Kein Detektiv kann mehr ziehen.", no_hunters: "Niemand ist mehr da, der ihn jagt.",
    target_reached: "Er hat getan, wozu er kam.", seven_checks: "Sieben Personenkontrollen sind verbraucht.", twenty_warnings: "Zwanzig Verwarnungen sind erteilt.",
    cap: "Die Zeit ist um.",
  },
  reasonsX: { captured: "Du bist gefasst.", x_enclosed: "Du bist umstellt und kannst nicht weg.", x_without_move: "Du kannst nicht mehr ziehen.", survived: "Du bliebst bis zum Ende frei.", no_hunters: "Niemand ist mehr da, der dich jagt.", target_reached: "Du hast getan, wozu du kamst." },
  gaveUp: { x: "Mister X gab auf.", hunters: "Die Verfolger gaben auf." }, tooSlow: { x: "Mister X lief die Zeit ab.", hunters: "Den Verfolgern lief die Zeit ab." },
  home: {
    opponents: "Bots als Gegner",
    headline: "Er ist irgendwo in der Stadt.",
    lead: "Fünf Verfolgungsspiele auf echten Stadtplänen. Jagt ihn zusammen, oder sei er.",
    playNow: "Gleich spielen", atOnce: "Gleich spielen, gegen Bots:", asHunter: "Jage ihn", asX: "Sei Mister X", setTable: "Tisch decken", rules: "Regeln",
    players: (least, most) => `${least} bis ${most} Spieler`, first: "Zum ersten Mal hier? Geführtes Spiel", choose: "Wähle ein Spiel",
  },
  nav: { unknown: "Dieses Spiel gibt es nicht", unknownAbout: "Diese Adresse nennt kein Spiel, das hier bekannt ist. Vielleicht ist sie vertippt.", home: "Alle Spiele", tables: "Meine Tische", settings: "Einstellungen", close: "Schließen", menu: "Menü" },
  settings: {
    title: "Einstellungen", name: "Dein Name", theme: "Aussehen", themes: { auto: "Wie das Gerät", light: "Papier und Tinte", dark: "Stadt bei Nacht" },
    language: "Sprache", sound: "Töne", cover: "Halten zum Schauen", coverAbout: "Was Mister X weiß, bleibt verdeckt, bis er gedrückt hält.",
    notify: "Sag mir Bescheid, wenn ich am Zug bin",
  },
  set: {
    leads: "Wer wen führt", leadsAbout: "Die Regel verteilt die Detektive gleichmäßig; hier bestimmst du, wem welcher gehört.", leadsReset: "Wie nach der Regel",
    title: (game) => `Tisch decken: ${game}`, players: "Spieler", seats: "Wer sitzt wo", me: "Ich", friend: "Ein Freund, über einen Link",
    level: (level) => `Bot: ${level}`, editions: { "2015": "2015, aus der heutigen Schachtel", classic: "Klassisch: 1983, 24 Züge, ohne Polizisten" }, edition: "Ausgabe", options: "Optionen", optionsAbout: "Jede Option folgt der gedruckten Regel, bis du sie änderst.",
    aid: "Denkhilfe", aids: { off: "Aus: selber denken", possible: "Zeigen, wo er sein kann", likelihood: "Zeigen, wie wahrscheinlich jeder Ort ist" },
    clock: "Uhr", clockOff: "Keine Uhr", clockMinutes: (minutes) => `je ${minutes} Minuten`, start: "Los", reset: "Gedruckte Regel",
    hotSeat: "Mehrere Plätze sind deine: Ihr reicht das Gerät bei jedem Zug weiter.", yes: "ja", no: "nein", default: "wie gedruckt",
  },
  people: {
    onlyHere: "Diese Adresse gilt nur auf diesem Computer. Für Handys im Raum das Programm beenden und mit --lan starten.", share: "Teilen",
    which: "Welcher Bot",
    title: "An diesem Tisch", anySeat: "Link für irgendeinen freien Platz", seatLink: (seat) => `Link für ${seat}`, watch: "Link zum Zuschauen", copy: "Link kopieren", copied: "Kopiert",
    you: "du", open: "wartet auf einen Freund", away: "fort", here: "da", botHolds: "ein Bot hält den Platz",
    qr: "Zum Mitspielen scannen", waiting: (count) => (count === 1 ? "Noch ein Freund muss sich setzen." : `Noch ${count} Freunde müssen sich setzen.`), yourLink: "Dein eigener Link, für ein anderes Gerät",
    hostYou: "Du bist Gastgeber und hast keinen Platz.", host: "Der Gastgeber ist da und hat keinen Platz.", watchers: (count) => (count === 1 ? "Eine Person schaut zu." : `${count} Leute schauen zu.`), startWithBots: "Anfangen; Bots halten die freien Plätze",
  },
  join: { seat: "Wo willst du sitzen?", anywhere: "Egal wo", with: (names) => `Am Tisch: ${names}.`, full: "Alle Plätze sind besetzt.", taken: "Dieser Platz ist besetzt.", watch: "Stattdessen zuschauen", title: "Du bist eingeladen", name: "Dein Name", sit: "Hinsetzen", gone: "Dieser Tisch ist hier unbekannt. Vielleicht ist der Link unvollständig." },
  tables: { title: "Meine Tische", empty: "Noch keine Tische. Fang ein Spiel an, dann steht es hier.", running: "Läuft", over: "Vorbei", open: "Öffnen", drop: "Vergessen", as: (who) => `als ${who}` },
  table: {
    roundAbout: (rounds, entries) => `${rounds} Runden. Ein Doppelzug macht zwei Einträge in einer Runde; die Fahrtentafel kann also bis ${entries} gehen.`,
    round: (round, of) => (of ? `Runde ${round} von ${of}` : `Runde ${round}`), entryOf: (entry, of) => `Eintrag ${entry} von ${of}`,
    watching: "Du schaust zu.", log: "Fahrtentafel", team: "Team", people: "Leute", rules: "Regeln", resign: "Aufgeben", resignSure: "Dieses Spiel aufgeben?",
    board: (name) => `Spielplan ${name}. Pfeiltasten bewegen ihn, Plus und Minus zoomen.`, closer: "Näher", farther: "Weiter weg", whole: "Ganzer Plan", mine: "Meine Figuren",
    hold: "Halten zum Schauen, Tippen lässt offen", station: "Station", tickets: "Tickets", reserve: "Vorrat", pool: "Gemeinsamer Vorrat", free: "fährt frei", out: "ausgeschieden", moved: "ist gezogen",
    sheet: "Mehr oder weniger zeigen", yourTurn: "Du bist am Zug", possible: (count, [one, many]) => `Er kann auf ${n(count, one, many)} sein.`, certain: (station) => `Er ist auf ${station}.`,
  },
  say: {
    connecting: "Der Tisch wird geöffnet…", lost: "Verbindung verloren. Neuer Versuch…", refused: "Dieser Link öffnet keinen Tisch.",
    choose: (pawn, spot) => `${pawn}: wähle eine markierte ${spot}.`, chooseX: (station, spot) => `Du bist auf ${station}. Wähle eine markierte ${spot}.`,
    onward: (station) => `Dein Zug geht weiter, von ${station} aus.`, xMoving: "Mister X zieht…", huntersMoving: "Die Verfolger ziehen…", waitingFor: (name) => `${name} ist am Zug.`, colleague: (pawn) => `${pawn} ist am Zug; deine Figuren sind gezogen.`,
    revealIn: (moves) => (moves === 1 ? "Mit seinem nächsten Zug zeigt er sich." : `In ${moves} Zügen zeigt er sich.`), revealMine: (moves) => (moves === 1 ? "Mit diesem Zug wirst du gesehen." : `In ${moves} Zügen wirst du gesehen.`),
    revealNever: "Er zeigt sich nicht mehr.", seen: (station) => `Zuletzt gesehen auf ${station}.`, over: (winner) => (winner === "x" ? "Mister X gewinnt." : winner === "hunters" ? "Die Verfolger gewinnen." : "Niemand gewinnt."),
    sent: "Unterwegs…", fly: (pawn) => `${pawn}: wähle, wohin der Hubschrauber fliegt.`, action: "Wähle, was du tust.",
  },
  plans: {
    ride: "Fahren", double: "Doppelzug", triple: "Dreifachzug", fly: "Hubschrauber", land: "Hier landen", stay: "Bleiben", out: "Ausscheiden", hidden: "Verdeckter Zug", "double hidden": "Doppelzug, halb verdeckt",
    mission: "Auftrag und Start", operate: "Sondereinsatz", investigate: "Ermitteln", end: "Runde beenden", discard: "Abwerfen", number: "Deine Nummer", place: "Setzen", check: "Personenkontrolle", "no check": "Keine Kontrolle",
    nominate: "Nominieren", override: "Eingreifen", "no override": "So lassen", banish: "Verbannen", "no banish": "Niemanden verbannen", drive: "Fahren", walk: "Gehen",
  },
  pick: {
    how: (station) => `Nach ${station} mit`, willBeSeen: (station) => `Du wirst auf ${station} gesehen.`, giveDouble: "Die Verfolger sehen, dass du zweimal ziehst.", blockNone: "Keine Sperre", block: "Am alten Ort eine Sperre lassen", blockFrom: (station) => `Die Sperre von ${station} holen`, show: "Zeige dich",
    paysWith: (ticket) => `bezahlt mit ${ticket}`, go: "Los", back: "Zurück", choosePay: (need) => `Wähle ${n(need, "Ticket", "Tickets")} zum Bezahlen`, chosen: (have, need) => `${have} von ${need}`,
    discardAbout: "Tippe die Tickets an, die du loswerden willst, oder behalte alle.", keepAll: "Alle behalten", discard: (count) => `${n(count, "Ticket", "Tickets")} abwerfen`, die: (pips) => `mit der ${pips}`, facing: (station) => `Blick nach ${station}`,
  },
  log: {
    title: "Fahrtentafel", entry: (entry) => `Eintrag ${entry}`, start: "Start", reveal: "er zeigt sich", double: "Doppelzug", stayed: "geblieben", unknown: "noch leer", seenAt: (station) => `auf ${station}`, faceDown: "verdeckt",
  },
  team: {
    done: "Fertig", station: "Stationsnummer", mark: "Markieren", played: "gezogen", planning: "Züge vorschlagen", planHint: "Wähle Figur und Station wie bei einem Zug; daraus wird ein Vorschlag.", sendPlan: "Vorschlag abschicken", dropPlan: "Verwerfen",
    title: "Team", chat: "Gespräch", plan: "Plan", nudge: "Bots zuerst ziehen lassen", chatTeam: "Ans Team", chatTable: "An den Tisch", say: "Sag etwas", send: "Senden", secret: "Das lesen nur Verfolger.", open: "Das liest auch Mister X.", unread: (count) => `${count} ungelesen`, tools: "Plan markieren", suspect: "Verdächtig", exclude: "Ausgeschlossen", arrow: "Pfeil", propose: "Vorschlagen", accept: "Einverstanden", proposes: (name) => `${name} schlägt vor:`, clear: "Markierungen löschen", toolHint: "Tippe eine Station an. Noch einmal nimmt die Markierung weg.", arrowHint: "Tippe an, wo er beginnt, dann, wo er endet.", emptyChat: "Noch hat niemand etwas gesagt.",
  },
  end: { title: { x: "Mister X entkommt", hunters: "Gefasst", nobody: "Unentschieden" }, youWon: "Du gewinnst.", youLost: "Du verlierst.", path: "Sein Weg", step: (entry, of) => `Zug ${entry} von ${of}`, first: "Zum Anfang", previous: "Einen zurück", next: "Einen weiter", last: "Zum Ende", rematch: "Noch einmal, Seiten getauscht", join: "Zum nächsten Spiel", swap: "Seiten tauschen", same: "Noch einmal", record: "Aufzeichnung laden", check: "War es fair?", fair: (turns) => `Ja: Die Saat aller Ziehungen und ${turns === 1 ? "der einzige Zug" : `alle ${turns} Züge`} von Mister X sind die, die im Spiel festgelegt wurden.`, unfair: (line) => (line ? `Nein: Ab Zeile ${line} der Aufzeichnung ist es nicht das, was im Spiel festgelegt wurde.` : "Nein: Die Saat der Ziehungen ist nicht die, die vor dem Spiel festgelegt wurde."), home: "Alle Spiele", show: "Ergebnis" },
  handOver: { title: (name) => `Gib das Gerät an ${name}`, about: "Auf diesem Bild ist nichts geheim.", ready: (name) => `Ich bin ${name}` },
  text: { title: "Textplan", short: "Text", anywhere: "überallhin", where: "Wo alle sind", reach: "Was erreichbar ist", type: "Zug eintippen", example: (move) => `Zum Beispiel ${move}`, send: "Ziehen", unknown: (text) => `„${text}“ ist hier kein Zug. Nenne das Ticket und die Station.`, nothing: "Jetzt ist nichts zu ziehen." },
  hand: {
    mission: (colour) => `Auftrag ${colour}`, missions: { green: "grün", yellow: "gelb", orange: "orange" }, bag: "Beutel", box: "Schachtel", yourHand: "Deine Hand", handOf: (who, size) => `${who}: ${n(size, "Ticket", "Tickets")}`, openFrom: (move) => `Ab Zug ${move} zieht er offen.`, openFromYou: (move) => `Ab Zug ${move} ziehst du offen.`, choose: "Wähle Auftrag und Startstadt.", special: "Sonderaktionen oder Ende der Runde.", discardNow: "Wirf ab, was du magst; die Hand wird wieder aufgefüllt.", targets: "Zielstädte", starts: "Startstädte", table: "Auftrag und Beutel",
  },
  gang: {
    scatter: "Den Rest zufällig verteilen",
    headquarters: "Zentrale",
    phase1: "Wer ist er?", phase2: "Die Jagd", dice: "Würfel", checks: (left) => `Noch ${n(left, "Personenkontrolle", "Personenkontrollen")}`, warnings: (held) => `${held} von 20 Verwarnungen`, dial: "Wählscheibe", sectors: { warning: "Verwarnung", busy: "besetzt", red: "rot", yellow: "gelb", blue: "blau" }, you: (number) => `Du bist Nummer ${number}`, he: (number) => `Er ist Nummer ${number}`, chief: (colour) => `Der Chef schickt den Wagen auf ein Feld der Farbe ${colour}.`, faceUp: (number) => `Nummer ${number}`,
    asked: { number: "Wähle deine Nummer.", place: "Setze die Steine.", drive: "Wähle einen Wagen und ein markiertes Feld.", walk: "Wähle einen Stein und ein markiertes Feld.", check: "Hier jemanden kontrollieren?", nominate: "Nominiere zwei Wagen: der erste wird zuerst angerufen.", override: "Dem Chef zuvorkommen?", banish: "Einen Stein verbannen?", jump: "Wähle ein Feld in der Farbe des Chefs." },
    table: "Die Verfolgung", nominated: "Nominiert",
  },
  refusals, because,
  learn: {
    none: "Die Regeln dieses Spiels hat hier niemand aufgeschrieben.", title: "Regeln", why: "Welche Regel?", next: "Verstanden", skip: "Ohne Hilfe weiter", guided: "Geführtes Spiel",
    steps: {
      welcome: "Du führst die Verfolger. Mister X ist unsichtbar auf diesem Plan unterwegs, und ihr habt 22 Runden Zeit.",
      log: "Auf der Fahrtentafel steht, womit er gefahren ist. An den Feldern mit einem Auge muss er sich zeigen.",
      move: "Jetzt ihr: Tippe eine violett (nachts grün) markierte Station an und wähle das Ticket. Eine Linie, ein Halt.",
      possible: "Die orangen Kreise zeigen, wo er sein kann. Zieht so, dass es weniger werden.",
      reveal: "Da ist er. Ab jetzt zählt, welche Tickets er von dort nimmt.",
      tickets: "Euer Vorrat an Tickets ist begrenzt, und was ihr ausgebt, kommt ihm zugute. Spart die U-Bahn auf.",
      catch: "Wer auf seine Station zieht, fasst ihn. Einer allein schafft das selten: Kommt von mehreren Seiten.",
      black: "Ein Black Ticket: Das kann jede Fahrt sein, sogar die Fähre. Welche, sieht niemand.",
      double: "Ein Doppelzug: Er ist in einem Zug zweimal gefahren, und auf der Fahrtentafel stehen zwei neue Einträge.",
    },
  },
  options, values, notes, ...insight, absence, why, rights,
  notify: { turn: "Du bist am Zug bei Mister X", tab: "● Du bist dran" },
};
