import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { ROWS } from "./geometry";
import { board } from "./index";
import { validations, type Line } from "./legal";
import Ribbon from "./Ribbon.svelte";
import { learn, playAt } from "./testing/play.svelte";
import type { Action } from "./types";
import { FIRST, MEMORISING, OVER, PLACING, SERVING } from "./testing/positions";

beforeAll(learn);
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(cleanup);

describe("the table", () => {
  it("has a button for each space, and says what stands there", () => {
    render(board.Board, { play: playAt(PLACING).play });
    expect(document.querySelectorAll("[data-space]")).toHaveLength(36);
    const [label] = Object.entries(PLACING.view.spaces).find(([, space]) => space.dish === "burger")!;
    expect(screen.getByRole("button", { name: `${label}, burger` })).toBeTruthy();
  });

  it("shows the Dishes only while they are shown", () => {
    const shown = render(board.Board, { play: playAt(MEMORISING).play });
    expect(shown.queryAllByRole("button", { name: /under the Cloche: / })).toHaveLength(6);
    cleanup();
    const hidden = render(board.Board, { play: playAt(FIRST).play });
    expect(hidden.queryAllByRole("button", { name: /under the Cloche: / })).toHaveLength(0);
  });

  it("one tab stop, and arrows from there", async () => {
    render(board.Board, { play: playAt(FIRST).play });
    const stops = document.querySelectorAll<HTMLElement>("[data-space][tabindex='0']");
    expect(stops).toHaveLength(1);
    stops[0]!.focus();
    await fireEvent.keyDown(stops[0]!, { key: "ArrowDown" });
    expect((document.activeElement as HTMLElement).dataset.space).toBe("D3");
  });

  it("a piece from the tray goes where it is told", async () => {
    const { play, sent } = playAt(FIRST);
    render(board.Board, { play });
    render(board.Hand, { play });
    await fireEvent.click(screen.getByRole("button", { name: "burger, 10 left" }));
    expect(document.querySelectorAll(".space.strong")).toHaveLength(6);
    await fireEvent.click(screen.getByRole("button", { name: "C3, free, within reach" }));
    expect(sent).toEqual([{ type: "place_dish", dish: "burger", space: "C3" }]);
  });
});

describe("serving", () => {
  it("a fulfilled card is chosen, then validated", async () => {
    const { play, sent } = playAt(SERVING);
    const [action] = validations(SERVING.legal);
    render(board.Hand, { play });
    render(board.Controls, { play });
    await fireEvent.click(document.querySelector(`[data-at="hand:${action!.card}"]`)!);
    await fireEvent.click(screen.getByRole("button", { name: /^Validate “/ }));
    expect(sent).toEqual([action]);
  });
});

describe("everything", () => {
  const positions = { MEMORISING, FIRST, PLACING, SERVING, OVER };
  it.each(Object.entries(positions))(
    "can be used without seeing it: %s",
    async (_, position) => {
      const { play } = playAt(position);
      render(board.Board, { play });
      render(board.Hand, { play });
      render(board.Controls, { play });
      render(board.Rival, { play, of: 1 });
      const rules = {
        "color-contrast": { enabled: false },
        region: { enabled: false },
        "heading-order": { enabled: false },
      };
      const { violations } = await axe.run(document.body, { rules });
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    },
    30_000,
  );

  it("is told aloud", () => {
    const { play } = playAt(PLACING);
    const lines = board.aloud(PLACING.view, play.say);
    expect(lines).toHaveLength(7 + 1 + 1 + 3);
    expect(lines[0]).toMatch(/^Row A: A1, /);
  });

  it("counts one as one", () => {
    const { play } = playAt(PLACING);
    const params = { player: { type: "player", seat: 1 }, points: 1, menus: 1, orders: 0, toques: 2 } as const;
    expect(play.say({ key: "board-aloud-seat", params })).toBe("Bo: 1 point, 1 Menu, 0 Royal Orders, 2 Toques left.");
  });

  it("lets the rules say why nothing goes on a royal plate", async () => {
    const { play, sent } = playAt(PLACING);
    render(board.Board, { play });
    await fireEvent.click(screen.getByRole("button", { name: "The King’s plate" }));
    expect(sent).toEqual([expect.objectContaining({ type: "place_dish", space: "plate_north" })]);
  });

  it("the guide has words for each step", () => {
    const { play } = playAt(FIRST);
    for (const { id } of board.guide) {
      expect(play.say({ key: `guide-${id}`, params: {} })).not.toBe("");
      expect(play.say({ key: `guide-${id}-title`, params: {} })).not.toBe("");
    }
  });
});

describe("Hell's Kitchen", () => {
  it("asks which validated Menu is given up, and makes sure", async () => {
    const legal: Action[] = ["m1_01", "m3_02"].map((card) => ({ type: "lose_validated_menu", card }));
    const { play, sent } = playAt({ ...SERVING, view: { ...SERVING.view, step: "losing" }, legal });
    render(board.Hand, { play });
    render(board.Controls, { play });
    expect(document.querySelectorAll(".menu")).toHaveLength(2);
    await fireEvent.click(screen.getByRole("button", { name: /^More Fruit, Sire/ }));
    await fireEvent.click(screen.getByRole("button", { name: /^Lose “More Fruit, Sire”/ }));
    expect(sent).toEqual([legal[1]]);
  });
});

describe("an exhausted deck", () => {
  it("leaves the choice of another", async () => {
    const legal: Action[] = [
      { type: "choose_draw_value", value: 1 },
      { type: "choose_draw_value", value: 2 },
    ];
    const { play, sent } = playAt({ ...SERVING, view: { ...SERVING.view, step: "refilling" }, legal });
    render(board.Controls, { play });
    await fireEvent.click(screen.getByRole("button", { name: "Draw a 2-crown Menu" }));
    expect(sent).toEqual([legal[1]]);
  });
});

describe("the ribbon of a Menu", () => {
  it.each(ROWS.map((row) => row.slice(0, 3).map((place) => place.label)))(
    "keeps its name on the table from %s to %s and %s",
    (...line) => {
      render(Ribbon, { line: line as unknown as Line, name: "Gâteau dans les buissons" });
      const { left, transform } = screen.getByText("Gâteau dans les buissons").style;
      expect(Number.parseFloat(left)).toBeGreaterThan(0);
      expect(transform).toBe(`translate(-${left}, -50%)`); // so much of its own width lies to the left of that point
    },
  );
});
