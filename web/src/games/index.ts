import type { GameBoard } from "./board";

/** The games with a board: adding one means its folder and one line here. */
export const BOARDS: Record<string, () => Promise<GameBoard>> = {
  banquet_royal: () => import("./banquet_royal").then((game) => game.board as unknown as GameBoard),
};

export function hasBoard(game: string): boolean {
  return game in BOARDS;
}
