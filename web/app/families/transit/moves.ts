import { choice, type Choice } from "../choice";

const LEGS = ["double", "triple"];

/** `x double taxi 46`, `d1 fly 100 pay taxi block`, `d1 taxi 88 block from 12`, `x foot 12 show`. */
export function parse(text: string): Choice {
  const words = text.split(" ");
  const who = words.shift()!;
  const first = words[0]!;
  if (first === "stay" || first === "out") return choice(text, who, first);
  let plan = "ride";
  if (first === "land" || first === "fly" || LEGS.includes(first)) plan = words.shift()!;
  const how = plan === "fly" || plan === "land" ? "" : words.shift()!;
  const station = /^\d+$/.test(words[0] ?? "") ? Number(words.shift()) : null;
  const found = choice(text, who, plan, { how, station });
  while (words.length) {
    const word = words.shift();
    if (word === "pay") found.pay = [words.shift()!];
    else if (word === "show") found.show = true;
    else if (word === "block") found.block = words[0] === "from" ? words.splice(0, 2)[1]! : "supply";
  }
  return found;
}
