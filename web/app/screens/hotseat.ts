import { listMine } from "@misterx/client";

/** Which of this device's seats are to move. The answer holds nothing secret: only whose turn it is. */
export async function seatsToMove(table: string, seats: Record<string, string>): Promise<string[]> {
  const keys = Object.values(seats).map((token) => ({ table, token }));
  const found = await listMine(keys).catch(() => []);
  return found.filter((summary) => summary.my_turn && summary.seat).map((summary) => summary.seat!);
}
