/** A hash that is short enough to read out: its beginning and its end. */
export function shortened(hash: string): string {
  return hash.length <= 20 ? hash : `${hash.slice(0, 8)}…${hash.slice(-8)}`;
}
