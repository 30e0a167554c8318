import type { Camera } from "./camera.svelte";
import type { Point } from "./types";

const STILL = 8; // pixels that a finger may tremble and still tap
const STEP = 70;

/** Mouse, fingers, wheel and keys for a camera; a press that stays still is a tap. */
export function steer(node: HTMLElement, camera: Camera, tapped: (at: Point, event: PointerEvent) => void): () => void {
  const fingers = new Map<number, Point>();
  let travelled = 0;
  let answered = false; // a tap, which may have laid something under the finger
  const place = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const middle = (): Point => {
    const all = [...fingers.values()];
    return [all.reduce((sum, p) => sum + p[0], 0) / all.length, all.reduce((sum, p) => sum + p[1], 0) / all.length];
  };
  const spread = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  };

  const down = (event: PointerEvent) => {
    if (event.button > 0 || (event.target as Element).closest("[data-still]")) return;
    if (!fingers.size) travelled = 0;
    answered = false;
    fingers.set(event.pointerId, place(event));
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const [centre, gap] = [middle(), spread()];
    fingers.set(event.pointerId, place(event));
    const now = middle();
    travelled += Math.hypot(now[0] - centre[0], now[1] - centre[1]) + Math.abs(spread() - gap);
    if (travelled < STILL) return;
    if (!camera.moving) node.setPointerCapture(event.pointerId);
    camera.moving = true;
    camera.pan(now[0] - centre[0], now[1] - centre[1]);
    if (gap) camera.zoom(spread() / gap, now);
  };
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size) return;
    if (event.type === "pointerup" && travelled < STILL) {
      answered = true;
      tapped(place(event), event);
    }
    camera.moving = false;
  };
  /** No click comes after a tap: it would choose what has just opened where the finger is. */
  const lift = (event: TouchEvent) => {
    if (answered && event.cancelable) event.preventDefault();
    answered = false;
  };
  const wheel = (event: WheelEvent) => {
    if ((event.target as Element).closest("[data-still]")) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 1 ? 33 : 1);
    camera.zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016)), place(event));
  };
  const key = (event: KeyboardEvent) => {
    if ((event.target as Element).closest("[data-still], input, textarea, select") || event.metaKey || event.altKey)
      return;
    const act = KEYS[event.key];
    if (!act || event.ctrlKey) return;
    event.preventDefault();
    camera.glide(() => act(camera));
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("touchend", lift, { passive: false });
  node.addEventListener("wheel", wheel, { passive: false });
  node.addEventListener("keydown", key);
  return () => {
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("pointermove", move);
    node.removeEventListener("pointerup", up);
    node.removeEventListener("pointercancel", up);
    node.removeEventListener("touchend", lift);
    node.removeEventListener("wheel", wheel);
    node.removeEventListener("keydown", key);
  };
}

const KEYS: Record<string, (camera: Camera) => void> = {
  ArrowLeft: (camera) => camera.pan(STEP, 0),
  ArrowRight: (camera) => camera.pan(-STEP, 0),
  ArrowUp: (camera) => camera.pan(0, STEP),
  ArrowDown: (camera) => camera.pan(0, -STEP),
  "+": (camera) => camera.zoom(1.25),
  "=": (camera) => camera.zoom(1.25),
  "-": (camera) => camera.zoom(0.8),
  "0": (camera) => camera.fit(),
};
