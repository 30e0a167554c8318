import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../../client/connection";
import { PROTOCOL, type Incoming, type Outgoing } from "../../client/protocol";
import { FakeSocket, stubPage } from "./browser";

let page: ReturnType<typeof stubPage>;
let said: string[];
let heard: Outgoing[];
let line: Connection;

function connect(host?: string): void {
  line = new Connection(
    { table: "t 1", token: "secret", ...(host ? { host } : {}) },
    (message) => heard.push(message),
    (status, why) => said.push(why ? `${status}: ${why}` : status),
  );
}

function welcome(): void {
  FakeSocket.last.opens();
  FakeSocket.last.says({ type: "welcome" });
}

const move = (id: string): Incoming => ({ type: "move", id, move: "d1 taxi 46" }) as unknown as Incoming;
const marks = (): unknown[] => FakeSocket.last.sent.map((message) => message.id ?? message.type);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // waits are as long as they say
  page = stubPage();
  FakeSocket.stub();
  [said, heard] = [[], []];
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("asks for its table by name, and says who is there", () => {
    connect("key");
    expect(FakeSocket.last.address).toBe("ws://table.example/ws?table=t%201");
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", v: PROTOCOL, table: "t 1", token: "secret", host: "key" }]);
  });

  it("is as safe as its page", () => {
    page = stubPage("https:");
    connect();
    expect(FakeSocket.last.address).toMatch(/^wss:/);
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent[0]).not.toHaveProperty("host");
  });

  it("is open when the table answers, not before", () => {
    connect();
    FakeSocket.last.opens();
    expect(said).toEqual(["connecting"]);
    FakeSocket.last.says({ type: "welcome" });
    expect(said.at(-1)).toBe("open");
    expect(heard).toEqual([{ type: "welcome" }]);
  });

  it("comes back by itself, later and later, and at once after a welcome", () => {
    connect();
    welcome();
    for (const wait of [200, 400, 800, 1500, 3000, 5000, 5000]) {
      const before = FakeSocket.all.length;
      FakeSocket.last.close(1006);
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
    welcome();
    FakeSocket.last.close(1006);
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it("spreads those who come back, by a quarter either way", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.999);
    connect();
    FakeSocket.last.close(1006);
    vi.advanceTimersByTime(248);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(2);
    expect(FakeSocket.all).toHaveLength(2);
    vi.spyOn(Math, "random").mockReturnValue(0);
    FakeSocket.last.close(1006);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("sends again what nobody answered, once the table has it back, and nothing else", () => {
    connect();
    welcome();
    line.send(move("a"));
    line.send(move("b"));
    line.send(move("c"));
    line.send({ type: "ping" } as Incoming);
    FakeSocket.last.says({ type: "done", id: "a" });
    FakeSocket.last.says({ type: "refused", id: "c" });
    FakeSocket.last.close(1006);
    line.send(move("d")); // while nobody listens
    vi.advanceTimersByTime(200);
    FakeSocket.last.opens();
    expect(marks()).toEqual(["hello"]);
    FakeSocket.last.says({ type: "welcome" });
    expect(marks()).toEqual(["hello", "b", "d"]);
  });

  it("does not send twice what the same line still carries", () => {
    connect();
    welcome();
    line.send(move("a"));
    FakeSocket.last.says({ type: "welcome" });
    expect(marks()).toEqual(["hello", "a"]);
  });

  it.each([
    [4404, "", "unknown_link"],
    [4400, "", "old_page"],
    [4409, "", "other_side"],
    [4405, "by its holder", "by its holder"],
  ])("does not come back where it is refused (%i)", (code, reason, told) => {
    connect();
    FakeSocket.last.close(code, reason);
    vi.advanceTimersByTime(60_000);
    expect(said.at(-1)).toBe(`refused: ${told}`);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("comes back at once when the network does, and when the page is looked at again", () => {
    for (const what of ["online", "visibilitychange"]) {
      connect();
      const before = FakeSocket.all.length;
      FakeSocket.last.close(1006);
      page.happen(what);
      expect(FakeSocket.all).toHaveLength(before + 1);
      welcome();
      vi.advanceTimersByTime(5000);
      expect(FakeSocket.all).toHaveLength(before + 1); // and not a second time by the clock
      line.close();
    }
  });

  it("waits for its clock while nobody looks", () => {
    connect();
    FakeSocket.last.close(1006);
    page.visibility(false);
    page.happen("visibilitychange");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("is lost when the device goes off the network, and open again when the line has held", () => {
    connect();
    welcome();
    page.happen("offline");
    expect(said.at(-1)).toBe("lost");
    FakeSocket.last.says({ type: "pong" });
    expect(said.at(-1)).toBe("open");
  });

  it("hangs up when the device is off and nothing comes any more, and is back with the network", () => {
    connect();
    welcome();
    vi.stubGlobal("navigator", { onLine: false });
    page.happen("offline");
    vi.advanceTimersByTime(1_400);
    expect(FakeSocket.last.readyState).toBe(FakeSocket.OPEN);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all[0]!.readyState).toBe(FakeSocket.CLOSED);
    expect(said.at(-1)).toBe("lost");
    vi.stubGlobal("navigator", { onLine: true });
    page.happen("online");
    welcome();
    expect(said.at(-1)).toBe("open");
  });

  it("asks a silent line, and hangs up one that stays silent", () => {
    connect();
    welcome();
    vi.advanceTimersByTime(12_500);
    expect(marks()).toEqual(["hello", "ping"]);
    FakeSocket.last.says({ type: "pong" });
    vi.advanceTimersByTime(37_500);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(12_500);
    expect(FakeSocket.all[0]!.readyState).toBe(FakeSocket.CLOSED);
    expect(said.at(-1)).toBe("lost");
  });

  it("gives steady signs of life while the page is looked at, and says when it stops", () => {
    connect();
    welcome();
    line.steady(true);
    line.steady(true);
    vi.advanceTimersByTime(1_900);
    FakeSocket.last.says({ type: "pong" });
    vi.advanceTimersByTime(2_000);
    expect(FakeSocket.last.sent.slice(1)).toEqual([
      { type: "ping", steady: true },
      { type: "ping", steady: true },
    ]);
    page.visibility(false);
    page.happen("visibilitychange");
    vi.advanceTimersByTime(8_000);
    expect(FakeSocket.last.sent.slice(3)).toEqual([{ type: "ping", steady: false }]);
    page.visibility(true);
    page.happen("visibilitychange");
    expect(FakeSocket.last.sent.slice(4)).toEqual([{ type: "ping", steady: true }]);
    line.steady(false);
    vi.advanceTimersByTime(100);
    expect(FakeSocket.last.sent.slice(5)).toEqual([{ type: "ping", steady: false }]);
  });

  it("drops a line that leaves two signs of life unanswered, and tries anew before a second has passed", () => {
    connect();
    welcome();
    line.steady(true);
    vi.advanceTimersByTime(4_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(said.at(-1)).toBe("lost");
    vi.advanceTimersByTime(750);
    expect(FakeSocket.all).toHaveLength(3);
    welcome();
    expect(said.at(-1)).toBe("open");
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("gives a line more time where the one before took long, and after many short tries", () => {
    connect();
    vi.advanceTimersByTime(1_000);
    welcome();
    line.steady(true);
    vi.advanceTimersByTime(4_000);
    for (const [made, patience] of [
      [2, 2_000],
      [9, 8_000],
    ] as const) {
      while (FakeSocket.all.length < made) vi.advanceTimersByTime(2_000);
      vi.advanceTimersByTime(patience - 1);
      expect(FakeSocket.all).toHaveLength(made);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(made + 1);
    }
  });

  it("begins anew what it had begun while there was no network", () => {
    connect();
    welcome();
    FakeSocket.last.close(1006);
    vi.advanceTimersByTime(200);
    page.happen("online");
    expect(FakeSocket.all).toHaveLength(3);
    welcome();
    expect(said.at(-1)).toBe("open");
  });

  it("says nothing more once it is closed, and listens to nothing", () => {
    connect();
    welcome();
    const before = said.length;
    line.close();
    FakeSocket.last.says({ type: "pong" });
    page.happen("online");
    vi.advanceTimersByTime(60_000);
    expect(said).toHaveLength(before);
    expect(FakeSocket.all).toHaveLength(1);
    expect(page.listening()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not mind what an old socket says about its end", () => {
    connect();
    const old = FakeSocket.last;
    old.readyState = FakeSocket.CLOSED;
    page.happen("online");
    const before = said.length;
    old.onclose?.({ code: 1006, reason: "" });
    expect(said).toHaveLength(before);
  });
});
