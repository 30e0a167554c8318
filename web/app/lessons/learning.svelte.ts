import {
  TableState,
  type Hear,
  type Incoming,
  type Json,
  type Lesson,
  type LessonFrame,
  type LessonScene,
  type LessonStep,
  type Line,
} from "@misterx/client";
import type { Choice } from "../families";
import type { Turn } from "../table/choosing.svelte";
import { keepProgress, progressIn } from "./progress";

const BEAT = 900; // milliseconds between what others do

/** What somebody is told who did something else than what was asked. */
export type Word = "" | "near" | "far" | "other";

/** A lesson while it is played: one scene after the other, in each one step after the other. */
export class Learning {
  at = $state(0); // the scene
  step = $state(0);
  word = $state<Word>("");
  word_count = $state(0);
  table = $state.raw<TableState>(null!);
  showing = $state(false); // what others do
  private hear: Hear = () => undefined;
  private version = 0;
  private beat = 0;
  private latest: LessonFrame | null = null;

  scene = $derived.by((): LessonScene => this.lesson.scenes[this.at]!);
  /** What is asked now; null at the end of a scene. */
  asked = $derived.by((): LessonStep | null => this.scene.steps[this.step] ?? null);
  done = $derived.by(() => !this.asked);
  last = $derived.by(() => this.at === this.lesson.scenes.length - 1);
  /** Whether a station is to be found, so that any may be tapped. */
  seeks = $derived.by(() => this.asked?.station != null && !this.showing);

  constructor(readonly lesson: Lesson) {
    const { scene, step } = progressIn(lesson.title);
    this.enter(Math.min(scene, lesson.scenes.length - 1), step);
  }

  /** Begin a scene, or go on in it. */
  enter(at: number, step = 0): void {
    this.stop();
    this.at = at;
    this.step = Math.min(step, this.scene.steps.length);
    this.table = this.open();
    const past = [...this.scene.opening, ...this.scene.steps.slice(0, this.step).flatMap((each) => each.frames)];
    const fresh = this.step ? [] : past.splice(1);
    this.show(past.at(-1)!, !fresh.length);
    this.tell(fresh);
    this.keep();
  }

  next(): void {
    if (!this.last) this.enter(this.at + 1);
  }

  /** Whether a tap on a station goes through to the table; if not, it is answered here. */
  lets(station: number, turn: Turn): boolean {
    const { asked } = this;
    if (this.showing || !asked) return false;
    if (asked.station !== null) {
      if (asked.station === station) this.advance();
      else this.say("other");
      return false;
    }
    const wanted = this.wanted(turn);
    if (!wanted) return this.refuse("other");
    if (wanted.station === station && turn.activePlan === wanted.plan && turn.active === wanted.who) return true;
    if (turn.active !== wanted.who && this.table.view?.pawns[wanted.who]?.station === station) return true;
    const reachable = turn.choices.some((choice) => choice.station === station);
    return this.refuse(wanted.station === null ? "other" : reachable ? "near" : "far");
  }

  /** Something on the table was tapped that is no station. */
  look(name: string): void {
    if (this.asked?.look === name && !this.showing) this.advance();
  }

  /** What is asked, among what can be chosen. */
  wanted(turn: Turn): Choice | undefined {
    return turn.choices.find((choice) => choice.text === this.asked?.move);
  }

  stop(): void {
    clearTimeout(this.beat);
    this.table?.close();
  }

  private refuse(word: Word): false {
    this.say(word);
    return false;
  }

  private say(word: Word): void {
    this.word = word;
    this.word_count += 1; // said once more, it is heard once more
  }

  private open(): TableState {
    const { title, scenes } = this.lesson;
    const { board, viewer, opening } = scenes[this.at]!;
    const table = new TableState({ table: "", token: "" }, (hear) => this.connect(hear));
    const { players, options } = opening[0]!.view as unknown as { players: number; options: Record<string, Json> };
    const settings = { title, players, options, board, aid: "off" as const, clock: null, stand_in: null, rules: "" };
    Object.assign(table, { seat: viewer, started: true, status: "open", settings });
    return table;
  }

  private connect(hear: Hear): Line {
    this.hear = hear;
    return { send: (message) => this.take(message), close: () => undefined };
  }

  /** A move was made: what was asked goes on, anything else changes nothing. */
  private take(message: Incoming): void {
    if (message.type !== "play") return;
    this.hear({ type: "done", id: message.id });
    if (message.move === this.asked?.move) this.advance();
    else this.say("other");
  }

  private advance(): void {
    const { frames } = this.asked!;
    this.word = "";
    this.step += 1;
    this.keep();
    this.tell(frames);
  }

  /** Show frames one after the other; then it is the learner's turn. */
  private tell(frames: LessonFrame[]): void {
    const [first, ...others] = frames;
    if (!first) return this.show(this.latest!, true);
    this.showing = others.length > 0;
    this.show(first, !others.length);
    if (others.length) this.beat = window.setTimeout(() => this.tell(others), BEAT);
  }

  /** `last`: the learner's turn is next, and he sees what he may do. */
  private show(frame: LessonFrame, last: boolean): void {
    const { view, parts, events, possible } = frame;
    const { legal, ...rest } = view as { legal?: Json };
    const seen = last && this.asked?.move && legal ? view : rest;
    this.latest = { ...frame, events: [] }; // what was heard once is not told again
    if (last) this.showing = false;
    this.hear({
      type: "update",
      version: ++this.version,
      events: events,
      patch: [[[], seen as Json]],
      clock: null,
      aid: possible && { possible, likely: null },
      can_take_back: false,
      parts,
    });
  }

  private keep(): void {
    const finished = progressIn(this.lesson.title).finished || (this.last && this.done);
    keepProgress(this.lesson.title, { scene: this.at, step: this.step, finished });
  }
}
