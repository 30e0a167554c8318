/** How far somebody has come in a title's lesson, in this browser: a scene, a step, and whether it was ever finished. */
export interface Progress {
  scene: number;
  step: number;
  finished: boolean;
}

const KEY = "misterx.lessons";
const START: Progress = { scene: 0, step: 0, finished: false };

function read(): Record<string, Partial<Progress>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<Progress>>;
  } catch {
    return {};
  }
}

export const progressIn = (title: string): Progress => ({ ...START, ...read()[title] });

export function keepProgress(title: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [title]: progress }));
  } catch {
    // a browser that keeps nothing begins anew
  }
}
