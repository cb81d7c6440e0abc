/** Where things stand in a chart of scores: plain numbers, so that they can be tested. */
export interface Box {
  width: number;
  height: number;
  left: number; // room for the labels of the axes
  right: number;
  top: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Scale {
  x(move: number): number;
  y(points: number): number;
  marks: number[]; // of the points
  moves: number[]; // marks of the moves
}

type Scores = readonly (readonly number[])[]; // by move, then by seat

/** Round numbers from below the least to above the most, not more than `most` steps between them. */
export function ticks(least: number, greatest: number, most: number): number[] {
  const span = Math.max(1, greatest - least);
  const power = 10 ** Math.floor(Math.log10(span / most));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => span / one <= most) ?? span);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(greatest / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

export function scaleOf(scores: Scores, box: Box): Scale {
  const all = scores.flat();
  const marks = ticks(Math.min(0, ...all), Math.max(1, ...all), 6);
  const [low, high] = [marks[0]!, marks.at(-1)!];
  const last = Math.max(1, scores.length - 1);
  const across = box.width - box.left - box.right;
  const up = box.height - box.top - box.bottom;
  return {
    x: (move) => box.left + (move / last) * across,
    y: (points) => box.top + ((high - points) / (high - low)) * up,
    marks,
    moves: ticks(0, last, Math.max(2, Math.floor(across / 64))).filter((move) => move <= last),
  };
}

/** A stair: the score stays until it changes. */
export function stair(scores: Scores, seat: number, scale: Scale): string {
  const [first, ...rest] = scores.map((points, move) => ({ x: scale.x(move), y: scale.y(points[seat] ?? 0) }));
  if (!first) return "";
  let path = `M${round(first.x)} ${round(first.y)}`;
  let before = first;
  for (const point of rest) {
    if (point.y !== before.y) path += `H${round(point.x)}V${round(point.y)}`;
    before = point;
  }
  return before === first ? path : `${path}H${round(before.x)}`;
}

/** Where a seat's sign stands on its line: at each change, but never closer than `apart`, and at the end. */
export function signs(scores: Scores, seat: number, scale: Scale, apart: number): Point[] {
  const end = pointAt(scores, seat, scale, scores.length - 1);
  const found: Point[] = [];
  for (const move of changes(scores, [seat]).slice(1)) {
    const point = pointAt(scores, seat, scale, move);
    const from = found.at(-1)?.x ?? -Infinity;
    if (point.x - from >= apart && end.x - point.x >= apart) found.push(point);
  }
  return [...found, end];
}

/** How many seats before this one end with the same score: their signs stand side by side. */
export function beside(scores: Scores): number[] {
  const last = scores.at(-1) ?? [];
  return last.map((points, seat) => last.slice(0, seat).filter((other) => other === points).length);
}

/** The moves at which the score of one of these seats changed; the first and the last always. */
export function changes(scores: Scores, seats: readonly number[]): number[] {
  return scores.flatMap((points, move) => {
    const before = scores[move - 1];
    const ends = before === undefined || move === scores.length - 1;
    return ends || seats.some((seat) => points[seat] !== before[seat]) ? [move] : [];
  });
}

function pointAt(scores: Scores, seat: number, scale: Scale, move: number): Point {
  return { x: scale.x(move), y: scale.y(scores[move]?.[seat] ?? 0) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
