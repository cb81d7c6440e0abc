/** Was it copied? Without https, as in a home network, browsers know only the old way: what is selected is copied. */
export async function copyText(text: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return document.execCommand("copy");
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** The browser offers this only on https and on this very machine. */
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
