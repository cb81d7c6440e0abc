import { beforeEach, describe, expect, test } from "vitest";

import worker from "../../public/sw.js?raw";

const HOME = "https://a.example";

type Listener = (event: object) => void;

/** The service worker in a world of its own: its caches, its network, and what it listens to. */
class World {
  readonly listeners = new Map<string, Listener>();
  readonly caches = new Map<string, Map<string, string>>();
  readonly asked: string[] = [];
  readonly windows: { url: string; focus: () => Promise<void> }[] = [];
  readonly looked: string[] = [];
  online = true;

  constructor() {
    const self = {
      addEventListener: (name: string, listener: Listener) => this.listeners.set(name, listener),
      clients: { matchAll: async () => this.windows, openWindow: async (path: string) => this.looked.push(path) },
    };
    const caches = {
      open: async (name: string) => this.open(name),
      keys: async () => [...this.caches.keys()],
      delete: async (name: string) => this.caches.delete(name),
    };
    const network = async (request: { url: string }) => this.answer(request.url);
    new Function("self", "caches", "fetch", "location", worker)(self, caches, network, { origin: HOME });
  }

  open(name: string) {
    const kept = this.caches.get(name) ?? new Map<string, string>();
    this.caches.set(name, kept);
    return {
      addAll: async (paths: string[]) => paths.forEach((path) => kept.set(path, `first ${path}`)),
      match: async (path: string) => kept.get(path) && { text: kept.get(path)! },
      put: async (path: string, answer: { text: string }) => kept.set(path, answer.text),
    };
  }

  async answer(url: string) {
    this.asked.push(url);
    if (!this.online) throw new TypeError("no network");
    const answer = { ok: !url.includes("missing"), text: `network ${url}` };
    return { ...answer, clone: () => answer };
  }

  async tell(name: string, more: object = {}): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    this.listeners.get(name)!({ ...more, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  }

  openAt(path: string): void {
    this.windows.push({ url: `${HOME}${path}`, focus: async () => void this.looked.push(`focus ${path}`) });
  }

  /** What the worker answers; null: it leaves the request to the browser. */
  async fetch(path: string, init: { method?: string; mode?: string } = {}): Promise<string | null> {
    const url = path.startsWith("/") ? `${HOME}${path}` : path;
    let answer: Promise<{ text: string }> | null = null;
    const request = { url, method: "GET", mode: "cors", ...init };
    this.listeners.get("fetch")!({ request, respondWith: (given: Promise<{ text: string }>) => (answer = given) });
    return answer === null ? null : (await (answer as Promise<{ text: string }>)).text;
  }
}

let world: World;

beforeEach(async () => {
  world = new World();
  await world.tell("install");
});

describe("assets", () => {
  test("are fetched once", async () => {
    const first = await world.fetch("/assets/board-1.js");
    expect(await world.fetch("/assets/board-1.js")).toBe(first);
    expect(world.asked).toHaveLength(1);
  });

  test("are not kept when they were not found", async () => {
    await world.fetch("/assets/missing.js");
    await world.fetch("/assets/missing.js");
    expect(world.asked).toHaveLength(2);
  });
});

describe("pages", () => {
  test("come from the network while there is one", async () => {
    expect(await world.fetch("/t/abc", { mode: "navigate" })).toBe(`network ${HOME}/t/abc`);
  });

  test("are the kept page without it", async () => {
    world.online = false;
    expect(await world.fetch("/t/abc", { mode: "navigate" })).toBe("first /");
  });

  test("the home page is kept as it was last", async () => {
    await world.fetch("/", { mode: "navigate" });
    world.online = false;
    expect(await world.fetch("/my-games", { mode: "navigate" })).toBe(`network ${HOME}/`);
  });
});

test.each([
  ["/api/me", {}],
  ["/api/tables/abc/journal", { mode: "navigate" }],
  ["/assets/board-1.js", { method: "POST" }],
  ["/icon.svg", {}],
  ["https://elsewhere.example/assets/x.js", {}],
])("%s %j is none of its business", async (path, init) => {
  expect(await world.fetch(path, init)).toBeNull();
});

describe("a touched notification", () => {
  let closed = false;
  const notification = { data: "/t/abc", close: () => (closed = true) };

  test("goes, and shows the window with its table", async () => {
    world.openAt("/");
    world.openAt("/t/abc?guide=1");
    await world.tell("notificationclick", { notification });
    expect(world.looked).toEqual(["focus /t/abc?guide=1"]);
    expect(closed).toBe(true);
  });

  test("opens its table where no window has it", async () => {
    world.openAt("/t/another");
    await world.tell("notificationclick", { notification });
    expect(world.looked).toEqual(["/t/abc"]);
  });
});

test("a new build drops the caches of older ones and no other", async () => {
  world.open("atable-older");
  world.open("of-somebody-else");
  const own = [...world.caches.keys()].find((name) => name.includes("VERSION"))!;
  await world.tell("activate");
  expect([...world.caches.keys()].sort()).toEqual([own, "of-somebody-else"].sort());
});
