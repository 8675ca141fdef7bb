/** Numbers, dates and times as a language writes them. */

const SECOND = 1_000;
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400 * SECOND],
  ["hour", 3_600 * SECOND],
  ["minute", 60 * SECOND],
];

export function formatsFor(locale: string) {
  const clock = new Intl.DateTimeFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const number = new Intl.NumberFormat(locale);
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" });
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
    time: (iso: string) => time.format(new Date(iso)),
    moment: (iso: string) => moment.format(new Date(iso)),
    /** To the second, for those who compare. */
    exact: (iso: string) => exact.format(new Date(iso)),
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
      return relative.format(-Math.max(0, Math.floor(passed / size)), unit);
    },
  };
}
