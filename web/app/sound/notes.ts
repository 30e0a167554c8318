import { soundOf } from "../families";

/** One tone: what wave, from which pitch to which (Hz), when and for how long (seconds), how loud. */
export type Tone = readonly [wave: OscillatorType, from: number, to: number, at: number, long: number, loud: number];

/** All our sounds, each a few tones. */
export const NOTES: Record<string, readonly Tone[]> = {
  ticket: [["triangle", 1250, 700, 0, 0.06, 0.1]],
  taxi: [
    ["triangle", 392, 392, 0, 0.09, 0.12],
    ["triangle", 494, 494, 0.1, 0.09, 0.12],
  ],
  bus: [
    ["sawtooth", 110, 146, 0, 0.22, 0.07],
    ["triangle", 330, 330, 0.12, 0.12, 0.08],
  ],
  train: [
    ["square", 82, 164, 0, 0.3, 0.045],
    ["triangle", 523, 659, 0.16, 0.16, 0.07],
  ],
  flight: [["sawtooth", 180, 640, 0, 0.32, 0.05]],
  step: [
    ["sine", 160, 110, 0, 0.07, 0.2],
    ["sine", 150, 100, 0.14, 0.07, 0.2],
  ],
  reveal: [
    ["sine", 220, 440, 0, 0.4, 0.14],
    ["triangle", 660, 660, 0.28, 0.5, 0.12],
    ["triangle", 831, 831, 0.28, 0.5, 0.08],
  ],
  near: [
    ["sine", 78, 60, 0, 0.14, 0.32],
    ["sine", 78, 60, 0.24, 0.14, 0.32],
  ],
  double: [
    ["triangle", 880, 880, 0, 0.08, 0.1],
    ["triangle", 1175, 1175, 0.13, 0.12, 0.1],
  ],
  last: [
    ["triangle", 494, 494, 0, 0.16, 0.11],
    ["triangle", 494, 494, 0.22, 0.16, 0.11],
    ["triangle", 587, 587, 0.44, 0.3, 0.11],
  ],
  capture: [
    ["square", 66, 44, 0.24, 0.3, 0.2],
    ["sawtooth", 196, 185, 0.45, 0.7, 0.07],
    ["sawtooth", 233, 220, 0.45, 0.7, 0.06],
  ],
  escape: [
    ["square", 66, 44, 0.24, 0.25, 0.16],
    ["triangle", 523, 523, 0.45, 0.2, 0.1],
    ["triangle", 659, 659, 0.6, 0.2, 0.1],
    ["triangle", 784, 784, 0.75, 0.5, 0.1],
  ],
  message: [
    ["sine", 740, 740, 0, 0.08, 0.12],
    ["sine", 988, 988, 0.09, 0.14, 0.12],
  ],
  turn: [
    ["sine", 440, 440, 0, 0.3, 0.12],
    ["sine", 660, 660, 0.14, 0.3, 0.12],
  ],
};

/** What a way of going sounds like. */
const MODES: Record<string, string> = {
  car: "taxi",
  dice: "taxi",
  call: "turn",
  vip: "bus",
  rail: "bus",
  metro: "train",
  subway: "train",
  plane: "flight",
  foot: "step",
  ferry: "step",
  boat: "step",
  ship: "step",
};

export const notesOf = (name: string): readonly Tone[] => NOTES[MODES[name] ?? soundOf(name) ?? name] ?? NOTES.ticket!;

/** For how long a device shakes (milliseconds), where something is worth it. */
export const SHAKES: Record<string, number[]> = {
  reveal: [40, 60, 120],
  near: [60, 100, 60],
  capture: [250],
  escape: [60, 60, 60, 60, 120],
  turn: [30],
};
