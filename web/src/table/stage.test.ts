import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Update } from "../net/protocol";
import { EACH, LONGEST, Stage } from "./stage.svelte";

let number = 0;

function update(): Update {
  number += 1;
  const time = { now: 0, running: true, starts_in: 0, deadlines: [] };
  return {
    type: "update",
    seat: 0,
    first: number,
    last: number,
    complete: true,
    events: [],
    view: number,
    prompts: [],
    legal: [],
    time,
  };
}

function lively(): Stage {
  return new Stage(() => false);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the stage", () => {
  it("shows the first picture at once, without anything that moves", () => {
    const stage = lively();
    const seen = vi.fn();
    stage.onScene = seen;
    const first = update();
    stage.take(first, ["dealt"], false);
    expect(stage.shown).toBe(first);
    expect(stage.busy).toBe(false);
    expect(stage.recent).toEqual([]);
    expect(seen).toHaveBeenCalledWith(expect.objectContaining({ events: [] }));
  });

  it("gives each change its moment", () => {
    const stage = lively();
    const [one, two] = [update(), update()];
    stage.take(one, ["a"], true);
    stage.take(two, ["b"], true);
    expect([stage.shown, stage.busy]).toEqual([one, true]);
    vi.advanceTimersByTime(EACH);
    expect([stage.shown, stage.recent, stage.busy]).toEqual([two, ["b"], true]);
    vi.advanceTimersByTime(EACH);
    expect(stage.busy).toBe(false);
  });

  it.each([1, 2, 5, 12, 40])("lets nobody wait too long for %i changes at once", (count) => {
    const stage = lively();
    for (let index = 0; index < count; index++) stage.take(update(), [index], true);
    vi.advanceTimersByTime(LONGEST);
    expect(stage.busy).toBe(false);
    expect(stage.recent).toEqual([count - 1]);
  });

  it("lets nobody wait too long for changes that keep coming", () => {
    const stage = lively();
    for (let index = 0; index < 20; index++) {
      stage.take(update(), [index], true);
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(LONGEST - 100);
    expect(stage.busy).toBe(false);
  });

  it("loses no time over a change that tells of nothing", () => {
    const stage = lively();
    stage.take(update(), [], true);
    vi.advanceTimersByTime(1);
    expect(stage.busy).toBe(false);
  });

  it("skips to the last picture, which tells all that was skipped", () => {
    const stage = lively();
    const last = update();
    stage.take(update(), ["a"], true);
    stage.take(update(), ["b"], true);
    stage.take(last, ["c"], true);
    stage.skip();
    expect([stage.shown, stage.recent, stage.busy]).toEqual([last, ["b", "c"], false]);
    vi.advanceTimersByTime(LONGEST);
    expect(stage.shown).toBe(last);
  });

  it("ends the moment when the last scene is skipped", () => {
    const stage = lively();
    stage.take(update(), ["a"], true);
    stage.skip();
    expect([stage.busy, stage.recent]).toEqual([false, ["a"]]);
  });

  it("shows everything at once where motion is unwanted", () => {
    const stage = new Stage(() => true);
    const [one, two] = [update(), update()];
    stage.take(one, ["a"], true);
    stage.take(two, ["b"], true);
    expect([stage.shown, stage.recent, stage.busy]).toEqual([two, ["b"], false]);
  });

  it("forgets what others saw when somebody else looks", () => {
    const stage = lively();
    stage.take(update(), ["a secret card"], true);
    stage.take(update(), [], false);
    expect([stage.recent, stage.busy]).toEqual([[], false]);
  });
});
