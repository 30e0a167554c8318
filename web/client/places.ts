import type { KeyHeld, Made } from "./protocol";

/** This browser's tables: which seats it holds, and the links that open them. Kept here and nowhere else. */
export interface Place {
  table: string;
  title: string;
  seats: Record<string, string>;
  watch?: string;
  host?: string;
  join?: string;
  door?: string; // the link by which this browser came into the lobby
  invites?: Record<string, string>;
  devices?: Record<string, string>; // [seat]: the link for further devices, where that is another than one's own; empty when there is none
  heard?: Record<string, number>; // [seat]: the latest key to it that this browser has been told of
  over?: { winner: string; names: string[] }; // how it ended, and with whom
  path?: Path; // where Mister X went, once somebody has looked it up; empty where that cannot be drawn
  at: number;
}

/** A line across a board: its corners, and how high the board is for a width of 100. */
export interface Path {
  points: string;
  height: number;
}

const KEY = "misterx.tables";
const MOST = 100;

export function listPlaces(): Place[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Place[];
  } catch {
    return [];
  }
}

export function findPlace(table: string): Place | undefined {
  return listPlaces().find((place) => place.table === table);
}

export function keepPlace(place: Place): void {
  const others = listPlaces().filter((other) => other.table !== place.table);
  localStorage.setItem(KEY, JSON.stringify([place, ...others].slice(0, MOST)));
}

export function keepMade(title: string, made: Made): void {
  const { table, mine, invites, join, watch, host } = made;
  keepPlace({ table, title, seats: mine, invites, join, watch, host, at: Date.now() });
}

export function keepSeat(table: string, title: string, seat: string, token: string, host?: string): void {
  const known = findPlace(table) ?? { table, title, seats: {}, at: Date.now() };
  keepPlace({ ...known, seats: { ...known.seats, [seat]: token }, ...(host ? { host } : {}), at: Date.now() });
}

/** This browser has no way to a seat any more. */
export function dropSeat(table: string, seat: string): void {
  const place = findPlace(table);
  if (!place?.seats[seat]) return;
  const { [seat]: _, ...seats } = place.seats;
  const { [seat]: __, ...devices } = place.devices ?? {};
  if (Object.keys(seats).length || place.watch || place.host || place.door) keepPlace({ ...place, seats, devices });
  else dropPlace(table);
}

/** What the lobby may have changed: the game, and which seat a link opens. */
export function keepUp(table: string, title: string, seat: string, token: string): void {
  const place = findPlace(table);
  if (!place) return;
  const before = Object.keys(place.seats).find((name) => place.seats[name] === token);
  const moved = before !== undefined && before !== seat && seat !== "public";
  if (place.title === title && !moved) return;
  const seats = Object.fromEntries(
    Object.entries(place.seats).map(([name, own]) => [moved && name === before ? seat : name, own]),
  );
  keepPlace({ ...place, title, seats });
}

/** The link with which another device opens one's seat; none if it is empty. */
export function keepDeviceLink(table: string, seat: string, token: string): void {
  const place = findPlace(table);
  if (place) keepPlace({ ...place, devices: { ...place.devices, [seat]: token } });
}

/** The keys to a seat that are news to this browser; when it hears of them for the first time, none is. */
export function hearOfKeys(table: string, seat: string, keys: KeyHeld[]): KeyHeld[] {
  const place = findPlace(table);
  const last = place?.heard?.[seat];
  const latest = Math.max(-1, ...keys.map((key) => key.number));
  if (place && latest > (last ?? -1)) keepPlace({ ...place, heard: { ...place.heard, [seat]: latest } });
  return last === undefined ? [] : keys.filter((key) => key.number > last);
}

/** Something more is known of a table; it stays where it is in the list. */
export function notePlace(table: string, news: Partial<Place>): void {
  const places = listPlaces().map((place) => (place.table === table ? { ...place, ...news } : place));
  localStorage.setItem(KEY, JSON.stringify(places));
}

export function dropPlace(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(listPlaces().filter((place) => place.table !== table)));
}

/** One that was dropped a moment ago is back where it was. */
export function restorePlace(place: Place, index: number): void {
  const others = listPlaces().filter((other) => other.table !== place.table);
  localStorage.setItem(KEY, JSON.stringify(others.toSpliced(index, 0, place)));
}
