import { untrack } from "svelte";

/** Seconds until a moment of the table's time, counting down while somebody looks. */
export class Countdown {
  left = $state(0); // s

  constructor(until: () => number | null, now: () => number) {
    $effect(() => {
      const end = until();
      if (end === null) return;
      const tick = () => (this.left = Math.max(0, Math.ceil((end - now()) / 1_000)));
      untrack(tick);
      const timer = setInterval(tick, 250);
      return () => clearInterval(timer);
    });
  }
}
