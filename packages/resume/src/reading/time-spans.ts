/** How long entries last, in months and in words. */
import type { Language } from "../model/structure.ts";
import type { Entry } from "./entries.ts";

/** Counted from month to month; what goes on counts until today. */
export function monthsOf({ fields: { startDate = "", endDate = "" } }: Entry, today: Date): number {
  const from = monthNumber(startDate);
  const to =
    monthNumber(endDate) ??
    (endDate === "" ? undefined : today.getUTCFullYear() * 12 + today.getUTCMonth());
  return from === undefined || to === undefined
    ? 0
    : Math.max(0, to - from) + (endDate.length > 4 || endDate === "" ? 1 : 0);
}

export function monthNumber(date: string): number | undefined {
  const [, year, month = "1"] = /^(\d{4})(?:-(\d{2}))?/.exec(date) ?? [];
  return year === undefined ? undefined : Number(year) * 12 + Number(month) - 1;
}

export function spanWords(months: number, language: Language): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (language === "zh")
    return [years > 0 ? `${years} 年` : "", rest > 0 ? `${rest} 个月` : ""]
      .filter(Boolean)
      .join(" ");
  const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
  return [years > 0 ? plural(years, "year") : "", rest > 0 ? plural(rest, "month") : ""]
    .filter(Boolean)
    .join(" ");
}

/** Two jobs at the same time count once. */
export function busyMonths(entries: readonly Entry[], today: Date): number {
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth();
  const busy = new Set<number>();
  for (const { fields } of entries) {
    const { startDate = "", endDate = "" } = fields;
    const from = monthNumber(startDate);
    const to = monthNumber(endDate) ?? (endDate === "" ? undefined : now);
    if (from === undefined || to === undefined) continue;
    for (let month = from; month <= Math.min(to, now); month += 1) busy.add(month);
  }
  return busy.size;
}
