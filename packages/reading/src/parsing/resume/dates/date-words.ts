/** Words that dates are written with. */
import { monthNames, oneOf } from "@bole/language/text";
import { OTHER_MONTHS } from "./month-names.ts";

/** Name of a month, in small letters, to its number. */
export const MONTH_NUMBER: ReadonlyMap<string, number> = new Map([
  ...OTHER_MONTHS,
  ...monthNames("en"),
]);

export const MONTH_PATTERN = oneOf(MONTH_NUMBER.keys());

/** A part of a year that has no month: the year is all that can be kept. */
export const SEASON_PATTERN =
  "(?:(?:early|mid|late)[ -]|(?:spring|summer|autumn|fall|winter|frühjahr|sommer|herbst|été|printemps|automne|hiver|verano|otoño|primavera|invierno)(?: semester| term)?,? (?:of )?|q[1-4][ /]|h[12] )";

export const PRESENT_PATTERN =
  "(?:至今|迄今|现在|現在|目前|今(?![年天日])|(?:to )?(?:the )?present(?: day)?|current(?:ly)?|now|today|ongoing|to date|till date|till now|heute|jetzt|dato|laufend|aujourd['’]hui|ce jour|présent|en cours|(?:la )?actualidad|(?:el )?presente|hoy|actualmente|oggi|presente|in corso|heden|nu|(?:o )?atual(?:mente)?|hoje)";

/** What stands before a day that has not come: a degree that is expected. */
export const EXPECTED_PATTERN =
  /(?:expected(?: graduation)?|anticipated|graduat(?:ing|ion|ed)(?: date)?|class of|预计|毕业时间|毕业于)\s*[:：]?\s*(?:in\s+)?$/i;

/** "Since 2019" goes on. */
export const SINCE_PATTERN = /(?<!\p{L})(?:since|自|seit|ab|depuis|desde|dal|sinds)\s*$/iu;
