import { expect, test } from "vitest";

import type { Outcome, SideScore } from "../../net/protocol";
import { headline, lineKeys, ranking, winners } from "./result";

const side = (seat: number, place: number, keys: string[] = []): SideScore => ({
  side: "seat",
  seats: [seat],
  points: 10 - place,
  lines: keys.map((key) => ({ key, count: 1, points: 1 })),
  place,
});
const outcome = (sides: SideScore[], result: Outcome["result"] = "ranked"): Outcome => ({
  result,
  sides,
  reason: { key: "ended", params: {} },
  tie_break: null,
});

test("one winner, shared victory, nobody", () => {
  expect(headline(outcome([side(0, 2), side(1, 1)]))).toEqual({
    key: "winner",
    params: { player: { type: "player", seat: 1 } },
  });
  expect(headline(outcome([side(0, 1), side(1, 1)])).key).toBe("winners-together");
  expect(headline(outcome([])).key).toBe("nobody-wins");
});

test("together, all win or all lose", () => {
  expect(headline(outcome([side(0, 1)], "won")).key).toBe("end-all-won");
  expect(headline(outcome([side(0, 1)], "lost")).key).toBe("end-all-lost");
  expect(winners(outcome([side(0, 1)], "lost"))).toEqual([]);
});

test("the best come first, and the lines of all sides are in the sheet", () => {
  const game = outcome([side(0, 2, ["menus", "orders"]), side(1, 1, ["menus", "toques"])]);
  expect(ranking(game).map((one) => one.seats)).toEqual([[1], [0]]);
  expect(lineKeys(game)).toEqual(["menus", "orders", "toques"]);
});
