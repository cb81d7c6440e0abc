/** Is motion unwanted? */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
