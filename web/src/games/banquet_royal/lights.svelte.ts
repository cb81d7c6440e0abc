import type { SeatLook } from "../board";
import { choiceOf, type BanquetPlay } from "./choice.svelte";
import { clochesWithinReach, orderSpaces, spacesFor } from "./legal";
import type { Symbol } from "./pieces";
import type { Completion } from "./types";
import type { Hint } from "./words";

export type Light = "no" | "soft" | "strong";

export interface Ghost {
  symbol: Symbol | null; // null: a Cloche
  look: SeatLook | undefined;
}

/** Which spaces are lit, and as what: all of it from what the server allows and what is picked. */
export class Lights {
  readonly #choice = $derived.by(() => choiceOf(this.play()));
  readonly #open = $derived.by(() => spacesFor(this.play().legal, this.#choice.piece));
  readonly #orders = $derived.by(() => orderSpaces(this.play().legal));
  readonly #cloches = $derived.by(() => clochesWithinReach(this.play().legal));
  readonly #completions = $derived.by(() => this.#helpful());
  readonly #crowned = $derived(new Set(this.#completions.map((completion) => completion.space)));
  readonly #line = $derived.by((): ReadonlySet<string> => new Set(this.#choice.line ?? []));

  constructor(private readonly play: () => BanquetPlay) {}

  of(space: string): Light {
    const choice = this.#choice;
    if (this.#line.has(space)) return "strong";
    if (choice.space === space || choice.cloche === space) return "strong";
    if (this.#orders.has(space)) return "strong";
    if (this.#open.has(space)) return choice.piece !== null ? "strong" : "soft";
    return this.#cloches.has(space) && choice.piece === null ? "soft" : "no";
  }

  hint(space: string): Hint {
    if (this.#line.has(space)) return "line";
    if (this.crown(space)) return "completes";
    if (this.#cloches.has(space)) return "cloche";
    return this.#open.has(space) || this.#orders.has(space) ? "open" : "none";
  }

  crown(space: string): boolean {
    return this.#crowned.has(space);
  }

  /** What would stand here. */
  ghost(space: string): Ghost | null {
    const choice = this.#choice;
    if (choice.space !== space && choice.pointed !== space) return null;
    if (this.#orders.has(space)) return { symbol: null, look: undefined };
    if (choice.piece === null || !this.#open.has(space)) return null;
    const { seat, looks } = this.play();
    return { symbol: choice.piece, look: seat === null ? undefined : looks[seat] };
  }

  #helpful(): readonly Completion[] {
    const { assist, legal, view } = this.play();
    if (!assist || legal.length === 0) return [];
    const { piece, card } = this.#choice;
    return view.completions.filter(
      (one) => (piece === null || one.symbol === piece) && (card === null || one.card === card),
    );
  }
}
