import type { Change, Json } from "./protocol";

/** A view with a patch applied. What did not change stays the same object, so only what changed is drawn anew. */
export function patched<T>(view: T, changes: readonly Change[]): T {
  return changes.reduce((whole: Json, change) => put(whole, change[0], change), view as Json) as T;
}

function put(whole: Json, path: readonly (string | number)[], change: Change): Json {
  const [step, ...rest] = path;
  if (step === undefined) return change.length === 2 ? change[1] : null;
  if (Array.isArray(whole)) {
    const list = [...whole];
    if (rest.length || change.length === 2) list[step as number] = put(list[step as number] ?? null, rest, change);
    else list.splice(step as number, 1);
    return list;
  }
  const table: { [key: string]: Json } = { ...(whole as { [key: string]: Json } | null) };
  if (rest.length || change.length === 2) table[step] = put(table[step] ?? null, rest, change);
  else delete table[step];
  return table;
}
