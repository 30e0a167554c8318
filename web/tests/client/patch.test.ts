import { describe, expect, it } from "vitest";
import { patched } from "../../client/patch";
import type { Change } from "../../client/protocol";

const view = {
  round: 3,
  pawns: { d1: { station: 46 }, d2: { station: 88 } },
  log: [{ ticket: "taxi" }, { ticket: "bus" }],
  last_seen: null,
};

describe("a patch", () => {
  it("puts a value where its path leads", () => {
    const after = patched(view, [[["pawns", "d1", "station"], 47]]);
    expect(after.pawns.d1.station).toBe(47);
  });

  it("leaves the view before it as it was", () => {
    patched(view, [[["pawns", "d1", "station"], 47], [["log", 0]]]);
    expect(view.pawns.d1.station).toBe(46);
    expect(view.log).toHaveLength(2);
  });

  it("keeps what did not change the same object, so that it is not drawn again", () => {
    const after = patched(view, [[["pawns", "d1", "station"], 47]]);
    expect(after.pawns.d2).toBe(view.pawns.d2);
    expect(after.log).toBe(view.log);
    expect(after.pawns).not.toBe(view.pawns);
  });

  it("removes what a path without a value names, from a table and from a list", () => {
    const after = patched(view, [[["pawns", "d2"]], [["log", 0]]]);
    expect(after.pawns).toEqual({ d1: { station: 46 } });
    expect(after.log).toEqual([{ ticket: "bus" }]);
  });

  it("adds to the end of a list", () => {
    expect(patched(view, [[["log", 2], { ticket: "black" }]]).log.map((entry) => entry.ticket)).toEqual([
      "taxi",
      "bus",
      "black",
    ]);
  });

  it("makes the tables on a way that was not there", () => {
    expect(patched(view, [[["last_seen", "station"], 12]]).last_seen).toEqual({ station: 12 });
  });

  it("tells null from nothing", () => {
    const after = patched(view, [[["pawns", "d1"], null]]) as { pawns: Record<string, unknown> };
    expect(after.pawns).toEqual({ d1: null, d2: { station: 88 } });
  });

  it("takes changes in their order", () => {
    const changes: Change[] = [[["log", 0]], [["log", 0, "ticket"], "black"]];
    expect(patched(view, changes).log).toEqual([{ ticket: "black" }]);
  });

  it("replaces the whole where the path is empty", () => {
    expect(patched<unknown>(view, [[[], { round: 4 }]])).toEqual({ round: 4 });
    expect(patched<unknown>(view, [[[]]])).toBeNull();
  });
});
