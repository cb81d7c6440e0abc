import type { Attachment } from "svelte/attachments";

const NEAR = 24; // px from the end that still count as the end

/** Keeps the newest line of a list in sight, unless its reader has scrolled up to read older ones. */
export class Follower {
  missed = $state(false); // something new stands below what is in sight
  #node: HTMLElement | null = null;
  #atEnd = true;

  readonly attach: Attachment<HTMLElement> = (node) => {
    this.#node = node;
    const look = (): void => this.#look(node);
    const resized = new ResizeObserver(() => this.#atEnd && this.end());
    node.addEventListener("scroll", look, { passive: true });
    resized.observe(node);
    this.end();
    return () => {
      node.removeEventListener("scroll", look);
      resized.disconnect();
      this.#node = null;
    };
  };

  /** There is something new. */
  follow(): void {
    if (this.#atEnd) this.end();
    else this.missed = true;
  }

  end(): void {
    this.missed = false;
    this.#atEnd = true;
    this.#node?.scrollTo({ top: this.#node.scrollHeight });
  }

  #look(node: HTMLElement): void {
    if (node.clientHeight === 0) return; // hidden behind another tab
    this.#atEnd = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
    if (this.#atEnd) this.missed = false;
  }
}
