const PATIENCE = 5_000; // ms until a page's heading is no longer waited for

/**
 * After a navigation: whoever listens or uses the keyboard starts at the new page, at its heading as soon as there is
 * one. Returns what to call when somebody goes on.
 */
export function arrive(main: HTMLElement): () => void {
  const watcher = new MutationObserver(() => look());
  const look = (): void => {
    const heading = main.querySelector<HTMLElement>("h1");
    if (!heading) return;
    leave();
    if (document.activeElement !== main) return; // somebody was faster
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const frame = requestAnimationFrame(() => {
    main.focus({ preventScroll: true });
    watcher.observe(main, { childList: true, subtree: true });
    look();
  });
  const tired = setTimeout(() => leave(), PATIENCE);
  function leave(): void {
    watcher.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(tired);
  }
  return leave;
}
