import { problemOf } from "./http";
import type { Problem } from "./protocol";

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

/** Something that somebody asks the server to do: under way, or refused. */
export class Attempt {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  /** True if it was done. */
  async make(deed: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await deed();
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
    return this.problem === null;
  }
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
