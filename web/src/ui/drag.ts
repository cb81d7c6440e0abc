import type { Attachment } from "svelte/attachments";

/** What dragging means to whoever owns the element. */
export interface Drag {
  begins(): boolean; // false: there is nothing to drag now
  over(below: Element | null): void;
  drops(below: Element | null): void;
}

const FAR = 8; // px: less is a click

/**
 * With a mouse or a pen a copy of the element follows the pointer and is dropped on what lies below. Fingers scroll,
 * and tap twice instead; a keyboard needs neither.
 */
export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (node) => {
    let from: PointerEvent | null = null;
    let copy: HTMLElement | null = null;

    const below = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY);

    function down(event: PointerEvent): void {
      if (event.pointerType === "touch" || event.button !== 0) return;
      from = event;
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", end);
    }

    function move(event: PointerEvent): void {
      if (!from) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!copy) {
        if (Math.hypot(x, y) < FAR) return;
        if (!drag.begins()) return end();
        copy = copyOf(node);
      }
      copy.style.transform = `translate(${x}px, ${y}px) scale(1.1)`;
      drag.over(below(event));
    }

    function up(event: PointerEvent): void {
      const dragged = copy !== null;
      end();
      if (dragged) drag.drops(below(event));
    }

    function end(): void {
      copy?.remove();
      copy = from = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", end);
    }

    node.addEventListener("pointerdown", down);
    return () => {
      node.removeEventListener("pointerdown", down);
      end();
    };
  };
}

/** Over everything, where the element is, and not in the way of the pointer. */
function copyOf(node: HTMLElement): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("data-at");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: "none",
    zIndex: "100",
  });
  document.body.append(copy);
  return copy;
}
