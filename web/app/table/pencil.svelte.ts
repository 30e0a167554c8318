import { mark, type AnyView, type Proposal, type TableState } from "@misterx/client";
import { choiceOf, familyOf, type Choice } from "../families";
import { lookSign } from "./phrases";

export type Tool = "suspected" | "excluded" | "arrow" | "ping" | "plan";

/** A move that somebody proposes; what it is made of is known of legal ones, and of those that the server has read. */
export interface Planned {
  text: string;
  choice: Choice | null;
}

/** The moves of a proposal. */
export const movesOf = (view: AnyView, { moves, parts = [] }: Proposal): Planned[] =>
  moves.map((text, i) => ({ text, choice: choiceOf(view, text, parts[i]) }));

/** The hunters' pencil: while a tool is taken up, taps on the board mark it, and moves are proposed, not made. */
export class Marking {
  tool = $state<Tool | null>(null);
  from = $state<number | null>(null);
  plan = $state.raw<Planned[]>([]);
  private readonly table: TableState;

  constructor(table: TableState) {
    this.table = table;
  }

  /** Whether taps on stations are marks. */
  get marks(): boolean {
    return this.tool !== null && this.tool !== "plan";
  }

  take(tool: Tool): void {
    this.tool = this.tool === tool ? null : tool;
    this.from = null;
  }

  tap(station: number): void {
    if (this.tool === "arrow") {
      if (this.from !== null && this.from !== station)
        this.table.send({ type: "arrow", start: this.from, end: station });
      this.from = this.from === null ? station : null;
    } else if (this.tool === "ping") {
      this.table.send({ type: "say", text: lookSign(station), to: "team" });
      this.take("ping"); // once is enough
    } else if (this.tool === "suspected" || this.tool === "excluded") {
      this.pin(station, this.tool);
    }
  }

  /** With a pin, or with what the game itself has for it. */
  private pin(station: number, tool: "suspected" | "excluded"): void {
    const view = this.table.view;
    const pinned = this.table.team?.pins.find((pin) => pin.station === station)?.mark;
    const note = view && !pinned && familyOf(view)?.noteFor?.(view, station, tool);
    if (note) this.table.act({ type: "note", text: note, id: mark() });
    else this.table.send({ type: "pin", station, mark: pinned === tool ? null : tool });
  }

  /** A move for the proposal; one for each pawn. */
  add(text: string): void {
    const view = this.table.view;
    const place = view?.legal?.indexOf(text) ?? -1;
    const choice = view && choiceOf(view, text, view.moves?.[place]);
    const others = this.plan.filter((other) => other.text !== text && !(choice && other.choice?.who === choice.who));
    this.plan = [...others, { text, choice }];
  }

  propose(): void {
    if (this.plan.length) this.table.act({ type: "propose", moves: this.plan.map((move) => move.text), id: mark() });
    this.drop();
  }

  drop(): void {
    this.plan = [];
    if (this.tool === "plan") this.tool = null;
  }
}
