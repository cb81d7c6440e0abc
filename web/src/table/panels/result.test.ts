import { expect, test } from "vitest";

import type { Outcome, SideScore } from "../../net/protocol";
import { countOf, countsApart, headline, lineKeys, ranking, tieMessages, winners } from "./result";

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

test("a number of things is told where the points are not as many", () => {
  expect(countsApart({ key: "menus", count: 2, points: 2 })).toBe(false);
  expect(countsApart({ key: "menus", count: 1, points: 3 })).toBe(true);
  expect(countsApart({ key: "menus", count: 0, points: 0 })).toBe(false);
  expect(countOf({ key: "menus", count: 3, points: 9 })).toEqual({ key: "count-menus", params: { count: 3 } });
});

test.each([
  [[9, 7, 7], [1, 2, 2], false, []],
  [[9, 9, 7], [1, 2, 3], true, ["tie"]],
  [[9, 7, 7], [1, 3, 2], false, ["tie-break-below"]],
  [[9, 9, 7, 7], [2, 1, 3, 4], true, ["tie", "tie-break-below"]],
  [[9, 9, 7], [1, 1, 3], false, []],
])("a tie-break is told only where it decided: %j in places %j", (points, places, broken, said) => {
  const sides = points.map((each, seat) => ({ ...side(seat, places[seat] ?? 0), points: each }));
  const told = broken ? { key: "tie", params: {} } : null;
  expect(tieMessages({ ...outcome(sides), tie_break: told }).map((message) => message.key)).toEqual(said);
});
