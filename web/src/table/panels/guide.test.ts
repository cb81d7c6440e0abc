import { expect, test } from "vitest";

import type { GuideStep, Play } from "../../games/board";
import { placeCard, stepNow } from "./guide";

type Step = GuideStep<unknown, unknown, unknown>;

const play = { view: 3 } as Play<unknown, unknown, unknown>;
const step = (id: string, due: boolean, over?: boolean): Step => ({
  id,
  when: () => due,
  ...(over === undefined ? {} : { over: () => over }),
});

test("the first step whose time has come and that was not seen", () => {
  const steps = [step("seen", true), step("later", false), step("now", true), step("next", true)];
  expect(stepNow(steps, ["seen"], null, play)?.id).toBe("now");
});

test("a step stays until it is closed, though its moment has passed", () => {
  const steps = [step("first", true), step("shown", false)];
  expect(stepNow(steps, [], "shown", play)?.id).toBe("shown");
  expect(stepNow(steps, ["shown"], "shown", play)?.id).toBe("first");
});

test("a step that is over is not shown", () => {
  expect(stepNow([step("done", true, true), step("next", true, false)], [], "done", play)?.id).toBe("next");
});

test("no step, no card", () => {
  expect(stepNow([step("later", false)], [], null, play)).toBeNull();
});

const ROOM = { x: 0, y: 100, width: 1000, height: 600, shelf: null };
const CARD = { width: 300, height: 200 };

test("the card lies to the right of its target, or to the left where there is no space", () => {
  expect(placeCard(CARD, ROOM, { x: 100, y: 300, width: 100, height: 100 })).toEqual({ x: 216, y: 250 });
  expect(placeCard(CARD, ROOM, { x: 800, y: 300, width: 100, height: 100 })).toEqual({ x: 484, y: 250 });
});

test("without a target the card lies in the lower corner of its room", () => {
  expect(placeCard(CARD, ROOM, null)).toEqual({ x: 8, y: 492 });
});

const PHONE = { x: 0, y: 100, width: 390, height: 680, shelf: 560 };
const NARROW = { width: 374, height: 200 };

test("on a phone the card lies above the hand", () => {
  expect(placeCard(NARROW, PHONE, null)).toEqual({ x: 8, y: 352 });
  expect(placeCard(NARROW, PHONE, { x: 0, y: 600, width: 390, height: 100 }).y).toBe(352);
});

test("on a phone the card covers the hand rather than the board that it points at", () => {
  expect(placeCard(NARROW, PHONE, { x: 0, y: 110, width: 390, height: 440 }).y).toBe(572);
});

test("a card never leaves its room", () => {
  const spot = placeCard(NARROW, { ...PHONE, height: 150 }, { x: 0, y: 0, width: 390, height: 900 });
  expect(spot.y).toBe(108);
});
