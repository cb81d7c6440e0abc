import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Connection, newId } from "./connection.svelte";
import type { ServerMessage, TableInfo, Update, You } from "./protocol";

/** A socket whose other end is this test. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (): void => {};

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose();
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  say(...messages: object[]): void {
    this.onmessage({ data: JSON.stringify(messages) });
  }

  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["type"] === type);
  }
}

const TABLE = { id: "soup" } as TableInfo;
const WELCOME = { type: "welcome", table: TABLE, you: { seats: [0] } as unknown as You, chat: [] };
const UPDATE = { type: "update", seat: 0, last: 7, time: { now: 500, running: false, starts_in: 0 } };

let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // waits are as long as they say
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  connection = new Connection("soup", "bon-appetit");
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function arrive(): void {
  FakeSocket.last.accept();
  FakeSocket.last.say(WELCOME);
}

function look(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("coming to a table", () => {
  test("the first word is hello, with the invitation", () => {
    FakeSocket.last.accept();
    expect(FakeSocket.last.address).toBe(`ws://${location.host}/api/tables/soup/socket`);
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", last: {}, chat: 0, invitation: "bon-appetit" }]);
    expect(connection.line).toBe("connecting");
  });

  test("welcome opens the line", () => {
    arrive();
    expect(connection.line).toBe("open");
    expect(connection.info).toEqual(TABLE);
  });

  test("updates and refusals reach the table", () => {
    const updates: Update[] = [];
    const refused: string[] = [];
    connection.onUpdate = (update) => updates.push(update);
    connection.onRefused = (problem) => refused.push(problem.key);
    arrive();
    FakeSocket.last.say(UPDATE, { type: "refused", client: null, problem: { key: "table-paused" } });
    expect(updates.map((update) => update.last)).toEqual([7]);
    expect(refused).toEqual(["table-paused"]);
    expect(connection.now()).toBe(500);
  });
});

describe("coming back", () => {
  test("hello says what we have already", () => {
    arrive();
    const line = { number: 3, person: "p", name: "Ada", text: "Bonjour", at: 0 };
    FakeSocket.last.say(UPDATE, { ...UPDATE, seat: null, last: 9 }, { type: "chat", line } as ServerMessage);
    FakeSocket.last.close();
    expect(connection.line).toBe("lost");
    vi.advanceTimersByTime(250);
    FakeSocket.last.accept();
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.sent[0]).toMatchObject({ last: { "0": 7, spectator: 9 }, chat: 3 });
  });

  test("what was not answered is sent again under the same id, what was answered is not", () => {
    arrive();
    connection.send({ type: "say", text: "un" });
    connection.send({ type: "say", text: "deux" });
    const [first, second] = FakeSocket.last.of("say");
    FakeSocket.last.say({ type: "done", client: first!["client"] });
    expect(connection.settled).toBe(false);
    FakeSocket.last.close();
    vi.advanceTimersByTime(250);
    arrive();
    expect(FakeSocket.last.of("say")).toEqual([second]);
    FakeSocket.last.say({ type: "refused", client: second!["client"], problem: { key: "muted" } });
    expect(connection.settled).toBe(true);
  });

  test("what is said while the line is down waits for the welcome", () => {
    connection.send({ type: "say", text: "trop tôt" });
    FakeSocket.last.accept();
    expect(FakeSocket.last.of("say")).toEqual([]);
    FakeSocket.last.say(WELCOME);
    expect(FakeSocket.last.of("say")).toMatchObject([{ text: "trop tôt" }]);
  });

  test("each try waits twice as long, up to eight seconds", () => {
    for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      const tries = FakeSocket.all.length;
      FakeSocket.last.close();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(tries);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(tries + 1);
    }
  });

  test("after a welcome the waits are short again", () => {
    FakeSocket.last.close();
    vi.advanceTimersByTime(250);
    arrive();
    FakeSocket.last.close();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(3);
  });

  test.each([
    ["somebody looks again", () => look(false)],
    ["the network is back", () => window.dispatchEvent(new Event("online"))],
  ])("no wait when %s", (_, happens) => {
    FakeSocket.last.close();
    happens();
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("of two tries at once the later one counts", () => {
    const updates: number[] = [];
    connection.onUpdate = (update) => updates.push(update.last);
    FakeSocket.last.close();
    look(false);
    const earlier = FakeSocket.last;
    window.dispatchEvent(new Event("online"));
    expect(earlier.readyState).toBe(FakeSocket.CLOSED);
    arrive();
    earlier.say(UPDATE);
    FakeSocket.last.say({ ...UPDATE, last: 8 });
    expect(updates).toEqual([8]);
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  test("a page in the background does not hurry", () => {
    FakeSocket.last.close();
    look(true);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("leaving", () => {
  test("a farewell for good closes the line and says why", () => {
    arrive();
    FakeSocket.last.say({ type: "bye", problem: { key: "removed" }, again: false });
    FakeSocket.last.close();
    vi.advanceTimersByTime(60_000);
    expect(connection.line).toBe("closed");
    expect(connection.farewell).toEqual({ key: "removed" });
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("after «come back» we come back", () => {
    arrive();
    FakeSocket.last.say({ type: "bye", problem: { key: "restarting" }, again: true });
    FakeSocket.last.close();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(2);
    expect(connection.farewell).toBeNull();
  });

  test("a closed line neither pings nor tries again", () => {
    arrive();
    connection.close();
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last.of("ping")).toEqual([]);
  });
});

test("an open line is kept awake", () => {
  arrive();
  vi.advanceTimersByTime(15_000);
  FakeSocket.last.say({ type: "pong" });
  vi.advanceTimersByTime(15_000);
  expect(FakeSocket.last.of("ping")).toHaveLength(2);
});

test("ids differ and are short enough", () => {
  const ids = new Set(Array.from({ length: 100 }, newId));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{1,64}$/);
});

describe("a line that died without a word", () => {
  test("is left for a new one after a silence", () => {
    arrive();
    vi.advanceTimersByTime(15_000);
    FakeSocket.last.say({ type: "pong" });
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.all).toHaveLength(1); // it has answered
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.all).toHaveLength(2);
    arrive();
    expect(connection.line).toBe("open");
  });
});
