/** What is wrong with an option is told as the end of a line; standing alone it begins with a capital and has a stop. */
export function sentence(text: string): string {
  const [first = "", ...rest] = text;
  return `${first.toLocaleUpperCase()}${rest.join("")}${/[.!?…]$/.test(text) ? "" : "."}`;
}
