/** What clocks and calendars of a place show at an instant. Pure. */

const MINUTES_A_DAY = 1_440;

export interface Wall {
  /** Such as `2030-01-31`. */
  readonly day: string;
  /** Since midnight. */
  readonly minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  // Sweden writes the year first, with dashes.
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  });
  formats.set(zone, format);
  return format;
}

export function wallOf(instant: string | number, zone: string): Wall {
  const [day = "", clock = ""] = formatOf(zone).format(new Date(instant)).split(" ");
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return { day, minutes: hours * 60 + minutes };
}

export interface Piece {
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

/** A stretch of time, cut at each midnight. */
export function piecesOf(
  { starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string },
  zone: string,
  days: readonly string[],
): Piece[] {
  const start = wallOf(starts_at, zone);
  const end = wallOf(ends_at, zone);
  return days
    .filter((day) => day >= start.day && day <= end.day)
    .map((day) => ({
      day,
      from: day === start.day ? start.minutes : 0,
      to: day === end.day ? end.minutes : MINUTES_A_DAY,
    }))
    .filter(({ from, to }) => from < to);
}

export function clockText(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
