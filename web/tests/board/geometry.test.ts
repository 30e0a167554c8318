import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Camera } from "../../board/camera.svelte";
import { glide, stand } from "../../board/glide";
import { findRoom } from "../../board/room";
import type { Insets, Point } from "../../board/types";

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

function camera(wide: number, high: number, insets: Insets = NONE, size: Point = [1000, 500]): Camera {
  const found = new Camera(
    () => size,
    () => insets,
  );
  [found.wide, found.high] = [wide, high];
  return found;
}

describe("a camera", () => {
  it("fits the whole board into the room that is free, in its middle", () => {
    const eye = camera(1200, 900, { top: 100, right: 200, bottom: 0, left: 0 });
    eye.fit();
    expect([eye.k, eye.x, eye.y]).toEqual([1, 0, 250]);
    expect(eye.whole).toBe(true);
  });

  it("says of a phone that the whole board would be too small, and not of a large screen", () => {
    expect(camera(390, 600).small).toBe(true);
    expect(camera(1280, 800).small).toBe(false);
  });

  it("finds places on the screen and back", () => {
    const eye = camera(800, 600);
    eye.zoom(1.7, [200, 100]);
    eye.pan(13, -7);
    const [x, y] = eye.toBoard(eye.toScreen([321, 123]));
    expect([x, y].map(Math.round)).toEqual([321, 123]);
  });

  it("keeps what lies under the fingers where it is while it comes closer", () => {
    const eye = camera(1000, 600);
    eye.fit();
    const under = eye.toBoard([300, 250]);
    eye.zoom(1.5, [300, 250]);
    expect(eye.toScreen(under).map(Math.round)).toEqual([300, 250]);
  });

  it("comes no closer than numbers need, and goes no farther than the board is large", () => {
    const eye = camera(1000, 600);
    eye.fit();
    eye.zoom(100);
    expect(eye.k).toBe(3.2);
    eye.zoom(0.001);
    expect(eye.k).toBeCloseTo(eye.fitting * 0.8);
  });

  it("never loses the board", () => {
    const eye = camera(1000, 600);
    eye.fit();
    eye.pan(1e6, 1e6);
    expect([eye.x, eye.y]).toEqual([910, 510]);
    eye.pan(-1e6, -1e6);
    expect([eye.x, eye.y]).toEqual([90 - 1000, 90 - 500]);
  });

  it("shows places together where they can be read so, in the middle of the free room", () => {
    const eye = camera(400, 400, { ...NONE, bottom: 100 });
    eye.show(
      [
        [400, 250],
        [500, 250],
      ],
      1,
    );
    expect(eye.sees([400, 250]) && eye.sees([500, 250])).toBe(true);
    expect(Math.round(eye.toScreen([450, 250])[0])).toBe(200);
  });

  it("shows the first of places that lie too far apart", () => {
    const eye = camera(390, 500, NONE, [4000, 2000]);
    eye.show(
      [
        [2000, 1000],
        [20, 20],
        [3900, 1900],
      ],
      1,
    );
    expect(eye.toScreen([2000, 1000]).map(Math.round)).toEqual([195, 250]);
    expect(eye.k).toBeCloseTo(0.55);
  });

  it("shows no emptiness beyond the edge of the board when it looks at a corner", () => {
    const eye = camera(390, 300);
    eye.show([[10, 10]], 1);
    expect(eye.x).toBeLessThanOrEqual(36);
    expect(eye.y).toBeLessThanOrEqual(36);
  });

  it("brings a place into sight and moves no farther than that", () => {
    const eye = camera(390, 300);
    eye.show([[500, 250]], 1);
    const before = [eye.x, eye.y];
    eye.bring([500, 250]);
    expect([eye.x, eye.y]).toEqual(before);
    eye.bring([800, 250]);
    expect(eye.toScreen([800, 250])[0]).toBeCloseTo(330);
  });

  it("glides for a while", () => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    const eye = camera(390, 300);
    eye.glide(() => eye.fit());
    expect(eye.gliding).toBe(true);
    vi.advanceTimersByTime(400);
    expect(eye.gliding).toBe(false);
    vi.useRealTimers();
  });
});

describe("room beside a station", () => {
  it("is found away from its neighbours", () => {
    const room = findRoom(
      new Map<number, Point>([
        [1, [100, 100]],
        [2, [140, 100]],
      ]),
    );
    expect(Math.cos(room.get(1)!)).toBeLessThan(0);
    expect(Math.cos(room.get(2)!)).toBeGreaterThan(0);
  });

  it("is the same for a station that stands alone as for one whose neighbours are far", () => {
    const alone = findRoom(new Map<number, Point>([[1, [100, 100]]]));
    const far = findRoom(
      new Map<number, Point>([
        [1, [100, 100]],
        [2, [400, 100]],
      ]),
    );
    expect(far.get(1)).toBe(alone.get(1));
  });
});

describe("a piece that goes", () => {
  const frames = vi.fn();
  const node = { animate: frames } as unknown as HTMLElement;

  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("document", { hidden: false });
  });
  afterEach(() => frames.mockClear());

  it("passes the corners at one speed and ends where it stands", () => {
    glide(node, [
      [0, 0],
      [30, 0],
      [30, 90],
    ]);
    const [told, { duration }] = frames.mock.lastCall as [
      { transform: string; offset: number }[],
      { duration: number },
    ];
    expect(told.map((frame) => frame.offset)).toEqual([0, 0.25, 1]);
    expect(told.at(-1)!.transform).toBe(stand([30, 90]));
    expect(duration).toBe(260 + 120 * 0.6);
  });

  it("takes no longer for a long way than one waits", () => {
    glide(node, [
      [0, 0],
      [5000, 0],
    ]);
    expect((frames.mock.lastCall![1] as { duration: number }).duration).toBe(620);
  });

  it("jumps where nobody looks, and for whoever wants no motion", () => {
    vi.stubGlobal("document", { hidden: true });
    glide(node, [
      [0, 0],
      [30, 0],
    ]);
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    glide(node, [
      [0, 0],
      [30, 0],
    ]);
    expect(frames).not.toHaveBeenCalled();
  });
});
