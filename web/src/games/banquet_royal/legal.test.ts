import { describe, expect, it } from "vitest";

import { cardsFor, clochesWithinReach, drawValues, find, linesOf, piecesFor, spacesFor, validations } from "./legal";
import { FIRST, PLACING, SERVING } from "./testing/positions";

describe("what is legal, in the words of the board", () => {
  it("lights the six spaces around the bouquet for the first Dish", () => {
    expect([...spacesFor(FIRST.legal, "burger")].sort()).toEqual(["C3", "C4", "D3", "D5", "E3", "E4"]);
    expect(piecesFor(FIRST.legal, "C3")).toEqual(
      new Set(["green_salad", "fruit_salad", "charlotte", "burger", "toque"]),
    );
    expect(piecesFor(FIRST.legal, "A2").size).toBe(0);
  });

  it("keeps Cloches apart from spaces", () => {
    const cloches = clochesWithinReach(PLACING.legal);
    expect(cloches.size).toBeGreaterThan(0);
    for (const space of cloches) {
      expect(PLACING.view.spaces[space]?.cloche).toBe(true);
      expect(spacesFor(PLACING.legal, null).has(space)).toBe(false);
    }
  });

  it("knows the cards that can be validated, and on which lines", () => {
    const [first] = validations(SERVING.legal);
    expect(first).toBeDefined();
    expect(linesOf(SERVING.legal, first!.card)).toContainEqual(first!.line);
    expect(cardsFor(SERVING.legal, "validate_menu").has(first!.card)).toBe(true);
    expect(cardsFor(SERVING.legal, "discard_menu")).toEqual(new Set(SERVING.view.hand));
  });

  it("finds single actions", () => {
    expect(find(SERVING.legal, "keep_hand")).toEqual({ type: "keep_hand" });
    expect(find(PLACING.legal, "keep_hand")).toBeNull();
    expect(drawValues([{ type: "choose_draw_value", value: 2 }])).toEqual([2]);
  });
});
