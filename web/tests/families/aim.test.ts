import type { GangView, HandView, TransitView } from "@misterx/client";
import { describe, expect, it } from "vitest";
import { sideOf } from "../../app/families/family";
import { gang } from "../../app/families/gang";
import { hand } from "../../app/families/hand";
import { transit } from "../../app/families/transit";
import { lang } from "../../app/i18n/index.svelte";

const as = <V>(view: object): V => view as unknown as V;

describe("what it takes to win", () => {
  it("is said to the side that reads it", () => {
    expect(["x", "h1", "hunters", "public"].map(sideOf)).toEqual(["x", "hunters", "hunters", "public"]);
    const view = as<TransitView>({
      options: { round_limit: 22, end_mode: "rounds" },
      round: 1,
      log: [],
      last_seen: null,
    });
    const goals = (["x", "hunters", "public"] as const).map((side) => transit.aim(view, side).goal);
    expect(new Set(goals).size).toBe(3);
    for (const goal of goals) expect(goal).toContain("22");
  });

  it("is counted as the game counts", () => {
    const options = { round_limit: 24, end_mode: "entries" };
    const view = as<TransitView>({ options, round: 1, log: [], last_seen: null });
    expect(transit.aim(view, "x").goal).toBe(lang.m.goal.entries({ side: "x", entries: 24 }));
  });
});

describe("the phase", () => {
  const { m } = lang;

  it("of a chase is told by whether he was ever seen, and by its last turn", () => {
    const options = { round_limit: 22, end_mode: "rounds" };
    const phase = (more: object): string =>
      transit.aim(as<TransitView>({ options, round: 2, log: [], last_seen: null, ...more }), "x").phase;
    expect(phase({})).toBe(m.phase.unseen);
    expect(phase({ last_seen: { entry: 3, station: 9 } })).toBe(m.phase.hunt);
    expect(phase({ round: 22, last_seen: { entry: 18, station: 9 } })).toBe(m.phase.last);
  });

  it("of a flight is his mission, and whether his cities are open", () => {
    const phase = (more: object): string => hand.aim(as<HandView>({ first_open_move: 2, log: [], ...more }), "x").phase;
    expect(phase({ mission: null })).toBe(m.phase.choosing);
    expect(phase({ mission: "green", log: [{}] })).toContain(lang.find("mission", "green"));
    expect(phase({ mission: "green", log: [{}] })).not.toBe(phase({ mission: "green", log: [{}, {}] }));
  });

  it("of the game against the gang decides what must be done", () => {
    const aims = [0, 1, 2].map((phase) => gang.aim(as<GangView>({ phase }), "hunters"));
    expect(aims.map((aim) => aim.phase)).toEqual([m.phase.places, m.gang.phase1, m.gang.phase2]);
    expect(aims.map((aim) => aim.goal)).toEqual(
      [m.goal.find, m.goal.find, m.goal.arrest].map((goal) => goal({ side: "hunters" })),
    );
  });
});
