import { describe, expect, it } from "vitest";

import { choiceOf } from "./choice.svelte";
import { clochesWithinReach, spacesFor, validations } from "./legal";
import { playAt } from "./testing/play.svelte";
import { FIRST, PLACING, SERVING } from "./testing/positions";

describe("a piece and a space", () => {
  it("a mouse or the keyboard places at once", () => {
    const { play, sent } = playAt(FIRST);
    choiceOf(play).pick("burger", false);
    choiceOf(play).touch("C3", false);
    expect(sent).toEqual([{ type: "place_dish", dish: "burger", space: "C3" }]);
    expect(choiceOf(play).piece).toBeNull();
  });

  it("a finger puts a ghost first and confirms with a second touch", () => {
    const { play, sent } = playAt(FIRST);
    const choice = choiceOf(play);
    choice.pick("toque", true);
    choice.touch("C3", true);
    expect(choice.space).toBe("C3");
    choice.touch("D3", true);
    expect([choice.space, sent.length]).toEqual(["D3", 0]);
    choice.touch("D3", true);
    expect(sent).toEqual([{ type: "place_toque", space: "D3" }]);
  });

  it("the space may come first", () => {
    const { play, sent } = playAt(FIRST);
    const choice = choiceOf(play);
    choice.touch("E4", false);
    expect([choice.space, choice.piece]).toEqual(["E4", null]);
    choice.pick("charlotte", true);
    expect([choice.space, choice.piece, sent.length]).toEqual(["E4", "charlotte", 0]);
    choice.confirm();
    expect(sent).toEqual([{ type: "place_dish", dish: "charlotte", space: "E4" }]);
  });

  it("what is illegal is sent, to hear why, and the piece stays picked", () => {
    const { play, sent } = playAt(FIRST);
    const choice = choiceOf(play);
    choice.pick("burger", false);
    choice.touch("A2", false);
    choice.touch("A1", false);
    expect(sent).toEqual([
      { type: "place_dish", dish: "burger", space: "A2" },
      { type: "announce_order", space: "A1", dish: "green_salad" },
    ]);
    expect(choice.piece).toBe("burger");
  });

  it("is forgotten when another question is asked", () => {
    const { play, show } = playAt(FIRST);
    choiceOf(play).pick("burger", false);
    show(PLACING);
    expect(choiceOf(play).piece).toBeNull();
  });

  it("nothing is sent while nothing is asked", () => {
    const { play, sent } = playAt({ ...FIRST, legal: [] });
    choiceOf(play).touch("C3", false);
    expect(sent).toEqual([]);
  });
});

describe("a Cloche", () => {
  it("is named, then lifted", () => {
    const { play, sent } = playAt(PLACING);
    const choice = choiceOf(play);
    const [space] = clochesWithinReach(PLACING.legal);
    choice.touch(space!, true);
    choice.announce();
    expect([choice.cloche, sent.length]).toEqual([space, 0]);
    choice.name("charlotte");
    choice.announce();
    expect(sent).toEqual([{ type: "announce_order", space, dish: "charlotte" }]);
  });
});

describe("a card", () => {
  const [action] = validations(SERVING.legal);

  it("that is fulfilled comes with its line, and goes when touched again", () => {
    const { play } = playAt(SERVING);
    const choice = choiceOf(play);
    choice.choose(action!.card);
    expect([choice.card, choice.line]).toEqual([action!.card, action!.line]);
    choice.choose(action!.card);
    expect(choice.card).toBeNull();
  });

  it("has its next line when touched again", () => {
    const other = { ...action!, line: ["X1", "X2", "X3"] as [string, string, string] };
    const { play } = playAt({ ...SERVING, legal: [action!, other] });
    const choice = choiceOf(play);
    choice.choose(action!.card);
    choice.choose(action!.card);
    expect(choice.line).toBe(other.line);
  });

  it("is found by touching its line", () => {
    const { play } = playAt(SERVING);
    choiceOf(play).touch(action!.line[1], true);
    expect(choiceOf(play).card).toBe(action!.card);
  });

  it("that could be served is not given up by mistake", () => {
    const { play, sent } = playAt(SERVING);
    choiceOf(play).keep();
    expect([choiceOf(play).keeping, sent.length]).toEqual([true, 0]);
    choiceOf(play).keep();
    expect(sent).toEqual([{ type: "keep_hand" }]);
  });
});

it("what is lit depends on the piece only as far as the server says so", () => {
  const { play } = playAt(PLACING);
  choiceOf(play).pick("burger", false);
  expect(spacesFor(play.legal, choiceOf(play).piece).size).toBeGreaterThan(0);
});
