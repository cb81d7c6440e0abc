import { hasBoard } from "../games";
import { MENU } from "../games/menu";
import { t } from "../i18n/language.svelte";
import type { GameInfo } from "../net/protocol";

export type Dish = (typeof MENU)[number];

export function isKnown(game: string): boolean {
  return MENU.some((dish) => dish.id === game);
}

/** A game of a server that knows more than we do keeps its id. */
export function gameName(game: string): string {
  // keys: home-name-GAME
  return isKnown(game) ? t(`home-name-${game}`) : game;
}

/** The server offers it and we can draw it. Before the server has answered, the board decides. */
export function isReady(game: string, offered: readonly GameInfo[] | null): boolean {
  return hasBoard(game) && (offered?.some((info) => info.id === game) ?? true);
}
