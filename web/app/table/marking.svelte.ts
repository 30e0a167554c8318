import type { TableState } from "@misterx/client";

export type Tool = "suspected" | "excluded" | "arrow";

/** The hunters' pencil: while a tool is taken up, taps on the board mark it. */
export class Marking {
  tool = $state<Tool | null>(null);
  from = $state<number | null>(null);
  private readonly table: TableState;

  constructor(table: TableState) {
    this.table = table;
  }

  take(tool: Tool): void {
    this.tool = this.tool === tool ? null : tool;
    this.from = null;
  }

  tap(station: number): void {
    if (this.tool === "arrow") {
      if (this.from !== null && this.from !== station) this.table.send({ type: "arrow", start: this.from, end: station });
      this.from = this.from === null ? station : null;
    } else if (this.tool) {
      const known = this.table.team?.pins.find((pin) => pin.station === station);
      this.table.send({ type: "pin", station, mark: known?.mark === this.tool ? null : this.tool });
    }
  }
}
