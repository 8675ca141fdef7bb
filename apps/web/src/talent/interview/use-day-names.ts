/** Days by their names. The day is that of the place that is looked at, so no zone may move it. */
import { LOCALES, useLanguage } from "../../preferences/language.ts";

const formatsOf = (locale: string) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const long = format({ weekday: "long", month: "long", day: "numeric" });
  const weekday = format({ weekday: "short" });
  const date = format({ month: "short", day: "numeric" });
  const whole = format({ year: "numeric", month: "long", day: "numeric" });
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  return {
    long: (day: string) => long.format(at(day)),
    weekday: (day: string) => weekday.format(at(day)),
    date: (day: string) => date.format(at(day)),
    range: (from: string, to: string) =>
      // Chinese ranges would be written in figures only.
      locale === LOCALES.zh
        ? `${whole.format(at(from))} – ${(from.slice(0, 4) === to.slice(0, 4) ? date : whole).format(at(to))}`
        : whole.formatRange(at(from), at(to)),
  };
};

const FORMATS = { en: formatsOf(LOCALES.en), zh: formatsOf(LOCALES.zh) };

export function useDayNames() {
  return FORMATS[useLanguage()];
}
