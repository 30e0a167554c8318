export type Whom = "team" | "table";

interface Talk {
  to: Whom;
  read: Record<Whom, number>; // when the last word that was read had been said
}

const UNSAID: Talk = { to: "team", read: { team: 0, table: 0 } };
const place = (key: string): string => `misterx.talk ${key}`;

/** To whom somebody speaks at a table, as he chose it in this visit. A hunter speaks to his team until he says otherwise. */
export function recallTalk(key: string): Talk {
  return { ...UNSAID, ...(JSON.parse(sessionStorage.getItem(place(key)) ?? "{}") as Partial<Talk>) };
}

export function keepTalk(key: string, talk: Talk): void {
  sessionStorage.setItem(place(key), JSON.stringify(talk));
}
