/** Numbers, dates and times as a language writes them. */

const SECOND = 1_000;
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400 * SECOND],
  ["hour", 3_600 * SECOND],
  ["minute", 60 * SECOND],
];

// What `dateStyle` and `timeStyle` stand for: they can't be combined with the name of a zone.
const MEDIUM_DATE = { year: "numeric", month: "short", day: "numeric" } as const;
const SHORT_TIME = { hour: "numeric", minute: "2-digit" } as const;
const ZONE_NAME = { timeZoneName: "short" } as const;

export interface ReaderZone {
  /** @default the zone of the device */
  readonly zone?: string;
  /** Whether times name it: they do where the clock on the wall may show another time. */
  readonly isNamed?: boolean;
}

export function formatsFor(locale: string, { zone, isNamed = false }: ReaderZone = {}) {
  const inZone = zone === undefined ? {} : { timeZone: zone };
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, ...inZone });
  const clock = dates({
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });
  const time = dates(isNamed ? { ...SHORT_TIME, ...ZONE_NAME } : { timeStyle: "short" });
  const moment = dates(
    isNamed
      ? { ...MEDIUM_DATE, ...SHORT_TIME, ...ZONE_NAME }
      : { dateStyle: "medium", timeStyle: "short" },
  );
  const isChinese = locale.startsWith("zh");
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const number = new Intl.NumberFormat(locale);
  const exact = dates({ dateStyle: "medium", timeStyle: "long" });
  const unit = (name: string, digits = 0) =>
    new Intl.NumberFormat(locale, {
      style: "unit",
      unit: name,
      unitDisplay: "short",
      maximumFractionDigits: digits,
    });
  const [milliseconds, tenths, seconds, minutes, hours] = [
    unit("millisecond"),
    unit("second", 1),
    unit("second"),
    unit("minute"),
    unit("hour"),
  ];
  const dollars = (digits: number) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency: "USD",
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: 0,
      maximumFractionDigits: digits,
    });
  const [cents, small] = [dollars(2), dollars(5)];
  return {
    number: (value: number) => number.format(value),
    clock: (iso: string) => clock.format(new Date(iso)),
    time: (iso: string) => zoneLast(time, new Date(iso)),
    moment: (iso: string) => zoneLast(moment, new Date(iso)),
    /** To the second and with the zone, for those who compare. */
    exact: (iso: string) => zoneLast(exact, new Date(iso)),
    cost: (usd: number) => (usd < 1 ? small : cents).format(usd),
    /** "350 ms", "4.2 sec", "3 min 5 sec", "2 hr 10 min": never more than two units. */
    duration: (ms: number) => {
      if (ms < SECOND) return milliseconds.format(Math.round(ms));
      if (ms < 10 * SECOND) return tenths.format(ms / SECOND);
      const whole = Math.round(ms / SECOND);
      if (whole < 60) return seconds.format(whole);
      const [large, little, rest, base] =
        whole < 3_600
          ? [minutes, seconds, whole % 60, whole / 60]
          : [hours, minutes, Math.floor((whole % 3_600) / 60), whole / 3_600];
      const first = large.format(Math.floor(base));
      return rest === 0 ? first : `${first} ${little.format(rest)}`;
    },
    /** "3 minutes ago"; the largest unit that has passed once. */
    since: (iso: string, now: number) => {
      const passed = now - new Date(iso).getTime();
      const [unit, size] = STEPS.find(([, length]) => passed >= length) ?? ["second", SECOND];
      if (passed < SECOND && isChinese) return "刚刚";
      return relative.format(-Math.max(0, Math.floor(passed / size)), unit);
    },
  };
}

/** Chinese has the zone between the date and the time, where nobody looks for it. */
function zoneLast(format: Intl.DateTimeFormat, at: Date): string {
  const parts = format.formatToParts(at);
  const zone = parts.findIndex(({ type }) => type === "timeZoneName");
  if (zone < 0 || zone === parts.length - 1) return format.format(at);
  const others = parts.filter((_, index) => index !== zone && index !== zone + 1);
  return `${others.map(({ value }) => value).join("")} ${parts[zone]?.value}`;
}
