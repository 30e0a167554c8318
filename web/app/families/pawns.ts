import type { Piece as Drawn } from "@misterx/board";
import type { AnyView } from "@misterx/client";
import { lang } from "../i18n/index.svelte";
import { familyOf } from "./index";

export const letterOf = (pawn: string): string => (pawn === "x" ? "X" : pawn.replace(/^(d|car|t)/, "").toUpperCase());
/** Cars have the colours of the detectives; policemen and whoever is not known share one. */
export const colourOf = (pawn: string): string => `var(--pawn-${pawn.replace("car", "d")}, var(--pawn-p))`;

function shapeOf(pawn: string): Drawn["shape"] {
  if (pawn === "x") return "hat";
  if (pawn.startsWith("car")) return "car";
  if (pawn.startsWith("t")) return "token";
  return pawn.startsWith("p") ? "ringed" : "pawn";
}

/** Every piece that this viewer can see, ready for the board. Where it stands is as the view says; who has moved comes apart, since it may come later. */
export function piecesOf(
  view: AnyView,
  name: (pawn: string) => string,
  active: string | null,
  covered: boolean,
  moved: readonly string[] = view.moved,
): Drawn[] {
  const family = familyOf(view);
  const aloft = family?.aloft?.(view) ?? {};
  const hidden = family?.hiddenAs?.(view);
  return Object.entries(view.pawns).flatMap(([pawn, place]) => {
    const ghost = pawn in aloft;
    const station = ghost ? aloft[pawn] : place.station;
    if (station == null || (pawn === "x" && (covered || hidden !== undefined))) return [];
    const token = pawn.startsWith("t");
    const known = place.number != null && (!covered || place.up);
    const self = hidden === pawn && !covered;
    return [
      {
        id: pawn,
        station,
        letter: token ? (known ? String(place.number) : "?") : letterOf(pawn),
        label: name(pawn),
        name: lang.holders[pawn],
        shape: shapeOf(pawn),
        active: pawn === active,
        ghost,
        towards: place.facing ?? null,
        colour: self ? colourOf("token-self") : token ? colourOf(place.up ? "token-up" : "token-down") : colourOf(pawn),
        faded: moved.includes(pawn) && pawn !== active,
      },
    ];
  });
}
