import { talentErrors } from "../errors.ts";
import type { Quote } from "../model/assessment.ts";

/** A quote is stored only if the text has these very words at these places, whoever gave it. */
export function checkQuotes(text: string, quotes: readonly Quote[]): void {
  const issues = quotes.flatMap(({ text: words, span }, index) =>
    words !== "" && text.slice(span.start, span.end) === words
      ? []
      : [{ path: `quotes.${index}`, message: `“${words}” does not stand at ${span.start}` }],
  );
  if (issues.length === 0) return;
  throw talentErrors.error("quote-invented", {
    detail: issues.map(({ message }) => message).join("; "),
    issues,
  });
}
