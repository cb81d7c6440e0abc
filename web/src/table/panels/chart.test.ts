import { expect, test } from "vitest";

import { beside, changes, scaleOf, signs, stair, ticks } from "./chart";

const BOX = { width: 140, height: 120, left: 20, right: 20, top: 10, bottom: 10 };
const SCORES = [
  [0, 0],
  [0, 5],
  [0, 5],
  [10, 5],
  [10, 5],
];

test("ticks are round numbers around the scores", () => {
  expect(ticks(0, 23, 6)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(ticks(-3, 4, 6)).toEqual([-4, -2, 0, 2, 4]);
  expect(ticks(0, 1, 6)).toEqual([0, 1]);
  expect(ticks(0, 0, 6)).toEqual([0, 1]);
  expect(ticks(0, 310, 6)).toEqual([0, 100, 200, 300, 400]);
});

test("the scale fills the box, the highest score on top", () => {
  const scale = scaleOf(SCORES, BOX);
  expect([scale.x(0), scale.x(4)]).toEqual([20, 120]);
  expect([scale.y(10), scale.y(0)]).toEqual([10, 110]);
  expect(scale.moves.at(-1)).toBeLessThanOrEqual(4);
});

test("a game without points has a scale all the same", () => {
  const scale = scaleOf([[0], [0]], BOX);
  expect(scale.y(0)).toBe(110);
});

test("a stair keeps the score until it changes", () => {
  expect(stair(SCORES, 1, scaleOf(SCORES, BOX))).toBe("M20 110H45V60H120");
  expect(stair([], 0, scaleOf([[0]], BOX))).toBe("");
});

test("signs stand at changes, apart from each other, and at the end", () => {
  const scale = scaleOf(SCORES, BOX);
  expect(signs(SCORES, 0, scale, 20).map((sign) => sign.x)).toEqual([95, 120]);
  expect(signs(SCORES, 0, scale, 40).map((sign) => sign.x)).toEqual([120]);
});

test("the table has a row for each move that changed something, and the first and the last", () => {
  expect(changes(SCORES, [0, 1])).toEqual([0, 1, 3, 4]);
});

test("the signs of seats that end with the same score stand side by side", () => {
  expect(
    beside([
      [0, 0, 0],
      [3, 5, 3],
    ]),
  ).toEqual([0, 0, 1]);
});
