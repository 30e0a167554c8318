import {
  getBoard,
  getReview,
  keepScore,
  listMine,
  listPlaces,
  notePlace,
  type Path,
  type Person,
  type Place,
  type Summary,
} from "@misterx/client";
import { BOARDS } from "./play";

const MOST = 200; // links that one question may hold
const MOST_PATHS = 12; // that are looked up at once

/** A game of this browser's as far as it is known: what the list remembers, and what the server says now. */
export interface Game {
  place: Place;
  now: Summary | undefined;
  myMove: boolean;
  names: string[];
}

const keysOf = (place: Place): string[] => {
  const seats = Object.values(place.seats);
  const other = place.watch ?? place.door;
  return seats.length ? seats : other ? [other] : [];
};

/** What others are called who play at a table. */
export function namesOf(people: Record<string, Person>, mine: string[]): string[] {
  const others = Object.entries(people).filter(([seat, person]) => !mine.includes(seat) && person.kind === "person");
  return [...new Set(others.map(([, person]) => person.name).filter(Boolean))];
}

/** A finished game counts; whoever held seats of both sides has neither won nor lost. */
export function noteEnd(table: string, winner: string, people: Record<string, Person>): void {
  const place = listPlaces().find((each) => each.table === table);
  if (!place) return;
  const seats = Object.keys(place.seats);
  const names = namesOf(people, seats);
  if (!place.over) notePlace(table, { over: { winner, names } });
  if (!seats.length || (seats.includes("x") && seats.length > 1)) return;
  const side = seats.includes("x") ? "x" : "hunters";
  keepScore({ table, title: place.title, side, won: winner === side, at: Date.now(), names });
}

/** The games of this browser. */
class Mine {
  games = $state.raw<Game[]>([]);
  readonly waiting = $derived(this.games.filter((game) => game.myMove).length);
  /** Those that go on, whoever waits for me first. */
  readonly running = $derived(
    this.games
      .filter(({ now }) => now && !now.over)
      .toSorted((a, b) => Number(b.myMove) - Number(a.myMove) || b.now!.touched - a.now!.touched),
  );

  /** Ask the server how they stand; what is over need not be asked again. */
  async look(): Promise<void> {
    this.show([]);
    const open = listPlaces().filter((place) => !place.over);
    const keys = open.flatMap((place) => keysOf(place).map((token) => ({ table: place.table, token })));
    if (!keys.length) return;
    const found = await listMine(keys.slice(0, MOST)).catch(() => []);
    for (const { table, over, winner, people } of found) if (over) noteEnd(table, winner ?? "nobody", people);
    this.show(found);
  }

  show(found: Summary[]): void {
    this.games = listPlaces().map((place) => {
      const all = found.filter((summary) => summary.table === place.table);
      const now = all.find((summary) => summary.my_turn) ?? all[0];
      const names = now ? namesOf(now.people, Object.keys(place.seats)) : (place.over?.names ?? []);
      return { place, now, myMove: all.some((summary) => summary.my_turn), names };
    });
  }

  /** Where Mister X went, in games that are over: asked once, and remembered. */
  async drawPaths(): Promise<void> {
    const fresh = this.games.filter(({ place }) => place.over && !place.path).slice(0, MOST_PATHS);
    for (const { place } of fresh) {
      const path = await findPath(place).catch(() => null);
      if (!path) continue;
      notePlace(place.table, { path });
      this.games = this.games.map((game) =>
        game.place.table === place.table ? { ...game, place: { ...game.place, path } } : game,
      );
    }
  }
}

async function findPath(place: Place): Promise<Path | null> {
  const [key] = keysOf(place);
  if (!key) return null;
  const review = await getReview(place.table, key);
  const board = BOARDS[place.title];
  if (!board) return null;
  const plan = await getBoard(board);
  const spots = new Map(plan.stations.map((spot) => [spot.number, spot]));
  const stations = review.steps.map((step) => step.pawns.x ?? 0).filter((at, i, all) => at && at !== all[i - 1]);
  const scale = 100 / plan.width;
  const points = stations
    .map((at) => spots.get(at))
    .filter((spot) => spot !== undefined)
    .map((spot) => `${Math.round(spot.x * scale)},${Math.round(spot.y * scale)}`)
    .join(" ");
  return { points, height: Math.round(plan.height * scale) };
}

export const mine = new Mine();
