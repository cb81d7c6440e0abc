import type { Action, ValidateMenu } from "./types";
import type { Symbol } from "./pieces";

/** What the server allows, asked in the words of the board. Nothing here knows a rule. */
export type Legal = readonly Action[];
export type Line = ValidateMenu["line"];

export function placing(piece: Symbol, space: string): Action {
  return piece === "toque" ? { type: "place_toque", space } : { type: "place_dish", dish: piece, space };
}

/** The spaces where this piece may go; without a piece, where any may. */
export function spacesFor(legal: Legal, piece: Symbol | null): ReadonlySet<string> {
  return new Set(legal.flatMap((action) => (fits(action, piece) ? [action.space] : [])));
}

/** The pieces that may be placed here; without a space, anywhere. */
export function piecesFor(legal: Legal, space: string | null): ReadonlySet<Symbol> {
  return new Set(
    legal.flatMap((action) => {
      const piece = pieceOf(action);
      return piece && (space === null || spaceOf(action) === space) ? [piece] : [];
    }),
  );
}

export function orderSpaces(legal: Legal): ReadonlySet<string> {
  return new Set(legal.flatMap((action) => (action.type === "place_order" ? [action.space] : [])));
}

export function clochesWithinReach(legal: Legal): ReadonlySet<string> {
  return new Set(legal.flatMap((action) => (action.type === "announce_order" ? [action.space] : [])));
}

export function linesOf(legal: Legal, card: string): readonly Line[] {
  return legal.flatMap((action) => (action.type === "validate_menu" && action.card === card ? [action.line] : []));
}

export function validations(legal: Legal): readonly ValidateMenu[] {
  return legal.filter((action) => action.type === "validate_menu");
}

/** The cards of which something can be done now: of the hand, or among those to be lost. */
export function cardsFor(
  legal: Legal,
  type: "validate_menu" | "discard_menu" | "lose_validated_menu",
): ReadonlySet<string> {
  return new Set(legal.flatMap((action) => (action.type === type ? [action.card] : [])));
}

export function find<Type extends Action["type"]>(legal: Legal, type: Type): Extract<Action, { type: Type }> | null {
  return (legal.find((action) => action.type === type) as Extract<Action, { type: Type }> | undefined) ?? null;
}

export function drawValues(legal: Legal): readonly (1 | 2 | 3)[] {
  return legal.flatMap((action) => (action.type === "choose_draw_value" ? [action.value] : []));
}

function pieceOf(action: Action): Symbol | null {
  if (action.type === "place_toque") return "toque";
  return action.type === "place_dish" ? action.dish : null;
}

function spaceOf(action: Action): string | null {
  return "space" in action ? action.space : null;
}

function fits(action: Action, piece: Symbol | null): action is Extract<Action, { space: string }> {
  const own = pieceOf(action);
  return own !== null && (piece === null || own === piece);
}
