import type { SeatShape } from "../games/board";

/** The outline of each seat's shape in a square of 32. */
export const OUTLINES: Record<SeatShape, string> = {
  circle: "M16 2a14 14 0 1 0 0 28a14 14 0 1 0 0-28z",
  square: "M7 3h18a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z",
  diamond: "M16 1l15 15-15 15L1 16z",
  triangle: "M16 1.5L31.5 29H.5z",
  star: "M16 1l4.4 9.4 10.3 1.3-7.6 7 2 10.2L16 23.9l-9.1 5 2-10.2-7.6-7 10.3-1.3z",
  hexagon: "M16 1l13 7.5v15L16 31 3 23.5v-15z",
};
