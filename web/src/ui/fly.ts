const TIME = 420;
const STAGGER = 60;

/** Where a place is on the screen now; null if it is not there or out of sight. */
export function measure(place: string): DOMRect | null {
  const rect = find(place)?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
}

/** What lies at a place comes flying from where something was (FLIP). */
export function fly(from: DOMRect | null, to: string, index: number): void {
  const target = find(to);
  const end = target?.getBoundingClientRect();
  if (!target || !end || !from || end.width === 0) return;
  const x = from.x + from.width / 2 - end.x - end.width / 2;
  const y = from.y + from.height / 2 - end.y - end.height / 2;
  const scale = Math.min(2, Math.max(0.4, from.width / end.width));
  target.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.6 },
      { transform: "none", opacity: 1 },
    ],
    { duration: TIME, delay: index * STAGGER, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)", fill: "backwards" },
  );
}

function find(place: string): Element | null {
  return document.querySelector(`[data-at="${CSS.escape(place)}"]`);
}
