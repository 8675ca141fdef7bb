/** What clocks and calendars of a place show at an instant. Pure. */

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
