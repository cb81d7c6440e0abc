import type { GuestInfo, TableInfo } from "../net/protocol";

export type SeatState = "here" | "bot" | "away" | "stand-in" | "left" | "resigned";

/** Who really sits on a seat. */
export function seatState(info: TableInfo, seat: number): SeatState {
  const one = info.seats[seat];
  if (!one || one.kind === "empty") return "here";
  if (one.kind === "bot") return "bot";
  if (info.resigned.includes(seat)) return "resigned";
  if (one.open) return "left";
  if (one.stand_in) return "stand-in";
  return one.connected || info.status !== "playing" ? "here" : "away";
}

/** Those who are here and have no seat. */
export function watchers(info: TableInfo): readonly GuestInfo[] {
  const seated = new Set(info.seats.filter((seat) => !seat.open).map((seat) => seat.person));
  return info.guests.filter((guest) => guest.connected && !seated.has(guest.person));
}

export function guestName(info: TableInfo, person: string): string {
  return info.guests.find((guest) => guest.person === person)?.name ?? "";
}
