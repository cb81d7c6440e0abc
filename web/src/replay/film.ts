import type { Replay } from "../net/protocol";

/** A line of the log: something that happened at a moment, or that was taken back then. */
export interface Line {
  key: string;
  moment: number;
  event: unknown; // null: everything after `to` was taken back
  to: number;
}

/** A finished game as one viewer saw it, moment by moment; moment 0 is the table before anybody had moved. */
export interface Film {
  last: number;
  stops: readonly number[]; // the moments at which this viewer could see a change
  lines: readonly Line[];
}

interface Undo {
  type: "undo";
  to: number;
}

export function makeFilm(replay: Replay): Film {
  const { moments } = replay;
  const stops = [0];
  const lines: Line[] = [];
  let shown = JSON.stringify(replay.first);
  for (const [index, moment] of moments.entries()) {
    const [number, now] = [index + 1, JSON.stringify(moment.view)];
    const fresh = linesOf(number, eventsAt(replay, number), undoAt(replay, number));
    if (fresh.length || now !== shown) stops.push(number);
    lines.push(...fresh);
    shown = now;
  }
  return { last: moments.length, stops, lines };
}

function linesOf(moment: number, events: readonly unknown[], undo: Undo | null): Line[] {
  if (undo) return [{ key: `${moment}`, moment, event: null, to: undo.to }];
  return events.map((event, index) => ({ key: `${moment}-${index}`, moment, event, to: 0 }));
}

export function viewAt(replay: Replay, moment: number): unknown {
  return moment === 0 ? replay.first : replay.moments[moment - 1]?.view;
}

export function eventsAt(replay: Replay, moment: number): readonly unknown[] {
  return (replay.moments[moment - 1]?.events as unknown[] | undefined) ?? [];
}

/** The table time of a moment, in ms. */
export function timeAt(replay: Replay, moment: number): number {
  return replay.moments[moment - 1]?.ms ?? 0;
}

/** The table itself (no seat, so a number below zero) goes back. */
function undoAt(replay: Replay, moment: number): Undo | null {
  const { seat, action } = replay.moments[moment - 1] ?? { seat: 0, action: null };
  const undo = action as Undo | null;
  return seat < 0 && undo?.type === "undo" ? undo : null;
}

// Where one is among the stops

/** The index of the stop that shows this moment: the last one up to it. */
export function stopOf(film: Film, moment: number): number {
  const later = film.stops.findIndex((stop) => stop > moment);
  return (later === -1 ? film.stops.length : later) - 1;
}

/** The stop after this moment, or before it; null at an end. */
export function neighbour(film: Film, moment: number, way: 1 | -1): number | null {
  if (way === 1) return film.stops.find((stop) => stop > moment) ?? null;
  return film.stops.findLast((stop) => stop < moment) ?? null;
}

/** A moment named in an address: any number of this game, else its beginning. */
export function momentFrom(film: Film, text: string | null): number {
  const number = text === null ? Number.NaN : Number(text);
  return Number.isInteger(number) && number >= 0 ? Math.min(number, film.last) : 0;
}

/** What has happened up to a moment; `undone`: it was taken back by then. */
export function told(film: Film, moment: number): (Line & { undone: boolean })[] {
  const lines = film.lines.filter((line) => line.moment <= moment).map((line) => ({ ...line, undone: false }));
  for (const undo of lines.filter((line) => line.event === null)) {
    for (const line of lines) {
      if (line.moment > undo.to && line.moment < undo.moment) line.undone = true;
    }
  }
  return lines;
}
