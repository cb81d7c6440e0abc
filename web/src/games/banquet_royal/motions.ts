import type { Motion, Sound } from "../board";
import { crownsOf } from "./pieces";
import type { Event, View } from "./types";

/** The places that a line of the log is about. */
export function places(event: Event): readonly string[] {
  if (event.type === "menu_validated") return event.line.map((label) => `space:${label}`);
  return "space" in event ? [`space:${event.space}`] : [];
}

/** My own things come from my tray and my hand, those of others from where they sit. */
export function motions(event: Event, view: View): readonly Motion[] {
  const from = (mine: string, seat: number) => (view.seat === seat ? mine : `seat:${seat}`);
  switch (event.type) {
    case "dish_placed":
      return [{ from: from(`kitchen:${event.dish}`, event.seat), to: `space:${event.space}` }];
    case "toque_placed":
      return [{ from: from("kitchen:toque", event.seat), to: `space:${event.space}` }];
    case "order_placed":
      return [{ from: `seat:${event.seat}`, to: `space:${event.space}` }];
    case "menu_validated":
      return [{ from: from(`hand:${event.card}`, event.seat), to: `menus:${event.seat}` }];
    case "menu_discarded":
      return [{ from: from(`hand:${event.card}`, event.seat), to: "discards" }];
    case "menu_lost":
      return [{ from: `menus:${event.seat}`, to: `deck:${crownsOf(event.card)}` }];
    case "menu_drawn":
      return event.card === null ? [] : [{ from: `deck:${event.value}`, to: `hand:${event.card}` }];
    default:
      return [];
  }
}

export function sound(event: Event): Sound | null {
  switch (event.type) {
    case "dish_placed":
    case "toque_placed":
    case "order_placed":
      return "wood";
    case "order_revealed":
      return event.right ? "bell" : "sizzle";
    case "menu_validated":
      return "bell";
    case "menu_discarded":
    case "menu_drawn":
    case "memorise_ended":
      return "whoosh";
    case "banquet_ended":
      return "fanfare";
    default:
      return null;
  }
}
