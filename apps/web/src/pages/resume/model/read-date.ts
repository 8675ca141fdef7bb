/** A date as people type it, as it is stored: `2021-06`, `2021`, or an end that has not come. */
const DATE = /^(\d{4})(?:\s*[-/.年]\s*(\d{1,2})(?:\s*[-/.月]\s*(\d{1,2}))?)?\s*[年月日]?$/;
const MONTH_FIRST = /^(\d{1,2})\s*[/.-]\s*(\d{4})$/;
const NAMED = /^([a-z]{3,9})\.?\s+(\d{4})$/i;
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const ONGOING_ZH = /^(至今|现在|目前|迄今|今)$/;
const ONGOING_EN = /^(present|now|current|today|ongoing)$/i;

/** Null for what is no date. */
export function readDate(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return "";
  if (ONGOING_ZH.test(text)) return "至今";
  if (ONGOING_EN.test(text)) return text === "present" ? text : "Present";
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (year !== undefined) return dateOf(year, month, day);
  const [, first, later] = MONTH_FIRST.exec(text) ?? [];
  if (first !== undefined && later !== undefined) return dateOf(later, first);
  const [, name = "", named] = NAMED.exec(text) ?? [];
  const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return named === undefined || at < 0 ? null : dateOf(named, String(at + 1));
}

function dateOf(year: string, ...rest: readonly (string | undefined)[]): string | null {
  const parts = rest.flatMap((part) => part?.padStart(2, "0") ?? []);
  const [month = "01", day = "01"] = parts;
  const whole = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const isReal =
    !Number.isNaN(whole.getTime()) && whole.toISOString().startsWith(`${year}-${month}-${day}`);
  return isReal && Number(year) >= 1900 && Number(year) <= 2100 ? [year, ...parts].join("-") : null;
}
