import { afterEach, expect, test, vi } from "vitest";

import { Progress } from "./progress.svelte";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test("what was closed stays closed after a reload, at this table only", () => {
  new Progress("one").close("welcome");
  expect(new Progress("one").seen).toEqual(["welcome"]);
  expect(new Progress("two").seen).toEqual([]);
});

test("where nothing can be kept, it holds until the page is left", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  const progress = new Progress("one");
  progress.close("welcome");
  progress.close("pick");
  expect(progress.seen).toEqual(["welcome", "pick"]);
});
