/**
 * The head of an advertisement in parts: "Rust Engineer | Acme GmbH | Berlin | €80k" are four. Each
 * part is the text's own words, by place.
 */
import type { TextSpan } from "../../../model/span.ts";
import type { SectionLine } from "../sections/read-sections.ts";
import { isInBrackets } from "../text/brackets.ts";
import { findPlaces } from "./places.ts";

export interface Segment extends TextSpan {
  readonly text: string;
  /** Of its line among the head's lines, from 0 on. */
  readonly line: number;
  /** Of it on its line. */
  readonly place: number;
}

const SEPARATOR =
  /\s*(?:正在)?(?:诚聘|招聘|急聘|急招|诚招|招募)\s+|\s*(?:薪水|薪资|月薪|年薪)\s*:?\s*(?=\d)|(?<=\p{Script=Han})(?:正在)?(?:诚聘|招聘|急聘|急招|诚招|招募)(?=\p{Script=Han})(?!专员|经理|主管|顾问|助理|负责人|总监|实习)|\s*[|•]\s*|\s*·\s*(?!\d+薪)|\s+[-–—]+\s+|\s*[—–](?=\p{Script=Han})|\s+@\s*|\s{2,}|\t|\s*(?<![\p{L}])base(?:\s*[:：]\s*|\s+(?=\p{Lu}|\p{Script=Han})|(?=\p{Script=Han}))|(?<=\p{Script=Han})[\s_]+(?=\p{Script=Han})|(?<=[】\]])|(?=[【[])|\s*[:!]\s+|(?<=\p{Script=Han})\s*:\s*|(?:\s+|(?<=[)\p{Script=Han}]))(?=\d+(?:\.\d+)?\s?[kK万千]?\s?[-~–]\s?\d+(?:\.\d+)?\s?[kK万千元])/gu;
const BRACKETED = /\s*\(([^()]{1,60})\)\s*/g;

/** @param lines those of the head that name no fact by a label */
export function headSegments(folded: string, lines: readonly SectionLine[]): Segment[] {
  return lines.flatMap((line, index) => {
    const cuts = [...line.text.matchAll(SEPARATOR)]
      .filter(({ index }) => !isInBrackets(line.text.slice(0, index)))
      .map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
      }));
    return parts(line, [...cuts, ...beforePlaces(line)]).flatMap((part, place) => {
      const trimmed = trim(folded, part);
      return trimmed === undefined ? [] : [{ ...trimmed, line: index, place }];
    });
  });
}

/** A part without what stands in brackets at its end, and those brackets. */
export function withoutBrackets(folded: string, segment: TextSpan, drop: RegExp): TextSpan {
  const text = folded.slice(segment.start, segment.end);
  for (const match of text.matchAll(BRACKETED)) {
    if (!drop.test(match[1] ?? "")) continue;
    const before = trim(folded, { start: segment.start, end: segment.start + match.index });
    if (before !== undefined) return before;
  }
  return segment;
}

/** "Quillfeather, Seattle, WA": the comma before the first place ends what stands before it. */
function beforePlaces({ text }: SectionLine): TextSpan[] {
  const [first] = findPlaces(text);
  const comma = first === undefined ? null : /,\s*$/.exec(text.slice(0, first.start));
  return comma === null ? [] : [{ start: comma.index, end: comma.index + comma[0].length }];
}

function parts(line: SectionLine, cuts: readonly TextSpan[]): TextSpan[] {
  const found: TextSpan[] = [];
  let from = 0;
  for (const { start, end } of [
    ...cuts.toSorted((a, b) => a.start - b.start),
    { start: line.text.length, end: line.text.length },
  ]) {
    if (start > from) found.push({ start: line.start + from, end: line.start + start });
    from = Math.max(from, end);
  }
  return found;
}

export function trim(folded: string, { start, end }: TextSpan) {
  let [from, to] = [start, end];
  while (
    from < to &&
    /[\s,、;:。.!|*_#【】[\]《》"'~>-]|\p{Extended_Pictographic}|\ufe0f/u.test(charAt(folded, from))
  ) {
    from += charAt(folded, from).length;
  }
  while (
    from < to &&
    /[\s,、;:。.!|*_#【】[\]《》"'~(<-]|\p{Extended_Pictographic}|\ufe0f|[\ud800-\udfff]/u.test(
      folded.charAt(to - 1),
    )
  )
    to -= 1;
  return from < to ? { start: from, end: to, text: folded.slice(from, to) } : undefined;
}

function charAt(folded: string, at: number): string {
  return String.fromCodePoint(folded.codePointAt(at) ?? 0);
}
