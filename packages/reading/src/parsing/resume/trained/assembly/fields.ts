/** The values of an entry's tags. What was broken over two lines is one value again. */
import type { TextSpan } from "../../../../model/span.ts";
import { type FoundRange, findRanges } from "../../dates/find-ranges.ts";
import type { Sourced } from "../../draft.ts";
import { hasCjk } from "../../text/characters.ts";
import { cleanWords } from "../../text/join-lines.ts";
import type { LabelledLine, Tagged } from "../labelled-line.ts";
import type { WordTag } from "../labels.ts";

/** A value that may stand on two lines. */
export type Spans = readonly TextSpan[];

/** @param wanted the first of these tags that the lines have */
export function firstOf(head: readonly LabelledLine[], ...wanted: readonly WordTag[]): Spans {
  for (const tag of wanted) {
    const found = spansOf(head, tag)[0];
    if (found) return found;
  }
  return [];
}

export function spansOf(head: readonly LabelledLine[], tag: WordTag): Spans[] {
  const found: Tagged[][] = [];
  let open: { line: number; last: Tagged } | undefined;
  for (const [line, { tags }] of head.entries()) {
    for (const [index, span] of tags.entries()) {
      if (span.tag !== tag) continue;
      const before = open ? head[open.line] : undefined;
      const follows =
        open?.line === line - 1 &&
        index === 0 &&
        before?.tags.at(-1) === open.last &&
        reachesEnd(before, open.last) &&
        isAtBeginning(head[line], span);
      if (follows) found.at(-1)?.push(span);
      else found.push([span]);
      open = { line, last: span };
    }
  }
  return found;
}

const reachesEnd = ({ line }: LabelledLine, { end }: TextSpan) => line.end - end < 2 && line.full;
const isAtBeginning = (one: LabelledLine | undefined, { start }: TextSpan) =>
  one !== undefined && start - one.line.start < 2;

export function put(sourced: Sourced, original: string, path: string, spans: Spans): string {
  const [first, ...rest] = spans;
  if (rest.length === 0) return sourced.line(path, first);
  const parts = spans.map(({ start, end }) => cleanWords(original.slice(start, end)));
  return sourced.value(path, parts.join(hasCjk(parts.join("")) ? "" : " ").slice(0, 500), spans);
}

/** When it was: what is tagged as a date, even with something between its two sides. */
export function rangeOf(
  text: string,
  head: readonly LabelledLine[],
  near: Spans,
): FoundRange | undefined {
  const dated = head.flatMap(({ tags }) => tags.filter(({ tag }) => tag === "date"));
  const [first, last] = [head[0]?.line.start ?? 0, head.at(-1)?.line.end ?? 0];
  const tagged = rangesIn(text, dated);
  const plain = rangesIn(text, [{ start: first, end: last }]);
  const both = ({ from, to }: FoundRange) => from.value !== "" && to.value !== "";
  const all =
    tagged.some(both) || !plain.some(both) ? [...tagged, ...plain] : [...plain, ...tagged];
  const line = head.find((one) =>
    near.some(({ start }) => one.line.start <= start && start < one.line.end),
  );
  const apart = tagged.some(both) || plain.some(both) ? undefined : ofTwoDates(tagged);
  const beside = tagged.find((range) => both(range) && line && isIn(range, line));
  return beside ?? all.find(both) ?? apart ?? all[0];
}

/** Both days of a range on lines of their own, without a sign between them. */
function ofTwoDates(found: readonly FoundRange[]): FoundRange | undefined {
  const [first, second, ...others] = found;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const [from, to] = [first.from, second.from.value === "" ? second.to : second.from];
  if (from.value === "" || to.value < from.value) return undefined;
  return { ...first, end: second.end, from, to, whole: true };
}

const isIn = ({ from }: FoundRange, { line }: LabelledLine) =>
  from.span !== undefined && line.start <= from.span.start && from.span.end <= line.end;

/** Ranges in pieces of the text that are read as if they stood beside each other. */
function rangesIn(text: string, spans: readonly TextSpan[]): FoundRange[] {
  let flat = "";
  const places: number[] = [];
  for (const { start, end } of spans) {
    for (let at = start; at < end; at += 1) places.push(at);
    places.push(end);
    flat += `${text.slice(start, end).replaceAll(/[\n\t]/g, " ")} `;
  }
  const place = (at: number) => places[at] ?? text.length;
  const moved = <T extends TextSpan>(span: T): T => ({
    ...span,
    start: place(span.start),
    end: place(span.end - 1) + 1,
  });
  return findRanges(flat).map((range) => ({
    ...moved(range),
    from: { ...range.from, span: range.from.span && moved(range.from.span) },
    to: { ...range.to, span: range.to.span && moved(range.to.span) },
  }));
}
