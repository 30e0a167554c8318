import type { AnyView } from "@misterx/client";
import { describe, expect, it } from "vitest";
import { choiceOf, choicesOf } from "../../app/families";
import { choice, unique } from "../../app/families/choice";
import { describe as say } from "../../app/families/describe";
import { choose as gang } from "../../app/families/gang/moves";
import { choose as hand } from "../../app/families/hand/moves";
import { choose as transit } from "../../app/families/transit/moves";
import { lang } from "../../app/i18n/index.svelte";
import { glance, Turn } from "../../app/table/choosing.svelte";

const NOTHING = {
  station: null,
  how: "",
  pay: [],
  block: null,
  show: false,
  pawns: [],
  die: null,
  facing: null,
};

describe("a transit move", () => {
  it.each([
    [
      { kind: "ride", who: "d1", how: "taxi", station: 46 },
      { how: "taxi", station: 46 },
    ],
    [
      { kind: "double", who: "x", how: "taxi", station: 46 },
      { how: "taxi", station: 46 },
    ],
    [
      { kind: "triple", who: "x", how: "black", station: 3 },
      { how: "black", station: 3 },
    ],
    [
      { kind: "ride", who: "x", how: "foot", station: 12, show: true },
      { how: "foot", station: 12, show: true },
    ],
    [
      { kind: "ride", who: "d1", how: "vip", station: 102, pay: ["train"] },
      { how: "vip", station: 102, pay: ["train"] },
    ],
    [{ kind: "stay", who: "x" }, {}],
    [{ kind: "out", who: "d2" }, {}],
    [
      { kind: "fly", who: "d1", station: 100, pay: ["taxi"], block: true },
      { station: 100, pay: ["taxi"], block: "supply" },
    ],
    [
      { kind: "ride", who: "d1", how: "taxi", station: 88, block: true, block_from: 12 },
      { how: "taxi", station: 88, block: "12" },
    ],
    [{ kind: "land", who: "d3", pay: ["bus"] }, { pay: ["bus"] }],
    [
      { kind: "land", who: "d3", station: 34, pay: ["bus"] },
      { station: 34, pay: ["bus"] },
    ],
  ] as const)("%j", (move, parts) =>
    expect(transit("what is sent", move as never)).toEqual({
      ...NOTHING,
      text: "what is sent",
      who: move.who,
      plan: move.kind,
      ...parts,
    }),
  );
});

describe("a hand move", () => {
  it.each([
    [
      { kind: "ride", who: "d3", how: "car/mag", station: 57 },
      { how: "car/mag", station: 57 },
    ],
    [
      { kind: "double", who: "x", how: "car/mag", station: 136, pay: ["car/foot", "rail/foot"] },
      { how: "car/mag", station: 136, pay: ["car/foot", "rail/foot"] },
    ],
    [
      { kind: "double hidden", who: "x", how: "plane/shad", station: 9, pay: ["car/foot"] },
      { how: "plane/shad", station: 9, pay: ["car/foot"] },
    ],
    [{ kind: "discard", who: "h1" }, {}],
    [{ kind: "discard", who: "h1", pay: ["car/mag", "rail/blue"] }, { pay: ["car/mag", "rail/blue"] }],
    [
      { kind: "mission", who: "x", how: "green", station: 120 },
      { how: "green", station: 120 },
    ],
    [{ kind: "end", who: "team" }, {}],
    [
      {
        kind: "operate",
        who: "d3",
        station: 57,
        pay: ["car/blue", "rail/blue", "plane/blue"],
        givers: ["h1", "h1", "h2"],
      },
      { station: 57, pay: ["h1:car/blue", "h1:rail/blue", "h2:plane/blue"] },
    ],
    [{ kind: "investigate", who: "team", pay: ["car/mag"], givers: ["h1"] }, { pay: ["h1:car/mag"] }],
  ] as const)("%j", (move, parts) =>
    expect(hand("what is sent", move as never)).toEqual({
      ...NOTHING,
      text: "what is sent",
      who: move.who,
      plan: move.kind,
      ...parts,
    }),
  );
});

describe("a gang move", () => {
  it.each([
    [{ kind: "number", who: "x", how: "4" }, { how: "4" }],
    [{ kind: "place", who: "t3", station: 34 }, { station: 34 }],
    [
      { kind: "drive", who: "car2", station: 57, die: 5, facing: 58 },
      { station: 57, die: 5, facing: 58 },
    ],
    [{ kind: "walk", who: "t4", station: 64 }, { station: 64 }],
    [{ kind: "nominate", who: "team", pawns: ["car1", "car3"] }, { pawns: ["car1", "car3"] }],
    [{ kind: "check", who: "team", pawns: ["t4"] }, { pawns: ["t4"] }],
    [{ kind: "check", who: "team" }, {}],
    [{ kind: "banish", who: "t4", station: 64 }, { station: 64 }],
    [{ kind: "no check", who: "team" }, {}],
  ] as const)("%j", (move, parts) =>
    expect(gang("what is sent", move as never)).toEqual({
      ...NOTHING,
      text: "what is sent",
      who: move.who,
      plan: move.kind,
      ...parts,
    }),
  );
});

const view = (legal: string[], moves: unknown[]): AnyView =>
  ({ family: "transit", pawns: {}, moved: [], legal, moves }) as unknown as AnyView;

describe("what can be chosen", () => {
  const ride = { kind: "ride", who: "d1", how: "taxi", station: 46 } as const;
  const fly = { kind: "fly", who: "d1", station: 9, pay: ["bus"] } as const;
  const stay = { kind: "stay", who: "d2" } as const;

  it("is every legal move with its parts, and none whose parts are not known", () => {
    expect(choicesOf(view(["a", "b", "c"], [ride, stay])).map(({ text, plan }) => [text, plan])).toEqual([
      ["a", "ride"],
      ["b", "stay"],
    ]);
    expect(choiceOf(view([], []), "d1 taxi 46", null)).toBeNull();
  });

  it.each([
    [["d1", [fly, ride, stay]], { mine: true, active: "d1", plan: "ride", discards: false, acts: true }],
    [["d2", [fly, stay]], { mine: true, active: "d1", plan: "fly", discards: false, acts: true }],
    [["d1", [stay]], { mine: true, active: null, plan: null, discards: false, acts: true }],
    [["d1", []], { mine: false, active: null, plan: null, discards: false, acts: false }],
  ] as const)("is glanced at as it is: %j", ([pawn, moves], deciding) => {
    const seen = view(
      moves.map((_, i) => String(i)),
      [...moves],
    );
    expect(glance(seen, pawn)).toEqual(deciding);
    expect(new Turn({ view: seen }).deciding).toEqual(deciding);
  });
});

it("a move is said as people say it", () => {
  expect(say(choice("", "d1", "ride", { how: "bus", station: 67 }))).toBe(
    `${lang.pawn("d1")}: ${lang.ticket("bus")} → 67`,
  );
  expect(say(choice("", "team", "nominate", { pawns: ["car1", "car3"] }))).toContain(
    `${lang.pawn("car1")} → ${lang.pawn("car3")}`,
  );
  expect(say(choice("", "x", "number", { how: "4" }))).toContain("4");
});

it("a choice has all its parts, whatever is said", () => {
  expect(choice("x stay", "x", "stay")).toEqual({ ...NOTHING, text: "x stay", who: "x", plan: "stay" });
});

it("what comes twice is kept once, in its order", () => {
  expect(unique([3, 1, 3, 2, 1])).toEqual([3, 1, 2]);
});
