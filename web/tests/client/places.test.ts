import { beforeEach, describe, expect, it } from "vitest";
import {
  dropPlace,
  dropSeat,
  findPlace,
  hearOfKeys,
  keepDeviceLink,
  keepMade,
  keepPlace,
  keepSeat,
  listPlaces,
} from "../../client/places";
import type { KeyHeld, Made } from "../../client/protocol";
import { stubStorage } from "./browser";

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage();
});

const key = (number: number): KeyHeld => ({ number }) as KeyHeld;

describe("the tables of this browser", () => {
  it("are kept with the latest first, each once", () => {
    keepSeat("a", "europa", "x", "ax");
    keepSeat("b", "europa", "h1", "bh");
    keepSeat("a", "europa", "h2", "ah");
    expect(listPlaces().map((place) => place.table)).toEqual(["a", "b"]);
    expect(findPlace("a")?.seats).toEqual({ x: "ax", h2: "ah" });
  });

  it("are none where what was kept cannot be read", () => {
    kept.set("misterx.tables", "{broken");
    expect(listPlaces()).toEqual([]);
    keepSeat("a", "europa", "x", "ax");
    expect(listPlaces()).toHaveLength(1);
  });

  it("are the last hundred", () => {
    for (let i = 0; i < 105; i += 1) keepPlace({ table: `t${i}`, title: "europa", seats: {}, at: i });
    expect(listPlaces()).toHaveLength(100);
    expect(findPlace("t4")).toBeUndefined();
    expect(findPlace("t5")).toBeDefined();
  });

  it("keep all links of a table that was made here", () => {
    keepMade("europa", {
      table: "a",
      mine: { x: "mine" },
      invites: { h1: "asks" },
      join: "j",
      watch: "w",
      host: "h",
    } as unknown as Made);
    expect(findPlace("a")).toMatchObject({
      title: "europa",
      seats: { x: "mine" },
      invites: { h1: "asks" },
      join: "j",
      watch: "w",
      host: "h",
    });
  });

  it("keep the host's link when a seat comes without one", () => {
    keepSeat("a", "europa", "x", "ax", "host");
    keepSeat("a", "europa", "h1", "ah");
    expect(findPlace("a")?.host).toBe("host");
  });

  it("lose a seat, and with the last way to it the table", () => {
    keepSeat("a", "europa", "x", "ax");
    keepSeat("a", "europa", "h1", "ah");
    keepDeviceLink("a", "h1", "other");
    dropSeat("a", "h1");
    expect(findPlace("a")).toMatchObject({ seats: { x: "ax" }, devices: {} });
    dropSeat("a", "x");
    expect(findPlace("a")).toBeUndefined();
  });

  it("stay where one may still watch or host", () => {
    keepSeat("a", "europa", "x", "ax", "host");
    dropSeat("a", "x");
    expect(findPlace("a")?.seats).toEqual({});
    dropPlace("a");
    expect(listPlaces()).toEqual([]);
  });

  it("do not change where nothing is known of a table or a seat", () => {
    keepSeat("a", "europa", "x", "ax");
    dropSeat("a", "h1");
    dropSeat("b", "x");
    keepDeviceLink("b", "x", "link");
    expect(listPlaces()).toHaveLength(1);
    expect(findPlace("a")?.seats).toEqual({ x: "ax" });
  });
});

describe("keys to a seat", () => {
  it("are no news when they are heard of for the first time", () => {
    keepSeat("a", "europa", "x", "ax");
    expect(hearOfKeys("a", "x", [key(0), key(1)])).toEqual([]);
  });

  it("are news once, for each seat by itself", () => {
    keepSeat("a", "europa", "x", "ax");
    hearOfKeys("a", "x", [key(0)]);
    hearOfKeys("a", "h1", [key(0), key(1)]);
    expect(hearOfKeys("a", "x", [key(0), key(1)])).toEqual([key(1)]);
    expect(hearOfKeys("a", "x", [key(0), key(1)])).toEqual([]);
  });

  it("are no news at a table that is not kept here", () => {
    expect(hearOfKeys("nowhere", "x", [key(3)])).toEqual([]);
    expect(listPlaces()).toEqual([]);
  });
});
