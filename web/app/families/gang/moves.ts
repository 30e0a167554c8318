import { choice, type Choice } from "../choice";

/** `x number 4`, `x place t3 34`, `car2 57 die 5 facing 58`, `nominate car1 car3`, `banish t4 64`, `no check`. */
export function parse(text: string): Choice {
  const [first, ...words] = text.split(" ") as [string, ...string[]];
  if (first === "x" && words[0] === "number") return choice(text, "x", "number", { how: words[1]! });
  if (first === "x") return choice(text, words[1]!, "place", { station: Number(words[2]) });
  if (first === "no") return choice(text, "team", `no ${words[0]}`);
  if (first === "banish") return choice(text, words[0]!, "banish", { station: Number(words[1]) });
  if (first === "check" || first === "nominate" || first === "override") {
    return choice(text, "team", first, { how: words.join(" ") });
  }
  const plan = first.startsWith("car") ? "drive" : "walk";
  return choice(text, first, plan, { station: Number(words[0]), rest: words.slice(1).join(" ") });
}
