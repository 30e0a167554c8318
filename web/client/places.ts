import type { Made } from "./protocol";

/** This browser's tables: which seats it holds, and the links that open them. Kept here and nowhere else. */
export interface Place {
  table: string;
  title: string;
  seats: Record<string, string>;
  watch?: string;
  host?: string;
  join?: string;
  invites?: Record<string, string>;
  at: number;
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

export function dropPlace(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(listPlaces().filter((place) => place.table !== table)));
}
