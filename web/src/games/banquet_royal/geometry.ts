import { CONTENT } from "./content";

/** The table as it is drawn: hexagons with a point on top, the bouquet at (0, 0), in units of the drawing. */
export const CELL = { width: 56, side: 56 / Math.sqrt(3) };
export const TABLE = { width: 484, height: 432 };

export interface Place {
  label: string;
  row: number;
  x: number;
  y: number;
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const MIDDLE = (CONTENT.board.rows.length - 1) / 2;

export const BOUQUET: string = CONTENT.board.bouquet;
export const ROWS: readonly (readonly Place[])[] = CONTENT.board.rows.map((shape, row) =>
  Array.from({ length: shape.cells }, (_, cell) => ({
    label: `${shape.name}${cell + 1}`,
    row,
    x: (cell - (shape.cells - 1) / 2) * CELL.width,
    y: (row - MIDDLE) * CELL.side * 1.5,
  })),
);
export const PLACES: readonly Place[] = ROWS.flat();
/** The plates of the royal family, which are no spaces: who sits where. */
export const PLATES = (
  [
    { who: "king", x: 0, y: -193 },
    { who: "queen", x: -217, y: 0 },
    { who: "prince", x: 217, y: 0 },
    { who: "princess", x: 0, y: 193 },
  ] as const
).map((plate, index) => ({ ...plate, label: CONTENT.board.plates[index]! }));
export const SPACES: readonly Place[] = PLACES.filter((place) => place.label !== BOUQUET);
const BY_LABEL = new Map(PLACES.map((place) => [place.label, place]));

export function placeOf(label: string): Place {
  const place = BY_LABEL.get(label);
  if (!place) throw new Error(`there is no space ${label}`);
  return place;
}

/** Where an arrow key leads: along the row, or to the nearest space of the next one. Nowhere at the edge. */
export function beside(label: string, arrow: Arrow): string {
  const from = placeOf(label);
  const row = SPACES.filter((place) => place.row === from.row + ({ ArrowUp: -1, ArrowDown: 1 }[arrow as string] ?? 0));
  if (arrow === "ArrowUp" || arrow === "ArrowDown") return nearest(row, from.x)?.label ?? label;
  return row[row.indexOf(from) + (arrow === "ArrowLeft" ? -1 : 1)]?.label ?? label;
}

export function isArrow(key: string): key is Arrow {
  return key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp" || key === "ArrowDown";
}

/** Two are equally near when rows are shifted by half a space: the one towards the middle, so that up and down come back. */
function nearest(row: readonly Place[], x: number): Place | undefined {
  return [...row].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x) || Math.abs(a.x) - Math.abs(b.x))[0];
}

/** The corners of a hexagon around a point, `inset` units inside its cell. */
export function hexagon(x: number, y: number, inset = 0): string {
  const side = CELL.side - inset / Math.cos(Math.PI / 6);
  return corners(x, y, side, 6, Math.PI / 6);
}

/** The outline of the table itself, `margin` units around the spaces: a hexagon that lies on a side. */
export function outline(margin: number): string {
  const reach = MIDDLE * CELL.side * 1.5 + CELL.side + margin; // from the middle to a side
  return corners(0, 0, reach / Math.cos(Math.PI / 6), 6, 0);
}

/** The points along the outline at equal steps: where the scallops of the cloth hang. */
export function along(margin: number, steps: number): readonly { x: number; y: number }[] {
  const points = outline(margin)
    .split(" ")
    .map((pair) => pair.split(",").map(Number) as [number, number]);
  return points.flatMap(([x, y], index) => {
    const [toX, toY] = points[(index + 1) % points.length]!;
    return Array.from({ length: steps }, (_, step) => ({
      x: x + ((toX - x) * (step + 0.5)) / steps,
      y: y + ((toY - y) * (step + 0.5)) / steps,
    }));
  });
}

function corners(x: number, y: number, radius: number, count: number, first: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = first + (index * 2 * Math.PI) / count;
    return `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`;
  }).join(" ");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A box around a point of the drawing, in per cent of the table: for what lies above the drawing. */
export function box(x: number, y: number, width: number, height: number) {
  return {
    left: `${round(((x - width / 2) / TABLE.width + 0.5) * 100)}%`,
    top: `${round(((y - height / 2) / TABLE.height + 0.5) * 100)}%`,
    width: `${round((width / TABLE.width) * 100)}%`,
    height: `${round((height / TABLE.height) * 100)}%`,
  };
}
