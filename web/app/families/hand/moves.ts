import type { HandMove } from "@misterx/client";
import { choice, type Choice } from "../choice";

/** What a person chooses with a move; `text` is what he sends. */
export function choose(text: string, move: HandMove): Choice {
  switch (move.kind) {
    case "end":
      return choice(text, move.who, move.kind);
    case "discard":
      return choice(text, move.who, move.kind, { pay: move.pay ?? [] });
    case "investigate":
      return choice(text, move.who, move.kind, { pay: shares(move) });
    case "operate":
      return choice(text, move.who, move.kind, { station: move.station, pay: shares(move) });
    case "mission":
    case "ride":
      return choice(text, move.who, move.kind, { station: move.station, how: move.how });
    default:
      return choice(text, move.who, move.kind, { station: move.station, how: move.how, pay: move.pay ?? [] });
  }
}

/** Who gives which ticket, as `h1:car/mag`. */
const shares = (move: Extract<HandMove, { kind: "investigate" | "operate" }>): string[] =>
  (move.pay ?? []).map((ticket, i) => `${move.givers?.[i]}:${ticket}`);
