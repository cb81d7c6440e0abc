import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameBoard } from "../games/board";
import { tongue } from "../i18n/language.svelte";
import type { Prompt, SeatInfo, TableInfo, Update } from "../net/protocol";
import { TableState } from "./table.svelte";

const BOARD = {
  motions: () => [],
  sound: () => null,
  color: () => null,
} as unknown as GameBoard;

const ASKED: Prompt = { id: "q", message: { key: "loading", params: {} }, rule: "BR-33", asks: true };

function update(seat: number | null, first: number, events: unknown[], more: Partial<Update> = {}): Update {
  const time = { now: 0, running: true, starts_in: 0, deadlines: [] };
  const last = first + events.length - 1;
  return {
    type: "update",
    seat,
    first,
    last,
    complete: true,
    events,
    view: {},
    prompts: [],
    legal: ["x"],
    time,
    ...more,
  };
}

function person(seat: number, name: string): SeatInfo {
  return {
    seat,
    kind: "person",
    person: name,
    name,
    level: null,
    connected: true,
    stand_in: false,
    open: false,
    until_stand_in: null,
  };
}

function tableFor(...seats: number[]): TableState {
  const table = new TableState("t", BOARD, "game", null);
  const info = { status: "playing", paused: "no", seats: [person(0, "Daphné"), person(1, "Olive")] };
  table.connection.info = info as unknown as TableInfo;
  table.connection.you = { person: "Daphné", seats, host: true, invitation: null };
  table.connection.line = "open";
  return table;
}

function log(table: TableState): unknown[] {
  return table.told.map((line) => [line.number, line.event]);
}

beforeAll(() => tongue.begin("en"));
beforeEach(() => void vi.spyOn(document, "hidden", "get").mockReturnValue(true)); // no moments between the pictures

describe("the log", () => {
  it("grows with what is told", () => {
    const table = tableFor(0);
    table.connection.onUpdate(update(0, 1, ["a", "b"]));
    table.connection.onUpdate(update(0, 3, ["c"]));
    expect(log(table)).toEqual([[1, "a"], [2, "b"], [3, "c"]]); // prettier-ignore
  });

  it("loses what was taken back, and goes on counting", () => {
    const table = tableFor(0);
    table.connection.onUpdate(update(0, 1, ["a", "b", "c"]));
    table.connection.onUpdate(update(0, 4, [{ type: "undone", to: 1 }, "d"]));
    expect(log(table)).toEqual([[1, "a"], [5, "d"]]); // prettier-ignore
    expect(table.stage.recent).toEqual(["d"]);
  });

  it("never shows what was undone in the same breath", () => {
    const table = tableFor(0);
    table.connection.onUpdate(update(0, 1, ["a"]));
    table.connection.onUpdate(update(0, 2, ["b", { type: "undone", to: 1 }]));
    expect(log(table)).toEqual([[1, "a"]]);
    expect(table.stage.recent).toEqual([]);
  });

  it("keeps no line twice after a reconnect", () => {
    const table = tableFor(0);
    table.connection.onUpdate(update(0, 1, ["a", "b"]));
    table.connection.onUpdate(update(0, 2, ["b", "c"]));
    expect(log(table)).toEqual([[1, "a"], [2, "b"], [3, "c"]]); // prettier-ignore
  });

  it("begins anew where the server no longer has the middle", () => {
    const table = tableFor(0);
    table.connection.onUpdate(update(0, 1, ["a", "b"]));
    table.connection.onUpdate(update(0, 90, ["y", "z"], { complete: false }));
    expect(log(table)).toEqual([[90, "y"], [91, "z"]]); // prettier-ignore
    expect(table.stage.recent).toEqual([]);
  });

  it("is each seat's own", () => {
    const table = tableFor(0, 1);
    table.connection.onUpdate(update(0, 1, ["mine"]));
    table.connection.onUpdate(update(1, 1, ["theirs"]));
    table.look(1);
    expect(log(table)).toEqual([[1, "theirs"]]);
  });
});

describe("several seats at one screen", () => {
  it("shows nothing before somebody says who looks", () => {
    const table = tableFor(0, 1);
    table.connection.onUpdate(update(0, 1, []));
    table.connection.onUpdate(update(1, 1, [], { prompts: [ASKED] }));
    expect(table.veiledFor).toBe(1);
    table.look(1);
    expect(table.veiledFor).toBeNull();
    expect(table.seat).toBe(1);
  });

  it("passes on when another seat is asked", () => {
    const table = tableFor(0, 1);
    table.connection.onUpdate(update(0, 1, [], { prompts: [ASKED] }));
    table.connection.onUpdate(update(1, 1, []));
    table.look(0);
    expect(table.veiledFor).toBeNull();
    table.connection.onUpdate(update(1, 1, [], { prompts: [ASKED] }));
    expect(table.veiledFor).toBeNull(); // both are asked: whoever looks goes first
    table.connection.onUpdate(update(0, 1, []));
    expect(table.veiledFor).toBe(1);
  });

  it("has no veil for one seat, nor after the game", () => {
    expect(tableFor(0).veiledFor).toBeNull();
    const over = tableFor(0, 1);
    over.connection.info = { ...over.connection.info!, status: "finished" };
    expect(over.veiledFor).toBeNull();
  });
});

describe("acting", () => {
  it("waits while a move is kept for the server", () => {
    const table = tableFor(0);
    table.connection.onUpdate(update(0, 1, [], { prompts: [ASKED] }));
    expect(table.play.legal).toEqual(["x"]);
    table.connection.line = "lost";
    const send = vi.spyOn(table.connection, "send");
    table.act("x");
    table.act("x");
    expect(send).toHaveBeenCalledTimes(1);
    expect(table.play.legal).toEqual([]);
  });

  it("answers a question once, however often somebody clicks", () => {
    const table = tableFor(0);
    table.connection.onUpdate(update(0, 1, [], { prompts: [ASKED] }));
    const send = vi.spyOn(table.connection, "send");
    table.act("x");
    table.act("x");
    expect(send).toHaveBeenCalledTimes(1);
    expect(table.sending).toBe(true);
    vi.spyOn(table.connection, "waitsFor").mockReturnValue(false); // the server has answered
    expect(table.sending).toBe(false);
    table.act("y");
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("answers the next question although the last answer is not confirmed yet", () => {
    const table = tableFor(0);
    table.connection.onUpdate(update(0, 1, [], { prompts: [ASKED] }));
    const send = vi.spyOn(table.connection, "send");
    table.act("x");
    table.connection.onUpdate(update(0, 1, [], { prompts: [{ ...ASKED, id: "next" }] }));
    table.act("x");
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("does the same twice where nothing is asked", () => {
    const table = tableFor(0);
    table.connection.onUpdate(update(0, 1, []));
    const send = vi.spyOn(table.connection, "send");
    table.act("x");
    table.act("x");
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("puts an old refusal away when something is taken back", () => {
    const table = tableFor(0);
    table.connection.onRefused({ key: "unknown-action" });
    table.takeBack();
    expect(table.problem).toBeNull();
  });
});
