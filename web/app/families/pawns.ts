import type { Piece as Drawn } from "@misterx/board";
import type { AnyView } from "@misterx/client";
import { isGang, isTransit } from "./index";

export const COLOURS: Record<string, string> = {
  x: "var(--x-colour)", d1: "#b8252b", d2: "#1f5fae", d3: "#1f7a3d", d4: "#9a5f00", d5: "#7b3a94", p1: "#4d5661", p2: "#4d5661",
  car1: "#b8252b", car2: "#1f5fae", car3: "#1f7a3d", car4: "#9a5f00",
};

export const letterOf = (pawn: string): string => (pawn === "x" ? "X" : pawn.replace(/^(d|car|t)/, "").toUpperCase());
export const colourOf = (pawn: string): string => COLOURS[pawn] ?? "#4d5661";

function shapeOf(pawn: string): Drawn["shape"] {
  if (pawn === "x") return "hat";
  if (pawn.startsWith("car")) return "car";
  if (pawn.startsWith("t")) return "token";
  return pawn.startsWith("p") ? "ringed" : "pawn";
}

/** Every piece that this viewer can see, ready for the board. Where it stands is as the view says; who has moved comes apart, since it may come later. */
export function piecesOf(view: AnyView, name: (pawn: string) => string, active: string | null, covered: boolean, moved: readonly string[] = view.moved): Drawn[] {
  return Object.entries(view.pawns).flatMap(([pawn, place]) => {
    const flying = isTransit(view) && view.helicopter.pawn === pawn;
    const station = flying ? view.helicopter.station : place.station;
    if (station == null || (pawn === "x" && (covered || isGang(view)))) return [];
    const token = pawn.startsWith("t");
    const known = place.number != null && (!covered || place.up);
    const self = isGang(view) && view.pawns.x?.token === pawn && !covered;
    return [{
      id: pawn, station, letter: token ? (known ? String(place.number) : "?") : letterOf(pawn), label: name(pawn),
      shape: shapeOf(pawn), active: pawn === active, ghost: flying, towards: place.facing ?? null,
      colour: self ? "#a3123a" : token ? (place.up ? "#6b5a2a" : "#34404d") : colourOf(pawn),
      faded: moved.includes(pawn) && pawn !== active,
    }];
  });
}
