import type { Mark } from "@misterx/board";
import type { BoardPlan, HandView } from "@misterx/client";
import { lang } from "../../i18n/index.svelte";

type Printed = Record<string, { starts: number[]; targets: number[] }>;

export interface Mission {
  name: string;
  starts: number[];
  targets: number[];
}

const printedOn = (plan: BoardPlan | null): Printed => (plan?.printed.missions ?? {}) as Printed;

/** What a city is called in the reader's language; empty where it has no name. */
export function cityOn(plan: BoardPlan | null, station: number): string {
  const name = plan?.stations.find((spot) => spot.number === station)?.name ?? "";
  return plan?.translated[lang.code]?.[name] ?? name;
}

/** A mission's colours: for lines, and for what letters stand on; one that the look does not know is grey. */
export const coloursOf = (name: string): { line: string; fill: string } => ({
  line: `var(--mission-${name}-line, var(--soft))`,
  fill: `var(--mission-${name}, var(--edge))`,
});

/** The missions that it can be: the chosen one where it is known, else all that are printed. */
export function missionsOf(view: HandView, plan: BoardPlan | null): Mission[] {
  const printed = Object.entries(printedOn(plan));
  return printed.filter(([name]) => !view.mission || name === view.mission).map(([name, ends]) => ({ name, ...ends }));
}

/** Missions that it is not. The legend keeps them, as it tells what is printed. */
export function unprinted(view: HandView, plan: BoardPlan | null): string {
  const shown = missionsOf(view, plan).map((mission) => mission.name);
  const others = Object.keys(printedOn(plan)).filter((name) => !shown.includes(name));
  return others.map((name) => `:is(.${name}-start, .${name}-target):not(.legend *)`).join();
}

export function printed(view: HandView, plan: BoardPlan | null): Mark[] {
  return missionsOf(view, plan).flatMap(({ name, starts, targets }) => {
    const colour = lang.find("mission", name) ?? name;
    const mark = (kind: "goal" | "start", station: number): Mark => {
      const text = (view.mission && cityOn(plan, station)) || colour; // of the only one left the colour is enough
      return { station, kind, ...coloursOf(name), text };
    };
    return [...targets.map((city) => mark("goal", city)), ...starts.map((city) => mark("start", city))];
  });
}

export function marks(view: HandView): Mark[] {
  return [
    ...view.rings.map((ring): Mark => ({ station: ring.station, kind: "ring", text: String(ring.entry) })),
    ...Object.entries(view.chips).map(([station, chip]): Mark => ({
      station: Number(station),
      kind: chip === "yellow" ? "suspect" : "exclude",
    })),
  ];
}

const CHIPS = { suspected: "yellow", excluded: "pink" } as const;

/** Chips go into the record; they are laid in the detectives' turn, pins at any time. */
export function noteFor(view: HandView, station: number, mark: keyof typeof CHIPS): string | null {
  if (view.turn !== "hunters") return null;
  const lying = view.chips[String(station)];
  return `chip ${lying === CHIPS[mark] ? "off" : CHIPS[mark]} ${station}`;
}
