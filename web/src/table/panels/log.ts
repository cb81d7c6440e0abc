import type { Message } from "../../net/protocol";
import type { Told } from "../table.svelte";

/** A piece of the log that belongs together, such as one turn. */
export interface Paragraph {
  number: number; // of its first line
  opened: boolean; // its first line is one that opens a paragraph
  lines: Told[];
}

export function paragraphs(told: readonly Told[], opens: (event: unknown) => boolean): Paragraph[] {
  const found: Paragraph[] = [];
  for (const line of told) {
    const opened = opens(line.event);
    const last = found.at(-1);
    if (opened || !last) found.push({ number: line.number, opened, lines: [line] });
    else last.lines.push(line);
  }
  return found;
}

/** The player that a sentence is about: the first one in it. */
export function seatOf(message: Message): number | null {
  for (const param of Object.values(message.params)) {
    if (typeof param === "object" && param.type === "player") return param.seat;
  }
  return null;
}
