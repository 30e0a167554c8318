import { describe, expect, it } from "vitest";
import { layDice, type Die } from "../../app/families/gang/dice";

const rolled = (pips: number) => ({ event: "rolled", pips });
const BEGUN = { event: "turn_started" };
const told = (dice: Die[]): string[] =>
  dice.map((die) => `${die.pips}${die.thrown ? " thrown" : ""}${die.used ? " used" : ""}`);

describe("the dice on the table", () => {
  it("lie there when one comes to it", () => {
    expect(told(layDice([], [3, 5], []))).toEqual(["3", "5"]);
  });

  it("are thrown at the beginning of a turn, whatever lay there", () => {
    const before = layDice([], [1], []);
    expect(told(layDice(before, [2, 2], [rolled(1), BEGUN, rolled(2), rolled(2)]))).toEqual(["2 thrown", "2 thrown"]);
  });

  it("stay what they are, and where they are, when one is used", () => {
    const before = layDice([], [3, 5], []);
    const after = layDice(before, [5], [{ event: "walked", pips: 3 }]);
    expect(told(after)).toEqual(["3 used", "5"]);
    expect(after.map((die) => die.id)).toEqual(before.map((die) => die.id));
    expect(told(layDice(after, [], []))).toEqual(["3 used", "5 used"]);
  });

  it("come one after the other in the hunt", () => {
    const first = layDice([], [4], [BEGUN, rolled(4)]);
    expect(told(layDice(first, [6], [{ event: "walked", pips: 4 }, rolled(6)]))).toEqual(["4 used", "6 thrown"]);
  });

  it("are seen also when nobody can use them", () => {
    expect(told(layDice([], [2], [BEGUN, rolled(6), rolled(2), { event: "die_lapsed", pips: 6 }]))).toEqual([
      "6 thrown used",
      "2 thrown",
    ]);
  });

  it("are taken up by whoever begins a turn", () => {
    expect(layDice(layDice([], [4], []), [], [BEGUN])).toEqual([]);
  });

  it("are as the view says after a move is taken back", () => {
    const used = layDice(layDice([], [3, 5], []), [5], []);
    expect(told(layDice(used, [3, 5], []))).toEqual(["3", "5"]);
    expect(told(layDice(used, [1, 1], []))).toEqual(["1", "1"]);
  });
});
