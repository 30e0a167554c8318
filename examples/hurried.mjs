// A bot for any title of Mister X, for node: misterx arena scotland-yard "cmd:node hurried.mjs" random
// Lines of JSON come in, one with the board and then one for each decision; lines of JSON go out. See docs/bots.md.
import { createInterface } from "node:readline";

let near = new Map(); // station: its neighbours

/** How many rides lead from a station to the nearest of some others. */
function ridesTo(start, goals) {
  const seen = new Set([start]);
  let ring = [start];
  for (let rides = 0; ring.length > 0; rides++) {
    if (ring.some((station) => goals.has(station))) return rides;
    ring = ring.flatMap((station) => near.get(station) ?? []).filter((next) => !seen.has(next) && seen.add(next));
  }
  return 99;
}

for await (const line of createInterface({ input: process.stdin })) {
  const ask = JSON.parse(line);
  if (ask.type === "game") {
    near = new Map(ask.stations.map((station) => [station, []]));
    for (const [a, b] of Object.values(ask.links).flat()) {
      near.get(a).push(b);
      near.get(b).push(a);
    }
  } else if (ask.type === "choose") {
    const hunters = Object.entries(ask.view.pawns ?? {}).filter(([name]) => name !== "x");
    const others = new Set(ask.seat === "x" ? hunters.map(([, pawn]) => pawn.station) : ask.possible);
    const rated = ask.view.legal.map((move) => {
      const station = Number(move.split(" ").findLast((word) => near.has(Number(word))) ?? 0);
      return { move, score: ridesTo(station, others) * (ask.seat === "x" ? 1 : -1) };
    });
    console.log(JSON.stringify({ id: ask.id, move: rated.reduce((a, b) => (b.score > a.score ? b : a)).move }));
  }
}
