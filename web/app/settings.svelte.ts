export type Theme = "auto" | "light" | "dark";

interface Kept {
  name: string;
  theme: Theme;
  sound: boolean;
  shake: boolean;
  offered: boolean; // sound, and whoever was asked has answered
  cover: boolean | null;
  notify: boolean;
  opponent: string;
}

const KEY = "misterx.settings";
const FIRST: Kept = {
  name: "",
  theme: "auto",
  sound: false,
  shake: false,
  offered: false,
  cover: null,
  notify: false,
  opponent: "",
};

/**
 * What this browser's owner likes. `cover` is null until somebody chooses: then the device decides.
 * `opponent` is the bot of games that begin at once; the usual one if empty.
 */
class Settings {
  kept = $state<Kept>({ ...FIRST });
  night = $state(false);

  get theme(): "light" | "dark" {
    return this.kept.theme === "auto" ? (this.night ? "dark" : "light") : this.kept.theme;
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    localStorage.setItem(KEY, JSON.stringify(this.kept));
    this.paint();
  }

  start(): void {
    try {
      this.kept = { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    } catch {
      this.kept = { ...FIRST };
    }
    const night = matchMedia("(prefers-color-scheme: dark)");
    const follow = () => {
      this.night = night.matches;
      this.paint();
    };
    night.addEventListener("change", follow);
    follow();
  }

  private paint(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
