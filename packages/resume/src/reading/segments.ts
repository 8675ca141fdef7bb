/** What a text is made of: lines, their sentences, and the items of those that are lists. */
import { bulletOf } from "./entries.ts";
import type { Span, Text } from "./texts.ts";

export interface Segment {
  readonly text: Text;
  readonly place: Span;
  readonly words: string;
}

const ENDS = /(?<=[。！？；;])\s*|(?<=[.!?])\s+/u;
/** A comma between figures is a part of the number. */
const ITEMS = /\s*(?:[，、|]|(?<!\d),|,(?!\d))\s*|\s+\/\s+/u;
/** Longer ones are sentences with commas in them. */
const ITEM = 40;

export const linesIn = (text: Text): Segment[] => pieces(text, [0, text.text.length], /\n/u);

export const sentencesIn = (text: Text): Segment[] =>
  linesIn(text).flatMap(({ place }) => pieces(text, place, ENDS));

/** The finest parts: items where a text lists them, else sentences. */
export const segmentsIn = (text: Text): Segment[] =>
  sentencesIn(text).flatMap((sentence) => {
    const items = pieces(text, sentence.place, ITEMS);
    return isList(text) && items.every(({ words }) => words.length <= ITEM) ? items : [sentence];
  });

/** Texts that say one thing after the other; what is done at a job is told in sentences. */
const isList = ({ field, text }: Text): boolean =>
  field === "skills" || field === "content" || (field === "description" && !text.includes("\n"));

function pieces(text: Text, [from, to]: Span, between: RegExp): Segment[] {
  const whole = text.text.slice(from, to);
  const found: Segment[] = [];
  let start = 0;
  const cuts = [...whole.matchAll(new RegExp(between, `${between.flags}g`))];
  for (const [end, next] of [
    ...cuts.map(({ index, 0: sign }) => [index, index + sign.length] as const),
    [whole.length, whole.length] as const,
  ]) {
    const lead = bulletOf(whole.slice(start, end)).length;
    const piece = whole.slice(start + lead, end);
    const trimmed = piece.trim();
    const at = from + start + lead + piece.indexOf(trimmed);
    if (trimmed !== "") found.push({ text, place: [at, at + trimmed.length], words: trimmed });
    start = next;
  }
  return found;
}
