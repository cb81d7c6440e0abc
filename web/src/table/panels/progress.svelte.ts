/** Which steps of the guide were closed at this table. It outlives a reload, not the visit. */
export class Progress {
  seen = $state.raw<readonly string[]>([]);
  readonly #key: string;

  constructor(table: string) {
    this.#key = `atable.guide.${table}`;
    this.seen = read(this.#key);
  }

  close(id: string): void {
    if (this.seen.includes(id)) return;
    this.seen = [...this.seen, id];
    keep(this.#key, this.seen);
  }
}

function keep(key: string, seen: readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(seen));
  } catch {
    // Nothing can be kept on this device: it holds until the page is left.
  }
}

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
