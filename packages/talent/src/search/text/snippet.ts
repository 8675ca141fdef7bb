/** The piece of a text that shows best why it was found. */
import { wordsOf } from "./words.ts";

const LENGTHS = { en: 220, zh: 110 } as const;
/** Beyond it nobody waits for a nicer piece. */
const READ_AT_MOST = 20_000;

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Snippet {
  readonly snippet: string;
  readonly marks: Span[];
}

export interface Sought {
  /** Words of the question, with how much each says. */
  readonly words: ReadonlyMap<string, number>;
  /** Finds the question's concepts in a text, whatever they are called there. */
  readonly concepts: (text: string) => readonly Span[];
  /** Where to begin if there is nothing to mark. */
  readonly start: () => number;
}

interface Hit extends Span {
  readonly what: string;
  readonly weight: number;
}

export function snippetOf(text: string, language: "zh" | "en", sought: Sought): Snippet {
  const read = text.slice(0, READ_AT_MOST);
  const room = LENGTHS[language];
  const words = wordHits(read, sought.words);
  const hits = words.length > 0 ? words : conceptHits(read, sought);
  const start = beginning(text, hits.length > 0 ? bestStart(hits, room) : sought.start(), room);
  const piece = text.slice(start, start + room).toWellFormed();
  const own = wordHits(piece, sought.words);
  const marks = merged([...own, ...sought.concepts(piece)]);
  // Same length, so that the marks stay where they are.
  return { snippet: piece.replaceAll(/\s/gu, " "), marks };
}

function wordHits(text: string, words: ReadonlyMap<string, number>): Hit[] {
  const hits: Hit[] = [];
  for (const { word, start, end } of wordsOf(text)) {
    const weight = words.get(word);
    if (weight !== undefined) hits.push({ start, end, what: word, weight });
  }
  return hits;
}

const conceptHits = (text: string, { concepts }: Sought): Hit[] =>
  concepts(text).map((span) => ({ ...span, what: text.slice(span.start, span.end), weight: 1 }));

/** The hit from which on the most different things are found; the first of equals. */
function bestStart(hits: readonly Hit[], room: number): number {
  let best = { start: 0, weight: -1 };
  for (const [place, first] of hits.entries()) {
    const seen = new Map<string, number>();
    for (let at = place; at < hits.length; at++) {
      const hit = hits[at];
      if (hit === undefined || hit.end > first.start + room * 0.8) break;
      seen.set(hit.what, hit.weight);
    }
    const weight = seen.values().reduce((sum, value) => sum + value, 0);
    if (weight > best.weight) best = { start: first.start, weight };
  }
  return best.start;
}

/** A little before the place: where a line, a sentence or at least a word begins. */
function beginning(text: string, place: number, room: number): number {
  const lead = Math.round(room * 0.2);
  const target = Math.min(place - lead, text.length - room);
  if (target <= 0) return 0;
  const before = text.slice(target, Math.min(place, target + lead));
  const border = /[\n。！？；.!?;]\s*/u.exec(before) ?? /[\s，、,]+/u.exec(before);
  return border === null ? target : target + border.index + border[0].length;
}

/** In order, without overlaps; what touches is one. */
function merged(spans: readonly Span[]): Span[] {
  const marks: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = marks.at(-1);
    if (last !== undefined && start <= last.end) {
      marks[marks.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    } else marks.push({ start, end });
  }
  return marks;
}
