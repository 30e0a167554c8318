import type { Said, TableState } from "@misterx/client";
import { untrack } from "svelte";
import { keepTalk, recallTalk, type Whom } from "./talk";

const LONG = 8000; // milliseconds for which a message is shown over the board

/** What is said at a table: to whom one speaks, what one has not read yet, and what has just arrived. */
export class Talk {
  private readonly key = $derived.by(() => `${this.table.door.table} ${this.table.seat}`);
  private kept = $derived.by(() => recallTalk(this.key));
  private heard = -1;
  private fading = 0;
  fresh = $state.raw<Said | null>(null); // shown over the board
  /** Whether there is a team to speak to: before the start all speak to all. */
  team = $derived.by(() => this.table.started && !["", "x", "public"].includes(this.table.seat));
  to = $derived.by<Whom>(() => (this.team ? this.kept.to : "table"));
  unread = $derived.by(() => this.unreadOf("team") + this.unreadOf("table"));

  /** `looks` says whether the words lie in sight. */
  constructor(
    private readonly table: TableState,
    looks: () => boolean,
    arrived: (word: Said) => void = () => undefined,
  ) {
    $effect(() => {
      if (!looks()) return;
      const circle = this.to;
      const latest = table.chat.findLast((word) => word.to === circle)?.at ?? 0;
      this.fresh = null;
      untrack(() => latest > this.kept.read[circle] && this.keep({ read: { ...this.kept.read, [circle]: latest } }));
    });
    $effect(() => {
      const words = table.chat;
      const before = this.heard;
      this.heard = words.length;
      const word = words.at(-1);
      if (before < 0 || words.length <= before || !word || word.seat === table.seat) return;
      untrack(() => {
        arrived(word);
        if (looks()) return;
        this.fresh = word;
        clearTimeout(this.fading);
        this.fading = window.setTimeout(() => (this.fresh = null), LONG);
      });
    });
    $effect(() => () => clearTimeout(this.fading));
  }

  /** Speak to this circle from now on. */
  turnTo(circle: Whom): void {
    this.keep({ to: circle });
  }

  say(text: string): void {
    this.table.send({ type: "say", text, to: this.to });
  }

  /** What others have said there and one has not read. */
  unreadOf(circle: Whom): number {
    const { chat, seat } = this.table;
    return chat.filter((word) => word.to === circle && word.seat !== seat && word.at > this.kept.read[circle]).length;
  }

  private keep(change: Partial<ReturnType<typeof recallTalk>>): void {
    this.kept = { ...this.kept, ...change };
    keepTalk(this.key, this.kept);
  }
}
