import { describe, expect, it } from "vitest";

import type { MomentView, Replay } from "../net/protocol";
import { eventsAt, makeFilm, momentFrom, neighbour, stopOf, told, viewAt } from "./film";

const CLOCK = -1;
const TABLE = -2;

function moment(seat: number, action: object, events: object[], view: object): MomentView {
  return { ms: 1000, seat, action, events, view };
}

/** Two moves with ticks between them, then one is taken back and another is made. */
function game(): Replay {
  const moments = [
    moment(CLOCK, { type: "tick" }, [], { soup: 0 }), // 1
    moment(0, { type: "cook" }, [{ type: "cooked" }], { soup: 1 }), // 2
    moment(CLOCK, { type: "tick" }, [], { soup: 1 }), // 3
    moment(1, { type: "salt" }, [{ type: "salted" }, { type: "tasted" }], { soup: 2 }), // 4
    moment(TABLE, { type: "undo", to: 3 }, [], { soup: 1 }), // 5
    moment(1, { type: "wait" }, [], { soup: 1, waits: true }), // 6: seen in the view alone
    moment(TABLE, { type: "pause" }, [], { soup: 1, waits: true }), // 7
    moment(1, { type: "serve" }, [{ type: "served" }], { soup: 0 }), // 8
    moment(CLOCK, { type: "tick" }, [], { soup: 0 }), // 9
  ];
  return { seat: 0, first: { soup: 0 }, moments, outcome: null } as unknown as Replay;
}

const film = makeFilm(game());

describe("stops", () => {
  it("are the moments at which one could see something change, and the beginning", () => {
    expect(film.stops).toEqual([0, 2, 4, 5, 6, 8]);
    expect(film.last).toBe(9);
  });

  it("are stepped through one by one, also from a moment between two", () => {
    expect(neighbour(film, 0, 1)).toBe(2);
    expect(neighbour(film, 3, 1)).toBe(4);
    expect(neighbour(film, 3, -1)).toBe(2);
    expect(neighbour(film, 0, -1)).toBeNull();
    expect(neighbour(film, 8, 1)).toBeNull();
    expect(neighbour(film, 9, -1)).toBe(8);
  });

  it("stand for the quiet moments after them", () => {
    expect([0, 1, 2, 3, 4, 9].map((number) => stopOf(film, number))).toEqual([0, 0, 1, 1, 2, 5]);
  });

  it("are one in a game without moments", () => {
    const empty = makeFilm({ ...game(), moments: [] });
    expect(empty.stops).toEqual([0]);
    expect(neighbour(empty, 0, 1)).toBeNull();
  });
});

describe("an address", () => {
  it("may name any moment, ticks as well", () => {
    expect(momentFrom(film, "3")).toBe(3);
    expect(momentFrom(film, "9")).toBe(9);
  });

  it("that names no moment of this game leads to the nearest end", () => {
    expect([null, "", "-1", "2.5", "soup", "999"].map((text) => momentFrom(film, text))).toEqual([0, 0, 0, 0, 0, 9]);
  });
});

describe("what is shown", () => {
  it("begins with the table before the first move", () => {
    expect(viewAt(game(), 0)).toEqual({ soup: 0 });
    expect(viewAt(game(), 4)).toEqual({ soup: 2 });
    expect(eventsAt(game(), 0)).toEqual([]);
    expect(eventsAt(game(), 4)).toHaveLength(2);
  });

  it("tells of everything up to the moment, and nothing of what comes", () => {
    expect(told(film, 0)).toEqual([]);
    expect(told(film, 3).map((line) => line.moment)).toEqual([2]);
    expect(told(film, 9).map((line) => line.moment)).toEqual([2, 4, 4, 5, 8]);
  });

  it("marks what was taken back, from then on", () => {
    expect(told(film, 4).map((line) => line.undone)).toEqual([false, false, false]);
    expect(told(film, 5).map((line) => line.undone)).toEqual([false, true, true, false]);
  });
});
