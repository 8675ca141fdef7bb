/** Finds single dates in a text, in all their forms. */
import type { TextSpan } from "../../../model/span.ts";
import { DATE_FORMS, type PartialDate } from "./date-patterns.ts";

export interface FoundDate extends TextSpan {
  readonly date: PartialDate;
  readonly weak: boolean;
}

/** Chinese needs no blank before a date. */
const FORMS = DATE_FORMS.map((form) => ({
  ...form,
  expression: new RegExp(
    `(?<![\\p{Script=Latin}\\d$€£¥#+])${form.pattern}(?!\\p{Script=Latin})`,
    "giu",
  ),
}));

/** In order; where two overlap, the form that says more wins. */
export function findDates(text: string): FoundDate[] {
  if (!/\d|至今|present|current|now/i.test(text)) return [];
  const found: FoundDate[] = [];
  for (const { expression, read, weak } of FORMS) {
    for (const match of text.matchAll(expression)) {
      const [start, end] = [match.index, match.index + match[0].trimEnd().length];
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const date = read(match.slice(1));
      if (date) found.push({ start, end, date, weak: weak ?? false });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
