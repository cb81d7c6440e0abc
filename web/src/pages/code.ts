/** The code of an invitation: eight letters and digits, none that look alike. */
export const CODE_LENGTH = 8;
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** What somebody typed or pasted, a whole link included, as a code: capitals, no blanks, not too long. */
export function readCode(typed: string): string {
  const link = /\/i\/([^/?#\s]+)/.exec(typed);
  return (link?.[1] ?? typed)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .slice(0, CODE_LENGTH);
}

/** As it is easier to read: ABCD EFGH. */
export function showCode(code: string): string {
  return code.length > CODE_LENGTH / 2 ? `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}` : code;
}

export type CodeFault = "short" | "letters";

export function faultOf(code: string): CodeFault | null {
  if ([...code].some((letter) => !LETTERS.includes(letter))) return "letters";
  return code.length < CODE_LENGTH ? "short" : null;
}
