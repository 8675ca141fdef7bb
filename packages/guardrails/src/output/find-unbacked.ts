/**
 * Finds what a generated text claims and the given facts do not say: names, employers, degrees,
 * numbers, dates and quotations. It does not judge what is true, only what is backed.
 */
import { datesIn } from "./claims/dates.ts";
import { degreesIn } from "./claims/degrees.ts";
import { namesIn, type StatedName } from "./claims/names.ts";
import { numbersIn } from "./claims/numbers.ts";
import { quotesIn } from "./claims/quotes.ts";
import { type FactIndex, type Facts, indexFacts } from "./fact-index.ts";

export type ClaimKind = "person" | "organisation" | "degree" | "number" | "date" | "quote";

export interface UnbackedClaim {
  readonly kind: ClaimKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** In the order of their places. */
export function findUnbacked(text: string, facts: Facts): UnbackedClaim[] {
  const index = indexFacts(facts);
  const quotes = quotesIn(text).filter((quote) => !index.hasWords(quote.text));
  const dates = datesIn(text);
  const numbers = numbersIn(text).filter(
    (number) => !inside(number, dates) && !isReference(number, text),
  );
  const claims: (Place & { kind: ClaimKind })[] = [
    ...quotes.map((quote) => ({ ...quote, kind: "quote" as const })),
    ...dates
      .filter((date) => !index.hasDate(date))
      .map((date) => ({ ...date, kind: "date" as const })),
    ...numbers
      .filter((number) => !index.hasNumber(number))
      .map((number) => ({ ...number, kind: "number" as const })),
    ...degreesIn(text)
      .filter(({ degree }) => !index.hasDegree(degree))
      .map((degree) => ({ ...degree, kind: "degree" as const })),
    ...namesIn(text).filter((name) => !isBacked(name, index)),
  ];
  return claims
    .filter((claim) => claim.kind === "quote" || !inside(claim, quotes))
    .toSorted((a, b) => a.start - b.start)
    .map(({ kind, start, end }) => ({ kind, start, end, text: text.slice(start, end) }));
}

/** "[3]" points to a source; it claims nothing. */
function isReference({ start, end }: Place, text: string): boolean {
  return /^[[【]\d{1,3}[\]】]$/.test(text.slice(Math.max(0, start - 1), end + 1));
}

function inside({ start, end }: Place, others: readonly Place[]): boolean {
  return others.some((other) => start < other.end && other.start < end);
}

const LEGAL_FORM =
  /(?:股份)?有限公司$|股份公司$|公司$|集团$|科技$|,? (?:Inc|Ltd|LLC|Corp|Corporation|Company|Co|Group|GmbH|AG)\.?$/;

/** A name may be given with or without its legal form, or cut out with a word too many before it. */
function isBacked({ text, kind }: StatedName, index: FactIndex): boolean {
  if (index.hasWords(text)) return true;
  if (kind === "person") {
    const [, ...words] = text.split(" ");
    // "Only NOAH FELDMANN": the first word of a sentence is in capitals, too.
    if (words.length > 1 && index.hasWords(words.join(" "))) return true;
    return words.length > 0 && text.split(" ").every((part) => index.hasWords(part));
  }
  const short = text.replace(LEGAL_FORM, "");
  if (short.length >= 2 && index.hasWords(short)) return true;
  if (!/[\u4e00-\u9fff]/.test(text)) return false;
  // The end of what was cut out may be the name: "前腾讯公司" for "腾讯公司".
  return Array.from({ length: Math.max(0, text.length - 4) }, (_, cut) => text.slice(cut + 1)).some(
    (end) => index.hasWords(end),
  );
}
