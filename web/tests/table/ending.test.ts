import type { Ending } from "@misterx/client";
import { expect, it } from "vitest";
import { lang } from "../../app/i18n/index.svelte";
import { why } from "../../app/table/ending";

const NOTHING: Ending = {
  station: 91,
  token: "",
  pawn: "",
  start: 0,
  by: "",
  choices: 0,
  safe: [],
  twice: [],
  nearest: [],
  away: 0,
};
const CAUGHT: Ending = { ...NOTHING, pawn: "d2", start: 105, by: "taxi", choices: 4 };

it("who caught him is told with where from and by what, and what was safe", () => {
  const told = why({ ...CAUGHT, safe: [74, 92, 109] }, "captured", "x", "station");
  expect(told.join(" ")).toBe("Blue caught you at 91, by taxi from 105. 3 stations were safe: 74, 92, 109.");
  expect(why(CAUGHT, "captured", "public", "city")[0]).toBe("Blue caught Mister X at 91, by taxi from 105.");
});

it("of many safe places some are named, and the others counted", () => {
  const [, safe] = why({ ...CAUGHT, safe: [1, 2, 3, 4, 5, 6, 7] }, "captured", "h1", "city");
  expect(safe).toBe("7 cities were safe: 1, 2, 3, 4, 5 and 2 more.");
});

it("nothing is said to have been safe where nothing was, where a double move was needed, or where dice fell", () => {
  expect(why(CAUGHT, "captured", "x", "station")[1]).toBe(lang.m.told["nowhere.you"]);
  expect(why({ ...CAUGHT, twice: [7] }, "captured", "h1", "station")[1]).toBe(lang.m.told.twice({ stations: "7" }));
  expect(why({ ...CAUGHT, choices: 0 }, "captured", "h1", "square")[1]).toBe(lang.m.told.dice);
});

it("who got away hears who was nearest, who was shut in by whom", () => {
  const near = { ...NOTHING, nearest: ["d1", "d3"], away: 2 };
  expect(why(near, "survived", "x", "station").join(" ")).toBe("You were at 91. Nearest: Red and Green, 2 moves away.");
  expect(why({ ...near, away: 1 }, "resigned", "h1", "station")[1]).toBe("Next door: Red and Green.");
  expect(why({ ...near, away: 1 }, "x_enclosed", "h1", "station")).toEqual(["Around him at 91: Red and Green."]);
  expect(why({ ...near, token: "t3" }, "seven_checks", "h1", "square")[0]).toBe("Mister X was Token 3, at 91.");
});

it("where nobody stood anywhere yet, nothing more is said", () => {
  expect(why({ ...NOTHING, station: 0 }, "resigned", "x", "station")).toEqual([]);
});
