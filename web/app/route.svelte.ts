/** Where in the app one is. A table has an address of its own; everything else comes after the `#`. */
export type Route =
  | { at: "home" }
  | { at: "set"; title: string }
  | { at: "rules"; title: string }
  | { at: "learn"; title: string }
  | { at: "tables" }
  | { at: "score" }
  | { at: "code"; code: string }
  | { at: "settings" }
  | { at: "watch"; table: string; token: string }
  | { at: "table"; table: string; token: string };

function read(): Route {
  const table = /^\/t\/([^/]+)$/.exec(location.pathname);
  const watched = /^\/watch\/([^/]+)$/.exec(location.pathname);
  const hash = decoded(location.hash.slice(1));
  if (table) return { at: "table", table: table[1]!, token: hash };
  if (watched) return { at: "watch", table: watched[1]!, token: hash };
  const [page, title] = hash.split("/");
  if ((page === "set" || page === "rules" || page === "learn") && title) return { at: page, title };
  if (page === "code" && title) return { at: page, code: title };
  if (page === "tables" || page === "settings" || page === "score") return { at: page };
  return { at: "home" };
}

/** Links come from anywhere: one that cannot be decoded is taken as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener("popstate", () => (this.route = read()));
    addEventListener("hashchange", () => (this.route = read()));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = read();
    scrollTo(0, 0);
  }

  /** The address without a new step back. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.route = read();
  }
}

export const router = new Router();
export const codeLink = (code: string): string => `${location.origin}/#code/${code}`;
export const seatLink = (table: string, token: string): string => `${location.origin}/t/${table}#${token}`;
