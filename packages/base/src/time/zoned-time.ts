/**
 * Times as people read them: in a zone that is given and named. Server, packages and page format
 * instants here and nowhere else, so that nothing depends on the zone of a process. Pure.
 */
import { cityOf } from "./zone-cities.ts";

export type TimeLanguage = "zh" | "en";
type Instant = string | number | Date;

const LOCALES = { zh: "zh-CN", en: "en-GB" } as const;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** "GMT+8 (Shanghai)", 上海，GMT+8: with the offset of that very day, because clocks change. */
export function zoneName(zone: string, at: Instant, language: TimeLanguage): string {
  const offset = offsetName(zone, at);
  const city = cityOf(zone, language);
  if (city === "" || city === offset) return offset;
  return language === "zh" ? `${city}，${offset}` : `${offset} (${city})`;
}

/** "Thu 19 Nov, 15:00 GMT+8 (Shanghai)", 11月19日周四 15:00（上海，GMT+8）. */
export function zonedTime(at: Instant, zone: string, language: TimeLanguage): string {
  return named(`${dayText(at, zone, language)}${clockText(at, zone)}`, zone, at, language);
}

/** "19 Nov 2026", 2026年11月19日. */
export function zonedDay(at: Instant, zone: string, language: TimeLanguage): string {
  return format(language, { year: "numeric", month: "short", day: "numeric", timeZone: zone }, at);
}

/** "19 November", 11月19日: for a sentence. */
export function zonedDate(at: Instant, zone: string, language: TimeLanguage): string {
  return format(language, { month: "long", day: "numeric", timeZone: zone }, at);
}

/** In whole, for a mail: "Thursday 19 November 2026, 15:00–16:00 GMT+8 (Shanghai)". */
export function zonedSpan(
  from: Instant,
  to: Instant,
  zone: string,
  language: TimeLanguage,
): string {
  const whole = { year: "numeric", month: "long", day: "numeric", weekday: "long" } as const;
  const day = (at: Instant) => format(language, { ...whole, timeZone: zone }, at).replace(",", "");
  const join = language === "zh" ? " " : ", ";
  const end =
    day(from) === day(to) ? clockText(to, zone) : `${day(to)}${join}${clockText(to, zone)}`;
  return named(`${day(from)}${join}${clockText(from, zone)}–${end}`, zone, from, language);
}

/**
 * In the reader's zone, with the clocks of others beside it where they show another time:
 * "Thu 19 Nov, 08:00 GMT+1 (Berlin) · 15:00 GMT+8 (Shanghai)".
 */
export function zonedForAll(
  at: Instant,
  own: string,
  others: readonly string[],
  language: TimeLanguage,
): string {
  const seen = new Set([offsetName(own, at)]);
  const beside = others.filter((zone) => {
    const offset = offsetName(zone, at);
    const isNew = !seen.has(offset);
    seen.add(offset);
    return isNew;
  });
  const today = dayText(at, own, language);
  const clocks = beside.map((zone) => {
    const day = dayText(at, zone, language);
    return named(`${day === today ? "" : day}${clockText(at, zone)}`, zone, at, language);
  });
  return [zonedTime(at, own, language), ...clocks].join(" · ");
}

function named(text: string, zone: string, at: Instant, language: TimeLanguage): string {
  const name = zoneName(zone, at, language);
  return language === "zh" ? `${text}（${name}）` : `${text} ${name}`;
}

function dayText(at: Instant, zone: string, language: TimeLanguage): string {
  const short = { month: "short", day: "numeric", weekday: "short" } as const;
  const text = format(language, { ...short, timeZone: zone }, at);
  return language === "zh" ? `${text} ` : `${text.replace(",", "")}, `;
}

function clockText(at: Instant, zone: string): string {
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return format("en", { ...clock, timeZone: zone }, at);
}

function offsetName(zone: string, at: Instant): string {
  const parts = formatFor("en", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(
    new Date(at),
  );
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  // Some versions of the data write the offset of zero out.
  const isZero = name === "GMT" || name === "GMT+0";
  return isZero ? (zone === "UTC" ? "UTC" : "GMT") : name;
}

const format = (language: TimeLanguage, options: Intl.DateTimeFormatOptions, at: Instant) =>
  formatFor(language, options).format(new Date(at));

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(
  language: TimeLanguage,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(LOCALES[language], options);
  formats.set(key, made);
  return made;
}
