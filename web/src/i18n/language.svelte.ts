import type { FluentBundle } from "@fluent/bundle";

import type { Language, Message, Problem } from "../net/protocol";
import { attribute, BadText, makeBundle, NOBODY, speak, type Params, type Reader } from "./speaker";

export const LANGUAGES: readonly Language[] = ["fr", "en"];
const KEPT = "atable.language";

const shared = { en: () => import("./en"), fr: () => import("./fr") };
const ofGames = import.meta.glob<string>(["../../../src/atable/games/*/words/*.ftl", "../games/*/messages/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** The language of this reader, and the sentences in it. Whatever calls `t` is drawn again when it changes. */
class Tongue {
  language = $state<Language>("en");
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #games = new Set<string>();

  async begin(wanted: Language | null): Promise<void> {
    await this.change(wanted ?? kept() ?? fromBrowser());
  }

  async change(language: Language): Promise<void> {
    const games = [...this.#games];
    const bundles = await Promise.all([load(language, null), ...games.map((game) => load(language, game))]);
    this.#bundles = Object.fromEntries(["", ...games].map((name, index) => [name, bundles[index]!]));
    this.language = language;
    document.documentElement.lang = language;
    keep(language);
  }

  /** A game's own words: loaded once it is spoken about. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    const bundle = await load(this.language, game);
    this.#games.add(game);
    this.#bundles = { ...this.#bundles, [game]: bundle };
  }

  knows(game: string): boolean {
    return this.#bundles[game] !== undefined;
  }

  say(message: Message, reader: Reader = NOBODY, game = ""): string {
    return speak(this.#bundle(game), message, reader);
  }

  help(key: string, name: string, game: string): string | null {
    return attribute(this.#bundle(game), key, name);
  }

  has(key: string, game = ""): boolean {
    return this.#bundle(game).hasMessage(key);
  }

  #bundle(game: string): FluentBundle {
    const bundle = this.#bundles[game] ?? this.#bundles[""];
    if (!bundle) throw new BadText("no language is loaded yet");
    return bundle;
  }
}

export const tongue = new Tongue();

/** A sentence of the client's own. */
export function t(key: string, params: Params = {}): string {
  return tongue.say({ key, params });
}

/** Why something was refused, in the reader's language. */
export function complaint(problem: Problem, reader: Reader = NOBODY, game = ""): string {
  if (tongue.has(problem.key, game))
    return tongue.say({ key: problem.key, params: problem.params ?? {} }, reader, game);
  return problem.text ?? t("problem-unknown", { key: problem.key });
}

async function load(language: Language, game: string | null): Promise<FluentBundle> {
  const { SOURCES } = await shared[language]();
  const wanted = Object.entries(ofGames).filter(
    ([path]) => game !== null && path.includes(`/games/${game}/`) && path.endsWith(`/${language}.ftl`),
  );
  return makeBundle(language, [...SOURCES, ...(await Promise.all(wanted.map(([, read]) => read())))]);
}

function fromBrowser(): Language {
  return navigator.languages.map((name) => name.slice(0, 2)).find(isLanguage) ?? "en";
}

function isLanguage(name: string | null): name is Language {
  return name === "en" || name === "fr";
}

function kept(): Language | null {
  try {
    const name = localStorage.getItem(KEPT);
    return isLanguage(name) ? name : null;
  } catch {
    return null; // nothing can be kept on this device
  }
}

function keep(language: Language): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // It holds for this visit.
  }
}
