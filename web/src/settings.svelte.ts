/** What somebody likes, kept on this device. */
export type Theme = "system" | "light" | "dark";

interface Kept {
  theme: Theme;
  sound: boolean;
  assist: boolean; // light up what a placement would complete
  notify: boolean; // say «your turn» when the page is in the background
  met: readonly string[]; // games whose guide was finished or skipped
}

const KEY = "atable.settings";
const FIRST: Kept = { theme: "system", sound: false, assist: true, notify: false, met: [] };

class Settings {
  #kept = $state.raw<Kept>({ ...FIRST, ...read() });

  get theme(): Theme {
    return this.#kept.theme;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get assist(): boolean {
    return this.#kept.assist;
  }
  get notify(): boolean {
    return this.#kept.notify;
  }

  hasMet(game: string): boolean {
    return this.#kept.met.includes(game);
  }

  meet(game: string): void {
    if (!this.hasMet(game)) this.set({ met: [...this.#kept.met, game] });
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    this.show();
  }

  show(): void {
    if (this.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {}; // somebody else wrote there: begin anew
  }
}

export const settings = new Settings();
