/** A date of a résumé (`YYYY`, `YYYY-MM`, `YYYY-MM-DD`, or an end that is open) as its readers write it. */
import { isOpenEnd, type TextLanguage } from "@bole/talent";
import { WORDS } from "./words.ts";

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

export function writeDate(date: string, language: TextLanguage): string {
  if (isOpenEnd(date)) return WORDS[language].present;
  const [year = "", month, day] = date.split("-");
  if (month === undefined) return year;
  if (language === "zh") return [year, month, day].filter(Boolean).join(".");
  const name = MONTHS[Number(month) - 1];
  // A thirteenth month is shown as it was written, so that somebody sees it.
  if (name === undefined) return date;
  return [day === undefined ? "" : String(Number(day)), name, year].filter(Boolean).join(" ");
}
