import { expect, test } from "vitest";

import { match, router } from "./router.svelte";

test.each([
  ["/", "/", {}],
  ["/join", "/join", {}],
  ["/join", "/join/", {}],
  ["/t/:id", "/t/abc", { id: "abc" }],
  ["/i/:code", "/i/pot%20au%20feu", { code: "pot au feu" }],
  ["/rules/:game", "/rules/banquet_royal", { game: "banquet_royal" }],
])("%s fits %s", (pattern, path, found) => {
  expect(match(pattern, path)).toEqual(found);
});

test.each([
  ["/", "/join"],
  ["/join", "/"],
  ["/t/:id", "/t"],
  ["/t/:id", "/t/"],
  ["/t/:id", "/t/abc/log"],
  ["/t/:id", "/r/abc"],
])("%s does not fit %s", (pattern, path) => {
  expect(match(pattern, path)).toBeNull();
});

test("an address that no program would write fits nothing", () => {
  expect(match("/t/:id", "/t/%E0%A4")).toBeNull();
});

/** Did the router take it? The browser of the tests goes nowhere in any case. */
function click(html: string, init: MouseEventInit = {}): boolean {
  let taken = false;
  const last = (event: MouseEvent): void => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", last, { once: true });
  document.body.innerHTML = html;
  document.querySelector("a")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return taken;
}

test("links within the site are followed without a reload, others are left to the browser", () => {
  window.scrollTo = () => {};
  router.begin();
  expect(click('<a href="/r/abc?seat=1&at=4">replay</a>')).toBe(true);
  expect([router.path, router.query.get("at")]).toEqual(["/r/abc", "4"]);
  expect(click('<a href="/join">join</a>', { ctrlKey: true })).toBe(false);
  expect(click('<a href="/join" target="_blank">join</a>')).toBe(false);
  expect(click('<a href="/api/tables/abc/journal">journal</a>')).toBe(false);
  expect(click('<a href="/game.jsonl" download>journal</a>')).toBe(false);
  expect(click('<a href="https://elsewhere.example/">elsewhere</a>')).toBe(false);
  expect(router.path).toBe("/r/abc");
});
