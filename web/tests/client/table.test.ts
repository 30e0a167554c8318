import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableState } from "../../client/table.svelte";
import { FakeSocket, stubPage, stubStorage } from "./browser";

const STAY = { kind: "stay", who: "d1" };
const OUT = { kind: "out", who: "d1" };
let table: TableState;

const update = (patch: unknown[], parts?: unknown[]): void =>
  FakeSocket.last.says({ type: "update", version: 1, events: [], patch, clock: null, aid: null, parts });

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage();
  stubPage();
  FakeSocket.stub();
  table = new TableState({ table: "t 1", token: "secret" });
  FakeSocket.last.opens();
  FakeSocket.last.says({
    type: "welcome",
    view: { round: 1, legal: ["d1 stay"] },
    parts: [STAY],
    people: {},
    history: [],
    keys: [],
    commitments: [],
  });
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe("what legal moves are made of", () => {
  it("comes with a welcome, and lies beside them", () => {
    expect(table.view).toMatchObject({ legal: ["d1 stay"], moves: [STAY] });
  });

  it("stays while they stay", () => {
    update([[["round"], 2]]);
    expect(table.view).toMatchObject({ round: 2, legal: ["d1 stay"], moves: [STAY] });
  });

  it("is replaced with them", () => {
    update([[["legal"], ["d1 out", "d1 stay"]]], [OUT, STAY]);
    expect(table.view).toMatchObject({ legal: ["d1 out", "d1 stay"], moves: [OUT, STAY] });
  });
});
