import type { CreateTable, GameInfo, SeatPlan, Thinking } from "../../net/protocol";

/** From the JSON Schema of a game's options to the fields of a form, and back to what is sent. */
export type OptionField =
  | { kind: "switch"; name: string; first: boolean }
  | { kind: "number"; name: string; first: number; least: number; most: number }
  | { kind: "choice"; name: string; first: string; choices: readonly string[] }
  | { kind: "by-seat"; name: string; choices: readonly string[] };

export type OptionValue = boolean | number | string | readonly (string | null)[];
export type OptionValues = Record<string, OptionValue>;

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

const FOLLOWS = "pace"; // from the thinking time

export function fieldsOf(options: GameInfo["options"]): OptionField[] {
  const root = options as Schema;
  const schema = resolve(root, root);
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== FOLLOWS)
    .map(([name, property]) => fieldOf(name, resolve(property, root)))
    .filter((field) => field !== null);
}

function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : { ...root.$defs?.[name], ...without(schema) };
}

function without({ $ref: _, ...rest }: Schema): Schema {
  return rest;
}

/** Null for what no form of ours can show: the game's own default holds then. */
function fieldOf(name: string, schema: Schema): OptionField | null {
  if (schema.type === "boolean") return { kind: "switch", name, first: schema.default === true };
  if (schema.enum)
    return { kind: "choice", name, choices: schema.enum, first: String(schema.default ?? schema.enum[0]) };
  if (schema.type === "array" && schema.items?.enum) return { kind: "by-seat", name, choices: schema.items.enum };
  const { minimum: least, maximum: most } = schema;
  if (schema.type !== "integer" || least === undefined || most === undefined) return null;
  return { kind: "number", name, least, most, first: typeof schema.default === "number" ? schema.default : least };
}

export function firstValues(fields: readonly OptionField[]): OptionValues {
  return Object.fromEntries(fields.map((field) => [field.name, field.kind === "by-seat" ? [] : field.first]));
}

/** Only what differs from the game's defaults. */
export function changed(fields: readonly OptionField[], values: OptionValues, seats: number): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const field of fields) {
    const value = values[field.name];
    if (field.kind === "by-seat") {
      const chosen = Array.isArray(value) ? (value as readonly (string | null)[]).slice(0, seats) : [];
      if (chosen.some((one) => one != null)) found[field.name] = fill(chosen, field.choices, seats);
    } else if (value !== field.first) found[field.name] = value;
  }
  return found;
}

/** Those who chose get theirs, the others what is left. */
export function fill(chosen: readonly (string | null)[], choices: readonly string[], seats: number): string[] {
  const left = choices.filter((choice) => !chosen.includes(choice));
  return Array.from({ length: seats }, (_, seat) => chosen[seat] ?? left.shift() ?? choices[0] ?? "");
}

// Seats

/** A seat's plan as the value of a select: `me`, `open` or `bot:greedy`. */
export function planOf(value: string): SeatPlan {
  if (value.startsWith("bot:")) return { kind: "bot", level: value.slice("bot:".length) };
  return { kind: value === "me" ? "me" : "open" };
}

export type Company = "friends" | "bots" | "device";

export function seatsFor(company: Company, seats: number, levels: readonly string[]): string[] {
  const other = { friends: "open", bots: `bot:${middle(levels)}`, device: "me" }[company];
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? "me" : other));
}

/** Neither the weakest bot nor the strongest. */
export function middle(levels: readonly string[]): string {
  return levels[Math.floor(levels.length / 2)] ?? "";
}

export function resize(plans: readonly string[], seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => plans[seat] ?? plans.at(-1) ?? "open");
}

// What is asked of the server

export interface Wish {
  plans: readonly string[];
  values: OptionValues;
  thinking: Thinking;
  hours: number;
  open: boolean;
}

export function wishFor(game: string, fields: readonly OptionField[], wish: Wish): CreateTable {
  return {
    game,
    seats: wish.plans.map(planOf),
    options: changed(fields, wish.values, wish.plans.length),
    thinking: wish.thinking,
    ...(wish.thinking === "days" ? { hours: wish.hours } : {}),
    public: wish.open,
    start: startsAtOnce(wish.plans),
  };
}

export function startsAtOnce(plans: readonly string[]): boolean {
  return !plans.includes("open");
}

export type Place = "seats" | "thinking" | "form" | `option:${string}`;

/** Which part of the form a refusal is about. */
export function placeOf(field: string | null | undefined): Place {
  if (field?.startsWith("options.")) return `option:${field.slice("options.".length)}`;
  if (field?.startsWith("seats")) return "seats";
  return field === "thinking" || field === "hours" ? "thinking" : "form";
}
