import type { Play } from "../board";
import {
  clochesWithinReach,
  linesOf,
  orderSpaces,
  piecesFor,
  placing,
  spacesFor,
  validations,
  type Line,
} from "./legal";
import { DISHES, stockOf, type Dish, type Symbol } from "./pieces";
import type { Action, Event, View } from "./types";

export type BanquetPlay = Play<View, Action, Event>;

/** What the player has picked but not sent. */
interface Picked {
  piece: Symbol | null;
  space: string | null; // a ghost stands there, or a piece is looked for
  cloche: string | null; // being announced
  named: Dish | null; // as what
  card: string | null; // in view
  line: Line | null; // that would fulfil it
  keeping: boolean; // sure to keep the hand although a Menu could be validated?
}

const NOTHING: Picked = {
  piece: null,
  space: null,
  cloche: null,
  named: null,
  card: null,
  line: null,
  keeping: false,
};

/** Forgets everything as soon as another question is asked. */
export class Choice {
  pointed = $state<string | null>(null); // the space under the mouse, or with the focus
  #picked = $state.raw<Picked>(NOTHING);
  #question = $state("");

  constructor(private readonly play: BanquetPlay) {}

  get #valid(): Picked {
    return this.#question === questionOf(this.play.view) ? this.#picked : NOTHING;
  }

  get piece(): Symbol | null {
    return this.#valid.piece;
  }
  get space(): string | null {
    return this.#valid.space;
  }
  get cloche(): string | null {
    return this.#valid.cloche;
  }
  get named(): Dish | null {
    return this.#valid.named;
  }
  get card(): string | null {
    return this.#valid.card;
  }
  get line(): Line | null {
    return this.#valid.line;
  }
  get keeping(): boolean {
    return this.#valid.keeping;
  }

  clear(): void {
    this.#picked = NOTHING;
  }

  /** Send it: nothing is picked any more. */
  send(action: Action): void {
    this.clear();
    this.play.act(action);
  }

  // Step 1: a piece and a space, in any order

  /** Pick a piece, or put it back. `cautious`: fingers hide what they touch, so they confirm. */
  pick(piece: Symbol, cautious: boolean): void {
    const space = this.space;
    if (space !== null && !cautious && piecesFor(this.play.legal, space).has(piece)) {
      this.send(placing(piece, space));
      return;
    }
    const fits = space !== null && piecesFor(this.play.legal, space).has(piece);
    this.#pick({ ...NOTHING, piece: this.piece === piece ? null : piece, space: fits ? space : null });
  }

  /** A piece is lifted off the tray, if it may be. */
  take(piece: Symbol): boolean {
    if (!piecesFor(this.play.legal, null).has(piece)) return false;
    this.#pick({ ...NOTHING, piece });
    return true;
  }

  /** A space was touched: place, announce, or remember it; what the rules refuse is sent too, to hear why. */
  touch(space: string, cautious: boolean): void {
    const { legal, view } = this.play;
    if (orderSpaces(legal).size > 0) this.#touchForOrder(space, cautious);
    else if (clochesWithinReach(legal).has(space)) this.#pick({ ...NOTHING, cloche: space });
    else if (validations(legal).length > 0) this.#touchForMenu(space);
    else if (spacesFor(legal, this.piece).has(space)) this.#touchOpen(space, cautious);
    else if (view.step === "placing" && legal.length > 0) this.play.act(this.#hopeless(space));
  }

  confirm(): void {
    if (this.space === null) return;
    if (orderSpaces(this.play.legal).has(this.space)) this.send({ type: "place_order", space: this.space });
    else if (this.piece !== null) this.send(placing(this.piece, this.space));
  }

  /** This card needs that piece: look where. */
  help(card: string, piece: Symbol): void {
    if (this.card === card) this.clear();
    else this.#pick({ ...NOTHING, card, piece });
  }

  // Under a Cloche

  name(dish: Dish): void {
    this.#pick({ ...this.#valid, named: dish });
  }

  announce(): void {
    if (this.cloche !== null && this.named !== null) {
      this.send({ type: "announce_order", space: this.cloche, dish: this.named });
    }
  }

  // Steps 2 and 3, and the Menu lost in Hell's Kitchen: a card, and the line that fulfils it

  /** Look at a card; once more: at its next line, and after the last one at nothing. */
  choose(card: string): void {
    const lines = linesOf(this.play.legal, card);
    const next = this.card === card ? lines.findIndex((line) => line === this.line) + 1 : 0;
    if (this.card === card && next >= lines.length) this.clear();
    else this.#pick({ ...NOTHING, card, line: lines[next] ?? null });
  }

  /** The Menu of most crowns that can be validated comes first in the hands of whoever hesitates. */
  chooseBest(crowns: (card: string) => number): void {
    const best = [...validations(this.play.legal)].sort((a, b) => crowns(b.card) - crowns(a.card))[0];
    if (best) this.#pick({ ...NOTHING, card: best.card, line: best.line });
  }

  keep(): void {
    const sure = this.keeping || validations(this.play.legal).length === 0;
    if (sure) this.send({ type: "keep_hand" });
    else this.#pick({ ...NOTHING, keeping: true });
  }

  #pick(picked: Picked): void {
    this.#question = questionOf(this.play.view);
    this.#picked = picked;
  }

  #touchForOrder(space: string, cautious: boolean): void {
    if (!orderSpaces(this.play.legal).has(space)) this.play.act({ type: "place_order", space });
    else if (cautious && this.space !== space) this.#pick({ ...NOTHING, space });
    else this.send({ type: "place_order", space });
  }

  #touchForMenu(space: string): void {
    const through = validations(this.play.legal).filter((action) => action.line.includes(space));
    const at = through.findIndex((action) => action.card === this.card && action.line === this.line);
    const next = through[(at + 1) % Math.max(1, through.length)];
    if (next) this.#pick({ ...NOTHING, card: next.card, line: next.line });
  }

  #touchOpen(space: string, cautious: boolean): void {
    if (this.piece === null) this.#pick({ ...NOTHING, space: this.space === space ? null : space });
    else if (cautious && this.space !== space) this.#pick({ ...this.#valid, space });
    else this.send(placing(this.piece, space));
  }

  #hopeless(space: string): Action {
    const [first = "burger"] = DISHES.filter((dish) => stockOf(this.play.view, dish) > 0);
    if (this.play.view.spaces[space]?.cloche) return { type: "announce_order", space, dish: first };
    return placing(this.piece ?? first, space);
  }
}

/** Changes with every question that this seat is asked. */
export function questionOf(view: View): string {
  const seat = view.seat === null ? null : view.seats[view.seat];
  return [view.seat, view.step, view.turn, view.active, view.new, view.orders_out, seat?.hand_values.length].join();
}

const CHOICES = new WeakMap<BanquetPlay, Choice>();

/** One for each table that is played. */
export function choiceOf(play: BanquetPlay): Choice {
  const known = CHOICES.get(play);
  if (known) return known;
  const choice = new Choice(play);
  CHOICES.set(play, choice);
  return choice;
}

/** Did a finger do it? A click of the keyboard has no detail. */
export function byFinger(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
