/** Where we are: a path of the address bar, matched against patterns like `/t/:id`. */
class Router {
  path = $state("/");
  query = $state.raw(new URLSearchParams());
  hash = $state("");

  begin(): void {
    this.#read();
    window.addEventListener("popstate", () => this.#read());
    window.addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(to: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.#read();
    if (!this.hash) window.scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  /** Links within the site need no reload. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api/")) return;
    if (to.pathname === location.pathname && to.hash) return;
    event.preventDefault();
    this.go(`${to.pathname}${to.search}${to.hash}`);
  }
}

export const router = new Router();

/** The parameters of a path that fits the pattern, or null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/\/+$/, "").split("/");
  if (wanted.join() === "," && given.join() === "") return {};
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    const plain = decoded(value);
    if (part.startsWith(":") && plain) found[part.slice(1)] = plain;
    else if (part !== value) return null;
  }
  return found;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null; // somebody typed a stray %
  }
}
