import { lang } from "./i18n/index.svelte";
import { settings } from "./settings.svelte";

/** Say that it is this person's turn: in the tab's title, by a sound, by a notification, as far as wished. */
export function tellTurn(mine: boolean, title: string): void {
  document.title = mine ? `${lang.m.notify.tab} · ${title}` : `${title} · Mister X`;
  if (!mine) return;
  if (settings.kept.sound) chime();
  if (settings.kept.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(lang.m.notify.turn, { body: title, tag: "misterx-turn" });
    note.onclick = () => (window.focus(), note.close());
  }
}

function chime(): void {
  const sound = new AudioContext();
  for (const [i, pitch] of [440, 660].entries()) {
    const [tone, volume] = [sound.createOscillator(), sound.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, sound.currentTime + i * 0.14);
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + i * 0.14 + 0.3);
    tone.connect(volume).connect(sound.destination);
    tone.start(sound.currentTime + i * 0.14);
    tone.stop(sound.currentTime + i * 0.14 + 0.32);
  }
  setTimeout(() => void sound.close(), 900);
}
