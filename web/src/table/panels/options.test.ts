import { expect, test } from "vitest";

import type { GameInfo, TableInfo } from "../../net/protocol";
import { choices } from "./options";

const property = (value: unknown) => ({ default: value });
const game = {
  options: {
    $ref: "#/$defs/O",
    $defs: {
      O: {
        properties: { pace: property("live"), spice: property(false), colors: property([]), seconds: property(30) },
      },
    },
  },
} as unknown as GameInfo;
const table = (options: Record<string, unknown>): TableInfo => ({ options }) as TableInfo;

test("only what is not as usual is told", () => {
  expect(choices(table({ pace: "relaxed", spice: false, colors: [], seconds: 30 }), game)).toEqual([]);
  expect(choices(table({ spice: true, seconds: 20 }), game).map((choice) => choice.name)).toEqual(["spice", "seconds"]);
});

test("values come with the keys of their words", () => {
  const [choice] = choices(table({ colors: ["pink", "blue"] }), game);
  expect(choice?.values.map((value) => value.words)).toEqual([
    ["value-colors-pink", "color-pink"],
    ["value-colors-blue", "color-blue"],
  ]);
  expect(choices(table({ spice: true }), game)[0]?.values).toEqual([]);
});
