/** Words that dates are written with. */

const MONTHS: readonly (readonly string[])[] = [
  ["january", "jan"],
  ["february", "feb", "febr"],
  ["march", "mar"],
  ["april", "apr"],
  ["may"],
  ["june", "jun"],
  ["july", "jul"],
  ["august", "aug"],
  ["september", "sept", "sep"],
  ["october", "oct"],
  ["november", "nov"],
  ["december", "dec"],
];

/** Name of a month, in small letters, to its number. */
export const MONTH_NUMBER: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

export const MONTH_PATTERN = `(?:${MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join("|")})`;

/** A part of a year that has no month: the year is all that can be kept. */
export const SEASON_PATTERN =
  "(?:(?:early|mid|late)[ -]|(?:spring|summer|autumn|fall|winter)(?: semester| term)?,? (?:of )?|q[1-4][ /]|h[12] )";

export const PRESENT_PATTERN =
  "(?:至今|现在|目前|迄今|今(?![年天日])|present|current(?:ly)?|now|today|ongoing|to date|till date|till now)";

/** What stands before a day that has not come: a degree that is expected. */
export const EXPECTED_PATTERN =
  /(?:expected(?: graduation)?|anticipated|graduat(?:ing|ion|ed)(?: date)?|class of|预计|毕业时间|毕业于)\s*[:：]?\s*(?:in\s+)?$/i;

/** "Since 2019" goes on. */
export const SINCE_PATTERN = /(?<!\p{L})(?:since|自)\s*$/iu;
