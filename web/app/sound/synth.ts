import { notesOf, SHAKES } from "./notes";

let context: AudioContext | null = null;

/** Play a sound, made on the spot. */
export function sound(name: string): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + 0.01;
  for (const [wave, from, to, at, long, loud] of notesOf(name)) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = wave;
    tone.frequency.setValueAtTime(from, start + at);
    tone.frequency.exponentialRampToValueAtTime(to, start + at + long);
    volume.gain.setValueAtTime(loud, start + at);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + long);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + long + 0.02);
  }
}

/** Shake the device, where it can and where it is worth it. */
export function shake(name: string): void {
  const pattern = SHAKES[name];
  if (pattern) navigator.vibrate?.(pattern);
}
