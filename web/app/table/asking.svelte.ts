import { ApiError, getWhy, type Failure, type TableState, type Why } from "@misterx/client";

/** Why not here? While somebody asks, taps on the board are questions. */
export class Asking {
  open = $state(false);
  station = $state<number | null>(null);
  answer = $state.raw<Why | null>(null);
  failure = $state.raw<Failure | null>(null);
  private latest = 0;

  constructor(
    private readonly table: TableState,
    private readonly token: () => string,
  ) {}

  close(): void {
    this.open = false;
    this.refuse(null);
  }

  /** Nothing is asked any more, or something that nobody can answer. */
  refuse(failure: Failure | null): void {
    this.latest++;
    this.station = this.answer = null;
    this.failure = failure;
  }

  async ask(station: number): Promise<void> {
    const mine = ++this.latest;
    this.station = station;
    try {
      const answer = await getWhy(this.table.door.table, this.token(), station);
      if (mine === this.latest) [this.answer, this.failure] = [answer, null];
    } catch (error) {
      if (mine === this.latest)
        this.refuse(error instanceof ApiError ? error.failure : { code: "offline", text: String(error) });
    }
  }

  /** The game has gone on: what was said may be true no more. */
  again(): void {
    if (this.station !== null) void this.ask(this.station);
  }
}
