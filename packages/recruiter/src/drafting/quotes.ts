/** Words of a résumé as they stand there: the line or clause around a place, short enough to be read. */
import type { TextSpan } from "@bole/talent";

const LONGEST = 160;
const BULLET = /^[\s\-–—•·*●▪◦]+/u;

/** The line around a place; of a long line, the sentence. Always letter by letter. */
export function quoteAt(text: string, { start, end }: TextSpan): string {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const after = text.indexOf("\n", end);
  const line = text.slice(from, after === -1 ? text.length : after);
  const whole = tidy(line);
  if (whole.length <= LONGEST) return whole;
  return tidy(sentenceAt(line, start - from, end - from))
    .slice(0, LONGEST)
    .toWellFormed();
}

const BREAK = /[。；;！!？?]|\.(?=\s)/gu;

function sentenceAt(line: string, start: number, end: number): string {
  const ends = Array.from(line.matchAll(BREAK), ({ index }) => index + 1);
  const from = ends.findLast((at) => at <= start) ?? 0;
  const to = ends.find((at) => at >= end) ?? line.length;
  return line.slice(from, to);
}

const tidy = (piece: string) => piece.replace(BULLET, "").trim();
