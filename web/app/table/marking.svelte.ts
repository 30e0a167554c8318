import { mark, type TableState } from "@misterx/client";
import { familyOf } from "../families";

export type Tool = "suspected" | "excluded" | "arrow" | "plan";

/** The hunters' pencil: while a tool is taken up, taps on the board mark it, and moves are proposed, not made. */
export class Marking {
  tool = $state<Tool | null>(null);
  from = $state<number | null>(null);
  plan = $state.raw<string[]>([]);
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
  add(move: string): void {
    const who = move.split(" ")[0];
    this.plan = [...this.plan.filter((other) => other.split(" ")[0] !== who), move];
  }

  propose(): void {
    if (this.plan.length) this.table.act({ type: "propose", moves: this.plan, id: mark() });
    this.drop();
  }

  drop(): void {
    this.plan = [];
    if (this.tool === "plan") this.tool = null;
  }
}
