/** The forms a date may have, each with how it is read. Earlier forms win. */
import { MONTH_NUMBER, MONTH_PATTERN, PRESENT_PATTERN, SEASON_PATTERN } from "./date-words.ts";

export interface PartialDate {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly present?: true;
  /** "Summer 2020" begins and ends in that year. */
  readonly season?: true;
}

export interface DateForm {
  readonly pattern: string;
  /** Reads the groups of the match. Undefined if they can't be a date. */
  readonly read: (groups: readonly string[]) => PartialDate | undefined;
  /** It is one only beside another date: "19.03", "6月". */
  readonly weak?: true;
}

const YEAR = "((?:19[5-9]|20[0-4])\\d)";
const SHORT_YEAR = "'\\s?(\\d{2})";
const fullYear = (two: string) => (Number(two) > 50 ? 1900 : 2000) + Number(two);

function numbers(year: string, month?: string, day?: string): PartialDate | undefined {
  const [m, d] = [Number(month ?? 1), Number(day ?? 1)];
  if (m < 1 || m > 12 || d < 1 || d > 31) return undefined;
  return {
    year: Number(year),
    ...(month ? { month: m } : {}),
    ...(day ? { day: d } : {}),
  };
}

const named = (name: string, year?: string, day?: string): PartialDate => {
  const month = MONTH_NUMBER.get(name.toLowerCase()) ?? 1;
  return {
    month,
    ...(year ? { year: year.length === 2 ? fullYear(year) : Number(year) } : {}),
    ...(day && year ? { day: Number(day) } : {}),
  };
};

export const DATE_FORMS: readonly DateForm[] = [
  { pattern: PRESENT_PATTERN, read: () => ({ present: true }) },
  {
    pattern: `${YEAR}\\s*年\\s*(\\d{1,2})\\s*月(?:份|\\s*(\\d{1,2})\\s*日)?`,
    read: ([y = "", m, d]) => numbers(y, m, d),
  },
  { pattern: `${YEAR}\\s*年(?:(?:初|底|春|夏|秋|冬)季?)?`, read: ([y = ""]) => numbers(y) },
  {
    pattern: `${YEAR}\\s?([./-])\\s?(\\d{1,2})\\2(\\d{1,2})(?!\\d)`,
    read: ([y = "", , m, d]) => numbers(y, m, d),
  },
  {
    pattern: `${YEAR}(?:\\s?[./]\\s?|-)(0?[1-9]|1[0-2])(?![\\d%])`,
    read: ([y = "", m]) => numbers(y, m),
  },
  {
    pattern: `(\\d{1,2})[./](\\d{1,2})[./]${YEAR}(?!\\d)`,
    read: ([a = "", b = "", y = ""]) => numbers(y, a, b) ?? numbers(y, b, a),
  },
  {
    pattern: `(0?[1-9]|1[0-2])(?:\\s?[./]\\s?|-)${YEAR}(?!\\d)`,
    read: ([m, y = ""]) => numbers(y, m),
  },
  {
    pattern: `(?:(\\d{1,2})(?:st|nd|rd|th)?\\s+)?(${MONTH_PATTERN})\\.?,?\\s*(?:(?:of|del?)\\s+)?[-/]?\\s?${YEAR}(?!\\d)`,
    read: ([day, name = "", y]) => named(name, y, day),
  },
  {
    pattern: `(${MONTH_PATTERN})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,\\s*${YEAR}(?!\\d)`,
    read: ([name = "", day, y]) => named(name, y, day),
  },
  {
    pattern: `(${MONTH_PATTERN})\\.?,?[\\s-]*(?:${SHORT_YEAR}|(?<=-)(\\d{2}))(?!\\d)`,
    read: ([name = "", a, b]) => named(name, a ?? b),
  },
  {
    pattern: `${SEASON_PATTERN}(?:${YEAR}|${SHORT_YEAR})(?!\\d)`,
    read: ([y, short]) => ({ year: y ? Number(y) : fullYear(short ?? ""), season: true }),
  },
  { pattern: `${YEAR}(?!\\d)`, read: ([y = ""]) => numbers(y) },
  { pattern: SHORT_YEAR, read: ([y = ""]) => ({ year: fullYear(y) }), weak: true },
  {
    pattern: "(\\d{2})[./](0[1-9]|1[0-2])(?!\\d)",
    read: ([y = "", m]) => numbers(String(fullYear(y)), m),
    weak: true,
  },
  {
    pattern: "(0[1-9]|1[0-2])[./](\\d{2})(?!\\d)",
    read: ([m, y = ""]) => numbers(String(fullYear(y)), m),
    weak: true,
  },
  { pattern: `(${MONTH_PATTERN})\\b\\.?`, read: ([name = ""]) => named(name), weak: true },
  {
    pattern: "(0?[1-9]|1[0-2])\\s*月份?",
    read: ([m]) => ({ month: Number(m) }),
    weak: true,
  },
];
