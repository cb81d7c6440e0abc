import type { Line } from "./legal";
import type { Event } from "./types";

const LASTS = 6_000; // ms
const RIBBON = 4_000; // ms: it hides a little of the table

export interface Mark {
  space: string;
  seat: number;
}

export interface Served {
  card: string;
  seat: number;
  line: Line;
}

/** What just happened on the table, for a few seconds. */
export class Marks {
  spaces = $state.raw<readonly Mark[]>([]);
  served = $state.raw<Served | null>(null);
  #timers = new Set<ReturnType<typeof setTimeout>>();

  take(events: readonly Event[]): void {
    for (const event of events) this.#show(event);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #show(event: Event): void {
    if (event.type === "menu_validated") {
      const served = { card: event.card, seat: event.seat, line: event.line };
      this.served = served;
      this.#later(RIBBON, () => {
        if (this.served === served) this.served = null;
      });
    } else if ("space" in event) {
      const mark = { space: event.space, seat: event.seat };
      this.spaces = [...this.spaces.filter((other) => other.space !== mark.space), mark];
      this.#later(LASTS, () => (this.spaces = this.spaces.filter((other) => other !== mark)));
    }
  }

  #later(delay: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, delay);
    this.#timers.add(timer);
  }
}
