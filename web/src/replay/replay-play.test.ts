import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameBoard } from "../games/board";
import { api } from "../net/http";
import type { Replay } from "../net/protocol";
import { moves } from "./keys";
import { ReplayState } from "./replay-play.svelte";

/** Four moves with a tick after each: stops at 0, 1, 3, 5, 7. */
function game(seat: number | null): Replay {
  const moments = [1, 2, 3, 4].flatMap((soup) => [
    { ms: soup, seat: 0, action: { type: "cook" }, events: [{ type: "cooked" }], view: { soup, seat } },
    { ms: soup, seat: -1, action: { type: "tick" }, events: [], view: { soup, seat } },
  ]);
  return { table: { seats: [] }, seat, first: { soup: 0, seat }, moments, outcome: null } as unknown as Replay;
}

const board = { motions: () => [], sound: () => null } as unknown as GameBoard;
const make = (at: string | null = null): ReplayState => new ReplayState("abc", board, game(0), at);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("stepping", () => {
  it("goes from one visible change to the next, and no further than the ends", () => {
    const replay = make();
    const seen = [1, 1, 1, 1, 1].map(() => (replay.step(1), replay.at));
    expect(seen).toEqual([1, 3, 5, 7, 7]);
    expect([replay.canStepOn, replay.canStepBack]).toEqual([false, true]);
    replay.step(-1);
    expect(replay.at).toBe(5);
    replay.toStart();
    expect([replay.at, replay.canStepBack]).toEqual([0, false]);
    replay.toEnd();
    expect(replay.at).toBe(7);
  });

  it("can stand at a quiet moment that an address names", () => {
    const replay = make("4");
    expect([replay.at, replay.stop, replay.now]).toEqual([4, 2, 2]);
    expect(replay.path).toBe("/r/abc?seat=0&at=4");
    replay.step(1);
    expect(replay.at).toBe(5);
  });

  it("shows the board what was seen then, and nothing to do", () => {
    const replay = make("3");
    expect(replay.play.view).toEqual({ soup: 2, seat: 0 });
    expect(replay.play.recent).toEqual([{ type: "cooked" }]);
    expect([replay.play.legal, replay.play.live]).toEqual([[], false]);
  });
});

describe("running", () => {
  it("takes its steps by itself, faster if wanted, and stops at the end", () => {
    const replay = make();
    replay.run();
    vi.advanceTimersByTime(1_600);
    expect(replay.at).toBe(1);
    replay.hurry(4);
    vi.advanceTimersByTime(800);
    expect(replay.at).toBe(5);
    vi.advanceTimersByTime(10_000);
    expect([replay.at, replay.running]).toEqual([7, false]);
  });

  it("begins anew from the end, and pauses for whoever moves by hand", () => {
    const replay = make("7");
    replay.toggle();
    expect([replay.at, replay.running]).toEqual([0, true]);
    replay.step(1);
    vi.advanceTimersByTime(10_000);
    expect([replay.at, replay.running]).toEqual([1, false]);
  });
});

describe("other eyes", () => {
  it("see the same moment, and are asked for once", async () => {
    const asked = vi.spyOn(api, "replay").mockImplementation(async (_, seat) => game(seat));
    const replay = make("5");
    await replay.look(null);
    expect([replay.seat, replay.at, replay.path]).toEqual([null, 5, "/r/abc?at=5"]);
    await replay.look(0);
    await replay.look(null);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(replay.view).toEqual({ soup: 3, seat: null });
  });
});

describe("keys", () => {
  const press = (key: string, target: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    target.dispatchEvent(event);
    return event;
  };

  it("step and run", () => {
    const replay = make();
    expect(moves(press("ArrowRight"), replay)).toBe(true);
    expect(replay.at).toBe(1);
    moves(press("End"), replay);
    moves(press("ArrowLeft"), replay);
    expect(replay.at).toBe(5);
    moves(press(" "), replay);
    expect(replay.running).toBe(true);
    replay.pause();
  });

  it("mean something else in a field, on a button and with a modifier", () => {
    const replay = make();
    const [field, button] = [document.createElement("select"), document.createElement("button")];
    document.body.append(field, button);
    expect(moves(press("ArrowRight", field), replay)).toBe(false);
    expect(moves(press(" ", button), replay)).toBe(false);
    expect(moves(press("ArrowLeft", document.body, { altKey: true }), replay)).toBe(false);
    expect(moves(press("x"), replay)).toBe(false);
    expect([replay.at, replay.running]).toEqual([0, false]);
  });
});
