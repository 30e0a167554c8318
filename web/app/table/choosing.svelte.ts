import type { AnyView, Move } from "@misterx/client";
import { choiceOf, choicesOf, unique, type Choice } from "../families";

const USUAL = ["ride", "drive", "walk", "place", "mission"];

/** What the one sentence needs to know of a turn. */
export interface Deciding {
  mine: boolean;
  active: string | null;
  plan: string | null;
  discards: boolean;
  acts: boolean; // without a place
}

/** What the person at this seat is about to do: pawn, kind of move, station. The server has said what is possible. */
export class Turn {
  private readonly table: { readonly view: AnyView | null };
  pawn = $state<string | null>(null);
  plan = $state<string | null>(null);
  chosen = $state<number | null>(null);

  choices = $derived.by(() => (this.table.view ? choicesOf(this.table.view) : []));
  movers = $derived(unique(this.choices.filter((choice) => choice.station !== null).map((choice) => choice.who)));
  actions = $derived(this.choices.filter((choice) => choice.station === null));
  active = $derived(this.movers.includes(this.pawn ?? "") ? this.pawn : (this.movers[0] ?? null));
  own = $derived(this.choices.filter((choice) => choice.who === this.active && choice.station !== null));
  plans = $derived(unique(this.own.map((choice) => choice.plan)));
  activePlan = $derived(
    this.plans.includes(this.plan ?? "")
      ? this.plan
      : (USUAL.find((plan) => this.plans.includes(plan)) ?? this.plans[0] ?? null),
  );
  here = $derived(this.own.filter((choice) => choice.plan === this.activePlan));
  stations = $derived(unique(this.here.map((choice) => choice.station!)));
  options = $derived(this.here.filter((choice) => choice.station === this.chosen));
  mine = $derived(this.choices.length > 0);
  deciding = $derived<Deciding>({
    mine: this.mine,
    active: this.active,
    plan: this.activePlan,
    acts: this.actions.length > 0,
    discards: this.actions.some((choice) => choice.plan === "discard"),
  });

  constructor(table: { readonly view: AnyView | null }) {
    this.table = table;
  }

  reset(): void {
    this.plan = null;
    this.chosen = null;
  }

  /** Others have moved: what was chosen stays chosen while it is possible. */
  recheck(): void {
    if (!this.plans.includes(this.plan ?? "")) this.plan = null;
    if (this.chosen !== null && !this.stations.includes(this.chosen)) this.chosen = null;
  }

  take(pawn: string): void {
    this.pawn = pawn;
    this.reset();
  }

  /** A station was tapped: a goal of this pawn, the place of another own pawn, or the goal of the only one that can go there. */
  tap(station: number): boolean {
    if (this.stations.includes(station)) {
      this.chosen = station;
      return true;
    }
    this.chosen = null;
    const standing = this.movers.find((pawn) => this.table.view?.pawns[pawn]?.station === station);
    if (standing) {
      this.take(standing);
      return true;
    }
    const reaching = unique(
      this.choices
        .filter((choice) => choice.station === station && USUAL.includes(choice.plan))
        .map((choice) => choice.who),
    );
    if (reaching.length !== 1) return false;
    this.take(reaching[0]!);
    this.chosen = station;
    return true;
  }
}

const isPlaced = (move: Move): boolean => "station" in move;

/** The same from a few of the moves: what comes into a move's first frame must cost little. */
export function glance(view: AnyView, pawn: string | null): Deciding {
  const moves = view.legal ? (view.moves ?? []) : [];
  const usual = (wanted: (move: Move) => boolean): number => {
    const found = moves.findIndex((move) => isPlaced(move) && wanted(move) && USUAL.includes(move.kind));
    return found >= 0 ? found : moves.findIndex((move) => isPlaced(move) && wanted(move));
  };
  const own = usual((move) => move.who === pawn);
  const first = own >= 0 ? own : usual(() => true);
  const placed = first < 0 ? null : choiceOf(view, view.legal![first]!, moves[first]);
  return {
    mine: moves.length > 0,
    active: placed?.who ?? null,
    plan: placed?.plan ?? null,
    discards: moves[0]?.kind === "discard",
    acts: moves.some((move) => !isPlaced(move)),
  };
}

export type { Choice };
