import { PROTOCOL, type Incoming, type Outgoing } from "./protocol";

/** `lost` comes back by itself; `refused` does not. */
export type Status = "connecting" | "open" | "lost" | "refused";

export interface Door {
  table: string;
  token: string;
  host?: string;
}

/** What carries messages to a table and back. */
export interface Line {
  send(message: Incoming): void;
  close(): void;
  steady?(on: boolean): void;
}
export type Hear = (message: Outgoing) => void;

const WAITS = [200, 400, 800, 1500, 3000, 5000];
const REFUSALS: Record<number, string> = {
  4400: "old_page",
  4403: "forbidden_origin",
  4404: "unknown_link",
  4405: "removed",
  4409: "other_side",
};
const SILENCE = 25_000;
const QUIET = 1_500; // of a device that is off
const STEADY = 2_000; // between signs of life, as promised (`server/tables/pulse.py`)
const UNANSWERED = 2; // of those, after which the line is dead
const [PATIENCE, MOST_PATIENCE] = [750, 4_000]; // with a line that is tried anew: twice as long as the one before took
const SHORT_TRIES = 8; // then the network may have become slow, and tries are longer

/** One socket to one table that comes back by itself. What was sent and not answered is sent again, with its own mark. */
export class Connection implements Line {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Incoming>();
  private tries = 0;
  private timer = 0;
  private parting = 0;
  private trial = 0;
  private beat = 0;
  private isSteady = false;
  private unanswered = 0;
  private heard = Date.now();
  private opened = 0;
  private took = 0; // the last line to be there
  private readonly pulse: number;
  private closed = false;

  constructor(
    private readonly door: Door,
    private readonly hear: Hear,
    private readonly changed: (status: Status, why: string) => void,
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.look);
    this.pulse = window.setInterval(() => this.beat || this.feel(), SILENCE / 2);
    this.open();
  }

  send(message: Incoming): void {
    if ("id" in message) this.pending.set(message.id, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.parting);
    clearTimeout(this.trial);
    clearInterval(this.pulse);
    clearInterval(this.beat);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.look);
    this.socket?.close();
    this.pending.clear();
  }

  /** Whether others wait for whoever sits here: while the page is looked at, the table gets steady signs of life. */
  steady(on: boolean): void {
    if (on === this.isSteady) return;
    this.isSteady = on;
    this.keepBeat();
    if (this.beat) this.feel();
  }

  private open(): void {
    this.changed(this.tries ? "lost" : "connecting", "");
    // The table's name lets a proxy in front of several servers bring its people together; no server reads it.
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws?table=${encodeURIComponent(this.door.table)}`);
    this.socket = socket;
    this.heard = this.opened = Date.now();
    this.unanswered = 0;
    this.limitTrial();
    socket.onopen = () => {
      const { table, token, host } = this.door;
      socket.send(JSON.stringify({ type: "hello", v: PROTOCOL, table, token, ...(host ? { host } : {}) }));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as Outgoing, socket);
    socket.onclose = (event) => socket === this.socket && this.ended(event.code, event.reason);
  }

  private receive(message: Outgoing, socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.heard = Date.now();
    this.unanswered = 0;
    clearTimeout(this.parting);
    clearTimeout(this.trial);
    if (message.type === "welcome") {
      this.took = this.heard - this.opened;
      const fresh = this.tries > 0;
      this.tries = 0;
      if (fresh) for (const waiting of this.pending.values()) this.socket?.send(JSON.stringify(waiting));
    }
    if (!this.tries) this.changed("open", ""); // the line has held, also where the device thought that it was off
    if (message.type === "done" || message.type === "refused") this.pending.delete(message.id);
    this.hear(message);
  }

  private ended(code: number, reason: string): void {
    if (this.closed) return;
    clearTimeout(this.trial);
    const why = REFUSALS[code];
    if (why) {
      this.changed("refused", reason || why);
      return;
    }
    this.tries += 1;
    this.changed("lost", "");
    const wait = WAITS[Math.min(this.tries - 1, WAITS.length - 1)] ?? 5000;
    this.timer = window.setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  /** The network or the page is back: no need to wait for the timer. */
  private wake = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    const ready = this.socket?.readyState ?? WebSocket.CLOSED;
    if (ready === WebSocket.CONNECTING && this.tries) return this.tryAnew(); // it began while there was no network
    if (ready !== WebSocket.CLOSED) return this.feel();
    clearTimeout(this.timer);
    this.open();
  };

  /** The page is looked at again, or no more: then its clock may stand still, and it promises nothing. */
  private look = (): void => {
    this.unanswered = 0;
    if (this.isSteady) this.keepBeat();
    this.wake();
  };

  private keepBeat(): void {
    clearInterval(this.beat);
    const on = this.isSteady && document.visibilityState !== "hidden";
    this.beat = on ? window.setInterval(this.feel, STEADY) : 0;
    if (!on) this.send({ type: "ping", steady: false });
  }

  /** Who gets no answer at all, not even a refusal, tries again soon: the network may be back. */
  private limitTrial(): void {
    clearTimeout(this.trial);
    if (!this.tries || document.visibilityState === "hidden") return;
    const longer = 4 ** Math.min(2, Math.floor(this.tries / SHORT_TRIES));
    const patience = Math.min(Math.max(PATIENCE, 2 * this.took), MOST_PATIENCE) * longer * (0.75 + Math.random() / 2);
    this.trial = window.setTimeout(() => this.tryAnew(), patience);
  }

  private tryAnew(): void {
    const held = this.socket;
    this.socket = null;
    clearTimeout(this.timer);
    held?.close();
    this.tries += 1;
    this.open();
  }

  /** The device says that it is off. Where nothing comes any more, the line is hung up, so that the others hear of it. */
  private drop = (): void => {
    this.changed("lost", "");
    clearTimeout(this.parting);
    this.parting = window.setTimeout(() => navigator.onLine || this.hangUp(), QUIET);
  };

  private hangUp(): void {
    const held = this.socket;
    this.socket = null;
    clearTimeout(this.timer);
    held?.close();
    this.ended(0, "");
  }

  /** A line can be dead without a word: ask, and hang up when nobody has answered for long. */
  private feel = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (this.beat && this.unanswered >= UNANSWERED) return this.tryAnew();
    if (Date.now() - this.heard > SILENCE * 1.5) return this.socket.close();
    this.unanswered += 1;
    this.send(this.beat ? { type: "ping", steady: true } : { type: "ping" });
  };
}
