import { hasBoard } from "../games";
import { t } from "../i18n/language.svelte";
import type { GameInfo } from "../net/protocol";

/** The five games of the house, those to come included. */
export interface Dish {
  id: string;
  players: readonly [least: number, most: number];
  minutes: number;
}

export const MENU: readonly Dish[] = [
  { id: "banquet_royal", players: [2, 4], minutes: 20 },
  { id: "course_a_letoile", players: [2, 6], minutes: 40 },
  { id: "critter_kitchen", players: [1, 5], minutes: 60 },
  { id: "rival_restaurants", players: [2, 6], minutes: 50 },
  { id: "kitchen_rush", players: [1, 4], minutes: 40 },
];

export function isKnown(game: string): boolean {
  return MENU.some((dish) => dish.id === game);
}

/** A game of a server that knows more than we do keeps its id. */
export function gameName(game: string): string {
  // keys: home-name-banquet_royal home-name-course_a_letoile home-name-critter_kitchen home-name-rival_restaurants
  // keys: home-name-kitchen_rush
  return isKnown(game) ? t(`home-name-${game}`) : game;
}

/** The server offers it and we can draw it. Before the server has answered, the board decides. */
export function isReady(game: string, offered: readonly GameInfo[] | null): boolean {
  return hasBoard(game) && (offered?.some((info) => info.id === game) ?? true);
}
