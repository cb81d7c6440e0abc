import type { Component } from "svelte";

import type { Message } from "../net/protocol";

/** Seats are colour and shape and initial: no one of them carries the meaning alone. */
export type SeatColor = "tomato" | "sea" | "plum" | "olive" | "saffron" | "cocoa";
export type SeatShape = "circle" | "square" | "diamond" | "triangle" | "star" | "hexagon";

export interface SeatLook {
  name: string;
  initial: string;
  color: SeatColor;
  shape: SeatShape;
}

/**
 * What a board knows about the table and may ask of it. The frame makes one; it is reactive. At a table `live` is true
 * while actions can be sent; in a replay it never is.
 */
export interface Play<View, Action, Event> {
  readonly seat: number | null; // whose eyes: null for a spectator
  readonly view: View;
  readonly legal: readonly Action[]; // empty while something is still being shown
  readonly recent: readonly Event[]; // what happened last: outlined for a while
  readonly looks: readonly SeatLook[]; // by seat
  readonly assist: boolean;
  readonly live: boolean;
  readonly lit: string | null; // the place that a log line points at
  now(): number; // table time in ms; read it in an animation or a timer, it is not reactive
  say(message: Message): string; // with the names of this table and the words of this game
  act(action: Action): void; // an illegal one is refused by the server, which cites the rule
}

/** Something flies from one place to another. Places are the `data-at` of elements. */
export interface Motion {
  from: string;
  to: string;
}

/** One step of the guided game. The first whose time has come and that was not seen yet is shown. */
export interface GuideStep<View, Action, Event> {
  id: string; // its texts are the messages `guide-<id>-title` and `guide-<id>`
  at?: string; // a place to point at
  when(play: Play<View, Action, Event>): boolean;
  over?(play: Play<View, Action, Event>): boolean; // it closes by itself once this is true
}

/** Keys that do something on one board only: for the help sheet. */
export interface BoardKeys {
  keys: readonly string[];
  does: Message;
}

/** What a game's folder gives to the frame: all of one game that the client knows. */
export interface GameBoard<View = unknown, Action = unknown, Event = unknown> {
  /** The middle of the page: what lies on the table. */
  Board: Component<{ play: Play<View, Action, Event> }>;
  /** Below it: what is mine. Not drawn for spectators. */
  Hand: Component<{ play: Play<View, Action, Event> }>;
  /** In the prompt bar: buttons for what has no place on the board, such as «keep» or «confirm». */
  Controls: Component<{ play: Play<View, Action, Event> }>;
  /** In a seat's card: what lies open in front of it. */
  Rival: Component<{ play: Play<View, Action, Event>; of: number }>;
  describe(event: Event): Message;
  describeAction(action: Action): Message;
  /** Does a new paragraph of the log begin here? */
  opens(event: Event): boolean;
  /** The places that a log line is about, for lighting them up. */
  places(event: Event): readonly string[];
  motions(event: Event, view: View): readonly Motion[];
  sound(event: Event): Sound | null;
  points(view: View): readonly number[] | null; // by seat, what everybody can count now
  /** Where the game stands, beside its name: «turn 4». */
  progress(view: View): Message | null;
  color(view: View, seat: number): SeatColor | null; // where the game itself gives colours to seats
  /** A text for those who can't see the board: all that lies on it. */
  aloud(view: View, say: (message: Message) => string): readonly string[];
  guide: readonly GuideStep<View, Action, Event>[];
  keys: readonly BoardKeys[];
}

export type Sound = "wood" | "bell" | "sizzle" | "fanfare" | "whoosh";
