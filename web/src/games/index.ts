import type { GameBoard } from "./board";

/** The games with a board: those with a folder here. */
const BOARDS = import.meta.glob<{ board: unknown }>("./*/index.ts");
const FIRST_GAMES = import.meta.glob<{ options: Record<string, unknown> }>("./*/first_game.ts", { eager: true });

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in BOARDS;
}

export async function boardOf(game: string): Promise<GameBoard | null> {
  const loaded = await BOARDS[`./${game}/index.ts`]?.();
  return loaded ? (loaded.board as GameBoard) : null; // the frame hands a board only what comes from its own game
}

/** Options of the guided first game. */
export function guidedOptions(game: string): Record<string, unknown> {
  return FIRST_GAMES[`./${game}/first_game.ts`]?.options ?? {};
}
