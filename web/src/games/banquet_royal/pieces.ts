import type { SeatColor } from "../board";
import { CONTENT } from "./content";
import type { Completion, PlaceDish, View } from "./types";

export type Dish = PlaceDish["dish"];
export type Symbol = Completion["symbol"];
export type Menu = (typeof CONTENT.menus)[number];

/** In the order of the rulebook, which is also that of the number keys. */
export const DISHES: readonly Dish[] = ["green_salad", "fruit_salad", "charlotte", "burger"];
export const VALUES = [1, 2, 3] as const;

const MENUS = new Map<string, Menu>(CONTENT.menus.map((menu) => [menu.id, menu]));
const COLORS: Record<string, SeatColor> = { orange: "tomato", pink: "plum", blue: "sea", green: "olive" };

export function menuOf(card: string): Menu {
  const menu = MENUS.get(card);
  if (!menu) throw new Error(`there is no Menu ${card}`);
  return menu;
}

export function crownsOf(card: string): number {
  return menuOf(card).crowns;
}

export function colorOf(view: View, seat: number): SeatColor | null {
  return COLORS[view.seats[seat]?.color ?? ""] ?? null;
}

/** How many pieces of this kind are left to be placed by whoever looks. */
export function stockOf(view: View, symbol: Symbol): number {
  if (symbol !== "toque") return view.kitchen[symbol] ?? 0;
  return view.seat === null ? 0 : (view.seats[view.seat]?.toques_left ?? 0);
}
