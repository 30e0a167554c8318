import { describe, expect, it } from "vitest";
import { choice, unique } from "../../app/families/choice";
import { parse as gang } from "../../app/families/gang/moves";
import { parse as hand } from "../../app/families/hand/moves";
import { parse as transit } from "../../app/families/transit/moves";

const NOTHING = { station: null, how: "", pay: [], block: null, show: false, rest: "" };

describe("a transit move", () => {
  it.each([
    ["d1 taxi 46", { who: "d1", plan: "ride", how: "taxi", station: 46 }],
    ["x double taxi 46", { who: "x", plan: "double", how: "taxi", station: 46 }],
    ["x triple black 3", { who: "x", plan: "triple", how: "black", station: 3 }],
    ["x foot 12 show", { who: "x", plan: "ride", how: "foot", station: 12, show: true }],
    ["x stay", { who: "x", plan: "stay" }],
    ["d2 out", { who: "d2", plan: "out" }],
    ["d1 fly 100 pay taxi block", { who: "d1", plan: "fly", station: 100, pay: ["taxi"], block: "supply" }],
    ["d1 taxi 88 block from 12", { who: "d1", plan: "ride", how: "taxi", station: 88, block: "12" }],
    ["d3 land", { who: "d3", plan: "land" }],
  ])("%s", (text, parts) => expect(transit(text)).toEqual({ ...NOTHING, text, ...parts }));
});

describe("a hand move", () => {
  it.each([
    ["d3 car/mag 57", { who: "d3", plan: "ride", how: "car/mag", station: 57 }],
    [
      "x double car/mag 136 pay car/foot rail/foot",
      { who: "x", plan: "double", how: "car/mag", station: 136, pay: ["car/foot", "rail/foot"] },
    ],
    [
      "x double hidden plane/shad 9 pay car/foot",
      { who: "x", plan: "double hidden", how: "plane/shad", station: 9, pay: ["car/foot"] },
    ],
    ["h1 discard none", { who: "h1", plan: "discard" }],
    ["h1 discard car/mag rail/blue", { who: "h1", plan: "discard", pay: ["car/mag", "rail/blue"] }],
    ["x mission green 120", { who: "x", plan: "mission", how: "green", station: 120 }],
    ["team end", { who: "team", plan: "end" }],
    [
      "team operate d3 57 pay h1 car/blue rail/blue h2 plane/blue",
      { who: "d3", plan: "operate", station: 57, pay: ["h1:car/blue", "h1:rail/blue", "h2:plane/blue"] },
    ],
    ["team investigate pay h1 car/mag", { who: "team", plan: "investigate", pay: ["h1:car/mag"] }],
  ])("%s", (text, parts) => expect(hand(text)).toEqual({ ...NOTHING, text, ...parts }));
});

describe("a gang move", () => {
  it.each([
    ["x number 4", { who: "x", plan: "number", how: "4" }],
    ["x place t3 34", { who: "t3", plan: "place", station: 34 }],
    ["car2 57 die 5 facing 58", { who: "car2", plan: "drive", station: 57, rest: "die 5 facing 58" }],
    ["t4 64", { who: "t4", plan: "walk", station: 64 }],
    ["nominate car1 car3", { who: "team", plan: "nominate", how: "car1 car3" }],
    ["check t4", { who: "team", plan: "check", how: "t4" }],
    ["banish t4 64", { who: "t4", plan: "banish", station: 64 }],
    ["no check", { who: "team", plan: "no check" }],
  ])("%s", (text, parts) => expect(gang(text)).toEqual({ ...NOTHING, text, ...parts }));
});

it("a choice has all its parts, whatever is said", () => {
  expect(choice("x stay", "x", "stay")).toEqual({ ...NOTHING, text: "x stay", who: "x", plan: "stay" });
});

it("what comes twice is kept once, in its order", () => {
  expect(unique([3, 1, 3, 2, 1])).toEqual([3, 1, 2]);
});
