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

const USUAL = { from: 8, to: 19 };

/** The hours that a week shows: a working day, and longer where something lies outside of it. */
export function hoursOf(pieces: readonly { readonly from: number; readonly to: number }[]) {
  return {
    from: Math.min(USUAL.from, ...pieces.map(({ from }) => Math.floor(from / 60))),
    to: Math.max(USUAL.to, ...pieces.map(({ to }) => Math.ceil(to / 60))),
  };
}
