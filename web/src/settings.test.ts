import { beforeEach, expect, test, vi } from "vitest";

const KEY = "atable.settings";

/** As a page that has just been opened reads them. */
async function opened() {
  vi.resetModules();
  return (await import("./settings.svelte")).settings;
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
});

test("somebody new hears nothing and gets help", async () => {
  const settings = await opened();
  expect([settings.theme, settings.sound, settings.assist, settings.notify]).toEqual(["system", false, true, false]);
});

test("what somebody chose is there at the next visit", async () => {
  (await opened()).set({ theme: "dark", sound: true });
  const settings = await opened();
  settings.show();
  expect([settings.theme, settings.sound]).toEqual(["dark", true]);
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});

test("a game is met once", async () => {
  const settings = await opened();
  settings.meet("banquet_royal");
  settings.meet("banquet_royal");
  expect(settings.hasMet("banquet_royal")).toBe(true);
  expect(JSON.parse(localStorage.getItem(KEY)!).met).toEqual(["banquet_royal"]);
});

test.each(["{", "null", "7", '"soup"', "[]"])("broken storage (%s) is a first visit", async (text) => {
  localStorage.setItem(KEY, text);
  const settings = await opened();
  expect([settings.theme, settings.hasMet("banquet_royal")]).toEqual(["system", false]);
});

test("a field that holds nonsense is as if it were not there", async () => {
  localStorage.setItem(KEY, JSON.stringify({ theme: "pink", met: "soup", sound: "yes", assist: false }));
  const settings = await opened();
  expect([settings.theme, settings.hasMet("soup"), settings.sound, settings.assist]).toEqual([
    "system",
    false,
    false,
    false,
  ]);
});

test("where nothing can be kept, a choice still holds for this visit", async () => {
  const settings = await opened();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  settings.set({ theme: "light" });
  expect(settings.theme).toBe("light");
  expect(document.documentElement.dataset["theme"]).toBe("light");
});
