import {
  enterCode,
  findPlace,
  getBoard,
  getCatalogue,
  getPicture,
  keepMade,
  listPlaces,
  makeTable,
  type Catalogue,
  type NewTable,
  type TitleCard,
} from "@misterx/client";
import { lang } from "./i18n/index.svelte";
import { router } from "./route.svelte";
import { settings } from "./settings.svelte";

/** The board on which each title is usually played. */
export const BOARDS: Record<string, string> = {
  "scotland-yard": "london",
  "ny-chase": "new-york",
  sanssouci: "potsdam",
  europa: "europe",
  behrends: "behrends-city",
};

/** What can be played here; titles of somebody's own bring their words with it. */
export async function loadCatalogue(): Promise<Catalogue> {
  const found = await getCatalogue();
  lang.bring(found.titles);
  return found;
}

const asked = new Set<string>();

/** A title of somebody's own is called by its words also for whoever came by a link. */
export function learnWords(title: string): void {
  if (!title || asked.has(title) || lang.title(title)) return;
  asked.add(title);
  void loadCatalogue();
}

/** Ask for a title's usual board while the table itself is still being asked for; the table then finds it here. */
export function fetchAhead(title: string): void {
  const board = BOARDS[title];
  if (board) void Promise.allSettled([getBoard(board), getPicture(board, settings.theme)]);
}

/** Make a table, remember its links, sit down. */
export async function openTable(wish: NewTable, coached = false): Promise<void> {
  fetchAhead(wish.title);
  const made = await makeTable({ name: settings.kept.name, ...wish });
  keepMade(wish.title, made);
  if (coached) sessionStorage.setItem("misterx.coached", made.table);
  const mine = Object.values(made.mine);
  router.go(`/t/${made.table}${mine.length === 1 ? `#${mine[0]}` : ""}`);
}

/** A lobby for friends: the game that was played last, with every seat free but one's own. */
export async function openLobby(cards: readonly TitleCard[]): Promise<void> {
  const last = listPlaces()[0]?.title;
  const card = cards.find((known) => known.id === last) ?? cards[0];
  if (!card) return;
  const free = (card.seats[String(card.usual)] ?? []).map((chair) => [chair.seat, "open"]);
  await openTable({
    title: card.id,
    players: card.usual,
    seats: { ...Object.fromEntries(free), h1: "me" },
    lobby: true,
  });
}

/** Options that make a game short; Europa has none that ends it with a winner. */
const SHORT: Record<string, NonNullable<NewTable["options"]>> = {
  "scotland-yard": { round_limit: 13 },
  "ny-chase": { round_limit: 13 },
  sanssouci: { round_limit: 12 },
  behrends: { phase1_cap: 20, phase2_cap: 15 },
};

/** The first game after the lesson: a short one, leading the hunters against somebody who overlooks much. */
export function shortWish(card: TitleCard): NewTable {
  const wish = quickWish(card, "hunters", "level1");
  return { ...wish, options: { ...wish.options, ...SHORT[card.id] } };
}

/** One person against bots: as Mister X at a full table, or leading all hunters. */
export function quickWish(card: TitleCard, side: "x" | "hunters", bot = settings.kept.opponent): NewTable {
  const kind = `bot:${card.bots.includes(bot) ? bot : card.usual_bot}`;
  if (side === "x") {
    const bots = (card.seats[String(card.usual)] ?? [])
      .filter((chair) => chair.seat !== "x")
      .map((chair) => [chair.seat, kind]);
    return { title: card.id, players: card.usual, seats: { ...Object.fromEntries(bots), x: "me" }, aid: "possible" };
  }
  const alone = card.options.some((option) => option.name === "two_players");
  return {
    title: card.id,
    players: alone ? 2 : card.least,
    options: alone ? { two_players: true } : {},
    seats: { h1: "me", x: kind },
    aid: "possible",
  };
}

/** Into a friend's lobby; a browser that has been there comes by the way that it has. */
export async function enterLobby(code: string): Promise<void> {
  const { table, token } = await enterCode(code);
  router.replace(`/t/${table}${Object.keys(findPlace(table)?.seats ?? {}).length ? "" : `#${token}`}`);
}
