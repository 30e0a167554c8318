import { beforeEach, describe, expect, it } from "vitest";
import { check, keepCommitment, keepWelcome, promisedAt, sha256, type Promised } from "../../client/fairness";
import type { Welcome } from "../../client/protocol";
import { stubStorage } from "./browser";

const hex = (bytes: Iterable<number>): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const filled = (length: number, byte: number): number[] => Array<number>(length).fill(byte);

/** By the program's own SHA-256, which a browser has over TLS alone. */
async function hash(...parts: (string | number[])[]): Promise<string> {
  const bytes = parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : part));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes))));
}

const welcome = (seed: string, commitments: string[]): Welcome => ({ seed_commitment: seed, commitments }) as Welcome;

describe("sha256", () => {
  it.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])("is what others compute, for %i bytes", async (length) => {
    const message = Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    expect(sha256(message)).toBe(await hash(message));
  });
});

describe("promises", () => {
  beforeEach(() => void stubStorage());

  it("are kept as they were heard first", () => {
    keepWelcome("a", welcome("seed", ["one"]));
    keepCommitment("a", 2, "two");
    keepWelcome("a", welcome("another seed", ["another", "another", "three"]));
    keepCommitment("a", 2, "another");
    expect(promisedAt("a")).toEqual({ seed: "seed", turns: ["one", "two", "three"] });
  });

  it("are not begun in the middle", () => {
    keepCommitment("a", 1, "one");
    expect(promisedAt("a")).toBeUndefined();
  });

  it("are those of the last forty tables", () => {
    for (let i = 0; i < 42; i += 1) keepWelcome(`t${i}`, welcome(`${i}`, []));
    expect([promisedAt("t1"), promisedAt("t2")?.seed, promisedAt("t41")?.seed]).toEqual([undefined, "2", "41"]);
  });

  it("need no storage that works", () => {
    stubStorage(true);
    keepWelcome("a", welcome("seed", []));
    expect(promisedAt("a")).toBeUndefined();
  });
});

const seed = filled(32, 7);
const nonces = [filled(16, 1), filled(16, 2)];
const moves = ["x: x taxi 46", "x: x double bus 67\nx: x taxi 88"];
const hashes = await Promise.all(moves.map((his, i) => hash(nonces[i]!, his)));
const commitment = await hash("misterx seed ", seed);
const later = await hash(nonces[0]!, "x: x taxi 47"); // what somebody would rather have promised

describe("a record", () => {
  const LINES = [
    "chance: card 13",
    "x: x taxi 46",
    "h1: d1 bus 30",
    "x: x double bus 67",
    "table: note",
    "x: x taxi 88",
    "h1: d1 taxi 31",
  ];
  const TURNS: [number, number, string, string][] = [
    [2, 2, hex(nonces[0]!), hashes[0]!],
    [4, 6, hex(nonces[1]!), hashes[1]!],
  ];
  const promised: Promised = { seed: commitment, turns: hashes };

  function record(lines = LINES, turns = TURNS, proof: Record<string, unknown> = {}): string {
    const fairness = JSON.stringify({ seed: hex(seed), commitment, turns, ...proof });
    return `title: scotland-yard@2\nfairness: ${fairness}\n\n${lines.join("\n")}\n`;
  }

  it("that keeps every promise is fair", () => {
    expect(check(record(), promised)).toEqual({ turns: 2, broken: null });
  });

  it.each([
    ["another seed", record(LINES, TURNS, { seed: hex(filled(32, 8)) }), 0],
    ["a seed that is too short", record(LINES, TURNS, { seed: "07" }), 0],
    ["another commitment", record(LINES, TURNS, { commitment: hashes[0] }), 0],
    ["no proof at all", "title: scotland-yard@2\n\nx: x taxi 46\n", 0],
    ["a proof that cannot be read", "fairness: {\n\nx: x taxi 46\n", 0],
    ["another move", record(LINES.with(1, "x: x taxi 47")), 2],
    [
      "another move and a proof of it that was not promised",
      record(LINES.with(1, "x: x taxi 47"), [[2, 2, hex(nonces[0]!), later], TURNS[1]!]),
      2,
    ],
    ["another second half of a double move", record(LINES.with(5, "x: x taxi 89")), 4],
    ["a hunter's move within a turn", record(LINES.with(4, "h1: d2 taxi 5")), 4],
    ["a turn that nobody promised", record([...LINES, "x: x taxi 99"]), 8],
    ["a turn that is left out of the proof", record(LINES, TURNS.slice(1)), 4],
    ["a proof that ends early", record(LINES, TURNS.slice(0, 1)), 4],
    ["another nonce", record(LINES, [[2, 2, hex(filled(16, 9)), hashes[0]!], TURNS[1]!]), 2],
    ["turns that overlap", record(LINES, [TURNS[0]!, [2, 6, TURNS[1]![2], TURNS[1]![3]]]), 2],
    ["a turn that begins with somebody else", record(LINES, [[1, 2, TURNS[0]![2], TURNS[0]![3]], TURNS[1]!]), 1],
  ])("with %s is found out", (_, told, place) => {
    expect(check(told, promised).broken).toBe(place);
  });

  it("with fewer turns than were promised stops too early", () => {
    const short = record(LINES.slice(0, 3), TURNS.slice(0, 1));
    expect(check(short, promised).broken).toBe(3);
  });

  it("may carry notes within a turn", () => {
    expect(check(record(LINES.with(4, "h1: note he hides")), promised).broken).toBeNull();
  });
});
