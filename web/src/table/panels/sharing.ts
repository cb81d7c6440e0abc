/** The browser offers these only on https and on this very machine. */
export function canCopy(): boolean {
  return window.isSecureContext && "clipboard" in navigator;
}

export function canShare(): boolean {
  return window.isSecureContext && "share" in navigator;
}

/** The address of a page here, for passing on. */
export function address(path: string): string {
  return `${location.origin}${path}`;
}

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // put away without choosing anybody: nothing to say
  }
}
