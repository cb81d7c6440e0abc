/** Something that can light up one place at a time. */
interface Lights {
  lit: string | null;
}

const EACH = 1_000; // ms for a place
const LEAST = 3_000; // ms for a line

let timer: ReturnType<typeof setTimeout> | undefined;

/** Light up the places of a log line, one after the other, then put out the light. */
export function lightUp(lights: Lights, places: readonly string[]): void {
  clearTimeout(timer);
  const each = Math.max(EACH, LEAST / Math.max(1, places.length));
  const next = (index: number): void => {
    lights.lit = places[index] ?? null;
    if (lights.lit !== null) timer = setTimeout(() => next(index + 1), each);
  };
  next(0);
}
