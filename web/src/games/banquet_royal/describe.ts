import type { Message } from "../../net/protocol";
import { crownsOf } from "./pieces";
import type { Action, Event, MenuDrawn, OrderRevealed } from "./types";

type Params = NonNullable<Message["params"]>;

/** One sentence for the log: the same as Python's `messages.describe`. */
export function describe(event: Event): Message {
  switch (event.type) {
    case "memorise_started":
      return { key: "event-memorise-started", params: {} };
    case "looked":
      return { key: "event-looked", params: { player: player(event.seat) } };
    case "showing_ended":
      return { key: "event-showing-ended", params: { player: player(event.seat) } };
    case "seat_ready":
      return { key: "event-seat-ready", params: { player: player(event.seat) } };
    case "memorise_ended":
      return { key: "event-memorise-ended", params: {} };
    case "turn_began":
      return { key: "event-turn-began", params: { player: player(event.seat), turn: event.turn } };
    case "banquet_ended":
      return { key: "event-banquet-ended", params: {} };
    case "order_placed":
      return { key: "event-order-placed", params: { player: player(event.seat), space: event.space } };
    case "dish_placed":
      return {
        key: "event-dish-placed",
        params: { player: player(event.seat), dish: dish(event.dish), space: event.space },
      };
    case "toque_placed":
      return { key: "event-toque-placed", params: { player: player(event.seat), space: event.space } };
    case "order_revealed":
      return revealed(event);
    case "menu_lost":
      return { key: "event-menu-lost", params: { player: player(event.seat), ...card(event.card) } };
    case "menu_validated":
      return {
        key: "event-menu-validated",
        params: { player: player(event.seat), ...card(event.card), line: event.line.join("-") },
      };
    case "menu_discarded":
      return { key: "event-menu-discarded", params: { player: player(event.seat), ...card(event.card) } };
    case "menu_drawn":
      return drawn(event);
    case "deck_reshuffled":
      return { key: "event-deck-reshuffled", params: { crowns: event.value, cards: event.cards } };
  }
}

/** What stands on a button: the same as Python's `messages.describe_action`. */
export function describeAction(action: Action): Message {
  switch (action.type) {
    case "place_dish":
      return { key: "do-place-dish", params: { dish: dish(action.dish), space: action.space } };
    case "place_toque":
      return { key: "do-place-toque", params: { space: action.space } };
    case "announce_order":
      return { key: "do-announce-order", params: { dish: dish(action.dish), space: action.space } };
    case "validate_menu":
      return { key: "do-validate-menu", params: { ...card(action.card), line: action.line.join("-") } };
    case "discard_menu":
      return { key: "do-discard-menu", params: card(action.card) };
    case "lose_validated_menu":
      return { key: "do-lose-menu", params: card(action.card) };
    case "place_order":
      return { key: "do-place-order", params: { space: action.space } };
    case "look":
      return { key: "do-look", params: {} };
    case "memorise_ready":
      return { key: "do-memorise-ready", params: {} };
    case "keep_hand":
      return { key: "do-keep-hand", params: {} };
    case "choose_draw_value":
      return { key: "do-choose-draw-value", params: { crowns: action.value } };
  }
}

export function opens(event: Event): boolean {
  return event.type === "turn_began";
}

export function player(seat: number): Params[string] {
  return { type: "player", seat };
}

export function dish(name: string): Params[string] {
  return { type: "term", key: name === "toque" ? "toque" : `dish-${name}` };
}

export function menu(id: string): Params[string] {
  return { type: "term", key: `menu-${id}` };
}

function card(id: string): Params {
  return { menu: menu(id), crowns: crownsOf(id) };
}

function revealed(event: OrderRevealed): Message {
  const known = { player: player(event.seat), space: event.space, dish: dish(event.dish) };
  if (event.right) return { key: event.placed ? "event-order-right" : "event-order-right-none-left", params: known };
  const params = { ...known, named: dish(event.named) };
  return { key: event.placed ? "event-order-wrong" : "event-order-wrong-none-left", params };
}

function drawn(event: MenuDrawn): Message {
  const params = { player: player(event.seat), crowns: event.value };
  if (event.card === null) return { key: "event-menu-drawn-hidden", params };
  return { key: "event-menu-drawn", params: { ...params, menu: menu(event.card) } };
}
