/** A tenant's day: which one it is, and when the next one begins. Time zones have odd days. */

/** `2026-11-15`, where the tenant is. */
export function localDay(at: Date, timeZone: string): string {
  return format(timeZone).format(at);
}

/** The first moment of the next local day. */
export function nextLocalDay(at: Date, timeZone: string): Date {
  const today = localDay(at, timeZone);
  // A day has 23 to 25 hours, in rare years a few more or less: look for its end by halves.
  let [same, other] = [at.getTime(), at.getTime() + 50 * 3_600_000];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (localDay(new Date(middle), timeZone) === today) same = middle;
    else other = middle;
  }
  return new Date(other);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  formats.set(timeZone, made);
  return made;
}
