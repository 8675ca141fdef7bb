/** Years of experience, and those who need none. */
import { HAN_DIGITS, numberNames, numberOf, oneOf } from "@bole/language/text";
import type { TextSpan } from "../../../model/span.ts";

export interface YearsFound extends TextSpan {
  readonly min: number;
  readonly max: number | null;
}

const NAMES = oneOf([...numberNames("en")].filter(([, value]) => value > 0).map(([name]) => name));
const SIGNS = HAN_DIGITS.replace(/[零〇]/g, "");
const N = `(?:\\d{1,2}(?:\\.5)?|[${SIGNS}十半]|${NAMES})`;
const TO = "\\s*(?:-|–|—|~|至|到|to)\\s*";
const EN =
  "\\s*(?:\\([\\d]{1,2}\\)\\s*)?\\+?\\s*(?:or more\\s+|plus\\s+)?(?:years?'?|yrs?\\.?)(?![\\p{L}])";
/** What must follow or stand before a bare number of years, so that it is not a firm's age. */
const ZH_WORK = "(?=.{0,24}(?:经验|经历|从业|工作|背景|资历))";

const FORMS: readonly (readonly [pattern: string, read: "range" | "least" | "most"])[] = [
  [`(${N})\\s*年?${TO}(${N})\\s*年(?!前|历史)`, "range"],
  [`(${N})\\s*\\+?\\s*(?:years?|yrs?)?${TO}(${N})${EN}`, "range"],
  [`(?:不超过|少于|低于)\\s*(${N})\\s*年|(${N})\\s*年(?:以下|以内|及以下)`, "most"],
  [`(?:up to|less than|no more than|under|max(?:imum)?\\.?(?: of)?)\\s*(${N})${EN}`, "most"],
  [`(${N})\\s*年\\s*(?:\\+|及?以上|或以上|起)|(${N})\\s*\\+\\s*年`, "least"],
  [`[≥>=]{1,2}\\s*(${N})\\s*(?:年|years?)`, "least"],
  [`(?:至少|不少于|不低于|最少|超过|满)\\s*(?:有|具有|具备)?\\s*(${N})\\s*年`, "least"],
  [`(?:经验|年限|工龄).{0,4}?(${N})\\s*年`, "least"],
  [`(${N})\\s*年${ZH_WORK}`, "least"],
  [`(?:at least|minimum(?: of)?|min\\.?|over|more than|a minimum of)\\s*(${N})${EN}`, "least"],
  [
    `(${N})\\s*(?:\\([\\d]{1,2}\\)\\s*)?(?:\\+|or more|plus)\\s*(?:years?|yrs?)(?![\\p{L}])`,
    "least",
  ],
  [
    `(${N})${EN}(?=(?:['’]?\\s+(?:of|in|with|working|as|\\w+ing|relevant|professional|industry|hands-on|commercial|related|work)\\b)|.{0,40}\\bexperience)`,
    "least",
  ],
];
const EXPRESSIONS = FORMS.map(([pattern, read]) => ({
  expression: new RegExp(`(?<![\\d.\\p{Script=Latin}$€£¥])(?:${pattern})`, "giu"),
  read,
}));
const NONE =
  /经验不限|不限(?:工作)?经验|无(?:需|须)?(?:工作)?经验|零经验|应届(?:毕业)?生?|在校(?:学?生|大学生)|\b(?:no (?:prior |previous |work )?experience (?:is )?(?:required|needed|necessary)|entry[- ]level|new grad(?:uate)?s?|recent graduates?|fresh graduates?)\b/i;
/** An age, a history, a term: years of something else. */
const OTHER =
  /(?:成立|创立|历史|发展|深耕|founded|history|ago|old|anniversary|合同|contract|last|past|岁)/i;

/** Nobody asks for more. */
const MOST = 40;

/** All mentions, in order; where two overlap, the form that says more wins. */
export function findYears(folded: string): YearsFound[] {
  const all: YearsFound[] = [];
  for (const { expression, read } of EXPRESSIONS) {
    for (const match of folded.matchAll(expression)) {
      const [start, end] = [match.index, match.index + match[0].trimEnd().length];
      if (all.some((other) => start < other.end && other.start < end)) continue;
      if (/(?:近|过去)\s*$/.test(folded.slice(Math.max(0, start - 4), start))) continue;
      if (OTHER.test(folded.slice(Math.max(0, start - 10), start))) continue;
      if (/^\s*(?:of )?(?:ago|old|history|历史|前|的历史)/.test(folded.slice(end))) continue;
      const [first = 0, second] = match
        .slice(1)
        .filter((part) => part !== undefined)
        .map((word) => numberOf(word, "en") ?? 0);
      if (Math.max(first, second ?? 0) > MOST) continue;
      if (read === "range" && second !== undefined && second < first) continue;
      all.push({ start, end, ...limits(read, first, second) });
    }
  }
  return all.toSorted((a, b) => a.start - b.start);
}

/** Words that say that nobody needs experience. */
export function findNoYears(folded: string): TextSpan | undefined {
  const match = NONE.exec(folded);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

function limits(read: "range" | "least" | "most", first: number, second: number | undefined) {
  if (read === "range") return { min: first, max: second ?? null };
  return read === "least" ? { min: first, max: null } : { min: 0, max: first };
}
