import type { Json, OptionCard } from "@misterx/client";

const other: Record<string, string> = { x: "hunters", hunters: "x", either: "either" };

/** The side that a changed option helps; empty where nobody can say. */
export function whomItHelps(option: OptionCard, value: Json): string {
  const { helps } = option;
  if (typeof value === "string") return helps[value] ?? "";
  if (typeof value === "boolean") return helps.on ? (value ? helps.on : other[helps.on]!) : "";
  if (!helps.more) return "";
  const [now, usual] = [amount(value), amount(option.default)];
  if (now === null || usual === null || now === usual) return "";
  return now > usual ? helps.more : other[helps.more]!;
}

/** How much a number, a list of entries or a table of tickets is. */
function amount(value: Json): number | null {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.length;
  if (typeof value === "object" && value)
    return Object.values(value).reduce<number>((sum, count) => sum + Number(count), 0);
  return null;
}
