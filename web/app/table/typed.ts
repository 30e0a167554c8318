import { lang } from "../i18n/index.svelte";

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/** A typed move as one of the legal ones: `bus 67`, `Red taxi 46`, `U-Bahn 67`; the pawn may be left out.
 *
 * What is no legal move is handed on as it was meant: the server says why not. */
export function readTyped(text: string, legal: readonly string[], active: string | null): string {
  const named = translate(` ${plain(text)} `).trim();
  const tries = [plain(text), named, ...(active ? [`${active} ${plain(text)}`, `${active} ${named}`] : [])];
  const found = tries.map((attempt) => legal.find((move) => plain(move) === attempt)).find(Boolean);
  return found ?? (WHO.test(named) || !active ? named : `${active} ${named}`);
}

const WHO = /^(x|team|[dph]\d|car\d|t\d+|check|no|nominate|override|banish)\b/;

const PLAIN = ["ride", "drive", "walk"]; // a move does not say that it goes somewhere

/** The names of pawns and tickets in this language as the words that moves are made of, longest first. */
function translate(text: string): string {
  const going = PLAIN.map((plan) => ["", lang.find("plan", plan) ?? plan] as const);
  const names = [
    ...Object.entries(lang.holders),
    ...Object.entries(lang.m.pawn),
    ...Object.entries(lang.m.ticket),
    ...going,
  ]
    .map(([id, name]) => [plain(name), id] as const)
    .sort((a, b) => b[0].length - a[0].length);
  return names.reduce((line, [name, id]) => line.replace(` ${name} `, id ? ` ${id} ` : " "), text);
}
