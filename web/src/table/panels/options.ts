import type { GameInfo, TableInfo } from "../../net/protocol";

/** One choice of this table. `words`: keys to try for its value, best first, before the value itself. */
export interface Choice {
  name: string;
  values: { raw: string; words: string[] }[]; // none: it is simply switched on
}

interface Schema {
  $ref?: string;
  $defs?: Record<string, { properties?: Record<string, { default?: unknown }> }>;
}

/** What was chosen for this table and is not as usual. The pace is told in words of its own. */
export function choices(info: TableInfo, game: GameInfo | null): Choice[] {
  const usual = game ? defaults(game.options as Schema) : {};
  return Object.entries(info.options)
    .filter(([name, value]) => name !== "pace" && value !== false && !same(value, usual[name]))
    .map(([name, value]) => ({ name, values: value === true ? [] : [value].flat().map((one) => valueOf(name, one)) }));
}

function valueOf(name: string, value: unknown): { raw: string; words: string[] } {
  const raw = String(value);
  return { raw, words: [`value-${name}-${raw}`, `${name.replace(/s$/, "")}-${raw}`] }; // of «colors»: color-pink
}

function defaults(schema: Schema): Record<string, unknown> {
  const own = Object.values(schema.$defs ?? {}).flatMap((part) => Object.entries(part.properties ?? {}));
  return Object.fromEntries(own.map(([name, property]) => [name, property.default]));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
