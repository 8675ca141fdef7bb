/** Days as the reader's language writes them. */
import { LOCALES, useLanguage } from "../../../preferences/language.ts";

const formatsFor = (locale: string) => {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const written = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (day: string) => written.format(Date.parse(day));
  };
  return {
    /** "15 November 2026" */
    whole: format({ dateStyle: "long" }),
    /** "15 Nov" */
    short: format({ day: "numeric", month: "short" }),
    /** "Sun 15 Nov" */
    named: format({ weekday: "short", day: "numeric", month: "short" }),
  };
};

const FORMATS = { en: formatsFor(LOCALES.en), zh: formatsFor(LOCALES.zh) };

export function useDays() {
  return FORMATS[useLanguage()];
}
