import type { Fact } from "@misterx/client";
import { expect, it } from "vitest";
import { lang } from "../../app/i18n/index.svelte";
import { tell } from "../../app/table/news";

const told = (...facts: Record<string, unknown>[]): string[] => tell(facts as Fact[]).map((news) => news.text);

it("hunters' rides are told with their ticket, his own are not", () => {
  expect(
    told(
      { event: "rode", pawn: "d1", ticket: "taxi", station: 46 },
      { event: "rode", pawn: "x", ticket: "taxi", station: 3 },
    ),
  ).toEqual([`${lang.pawn("d1")}: ${lang.ticket("taxi")} → 46`]);
});

it("what nobody words is left out, and the rest keeps its order", () => {
  const news = told({ event: "shuffled" }, { event: "revealed", station: 9 }, { event: "blocked", station: 4 });
  expect(news).toEqual([lang.m.news.seen({ station: 9 }), lang.m.news.blocked({ station: 4 })]);
});

it("who stays is named, unless it is he", () => {
  const [hunter, he] = told({ event: "stayed", pawn: "d2" }, { event: "stayed", pawn: "x" });
  expect(hunter).toContain(lang.pawn("d2"));
  expect(he).toBe(lang.m.news.stayed);
});

it("whom a check shows is told once and kept in no list", () => {
  const [shown] = tell([{ event: "shown", pawn: "t4", number: 6 }] as Fact[]);
  expect(shown?.brief).toBe(true);
  expect(tell([{ event: "found", pawn: "t4" }] as Fact[])[0]?.brief).toBe(false);
  expect(told({ event: "shown", station: 9 })).toEqual([]); // a place is seen on the board
});
