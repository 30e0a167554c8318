import type { Point } from "@misterx/board";
import type { BoardPlan, Fact } from "@misterx/client";

const FARTHEST = 12; // squares that a car drives

/** The lines of a board: which corners a piece passes from one station to another. */
export class Routes {
  private readonly ways = new Map<string, Point[]>();
  private readonly near = new Map<number, number[]>();
  private readonly places: Map<number, Point>;
  private readonly streets: boolean; // a board of squares, on which pieces go several at once

  constructor(plan: BoardPlan) {
    this.places = new Map(plan.stations.map((spot) => [spot.number, [spot.x, spot.y]]));
    this.streets = plan.modes.length === 1;
    for (const { mode, start, end, way = [] } of plan.links) {
      const corners = Array.from({ length: way.length / 2 }, (_, i): Point => [way[2 * i]!, way[2 * i + 1]!]);
      this.keep(mode, start, end, corners);
      this.keep(mode, end, start, [...corners].reverse());
    }
  }

  /** By the line of the mode that was told of, else any line there, else from square to square. */
  find(from: number, to: number, mode: string | undefined): readonly Point[] {
    return (
      this.ways.get(`${mode} ${from} ${to}`) ??
      this.ways.get(`${from} ${to}`) ??
      (this.streets ? this.through(from, to) : [])
    );
  }

  /** A whole path, corner by corner. */
  along(stops: readonly number[]): Point[] {
    return stops.flatMap((stop, i) => {
      const place = this.places.get(stop);
      return place ? [...(i ? this.find(stops[i - 1]!, stop, undefined) : []), place] : [];
    });
  }

  private keep(mode: string, from: number, to: number, corners: Point[]): void {
    this.ways.set(`${mode} ${from} ${to}`, corners);
    if (!this.ways.has(`${from} ${to}`)) this.ways.set(`${from} ${to}`, corners);
    this.near.set(from, [...(this.near.get(from) ?? []), to]);
  }

  private through(from: number, to: number): Point[] {
    const came = new Map<number, number>([[from, from]]);
    let front = [from];
    for (let far = 0; far < FARTHEST && front.length && !came.has(to); far += 1) {
      front = front.flatMap((at) => (this.near.get(at) ?? []).filter((next) => !came.has(next) && came.set(next, at)));
    }
    if (!came.has(to) || came.size > 400) return [];
    const stops: number[] = [];
    for (let at = came.get(to)!; at !== from; at = came.get(at)!) stops.unshift(at);
    return stops.map((stop) => this.places.get(stop)!);
  }
}

/** The mode by which a pawn just rode, as far as this viewer was told. */
export function modeOf(facts: readonly Fact[], pawn: string): string | undefined {
  const rode = facts.findLast((fact) => fact.event === "rode" && fact.pawn === pawn);
  return (rode?.mode as string | undefined) ?? (rode?.ticket as string | undefined)?.split("/")[0];
}
