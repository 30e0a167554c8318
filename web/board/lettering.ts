import type { Box, Legend } from "./types";

const ROOM = 4; // beside a word of the legend
const LEAST = 0.72; // of its size to which a long word is drawn smaller
const MORE = 1.15; // of the room that was found for it, which a word may take
const SMALLEST = 8; // pixels below which a word cannot be read, and only covers

/** The legend and the letters on the lines in the reader's language; a long word is drawn narrower. */
export function translateLegend(drawing: SVGElement, say: Legend): void {
  const frame = drawing.querySelector<SVGGraphicsElement>(".legend .frame");
  for (const word of drawing.querySelectorAll<SVGTextElement>(".legend .mode[data-mode]")) {
    const { name, letter } = say(word.dataset.mode!);
    if (letter) for (const sign of drawing.querySelectorAll(`.${word.dataset.rank}-letter`)) sign.textContent = letter;
    if (word.textContent === name) continue; // measuring takes time
    word.textContent = name;
    const room = (frame?.getBBox().width ?? 0) - Number(word.getAttribute("x")) - ROOM;
    if (word.getComputedTextLength() > room && room > 0) {
      word.setAttribute("textLength", String(room));
      word.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
  }
}

const SIZES = ["font-size", "letter-spacing"];
/** What is written in the picture, as it came, and the room that was found for it. */
const printed = new WeakMap<SVGTextElement, { text: string; room: string | null; sizes: number[] }>();

function look(word: SVGTextElement): { text: string; room: string | null; sizes: number[] } {
  const sizes = SIZES.map((name) => Number(word.getAttribute(name)));
  const found = printed.get(word) ?? { text: word.textContent ?? "", room: word.getAttribute("textLength"), sizes };
  printed.set(word, found);
  return found;
}

/** What is written on the map in the reader's language; a longer word keeps to the room that was found for it. */
export function translateWords(drawing: SVGElement, say: (text: string) => string): void {
  for (const word of drawing.querySelectorAll<SVGTextElement>("text[class$=-word], .legend .title")) {
    const bearer = word.querySelector("textPath") ?? word;
    const { text, room, sizes } = look(word);
    const own = say(text);
    if (bearer.textContent === own) continue;
    bearer.textContent = own;
    word.removeAttribute("textLength");
    resize(word, sizes, 1);
    if (own === text && room) word.setAttribute("textLength", room);
    else if (room && word.getComputedTextLength() > Number(room) * MORE)
      resize(word, sizes, Math.max(LEAST, (Number(room) * MORE) / word.getComputedTextLength()));
  }
}

function resize(word: SVGTextElement, sizes: number[], part: number): void {
  SIZES.forEach((name, i) => sizes[i] && word.setAttribute(name, String(sizes[i] * part)));
}

/** Leave out words that are too small to be read at this scale; what the others and the legend cover. */
export function showWords(drawing: SVGElement, scale: number): Box[] {
  const found: Box[] = [];
  for (const word of drawing.querySelectorAll<SVGTextElement>("text[class$=-word]")) {
    const shown = Number(word.getAttribute("font-size")) * scale >= SMALLEST;
    word.style.display = shown ? "" : "none";
    if (shown) found.push(...boxesOf(word));
  }
  const legend = drawing.querySelector<SVGGraphicsElement>(".legend");
  const box = legend?.getBBox();
  const [x = 0, y = 0] =
    legend
      ?.getAttribute("transform")
      ?.match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  if (box)
    found.push({ left: x + box.x, right: x + box.x + box.width, top: y + box.y, bottom: y + box.y + box.height });
  return found;
}

/** What a word covers: one box where it lies level, else several along its slope. */
function boxesOf(word: SVGTextElement): Box[] {
  const { x, y, width, height } = word.getBBox();
  const [angle = 0, cx = 0, cy = 0] =
    word
      .getAttribute("transform")
      ?.match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  if (!angle) return [{ left: x, right: x + width, top: y, bottom: y + height }];
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const parts = Math.ceil(width / height);
  return Array.from({ length: parts }, (_, i) => {
    const [dx, dy] = [x + ((i + 0.5) * width) / parts - cx, y + height / 2 - cy];
    const [mx, my] = [cx + dx * cos - dy * sin, cy + dx * sin + dy * cos];
    return { left: mx - height / 2, right: mx + height / 2, top: my - height / 2, bottom: my + height / 2 };
  });
}
