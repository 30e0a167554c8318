import type {
  BoardPlan,
  Catalogue,
  Checked,
  Failure,
  Joined,
  Json,
  Lesson,
  Made,
  NewTable,
  Review,
  Summary,
  TableKey,
  Trace,
  Why,
} from "./protocol";

export class ApiError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.text);
  }
}

/** Something that a table's link opens; the token travels in a header, never in an address. */
const read = <T>(path: string, token: string): Promise<T> => fetched(path, { headers: { "x-token": token } });

function ask<T>(path: string, body?: unknown): Promise<T> {
  return fetched(
    path,
    body ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {},
  );
}

const fetched = async <T>(path: string, request: RequestInit): Promise<T> =>
  (await (await answered(path, request)).json()) as T;

async function answered(path: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(path, request).catch(() => {
    throw new ApiError({ code: "offline", text: "The server does not answer." });
  });
  if (answer.ok) return answer;
  throw new ApiError((await answer.json().catch(() => ({ code: "offline", text: answer.statusText }))) as Failure);
}

const kept = new Map<string, Promise<unknown>>();

/** Asked once; a failure is asked again. */
function once<T>(path: string, get: (path: string) => Promise<T>): Promise<T> {
  const asked = (kept.get(path) as Promise<T> | undefined) ?? get(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

const at = (table: string, what: string): string => `/api/tables/${encodeURIComponent(table)}/${what}`;

export const getCatalogue = (): Promise<Catalogue> => once("/api/titles", (path) => ask(path));
export const getBoard = (id: string): Promise<BoardPlan> => once(`/api/boards/${id}`, (path) => ask(path));
export const getPicture = (id: string, theme: string): Promise<string> =>
  once(picturePath(id, theme), async (path) => {
    const answer = await fetch(path);
    if (!answer.ok) throw new ApiError({ code: "offline", text: answer.statusText });
    return answer.text();
  });
export const picturePath = (id: string, theme: string): string => `/api/boards/${id}.svg?theme=${theme}`;
export const getLesson = (title: string, language: string): Promise<Lesson> =>
  once(`/api/lessons/${title}?language=${language}`, (path) => ask(path));
export const makeTable = (wish: NewTable): Promise<Made> => ask("/api/tables", wish);
export const checkWish = (wish: NewTable): Promise<Checked> => ask("/api/check", wish);
export const lookAt = (table: string, token: string): Promise<Summary> => ask(at(table, "look"), { token });
export const joinTable = (table: string, token: string, name: string, seat: string, leave = ""): Promise<Joined> =>
  ask(at(table, "join"), { token, name, seat, leave });
export const enterCode = (code: string): Promise<Joined> => ask("/api/code", { code });
export const watchTable = (table: string, token: string): Promise<Joined> => ask(at(table, "watch"), { token });
export const followRematch = (table: string, token: string, host = ""): Promise<Joined> =>
  ask(at(table, "follow"), { token, host });
export const watchRematch = (table: string, token: string): Promise<Joined> =>
  ask(at(table, "follow"), { token, watch: true });
export const listMine = (tables: TableKey[]): Promise<Summary[]> => ask("/api/mine", { tables });

export const getReview = (table: string, token: string): Promise<Review> => read(at(table, "review"), token);
export const getTrace = (table: string, token: string): Promise<Trace> => read(at(table, "trace"), token);

export const getWhy = (table: string, token: string, station: number): Promise<Why> =>
  read(at(table, `why/${station}`), token);

export async function getRecord(table: string, token: string): Promise<string> {
  return (await answered(at(table, "record"), { headers: { "x-token": token } })).text();
}

export type Options = Record<string, Json>;
