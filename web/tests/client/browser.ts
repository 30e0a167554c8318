import { vi } from "vitest";

/** A browser's own storage, in memory; `full` refuses to keep anything. */
export function stubStorage(full = false): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

type Listener = () => void;

/** A page as far as a connection looks at it: its address, what happens to it, and whether it is seen. */
export function stubPage(protocol = "http:"): {
  visibility: (seen: boolean) => void;
  happen: (what: string) => void;
  listening: () => number;
} {
  const heard = new Map<string, Set<Listener>>();
  const add = (what: string, listener: Listener): unknown =>
    heard.set(what, (heard.get(what) ?? new Set()).add(listener));
  const remove = (what: string, listener: Listener): unknown => heard.get(what)?.delete(listener);
  const page = { visibilityState: "visible", addEventListener: add, removeEventListener: remove };
  vi.stubGlobal("addEventListener", add);
  vi.stubGlobal("removeEventListener", remove);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol, host: "table.example" });
  vi.stubGlobal("window", globalThis);
  return {
    visibility: (seen) => (page.visibilityState = seen ? "visible" : "hidden"),
    happen: (what) => [...(heard.get(what) ?? [])].forEach((listener) => listener()),
    listening: () => [...heard.values()].reduce((sum, listeners) => sum + listeners.size, 0),
  };
}

/** Sockets that a test opens, fills and closes by hand. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static stub(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000, reason = ""): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason });
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  says(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
