import type { AnyView, GangView, HandView, TableState, TransitView } from "@misterx/client";
import { describe, expect, it } from "vitest";
import { choiceOf, choicesOf, familyOf, spotOf } from "../../app/families";
import { gang } from "../../app/families/gang";
import { hand } from "../../app/families/hand";
import { missionsOf } from "../../app/families/hand/marks";
import { transit } from "../../app/families/transit";
import { lastEntry, movesToReveal } from "../../app/families/transit/log";
import { lang } from "../../app/i18n/index.svelte";
import { holdingsOf } from "../../app/table/holdings";
import { sentence } from "../../app/table/sentence";
import type { Deciding } from "../../app/table/choosing.svelte";

const common = {
  options: {},
  seats: { x: ["x"], h1: ["d1"], h2: ["d2"] },
  moved: [],
  turn: "hunters",
  pawns: { x: {}, d1: { station: 5 }, d2: { station: 7 } },
};
const waiting: Deciding = { mine: true, active: "d1", plan: "ride", discards: false, acts: false };

function transitView(more: Partial<TransitView> = {}): TransitView {
  const log = [{ entry: 1, ticket: "taxi", station: null }];
  const options = { round_limit: 22, double_tickets: 2 };
  return {
    ...common,
    family: "transit",
    options,
    log,
    reveals: [3, 8],
    roadblocks: [],
    out: [],
    legs: 0,
    double: 2,
    last_seen: null,
    tickets: { x: { taxi: 4 }, d1: { bus: 3 } },
    ...more,
  } as unknown as TransitView;
}

function handView(more: Partial<HandView> = {}): HandView {
  const hands = {
    x: { size: 8, tickets: null },
    h1: { size: 1, tickets: { "car/mag": 1 } },
    h2: { size: 5, tickets: null },
  };
  return {
    ...common,
    family: "hand",
    log: [],
    rings: [],
    chips: {},
    mission: null,
    first_open_move: 25,
    hands,
    ...more,
  } as unknown as HandView;
}

const gangView = (more: Partial<GangView> = {}): GangView =>
  ({
    ...common,
    family: "gang",
    phase: 1,
    dice: [4, 5],
    checks: 7,
    warnings: 0,
    barricades: [],
    asked: null,
    colour: null,
    ...more,
  }) as unknown as GangView;

describe("a family", () => {
  it("is the one that its view names", () => {
    expect([transitView(), handView(), gangView()].map(familyOf)).toEqual([transit, hand, gang]);
    expect([transitView(), handView(), gangView()].map(spotOf)).toEqual(["station", "city", "square"]);
  });

  it("that is not known is drawn as no other", () => {
    const strange = {
      ...common,
      legal: ["d1 stay"],
      moves: [{ kind: "stay", who: "d1" }],
      family: "toString",
      reveals: [3],
    } as unknown as AnyView;
    expect(familyOf(strange)).toBeNull();
    expect(choicesOf(strange)).toEqual([]);
    expect(choiceOf(strange, "d1 taxi 5", { kind: "stay", who: "d1" })).toBeNull();
    const table = { view: strange, status: "open", seat: "h1" } as unknown as TableState;
    expect(sentence(table, waiting, false)).toEqual({ main: lang.m.say.unknownGame, more: "" });
  });
});

