import { expect, it } from "vitest";
import { letterFor, pictureFor, rankOf } from "../../app/families/modes";
import { colourOf, letterOf } from "../../app/families/pawns";

it("a ticket has the rank of its mode's place on the board", () => {
  expect(["walk", "cart", "tram", "boat"].map((mode) => rankOf(mode, ["walk", "cart", "tram", "boat"]))).toEqual([
    "short",
    "middle",
    "fast",
    "secret",
  ]);
  expect(rankOf("rail/mag", ["car", "rail", "plane"])).toBe("middle");
});

it("without a board the look knows the modes of the box, and calls what it does not know short", () => {
  expect(["metro", "ferry", "black", "triple", "sledge"].map((ticket) => rankOf(ticket))).toEqual([
    "fast",
    "secret",
    "black",
    "double",
    "short",
  ]);
});

it("a letter is the board's, or the first", () => {
  expect(letterFor("walk", { walk: "A" })).toBe("A");
  expect(letterFor("rail/mag", { rail: "R" })).toBe("R");
  expect(letterFor("sledge")).toBe("S");
});

it("only modes of the box have pictures", () => {
  expect(pictureFor("rail/mag")).toBe(pictureFor("metro"));
  expect(pictureFor("sledge")).toBe("");
});

it("pawns are told by their numbers", () => {
  expect(["x", "d3", "car2", "t10", "p1"].map(letterOf)).toEqual(["X", "3", "2", "10", "P1"]);
});

it("cars have the colours of detectives, and nobody is without one", () => {
  expect(colourOf("car2")).toBe(colourOf("d2"));
  expect(colourOf("ghost")).toBe("var(--pawn-ghost, var(--pawn-p))");
});
