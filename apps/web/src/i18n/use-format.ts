/** Numbers, dates and times as the reader's language writes them, by the clock of their zone. */
import { LOCALES, useLanguage } from "../preferences/language.ts";
import { deviceZone, useOwnZone } from "../preferences/zone.ts";
import { formatsFor } from "./format.ts";

type Formats = ReturnType<typeof formatsFor>;

const made = new Map<string, Formats>();

export function useFormat(): Formats {
  const locale = LOCALES[useLanguage()];
  const zone = useOwnZone();
  const key = `${locale} ${zone}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const formats = formatsFor(locale, { zone, isNamed: zone !== deviceZone() });
  made.set(key, formats);
  return formats;
}
