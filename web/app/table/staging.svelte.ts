import type { Piece } from "@misterx/board";
import type { TableState } from "@misterx/client";
import { untrack } from "svelte";
import { play } from "../sound";
import { beatsOf, lineOf, type Beat } from "./beats";
import { isStill } from "./finale.svelte";

export const PACE = 600; // milliseconds for each move of somebody else's
const READ = 5000; // for which the line about them stays

/**
 * What others did, shown one after the other: a piece stays where it was seen until its move is shown. This is drawing
 * alone; what may be done is the table's true state, and whoever acts drops what is still to be shown.
 */
export class Staging {
  beats = $state.raw<Beat[]>([]); // what the line tells
  current = $state.raw<Beat | null>(null);
  line = $derived(lineOf(this.beats));
  /** Where one looks while others move; nowhere once a person has taken hold of the board. */
  focus = $derived.by((): number[] | null =>
    this.current && this.taken ? [] : this.current ? [this.current.to, this.current.from] : null,
  );
  private held = $state.raw<Record<string, number>>({});
  private taken = $state(false);
  private mounted = $state(false);
  private queue: Beat[] = [];
  private stood = new Map<string, number>();
  private own = new Set<string>(); // pawns that were moved from here, and have not arrived
  private fresh = true;
  private pace = 0;
  private reading = 0;

  constructor(table: TableState, pieces: () => Piece[]) {
    $effect(() => void (this.mounted = true));
    $effect.pre(() => {
      if (!this.mounted) return; // whoever says where the pieces are is still being made
      const now = pieces();
      untrack(() => this.take(table, now));
    });
    $effect(() => () => (this.skip(), clearTimeout(this.reading)));
  }

  /** The pieces as far as they have been shown. */
  shown(pieces: Piece[]): Piece[] {
    const { held } = this;
    return Object.keys(held).length
      ? pieces.map((piece) => ({ ...piece, station: held[piece.id] ?? piece.station }))
      : pieces;
  }

  /** By what a piece goes that is being shown. */
  by(pawn: string): string | undefined {
    return this.current?.pawn === pawn ? this.current.by : undefined;
  }

  /** A move of these pawns is made here: nobody waits for what others did. */
  act(pawns: readonly string[]): void {
    this.own = new Set(pawns);
    this.skip();
  }

  /** Everything is where it is. */
  skip(): void {
    clearTimeout(this.pace);
    this.queue = [];
    this.held = {};
    this.current = null;
    this.taken = false;
  }

  /** A person moves the board: it stays where he wants it. */
  takeHold(): void {
    this.taken = this.current !== null;
  }

  private take(table: TableState, pieces: Piece[]): void {
    const before = this.stood;
    this.stood = new Map(pieces.map((piece) => [piece.id, piece.station]));
    const moved = beatsOf(before, pieces, table.facts);
    const beats = moved.filter((beat) => !this.own.has(beat.pawn));
    if (beats.length < moved.length) this.fresh = true;
    for (const { pawn } of moved) this.own.delete(pawn);
    if (beats.length && !table.view?.result) this.show(beats);
    else if (table.view?.result) this.skip();
    if (table.facts.some((fact) => fact.event === "turn_started")) this.fresh = true;
  }

  private show(beats: Beat[]): void {
    this.beats = this.fresh ? beats : [...this.beats, ...beats];
    this.fresh = false;
    clearTimeout(this.reading);
    this.reading = window.setTimeout(() => (this.beats = []), READ + beats.length * PACE);
    if (isStill() || document.hidden) return beats.forEach((beat) => play(beat.by));
    this.held = { ...Object.fromEntries(beats.map((beat) => [beat.pawn, beat.from])), ...this.held };
    this.queue.push(...beats);
    if (!this.current) this.next();
  }

  private next = (): void => {
    this.current = this.queue.shift() ?? null;
    if (!this.current) return this.skip();
    const { pawn, to, by } = this.current;
    const held = { ...this.held };
    if (this.queue.some((beat) => beat.pawn === pawn)) held[pawn] = to;
    else delete held[pawn];
    this.held = held;
    play(by);
    this.pace = window.setTimeout(this.next, PACE);
  };
}
