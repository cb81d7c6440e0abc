/** What somebody likes, kept on this device. */
const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
  theme: Theme;
  sound: boolean;
  assist: boolean; // light up what a placement would complete
  notify: boolean; // say «your turn» when the page is in the background
  keys: boolean; // single letters are shortcuts at a table
  met: readonly string[]; // games whose guide was finished or skipped
}

const KEY = "atable.settings";
const FIRST: Kept = { theme: "system", sound: false, assist: true, notify: false, keys: true, met: [] };

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

  get keys(): boolean {
    return this.#kept.keys;
  }

  hasMet(game: string): boolean {
    return this.#kept.met.includes(game);
  }

  meet(game: string): void {
    if (!this.hasMet(game)) this.set({ met: [...this.#kept.met, game] });
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    keep(this.#kept);
    this.show();
  }

  show(): void {
    if (this.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

/** Only what is of the right kind: somebody else may have written there, or an older version of ours. */
function read(): Partial<Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return Object.fromEntries(Object.entries(found ?? {}).filter(([name, value]) => fits(name, value)));
  } catch {
    return {};
  }
}

function fits(name: string, value: unknown): boolean {
  if (name === "theme") return THEMES.some((theme) => theme === value);
  if (name === "met") return Array.isArray(value);
  return name in FIRST && typeof value === "boolean";
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Nothing can be kept on this device: it holds for this visit.
  }
}

export const settings = new Settings();
