import { beforeEach, describe, expect, it } from "vitest";
import { check, keepWelcome, ownLots, sealOf, sha256 } from "../../client/fairness";
import { answerDealing } from "../../client/lots";
import type { Dealing, Incoming, Welcome } from "../../client/protocol";
import { stubStorage } from "./browser";

const SEED = "07".repeat(32);
const COMMITMENT = sha256([...new TextEncoder().encode("misterx seed "), ...Array<number>(32).fill(7)]);
const BEN = "5".repeat(64);
let table = "";
let tables = 0;

const dealing = (more: Partial<Dealing> = {}): Dealing =>
  ({ round: 1, seats: { x: ["x"], h1: ["h1", "h2"] }, awaited: ["x", "h1"], seals: {}, lots: {}, ...more }) as Dealing;
const answer = (told: Dealing, seat = "h1"): Incoming | null => answerDealing(table, seat, COMMITMENT, told);
const seal = (): string => (answer(dealing()) as { hash: string }).hash;
const bens = sealOf(COMMITMENT, 1, "x", BEN);

beforeEach(() => {
  stubStorage();
  table = `t${(tables += 1)}`;
  keepWelcome(table, { seed_commitment: COMMITMENT, commitments: [] as string[] } as Welcome);
});

describe("a browser that draws a lot", () => {
  it("seals it first, and opens it when all are sealed", () => {
    const hash = seal();
    const open = answer(dealing({ seals: { x: bens, h1: hash } })) as { lot: string };
    expect(sealOf(COMMITMENT, 1, "h1", open.lot)).toBe(hash);
    expect(ownLots(table)).toEqual([{ round: 1, seat: "h1", lot: open.lot, seals: { x: bens, h1: hash } }]);
  });

  it("seals the same one again after a reload, and for any of its seats", () => {
    const hash = seal();
    expect((answer(dealing(), "h2") as { hash: string }).hash).toBe(hash);
  });

  it("draws another one in another round", () => {
    expect((answer(dealing({ round: 2 })) as { hash: string }).hash).not.toBe(seal());
  });

  it.each([
    ["nobody asks it", dealing({ awaited: ["x"] })],
    ["not everybody is there", dealing({ round: 0 })],
    ["somebody else's seats draw", dealing({ seats: { x: ["x"], h3: ["h3"] } })],
  ])("says nothing where %s", (_, told) => {
    expect(answer(told)).toBeNull();
  });

  it("opens nothing that was not sealed here, nor before everybody has sealed, nor when a seal is exchanged", () => {
    const hash = seal();
    expect(answer(dealing({ seals: { x: bens, h1: "0".repeat(64) } }))).toBeNull();
    expect(answer(dealing({ seals: { h1: hash } }))).toBeNull();
    expect(answer(dealing({ seals: { x: bens, h1: hash } }))).not.toBeNull();
    expect(answer(dealing({ seals: { x: "0".repeat(64), h1: hash } }))).toBeNull();
  });

  it("needs no storage that works", () => {
    stubStorage(true);
    const hash = seal();
    expect(answer(dealing({ seals: { x: bens, h1: hash } }))?.type).toBe("open");
  });
});

describe("a record", () => {
  function drawn(): { promised: { seed: string; turns: string[] }; rounds: Record<string, unknown>[]; lot: string } {
    const h1 = seal();
    const { lot } = answer(dealing({ seals: { x: bens, h1 } })) as { lot: string };
    const rounds = [{ seats: dealing().seats, seals: { x: bens, h1 }, lots: { x: BEN, h1: lot } }];
    return { promised: { seed: COMMITMENT, turns: [], ...{ lots: ownLots(table) } }, rounds, lot };
  }
  const record = (rounds: unknown[]): string =>
    `deal: ${JSON.stringify({ rounds })}\nfairness: ${JSON.stringify({ seed: SEED, commitment: COMMITMENT, turns: [] })}\n\ntable: resigned h1\n`;

  it("that holds the lot of this browser is fair", () => {
    const { promised, rounds } = drawn();
    expect(check(record(rounds), promised).broken).toBeNull();
  });

  it("without it, or with another, or with another's changed afterwards, is not", () => {
    const { promised, rounds, lot } = drawn();
    const round = rounds[0]!;
    const other = "6".repeat(64);
    const forged = [
      [],
      [{ ...round, lots: { x: BEN, h1: other } }],
      [{ ...round, lots: { x: BEN } }],
      [{ ...round, lots: { x: other, h1: lot } }],
      [
        {
          ...round,
          lots: { x: other, h1: lot },
          seals: { ...(round.seals as object), x: sealOf(COMMITMENT, 1, "x", other) },
        },
      ],
      [
        {
          ...round,
          lots: { ...(round.lots as object), h3: other },
          seals: { ...(round.seals as object), h3: sealOf(COMMITMENT, 1, "h3", other) },
        },
      ],
      [{ missing: ["x"], lots: {}, seals: {} }, round],
    ];
    for (const rounds of forged) expect(check(record(rounds), promised).broken).toBe("lot");
  });
});
