import { choice, type Choice } from "../choice";

/** `x double car/mag 136 pay car/foot rail/foot`, `team operate d3 57 pay h1 car/blue`, `h1 discard none`. */
export function parse(text: string): Choice {
  const words = text.split(" ");
  const who = words.shift()!;
  if (words[0] === "discard")
    return choice(text, who, "discard", { pay: words.slice(1).filter((word) => word !== "none") });
  if (words[0] === "mission") return choice(text, who, "mission", { how: words[1]!, station: Number(words[2]) });
  if (who === "team") return team(text, words);
  const special: string[] = [];
  while (words[0] === "double" || words[0] === "hidden") special.push(words.shift()!);
  const how = words.shift()!;
  const station = Number(words.shift());
  return choice(text, who, special.join(" ") || "ride", { how, station, pay: words.slice(1) });
}

function team(text: string, words: string[]): Choice {
  const plan = words.shift()!;
  if (plan === "end") return choice(text, "team", plan);
  const [who, station] = plan === "operate" ? [words.shift()!, Number(words.shift())] : ["team", null];
  return choice(text, who, plan, { station, pay: contributions(words.slice(1)) });
}

/** `h1 car/mag h2 rail/mag` as `h1:car/mag`, `h2:rail/mag`. */
function contributions(words: string[]): string[] {
  let seat = "";
  return words.flatMap((word) => {
    if (word.includes("/")) return [`${seat}:${word}`];
    seat = word;
    return [];
  });
}
