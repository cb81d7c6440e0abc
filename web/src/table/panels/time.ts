import type { Language } from "../../net/protocol";

/** The time of day, with the day where it is another one. */
export function when(at: number, now: Date, language: Language): string {
  const then = new Date(at);
  const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
  const day: Intl.DateTimeFormatOptions =
    then.toDateString() === now.toDateString() ? {} : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language, { ...day, ...time }).format(then);
}
