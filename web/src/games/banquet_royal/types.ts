// Written by tools/typescript.py from the Python types; do not edit.

export type Action = PlaceOrder | Look | MemoriseReady | PlaceDish | PlaceToque | AnnounceOrder | LoseValidatedMenu | ValidateMenu | DiscardMenu | KeepHand | ChooseDrawValue;

export interface AnnounceOrder {
  type: "announce_order";
  space: string;
  dish: "burger" | "charlotte" | "fruit_salad" | "green_salad";
}

export interface BanquetEnded {
  type: "banquet_ended";
}

export interface BanquetOptions {
  pace?: "live" | "relaxed" | "simulation";
  gourmet?: boolean; // BR-101
  folie?: boolean; // BR-111
  folie_eight?: boolean; // BR-113, an option of folie
  farandole?: boolean; // BR-117
  hells_kitchen?: boolean; // BR-121
  colors?: ("blue" | "green" | "orange" | "pink")[]; // by seat; empty: assigned in order (BR-21)
  memorise_seconds?: number;
}

export interface BanquetView {
  type: "banquet_view";
  seat: number | null;
  options: BanquetOptions;
  step: "losing" | "memorising" | "over" | "placing" | "placing_orders" | "refilling" | "serving";
  start: number;
  active: number;
  turn: number;
  spaces: Record<string, SpaceView>;
  new: string | null; // the space of this turn's element, in steps 2 and 3
  kitchen: Record<string, number>;
  seats: SeatView[];
  hand: string[]; // the viewer's own cards (BR-20)
  completions: Completion[]; // in step 1 of the viewer's own turn
  decks: number[]; // cards left, for 1, 2 and 3 crowns
  discards: string[][]; // face up (BR-81)
  orders_lost: ("burger" | "charlotte" | "fruit_salad" | "green_salad")[];
  orders_out: number; // tokens to be placed or unused, never shown (BR-26)
  memorise_until: number | null; // the table time at which the showing that the viewer sees ends
}

export interface ChooseDrawValue {
  type: "choose_draw_value";
  value: 1 | 2 | 3;
}

export interface Completion {
  card: string;
  symbol: "burger" | "charlotte" | "fruit_salad" | "green_salad" | "toque";
  space: string;
}

export interface DeckReshuffled {
  type: "deck_reshuffled";
  value: 1 | 2 | 3;
  cards: number;
}

export interface DiscardMenu {
  type: "discard_menu";
  card: string;
}

export interface DishPlaced {
  type: "dish_placed";
  seat: number;
  dish: "burger" | "charlotte" | "fruit_salad" | "green_salad";
  space: string;
}

export type Event = OrderPlaced | MemoriseStarted | Looked | ShowingEnded | SeatReady | MemoriseEnded | TurnBegan | DishPlaced | ToquePlaced | OrderRevealed | MenuLost | MenuValidated | MenuDiscarded | MenuDrawn | DeckReshuffled | BanquetEnded;

export interface KeepHand {
  type: "keep_hand";
}

export interface Look {
  type: "look";
}

export interface Looked {
  type: "looked";
  seat: number;
}

export interface LoseValidatedMenu {
  type: "lose_validated_menu";
  card: string;
}

export interface MemoriseEnded {
  type: "memorise_ended";
}

export interface MemoriseReady {
  type: "memorise_ready";
}

export interface MemoriseStarted {
  type: "memorise_started";
}

export interface MenuDiscarded {
  type: "menu_discarded";
  seat: number;
  card: string;
}

export interface MenuDrawn {
  type: "menu_drawn";
  seat: number;
  value: 1 | 2 | 3;
  card: string | null;
}

export interface MenuLost {
  type: "menu_lost";
  seat: number;
  card: string;
}

export interface MenuValidated {
  type: "menu_validated";
  seat: number;
  card: string;
  line: [string, string, string];
}

export interface OrderPlaced {
  type: "order_placed";
  seat: number;
  space: string;
}

export interface OrderRevealed {
  type: "order_revealed";
  seat: number;
  space: string;
  named: "burger" | "charlotte" | "fruit_salad" | "green_salad";
  dish: "burger" | "charlotte" | "fruit_salad" | "green_salad";
  right: boolean;
  placed: boolean;
}

export interface PlaceDish {
  type: "place_dish";
  dish: "burger" | "charlotte" | "fruit_salad" | "green_salad";
  space: string;
}

export interface PlaceOrder {
  type: "place_order";
  space: string;
}

export interface PlaceToque {
  type: "place_toque";
  space: string;
}

export interface SeatReady {
  type: "seat_ready";
  seat: number;
}

export interface SeatView {
  color: string;
  toques_left: number;
  hand_values: (1 | 2 | 3)[]; // on the backs of the cards (BR-18)
  validated: string[];
  orders: ("burger" | "charlotte" | "fruit_salad" | "green_salad")[];
  ready: boolean; // in the memorising phase
  may_look: boolean; // relaxed play: has not had its personal showing
  points: number; // if the banquet ended now
}

export interface ShowingEnded {
  type: "showing_ended";
  seat: number;
}

export interface SpaceView {
  dish: "burger" | "charlotte" | "fruit_salad" | "green_salad" | null;
  toque: number | null;
  cloche: boolean;
  shown: "burger" | "charlotte" | "fruit_salad" | "green_salad" | null;
}

export interface ToquePlaced {
  type: "toque_placed";
  seat: number;
  space: string;
}

export interface TurnBegan {
  type: "turn_began";
  seat: number;
  turn: number;
}

export interface ValidateMenu {
  type: "validate_menu";
  card: string;
  line: [string, string, string];
}

export type View = BanquetView;
