import type { Welcome } from "./protocol";

/** What a server promised while the game ran, as this browser heard it first: a later word does not replace it. */
export interface Promised {
  seed: string;
  turns: string[];
  lots?: OwnLot[];
}

/** A lot that this browser drew for a deal, and everybody's seals as it saw them when it opened its own. */
export interface OwnLot {
  round: number;
  seat: string;
  lot: string;
  seals?: Record<string, string>;
}

/** How many turns were checked, and where the first is that was not kept: 0 is the seed, "lot" the own one, null is nowhere. */
export interface Verdict {
  turns: number;
  broken: number | "lot" | null;
}

const KEY = "misterx.promises";
const MOST = 40;
const BYTES = { seed: 32, nonce: 16 };

type Kept = Record<string, Promised>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function promisedAt(table: string): Promised | undefined {
  return read()[table];
}

export function keepWelcome(table: string, { seed_commitment: seed, commitments }: Welcome): void {
  const known = promisedAt(table);
  keep(table, { ...known, seed: known?.seed ?? seed, turns: commitments.map((hash, i) => known?.turns[i] ?? hash) });
}

/** The lots that this browser drew at a table; of a round and a seat, the latest word on it. */
export function ownLots(table: string): OwnLot[] {
  return promisedAt(table)?.lots ?? [];
}

export function keepLot(table: string, own: OwnLot): void {
  const known = promisedAt(table);
  const others = ownLots(table).filter((each) => each.round !== own.round || each.seat !== own.seat);
  if (known) keep(table, { ...known, lots: [...others, own] });
}

/** What fixes a lot without telling it: of the table that committed to this seed, in a round, at a seat. */
export function sealOf(seed: string, round: number, seat: string, lot: string): string {
  return sha256([...text(`misterx lot ${seed} ${round} ${seat} ${lot}`)]);
}

export function keepCommitment(table: string, number: number, hash: string): void {
  const known = promisedAt(table);
  if (!known) return;
  known.turns[number - 1] ??= hash;
  keep(table, known);
}

function keep(table: string, promised: Promised): void {
  const others = Object.entries(read()).filter(([name]) => name !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, promised]].slice(-MOST))));
  } catch {
    // a browser that keeps nothing checks what it is told at the end
  }
}

/** Whether a finished record is what was promised: the seed, and each of Mister X's turns with its nonce. */
export function check(record: string, promised: Promised): Verdict {
  const [head, body] = halves(record);
  const proof = proofIn(head);
  const turns = proof.turns ?? [];
  const verdict = (broken: Verdict["broken"]): Verdict => ({ turns: turns.length, broken });
  const seed = bytes(proof.seed, BYTES.seed);
  if (!seed || proof.commitment !== promised.seed || sha256([...text("misterx seed "), ...seed]) !== promised.seed)
    return verdict(0);
  if (!holdsLots(head, promised)) return verdict("lot");
  const lines = body.split("\n").filter(Boolean);
  const his = (place: number): boolean => lines[place - 1]?.startsWith("x: ") ?? false;
  let before = 0;
  for (const [i, [first, last, nonce, hash]] of turns.entries()) {
    const known = bytes(nonce, BYTES.nonce);
    const fits = known && before < first && first <= last && his(first) && his(last) && hash === promised.turns[i];
    if (!fits || bare(lines, before, first - 1)) return verdict(Math.max(1, first));
    const within = lines.slice(first - 1, last);
    if (within.some((each) => !/^(x|chance|table): |^\S+: note /.test(each))) return verdict(first);
    if (sha256([...known, ...text(within.filter((each) => each.startsWith("x: ")).join("\n"))]) !== hash)
      return verdict(first);
    before = last;
  }
  const rest = bare(lines, before, lines.length);
  if (rest || turns.length !== promised.turns.length) return verdict(rest || before + 1);
  return verdict(null);
}

/** The first line of Mister X's among some that no turn holds; 0 if there is none. */
function bare(lines: string[], after: number, until: number): number {
  const place = lines.slice(after, Math.min(until, lines.length)).findIndex((each) => each.startsWith("x: "));
  return place < 0 ? 0 : after + place + 1;
}

interface Proof {
  seed?: string;
  commitment?: string;
  turns?: [number, number, string, string][];
}

function proofIn(head: string): Proof {
  return saidIn<Proof>(head, "fairness") ?? {};
}

interface Round {
  seals?: Record<string, string>;
  lots?: Record<string, string>;
  missing?: string[];
}

/** Whether the deal holds every lot that this browser opened, beside those seals that it saw then, and no lot without. */
function holdsLots(head: string, { seed, lots = [] }: Promised): boolean {
  const rounds = saidIn<{ rounds?: Round[] }>(head, "deal")?.rounds ?? [];
  const fits = rounds.every((round, i) =>
    Object.entries(round.lots ?? {}).every(([seat, lot]) => round.seals?.[seat] === sealOf(seed, i + 1, seat, lot)),
  );
  const holds = lots.every(({ round, seat, lot, seals }) => {
    if (!seals) return true; // it was never opened
    const told = rounds[round - 1];
    const same = Object.entries(seals).every(([each, seal]) => told?.seals?.[each] === seal);
    const none = Object.keys(told?.seals ?? {}).every((each) => seals[each]);
    return same && none && (told?.missing?.length ? true : told?.lots?.[seat] === lot);
  });
  return fits && holds;
}

function saidIn<T>(head: string, key: string): T | null {
  const line = head.split("\n").find((each) => each.startsWith(`${key}: `));
  try {
    return line ? (JSON.parse(line.slice(key.length + 2)) as T) : null;
  } catch {
    return null;
  }
}

function halves(record: string): [string, string] {
  const at = record.indexOf("\n\n");
  return at < 0 ? [record, ""] : [record.slice(0, at), record.slice(at + 2)];
}

function bytes(hex: unknown, count: number): number[] | null {
  if (typeof hex !== "string" || hex.length !== 2 * count || !/^[0-9a-f]*$/.test(hex)) return null;
  return Array.from({ length: count }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

const text = (told: string): Uint8Array => new TextEncoder().encode(told);

/** The first 32 bits behind the point. */
const fraction = (number: number): number => ((number - Math.floor(number)) * 2 ** 32) | 0;
const PRIMES = Array.from({ length: 310 }, (_, i) => i + 2).filter(
  (n) => !Array.from({ length: 16 }, (_, i) => i + 2).some((d) => d < n && n % d === 0),
);
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** SHA-256 in hexadecimal. A browser's own is there over TLS alone, and tables are played in local networks too. */
export function sha256(message: number[]): string {
  const length = message.length * 8;
  const padded = [...message, 0x80];
  while (padded.length % 64 !== 56) padded.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) padded.push(Math.floor(length / 2 ** shift) & 255);
  const state = [...START];
  for (let at = 0; at < padded.length; at += 64) mix(state, padded.slice(at, at + 64));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mix(state: number[], block: number[]): void {
  const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
  const words = Array.from(
    { length: 16 },
    (_, i) => (block[4 * i]! << 24) | (block[4 * i + 1]! << 16) | (block[4 * i + 2]! << 8) | block[4 * i + 3]!,
  );
  for (let i = 16; i < 64; i++) {
    const [far, near] = [words[i - 15]!, words[i - 2]!];
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[i] = (words[i - 16]! + low + words[i - 7]! + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i]! + word) | 0;
}
