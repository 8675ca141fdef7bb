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
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const number = new Intl.NumberFormat(locale);
  return {
    number: (value: number) => number.format(value),
    clock: (iso: string) => clock.format(new Date(iso)),
    moment: (iso: string) => moment.format(new Date(iso)),
    /** "3 minutes ago"; the largest unit that has passed once. */
    since: (iso: string, now: number) => {
      const passed = now - new Date(iso).getTime();
      const [unit, size] = STEPS.find(([, length]) => passed >= length) ?? ["second", SECOND];
      return relative.format(-Math.max(0, Math.floor(passed / size)), unit);
    },
  };
}
