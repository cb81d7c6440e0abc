import { Refusal } from "../../net/http";
import type { Problem } from "../../net/protocol";

/** Something that a page needs from the server: there, on its way, or refused. */
export class Resource<T> {
  value = $state.raw<T | null>(null);
  problem = $state.raw<Problem | null>(null);
  #latest: Promise<T> | null = null;

  constructor(readonly fetch: () => Promise<T>) {}

  /** What was there stays until the new is: no jumps. */
  async load(): Promise<void> {
    const mine = this.fetch();
    this.#latest = mine;
    try {
      const value = await mine;
      if (this.#latest !== mine) return;
      this.value = value;
      this.problem = null;
    } catch (error) {
      if (this.#latest === mine) this.problem = problemOf(error);
    }
  }
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  throw error;
}

const EVERY = 15_000;

/** For an `$effect`: now, again when somebody looks at the page again, and from time to time while they do. */
export function keepFresh(load: () => void): () => void {
  const look = (): void => {
    if (!document.hidden) load();
  };
  look();
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
