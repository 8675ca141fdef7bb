/** Cuts a line into what it says one after the other. A piece is always a part of the text itself. */
import type { AdLine } from "../text/ad.ts";
import { isInBrackets } from "../text/brackets.ts";
import { lineAt } from "../text/read-lines.ts";

const ENUMERATOR = /(?<![\d.\p{L}])(\d{1,2})\s?(?:[、)]|\.(?!\d))\s*/gu;
const STOP = /[;。]|(?<=[\p{Ll}\p{Script=Han})\d"+#%]{2})[.!]\s+(?=["(]?\p{Lu})/gu;
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|incl|approx|vs|inc|ltd|sr|jr|no|min|max|esp)|\b\p{L})$/iu;

export function piecesOf(folded: string, line: AdLine): AdLine[] {
  return enumerated(folded, line).flatMap((part) => sentences(folded, part));
}

/** "1、… 2、… 3、…" on one line: numbers that count up are the marks of a list. */
function enumerated(folded: string, line: AdLine): AdLine[] {
  const marks = [...line.text.matchAll(ENUMERATOR)];
  let next = line.bullet ? 2 : 1;
  const starts: number[] = [];
  for (const mark of marks) {
    if (Number(mark[1]) !== next) continue;
    starts.push(mark.index);
    next += 1;
  }
  return starts.length < (line.bullet ? 1 : 2) ? [line] : cut(folded, line, starts);
}

function sentences(folded: string, line: AdLine): AdLine[] {
  const starts = [...line.text.matchAll(STOP)].flatMap((match) => {
    const before = line.text.slice(0, match.index);
    if (isInBrackets(before) || (match[0].startsWith(".") && ABBREVIATION.test(before))) return [];
    return [match.index + match[0].length];
  });
  return cut(folded, line, starts);
}

/** The line in parts that begin at these places of its text. */
export function cut(folded: string, line: AdLine, starts: readonly number[]): AdLine[] {
  const borders = [0, ...starts.filter((at) => at > 0), line.text.length];
  return borders.slice(0, -1).flatMap((from, index) => {
    const part = lineAt(folded, line.start + from, line.start + (borders[index + 1] ?? from));
    if (part === undefined) return [];
    let { end } = part;
    while (end > part.start && /[\s;。.,、]/.test(folded.charAt(end - 1))) end -= 1;
    if (end <= part.start) return [];
    return [{ ...part, end, text: folded.slice(part.start, end), bullet: line.bullet }];
  });
}
