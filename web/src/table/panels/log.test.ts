import { expect, test } from "vitest";

import { paragraphs, seatOf } from "./log";

const told = (...events: string[]) => events.map((event, index) => ({ number: index + 1, event }));
const opens = (event: unknown): boolean => event === "turn";

test("a paragraph begins where an event opens one", () => {
  const found = paragraphs(told("turn", "dish", "turn", "toque"), opens);
  expect(found.map((piece) => piece.lines.length)).toEqual([2, 2]);
  expect(found.map((piece) => piece.number)).toEqual([1, 3]);
});

test("what comes before the first opening is a paragraph without one", () => {
  const found = paragraphs(told("memorise", "turn"), opens);
  expect(found.map((piece) => piece.opened)).toEqual([false, true]);
});

test("an empty log has no paragraphs", () => {
  expect(paragraphs([], opens)).toEqual([]);
});

test("a sentence is about the first player in it", () => {
  expect(
    seatOf({ key: "event", params: { dish: { type: "term", key: "x" }, player: { type: "player", seat: 2 } } }),
  ).toBe(2);
  expect(seatOf({ key: "event", params: {} })).toBeNull();
});
