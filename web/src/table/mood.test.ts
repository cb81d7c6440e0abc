import { describe, expect, it } from "vitest";

import type { Prompt, TableInfo, Time, Update } from "../net/protocol";
import { awaited, moodOf, ordered } from "./mood";

function prompt(id: string, asks: boolean, players: number[] = []): Prompt {
  const items = players.map((seat) => ({ type: "player" as const, seat }));
  return { id, asks, rule: "BR-1", message: { key: id, params: asks ? {} : { players: { type: "several", items } } } };
}

const INFO = { status: "playing", paused: "no" } as TableInfo;
const TIME: Time = { now: 0, running: true, starts_in: 0, deadlines: [] };

describe("the mood of the prompt bar", () => {
  it("knows whose turn it is", () => {
    expect(moodOf(INFO, TIME, [prompt("a", true)], 0)).toBe("turn");
    expect(moodOf(INFO, TIME, [prompt("a", false)], 0)).toBe("waiting");
  });

  it("puts the table before the game", () => {
    const asked = [prompt("a", true)];
    expect(moodOf({ ...INFO, status: "finished" }, TIME, asked, 0)).toBe("over");
    expect(moodOf({ ...INFO, paused: "consent" }, TIME, asked, 0)).toBe("paused");
    expect(moodOf(INFO, TIME, asked, 1200)).toBe("count-in");
  });

  it("names what must be done before what may be done", () => {
    const order = ordered([prompt("look", true), prompt("place", true), prompt("wait", false)]);
    expect(order.map((one) => one.id)).toEqual(["place", "look", "wait"]);
  });
});

describe("who is awaited", () => {
  const update = { seat: 1 as number | null } as Update;

  it("is whoever looks, if asked", () => {
    expect(awaited({ ...update, prompts: [prompt("a", true)] })).toEqual([1]);
  });

  it("is whom the sentence names", () => {
    expect(awaited({ ...update, prompts: [prompt("a", false, [0, 2])] })).toEqual([0, 2]);
    expect(awaited(null)).toEqual([]);
  });
});
