import { expect, test } from "vitest";

import { SOURCES as english } from "../i18n/en";
import { SOURCES as french } from "../i18n/fr";
import { makeBundle, speak, typeset } from "../i18n/speaker";
import type { Language, Message } from "../net/protocol";
import sample from "./parity.json?raw";

/**
 * Python and the client say the same. `tests/web/test_parity.py` plays games, tells them and names the file with all it
 * said in ATABLE_PARITY; without it a small sample has to do (`python -m tests.web.parity` writes it anew).
 */
interface Said {
  kind: "message" | "event" | "action";
  value: unknown;
  text: string;
}

interface Telling {
  game: string;
  language: Language;
  names: string[];
  reader: number | null;
  said: Said[];
}

interface Describer {
  describe(event: unknown): Message;
  describeAction(action: unknown): Message;
}

// The tests run under Node; the client does not, so its types know nothing of it.
declare const process: {
  env: Record<string, string | undefined>;
  getBuiltinModule(name: "node:fs"): { readFileSync(path: string, encoding: "utf-8"): string };
};

const SHOWN = 20; // differences
const describers = import.meta.glob<Describer>("../games/*/describe.ts", { eager: true });
const ofGames = import.meta.glob<string>(["../../../src/atable/games/*/words/*.ftl", "../games/*/messages/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const file = process.env["ATABLE_PARITY"];
const text = file ? process.getBuiltinModule("node:fs").readFileSync(file, "utf-8") : sample;
const tellings = JSON.parse(text) as Telling[];

function bundleFor(language: Language, game: string) {
  const own = Object.entries(ofGames).filter(
    ([path]) => game && path.includes(`/games/${game}/`) && path.endsWith(`/${language}.ftl`),
  );
  return makeBundle(language, [...(language === "fr" ? french : english), ...own.map(([, text]) => text)]);
}

function messageOf(said: Said, game: string): Message {
  if (said.kind === "message") return said.value as Message;
  const describer = describers[`../games/${game}/describe.ts`];
  if (!describer) throw new Error(`${game} has no describe.ts`);
  return said.kind === "event" ? describer.describe(said.value) : describer.describeAction(said.value);
}

function differences({ game, language, names, reader, said }: Telling): string[] {
  const bundle = bundleFor(language, game);
  const found: string[] = [];
  for (const it of said) {
    const text = attempt(() => speak(bundle, messageOf(it, game), { names, seat: reader }));
    // The client sets apostrophes as in print; those in names and words that were passed in stay as they are.
    if (typeset(text) !== typeset(it.text))
      found.push(`${JSON.stringify(it.value)}\n  Python: ${it.text}\n  client: ${text}`);
  }
  return found;
}

function attempt(say: () => string): string {
  try {
    return say();
  } catch (error) {
    return String(error);
  }
}

test("there is something to say", () => {
  expect(tellings.flatMap((telling) => telling.said).length).toBeGreaterThan(100);
});

test.each(tellings)("$game, $language, reader $reader: as Python says it", (telling) => {
  const found = differences(telling);
  expect(`${found.length} differences\n${found.slice(0, SHOWN).join("\n")}`).toBe("0 differences\n");
});
