import { keepMade, makeTable, type NewTable, type TitleCard } from "@misterx/client";
import { router } from "./route.svelte";
import { settings } from "./settings.svelte";

/** Make a table, remember its links, sit down. */
export async function openTable(wish: NewTable, guided = false): Promise<void> {
  const made = await makeTable({ name: settings.kept.name, ...wish });
  keepMade(wish.title, made);
  if (guided) sessionStorage.setItem("misterx.guided", made.table);
  const mine = Object.values(made.mine);
  router.go(`/t/${made.table}${mine.length === 1 ? `#${mine[0]}` : ""}`);
}

/** One person against bots: as Mister X at a full table, or leading all hunters. */
export function quickWish(card: TitleCard, side: "x" | "hunters"): NewTable {
  if (side === "x") return { title: card.id, players: card.usual, seats: { x: "me" }, aid: "possible" };
  const alone = card.options.some((option) => option.name === "two_players");
  return { title: card.id, players: alone ? 2 : card.least, options: alone ? { two_players: true } : {}, seats: { h1: "me" }, aid: "possible" };
}