describe("a transit game", () => {
  it("has a log as long as its rounds and double moves, or as its entries", () => {
    expect(lastEntry(transitView())).toBe(24);
    expect(lastEntry(transitView({ options: { round_limit: 24, double_tickets: 2, end_mode: "entries" } }))).toBe(24);
    expect(transit.log(transitView())).toMatchObject({ length: 24, reveals: [3, 8], rings: [], halves: false });
  });

  it("counts the moves until he shows himself", () => {
    expect(movesToReveal(transitView())).toBe(2);
    expect(movesToReveal(transitView({ reveals: [1] }))).toBeNull();
    expect(movesToReveal(transitView({ reveals: [30] }))).toBeNull(); // beyond the last
  });

  it("has stocks beside those who pay from them", () => {
    const view = transitView({ tickets: { x: {}, pool: { taxi: 9 }, reserve: { taxi: 2 } } });
    expect(holdingsOf(view, "h1").map((holding) => holding.id)).toEqual(["d1", "pool", "x", "d2", "reserve"]);
    expect(holdingsOf(view, "x").map((holding) => holding.id)).toEqual(["x", "reserve", "d1", "d2", "pool"]);
  });

  it("tells who is out, who has moved and who travels free", () => {
    const view = transitView({
      out: ["d2"],
      moved: ["d1"],
      pawns: { d1: { station: 1 }, d2: { station: 2 }, p1: { station: 3 } },
    });
    expect(holdingsOf(view, "x").map((holding) => holding.note)).toEqual(["moved", "out", "free"]);
  });

  it("marks roadblocks, and where he was last seen for those who hunt him", () => {
    const view = transitView({ roadblocks: [4], last_seen: { entry: 3, station: 9 } });
    expect(transit.marks(view, "h1").map((mark) => [mark.kind, mark.station])).toEqual([
      ["block", 4],
      ["seen", 9],
    ]);
    expect(transit.marks(view, "x").map((mark) => mark.kind)).toEqual(["block"]);
  });

  it("does not say where he goes on from while he is covered", () => {
    const view = transitView({ legs: 1, pawns: { x: { station: 46 } } });
    const turn = { ...waiting, active: "x" };
    expect(transit.ask(view, turn, false)).toContain("46");
    expect(transit.ask(view, turn, true)).toBe("");
  });
});

describe("a game of hands", () => {
  const plan = {
    printed: { missions: { green: { starts: [1], targets: [2, 3] }, yellow: { starts: [4], targets: [5] } } },
    stations: [{ number: 2, name: "Vienna" }],
    translated: { en: {} },
  } as never;

  it("shows the own hand first, and of others' how many tickets", () => {
    const found = holdingsOf(handView(), "h1");
    expect(found.map((holding) => [holding.id, holding.size])).toEqual([
      ["hand-h1", 1],
      ["d1", undefined],
      ["x", 8],
      ["d2", 5],
    ]);
  });

  it("has every mission that it can be, and hides the others once it is known", () => {
    expect(missionsOf(handView(), plan).map((mission) => mission.name)).toEqual(["green", "yellow"]);
    expect(hand.unprinted(handView(), plan)).toBe("");
    const chosen = handView({ mission: "green" });
    expect(hand.printed(chosen, plan).map((mark) => [mark.kind, mark.station])).toEqual([
      ["goal", 2],
      ["goal", 3],
      ["start", 1],
    ]);
    expect(hand.printed(chosen, plan).map((mark) => mark.text)).toEqual(["Vienna", "green", "green"]);
    expect(hand.unprinted(chosen, plan)).toContain(".yellow-start");
    expect(hand.unprinted(chosen, plan)).not.toContain(".green-start");
  });

  it("says before everything else that one must discard", () => {
    const { m } = lang;
    expect(hand.ask(handView(), { ...waiting, discards: true, plan: "mission", acts: true }, false)).toBe(
      m.hand.discardNow,
    );
    expect(hand.ask(handView(), waiting, false)).toBe("");
  });
});

describe("a game of a gang", () => {
  it("does not list Mister X among those whom everybody sees", () => {
    expect(holdingsOf(gangView(), "h1").map((holding) => holding.id)).toEqual(["d1", "d2"]);
    expect(holdingsOf(gangView(), "x").map((holding) => holding.id)).toEqual(["x", "d1", "d2"]);
  });

  it("tells the number of a token to those who may know it", () => {
    const view = gangView({ asked: "place", pawns: { t3: { station: 4, number: 8 } } });
    const turn = { ...waiting, active: "t3" };
    expect(gang.ask(view, turn, false)).toContain("8");
    expect(gang.ask(view, turn, true)).toBe(lang.find("asked", "place"));
  });

  it("has no log, and tells checks and then warnings", () => {
    const { m } = lang;
    expect(gang.log(gangView())).toBeNull();
    expect(gang.more(gangView(), {} as TableState, false)).toContain(m.gang.checks({ left: 7 }));
    expect(gang.more(gangView({ phase: 2, warnings: 3 }), {} as TableState, false)).toContain(
      m.gang.warnings({ held: 3 }),
    );
  });
});
