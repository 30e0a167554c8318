import { settings } from "../settings.svelte";

const LEAST = 70; // milliseconds between two sounds
let last = 0;

/** Sound and shake for what happens, as far as wished; what makes them is loaded when the first is wanted. */
export function play(name: string): void {
  const { sound, shake } = settings.kept;
  if ((!sound && !shake) || performance.now() - last < LEAST) return;
  last = performance.now();
  void import("./synth").then((synth) => {
    if (sound) synth.sound(name);
    if (shake) synth.shake(name);
  });
}
