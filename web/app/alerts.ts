import { lang } from "./i18n/index.svelte";
import { settings } from "./settings.svelte";
import { play } from "./sound";

/** Say that it is this person's turn: in the tab's title, by a sound, by a notification, as far as wished. */
export function tellTurn(mine: boolean, title: string): void {
  document.title = mine ? `${lang.m.notify.tab} · ${title}` : `${title} · Mister X`;
  if (!mine) return;
  play("turn");
  if (settings.kept.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(lang.m.notify.turn, { body: title, tag: "misterx-turn" });
    note.onclick = () => (window.focus(), note.close());
  }
}
