import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language, Message } from "../net/protocol";

/**
 * From a message to a sentence. The same resolver of names as in Python (atable/texts/speaker.py): a term `dish` gives
 * `$dish` and each of its attributes as `$dish-def`, `$dish-gender` and so on, a player `$player` and `$player-you`, a
 * list `$players` and `$players-count`.
 */
export type Param = NonNullable<Message["params"]>[string];
export type Params = Record<string, Param>;
type Arguments = Record<string, FluentVariable>;

export class BadText extends Error {}

/** Who reads, and by which names. */
export interface Reader {
  names: readonly string[];
  seat: number | null;
}

export const NOBODY: Reader = { names: [], seat: null };

/** Apostrophes as they are printed: the files have the plain one of the keyboard. Names stay as they were given. */
export function typeset(text: string): string {
  return text.replaceAll("'", "’");
}

export function makeBundle(language: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, transform: typeset });
  for (const source of sources) {
    // A game's words stand beside the shared ones; where it has its own for a key, they win.
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return bundle;
}

export function speak(bundle: FluentBundle, message: Message, reader: Reader = NOBODY): string {
  const given: Arguments = {};
  for (const [name, value] of Object.entries(message.params ?? {})) {
    Object.assign(given, resolve(bundle, name, value as Param, reader));
  }
  return format(bundle, message.key, given);
}

/** An attribute of a message, such as the `.help` of an option. */
export function attribute(bundle: FluentBundle, key: string, name: string): string | null {
  const pattern = bundle.getMessage(key)?.attributes[name];
  return pattern ? bundle.formatPattern(pattern) : null;
}

function resolve(bundle: FluentBundle, name: string, value: Param, reader: Reader): Arguments {
  if (typeof value !== "object") return { [name]: value };
  if (value.type === "term") return { [name]: nameOf(bundle, value, reader), ...attributes(bundle, name, value.key) };
  if (value.type === "player") {
    return { [name]: nameOf(bundle, value, reader), [`${name}-you`]: value.seat === reader.seat ? "yes" : "no" };
  }
  const names = value.items.map((item) => nameOf(bundle, item, reader));
  return { [name]: join(bundle, names), [`${name}-count`]: names.length };
}

function nameOf(bundle: FluentBundle, item: Exclude<Param, number>, reader: Reader): string {
  if (typeof item === "string") return item;
  if (item.type === "term") return format(bundle, item.key, {});
  if (item.type === "player") return reader.names[item.seat] ?? `${item.seat + 1}`;
  throw new BadText("a list in a list");
}

function attributes(bundle: FluentBundle, name: string, key: string): Arguments {
  const found = bundle.getMessage(key)?.attributes ?? {};
  return Object.fromEntries(
    Object.entries(found).map(([form, pattern]) => [`${name}-${form}`, bundle.formatPattern(pattern)]),
  );
}

/** A, B and C. */
function join(bundle: FluentBundle, items: readonly string[]): string {
  const [first, ...rest] = items;
  if (first === undefined) return format(bundle, "list-none", {});
  const last = rest.pop();
  const before = rest.reduce((joined, next) => format(bundle, "list-comma", { before: joined, next }), first);
  return last === undefined ? before : format(bundle, "list-and", { before, last });
}

function format(bundle: FluentBundle, key: string, given: Arguments): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new BadText(`there is no message "${key}" in ${bundle.locales.join()}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, given, errors);
  if (errors.length) throw new BadText(`message "${key}" in ${bundle.locales.join()}: ${errors[0]?.message}`);
  return text;
}
