import type { AnyView } from "@misterx/client";
import { lang } from "../i18n/index.svelte";
import { parserFor } from "./index";

const PLAIN = ["ride", "drive", "walk"];

/** A move in words: `d1 bus 67` as “Red: Bus → 67”. What is no move (the table's own lines) is told as it stands. */
export function describe(view: AnyView, text: string): string {
  const found = parserFor(view)(text);
  if (!found.who || found.who === "resigned" || found.who === "timeout") return "";
  const who = found.who === "team" ? "" : lang.pawn(found.who);
  const plan = PLAIN.includes(found.plan) ? "" : (lang.find("plan", found.plan) ?? found.plan);
  const how = found.how && !/^[\dh]/.test(found.how) ? named(found.how) : found.how;
  const words = [plan, how, found.station === null ? "" : `→ ${found.station}`].filter(Boolean).join(" ");
  return [who, words].filter(Boolean).join(": ");
}

const named = (how: string): string =>
  how
    .split(" ")
    .map((word) =>
      /^(car\d|t\d+|d\d)$/.test(word) ? lang.pawn(word) : (lang.find("mission", word) ?? lang.ticket(word)),
    )
    .join(" → ");
