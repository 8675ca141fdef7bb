/** The lines of a text that have the words, letter by letter: "German" is not found in "Germany". */
import { queryWords } from "@bole/talent/reading";
import { quoteAt } from "../../drafting/quotes.ts";

const MOST_QUOTES = 3;
/** A line that has fewer of the words is about something else. */
const SHARE = 0.6;

export function linesAbout(words: string, text: string): string[] {
  const sought = queryWords(words);
  if (sought.length === 0) return [];
  const found: { readonly quote: string; readonly share: number }[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const has = new Set(queryWords(line));
    const share = sought.filter((word) => has.has(word)).length / sought.length;
    const at = start + line.length - line.trimStart().length;
    if (share >= SHARE)
      found.push({ quote: quoteAt(text, { start: at, end: start + line.length }), share });
    start += line.length + 1;
  }
  const best = Math.max(0, ...found.map(({ share }) => share));
  const quotes = found.filter(({ share }) => share === best).map(({ quote }) => quote);
  return [...new Set(quotes)].filter(Boolean).slice(0, MOST_QUOTES);
}
