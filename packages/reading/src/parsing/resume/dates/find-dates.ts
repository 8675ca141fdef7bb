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

/** What has none of these has no date, and most lines don't. */
const MAYBE = /(?:19[5-9]|20[0-4])\d|['’-]\s?\d{2}|\d{2}\s?[./]\s?\d|\d\s?[./]\s?\d{2}|\d\s*月/;

/** In order; where two overlap, the form that says more wins. */
export function findDates(text: string): FoundDate[] {
  if (!MAYBE.test(text)) return [];
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
