import type { Update } from "../net/protocol";

/** However much has happened, nobody waits longer than this (ms) between the news and the right to act on it. */
export const LONGEST = 1_500;
export const EACH = 450; // for one change, if there is time

/** One thing to show: a position, and what led to it. */
export interface Scene {
  update: Update;
  events: unknown[]; // only those that are new
  came: number;
}

/**
 * What is shown lags behind what is: each change gets its moment, so that one can see what happened. The more is
 * waiting, the shorter the moments.
 */
export class Stage {
  shown = $state.raw<Update | null>(null);
  recent = $state.raw<unknown[]>([]);
  busy = $state(false); // something is still moving, or waits to be shown
  onScene: (scene: Scene) => Promise<void> | void = () => {};

  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `calm`: is motion unwanted? Then every change is shown at once. */
  constructor(private readonly calm: () => boolean) {}

  /** `fresh` false: a first picture, or one after a gap; nothing flies then. */
  take(update: Update, events: unknown[], fresh: boolean): void {
    const scene = { update, events, came: performance.now() };
    if (!fresh || this.calm() || document.hidden) {
      this.stop();
      if (!fresh) this.recent = []; // what others learned is not for those who look now
      this.#show(fresh ? scene : { ...scene, events: [] });
      return;
    }
    this.#waiting.push(scene);
    if (!this.busy) this.#next();
  }

  /** A click or a key: enough seen. */
  skip(): void {
    const scenes = this.#waiting;
    this.stop();
    const last = scenes.at(-1);
    if (last) this.#show({ ...last, events: scenes.flatMap((scene) => scene.events) });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.busy = false;
  }

  #next(): void {
    const scene = this.#waiting.shift();
    this.busy = scene !== undefined;
    if (!scene) return;
    this.#show(scene);
    this.#timer = setTimeout(() => this.#next(), scene.events.length ? this.#moment() : 0);
  }

  /** How long the present scene may stay: every one that waits must be shown in time, and the last stay a moment. */
  #moment(): number {
    const now = performance.now();
    const shares = this.#waiting.map((scene, index) => (scene.came + LONGEST - EACH - now) / (index + 1));
    return Math.max(0, Math.min(EACH, ...shares));
  }

  #show(scene: Scene): void {
    this.shown = scene.update;
    if (scene.events.length) this.recent = scene.events;
    void this.onScene(scene);
  }
}
