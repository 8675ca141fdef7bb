/** Words of an entry's head that the network gave no tag, and what they are most likely part of. */
import type { TextSpan } from "../../../../model/span.ts";
import { isFieldLabel } from "../../entries/field-labels.ts";
import type { Line } from "../../text/line.ts";
import { between, matchesIn, trimPiece } from "../../text/span.ts";
import type { LabelledLine, Tagged } from "../labelled-line.ts";
import type { WordTag } from "../labels.ts";

const NAMES: ReadonlySet<WordTag> = new Set(["company", "position", "school", "major", "project"]);
/** What divides the parts of a line. */
const SIGNS = /[\t|,;:·•–—、，；：｜()（）/]|\s[-@]\s|\s{2,}/g;
/** More words than this beside a name tell something. */
const MOST = 3;

/** With names that reach up to the signs around them: "Gymnasium" of "Gymnasium bei St. Anna". */
export function withWholeNames(text: string, one: LabelledLine): LabelledLine {
  const { line, tags } = one;
  if (/[.。]$/.test(line.text)) return one;
  const tagged = tags.filter(({ tag }) => tag !== "date");
  const dates = tags.filter(({ tag }) => tag === "date");
  const signs = matchesIn(text, line, SIGNS);
  const runs = between(text, line, [...tags, ...signs]).filter(
    (run) => isShort(run.text) && !/^\s*[:：]/.test(text.slice(run.end, run.end + 3)),
  );
  const touches = (a: number, b: number) => a <= b && /^[ .]*$/.test(text.slice(a, b));
  const grown = tagged.map((span): Tagged => {
    if (span.tag === "degree") return { ...span, end: withBracket(text, span.end) };
    if (!NAMES.has(span.tag)) return span;
    const isFree = (run: TextSpan, side: "before" | "behind") =>
      !tags.some((other) =>
        side === "before" ? touches(other.end, run.start) : touches(run.end, other.start),
      );
    const before = runs.find((run) => touches(run.end, span.start) && isFree(run, "before"));
    const behind = runs.find((run) => touches(span.end, run.start) && isFree(run, "behind"));
    return { ...span, start: before?.start ?? span.start, end: behind?.end ?? span.end };
  });
  const isInside = (span: Tagged) =>
    grown.some((other) => other !== span && other.start < span.start && span.end < other.end);
  const kept = grown.filter((span) => !isInside(span));
  return { ...one, tags: [...kept, ...dates].toSorted((a, b) => a.start - b.start) };
}

/** "(FH)" and "(Hons)" belong to the degree before them. */
function withBracket(text: string, end: number): number {
  const bracket = /^ ?\([\p{L}.]{1,8}\)/u.exec(text.slice(end, end + 12));
  return end + (bracket?.[0].length ?? 0);
}

/** Chinese has no blanks: what belongs to a name there is for the network to say. */
const isShort = (words: string) =>
  !/\p{Script=Han}/u.test(words) && words.split(/\s+/).length <= MOST;

/** More than the words that join others. */
const SAYS = /\p{Script=Han}{4}|[\p{Script=Latin}]{4}|\d/u;

/** What is left of a line around those spans, if it says something. */
export function restOf(text: string, line: Line, spans: readonly TextSpan[]): Line[] {
  const inside = spans.filter(({ start, end }) => start < line.end && end > line.start);
  return between(text, line, inside).flatMap((piece) => {
    if (!SAYS.test(piece.text) || isFieldLabel(piece.text)) return [];
    const start = piece.start + (/^[.\s]+/.exec(piece.text)?.[0].length ?? 0);
    const end = piece.end + (/^[.。]/.test(text.slice(piece.end, line.end)) ? 1 : 0);
    const words = text.slice(start, end);
    return [{ ...line, start, end, text: words, bullet: false, gap: true, full: false }];
  });
}

/** Pieces between signs that are nothing yet, the first of them first. */
export function leftoversOf(text: string, head: readonly LabelledLine[]): TextSpan[] {
  return head.flatMap(({ line, tags }) =>
    /[.。]$/.test(line.text)
      ? []
      : between(text, line, [...tags, ...matchesIn(text, line, SIGNS)]).filter((piece) => {
          const words = trimPiece(text, piece.start, piece.end);
          return words !== undefined && /\p{L}{2}/u.test(words.text) && !isFieldLabel(words.text);
        }),
  );
}
