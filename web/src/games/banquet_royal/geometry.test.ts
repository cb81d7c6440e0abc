import { describe, expect, it } from "vitest";

import { beside, BOUQUET, box, PLACES, placeOf, SPACES, TABLE } from "./geometry";

describe("the table", () => {
  it("has 36 spaces around a bouquet in the middle", () => {
    expect(SPACES).toHaveLength(36);
    expect(placeOf(BOUQUET)).toMatchObject({ x: 0, y: 0 });
  });

  it("fits its drawing", () => {
    for (const { x, y } of PLACES) {
      expect(Math.abs(x) + 28).toBeLessThan(TABLE.width / 2);
      expect(Math.abs(y) + 33).toBeLessThan(TABLE.height / 2);
    }
    expect(box(0, 0, TABLE.width, TABLE.height)).toEqual({ left: "0%", top: "0%", width: "100%", height: "100%" });
  });
});

describe("arrow keys", () => {
  it("lead along the row and stop at its ends", () => {
    expect(beside("B2", "ArrowRight")).toBe("B3");
    expect(beside("B1", "ArrowLeft")).toBe("B1");
    expect(beside("B5", "ArrowRight")).toBe("B5");
  });

  it("lead over the bouquet", () => {
    expect(beside("D3", "ArrowRight")).toBe("D5");
    expect(beside("D5", "ArrowLeft")).toBe("D3");
  });

  it("lead to the next row, never onto the bouquet, and reach every space", () => {
    expect(beside("A1", "ArrowUp")).toBe("A1");
    expect(beside("A1", "ArrowDown")).toBe("B2");
    expect(beside("C3", "ArrowDown")).not.toBe(BOUQUET);
    const reached = new Set(["A1"]);
    for (const label of reached) {
      for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const)
        reached.add(beside(label, arrow));
    }
    expect([...reached].sort()).toEqual(SPACES.map((place) => place.label).sort());
  });
});
