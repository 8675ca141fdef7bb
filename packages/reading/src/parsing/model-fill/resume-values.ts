/** Whether a value of a résumé follows from the words that are quoted for it. */
import type { TextSpan } from "../../model/span.ts";
import { type FoundDate, findDates } from "../resume/dates/find-dates.ts";
import { foldText } from "../resume/text/characters.ts";
import type { QuotableText } from "./find-quote.ts";
import { squeeze } from "./find-quote.ts";
import { givesOrders } from "./order-lines.ts";
import type { QuotedField } from "./quoted-answer.ts";

export interface ProvenValue {
  readonly value: string;
  readonly span: TextSpan;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const LONGEST_LINE = 300;
const PROSE = /(?:summary|description|skillContent)$/;

/** The value as the text itself has it, or undefined if the quote does not prove it. */
export function proveResumeValue(
  text: string,
  quotable: QuotableText,
  { path, value, quote }: QuotedField,
): ProvenValue | undefined {
  const quoted = quotable.find(quote);
  if (quoted === undefined || givesOrders(text, quoted)) return undefined;
  if (/Date$/.test(path)) return proveDate(text, quoted, value);
  if (PROSE.test(path)) return proveProse(text, quoted, value);
  const span = quotable.find(value, quoted);
  if (span === undefined) return undefined;
  const words = text.slice(span.start, span.end).replace(/\s+/g, " ");
  return isPlausible(path, words) ? { value: words, span } : undefined;
}

function isPlausible(path: string, words: string): boolean {
  if (words.length > LONGEST_LINE) return false;
  if (path === "basic.email") return EMAIL.test(words);
  if (path === "basic.phone") return (words.match(/\d/g)?.length ?? 0) >= 7;
  if (path === "basic.name") return words.length <= 60 && !/[\d@]/.test(words);
  return /\p{L}/u.test(words);
}

function proveDate(text: string, quoted: TextSpan, value: string): ProvenValue | undefined {
  const found = findDates(foldText(text.slice(quoted.start, quoted.end))).find(
    (date) => dateText(date) === value,
  );
  if (found === undefined) return undefined;
  const span = { start: quoted.start + found.start, end: quoted.start + found.end };
  return { value, span };
}

function dateText({ date, weak }: FoundDate): string | undefined {
  if (date.present) return "present";
  if (weak || date.year === undefined) return undefined;
  const parts = [date.month, date.month === undefined ? undefined : date.day];
  const rest = parts.flatMap((part) => (part === undefined ? [] : String(part).padStart(2, "0")));
  return [date.year, ...rest].join("-");
}

/** Long texts are taken from the document; a model only says which. */
function proveProse(text: string, quoted: TextSpan, value: string): ProvenValue | undefined {
  const bare = (words: string) => squeeze(words).replace(/[-•●▪·*]/g, "");
  const words = text.slice(quoted.start, quoted.end);
  if (bare(words) !== bare(value)) return undefined;
  return { value: words.replace(/[^\S\n]+/g, " ").trim(), span: quoted };
}
