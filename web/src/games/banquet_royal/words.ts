import type { Message } from "../../net/protocol";
import { dish, menu, player } from "./describe";
import { BOUQUET, ROWS, SPACES } from "./geometry";
import { crownsOf, DISHES, menuOf, type Symbol } from "./pieces";
import type { SeatView, View } from "./types";

type Params = Message["params"];
export type Say = (message: Message) => string;
export type Hint = "none" | "open" | "completes" | "cloche" | "line";

/** `t` for the words of this game at this table. */
export function speaking(play: () => { say: Say }): (key: string, params?: Params) => string {
  return (key, params = {}) => play().say({ key, params });
}

/** A space with what stands there, for those who can't see it. */
export function spaceName(view: View, label: string, hint: Hint = "none"): Message {
  // keys: board-space-bouquet board-space-dish board-space-toque board-space-shown board-space-cloche board-space-empty
  const space = view.spaces[label];
  const known = { space: label, hint };
  if (label === BOUQUET) return { key: "board-space-bouquet", params: { space: label } };
  if (space?.dish) return { key: "board-space-dish", params: { ...known, dish: dish(space.dish) } };
  if (space && space.toque !== null) {
    return { key: "board-space-toque", params: { ...known, player: player(space.toque) } };
  }
  if (space?.shown) return { key: "board-space-shown", params: { ...known, dish: dish(space.shown) } };
  return { key: space?.cloche ? "board-space-cloche" : "board-space-empty", params: known };
}

export function nameOf(symbol: Symbol): Params[string] {
  return dish(symbol);
}

/** A Menu with its pattern, in words. */
export function menuName(card: string): Message {
  const [first, second, third] = menuOf(card).pattern;
  const pattern = { first: nameOf(first), second: nameOf(second), third: nameOf(third) };
  return { key: "board-menu-name", params: { menu: menu(card), crowns: crownsOf(card), ...pattern } };
}

/** The whole table as text: row by row, then what is in the kitchen, in the hand and before each player. */
export function aloud(view: View, say: Say): readonly string[] {
  return [...ROWS.map((row) => aloudRow(view, row[0]!.label[0]!, say)), aloudKitchen(view, say)]
    .concat(view.hand.length ? [aloudHand(view, say)] : [])
    .concat(view.seats.map((seat, index) => aloudSeat(seat, index, say)));
}

function aloudRow(view: View, letter: string, say: Say): string {
  const labels = ROWS.flat().filter((place) => place.label.startsWith(letter));
  const items = labels.map(({ label }) => say(spaceName(view, label)));
  return say({ key: "board-aloud-row", params: { row: letter, spaces: { type: "several", items } } });
}

function aloudKitchen(view: View, say: Say): string {
  const items = DISHES.map((name) =>
    say({ key: "board-stock", params: { dish: dish(name), count: view.kitchen[name] ?? 0 } }),
  );
  return say({ key: "board-aloud-kitchen", params: { dishes: { type: "several", items } } });
}

function aloudHand(view: View, say: Say): string {
  const items = view.hand.map((card) => say(menuName(card)));
  return say({ key: "board-aloud-hand", params: { menus: { type: "several", items } } });
}

function aloudSeat(seat: SeatView, index: number, say: Say): string {
  const params = {
    player: player(index),
    points: seat.points,
    menus: seat.validated.length,
    orders: seat.orders.length,
    toques: seat.toques_left,
  };
  return say({ key: "board-aloud-seat", params });
}

export function spacesLeft(view: View): number {
  return SPACES.filter(({ label }) => view.spaces[label]?.dish == null && view.spaces[label]?.toque == null).length;
}
