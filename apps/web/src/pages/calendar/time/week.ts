/** Days and weeks without a zone: `2030-01-31` is the same day for everybody. Pure. */

const DAY_MS = 86_400_000;
const WEEK = 7;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

export function isDay(text: unknown): text is string {
  return (
    typeof text === "string" &&
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
  );
}

/** The Monday on or before it. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + WEEK - 1) % WEEK));
}

export function daysOf(monday: string): string[] {
  return Array.from({ length: WEEK }, (_, index) => addDays(monday, index));
}

/** Whatever zone is looked at, everything of the week is in it. */
export function windowAround(monday: string) {
  return {
    from: `${addDays(monday, -1)}T00:00:00.000Z`,
    to: `${addDays(monday, WEEK + 1)}T00:00:00.000Z`,
  };
}

interface Window {
  readonly from: string;
  readonly to: string;
}

/** A calendar says nothing of what was before it was read, nor of what is too far ahead. */
export function knownPart(
  { from, to }: Window,
  {
    read_at,
    known_until,
  }: { readonly read_at: string | null; readonly known_until: string | null },
): Window | null {
  const known = {
    from: read_at !== null && read_at > from ? read_at : from,
    to: known_until !== null && known_until < to ? known_until : to,
  };
  return known.from < known.to ? known : null;
}

const USUAL = { from: 8, to: 19 };

/** The hours that a week shows: a working day, and longer where something lies outside of it. */
export function hoursOf(pieces: readonly { readonly from: number; readonly to: number }[]) {
  return {
    from: Math.min(USUAL.from, ...pieces.map(({ from }) => Math.floor(from / 60))),
    to: Math.max(USUAL.to, ...pieces.map(({ to }) => Math.ceil(to / 60))),
  };
}
