/** A long text in passages that a network reads one by one: some lines or sentences that stand together. */
import type { Place } from "../reading/reading.ts";
import { isHan } from "./tokens.ts";

/** In UTF-16 units; a Han character counts twice, since it is a token of its own. */
const MOST = 480;
/** For orders among ordinary words: read with less around them, they are seen. */
export const A_FEW_SENTENCES = 120;

/** Passages in their order; none is empty, and together they hold every visible character. */
export function splitPassages(text: string, most = MOST): Place[] {
  const passages: Place[] = [];
  let from = 0;
  let size = 0;
  for (const { start, size: own } of piecesOf(text, most)) {
    if (size > 0 && size + own > most) {
      passages.push([from, start]);
      [from, size] = [start, 0];
    }
    size += own;
  }
  passages.push([from, text.length]);
  return passages.filter(([start, end]) => text.slice(start, end).trim() !== "");
}

interface Piece {
  readonly start: number;
  readonly size: number;
}

/** Lines and sentences; one that is longer than a passage is in parts of about the same length, between words. */
function piecesOf(text: string, most: number): Piece[] {
  return sentencesOf(text).flatMap(({ start, end, size }) => {
    const count = Math.ceil(size / most);
    return count === 1 ? [{ start, size }] : partsOf(text, [start, end], Math.ceil(size / count));
  });
}

interface Sentence extends Piece {
  readonly end: number;
}

function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  let size = 0;
  for (let at = 0; at < text.length; at += 1) {
    size += sizeAt(text, at);
    if (at + 1 < text.length && !endsSentence(text, at)) continue;
    sentences.push({ start, end: at + 1, size });
    [start, size] = [at + 1, 0];
  }
  return sentences;
}

/** Each at least so long, up to the end of its word; a word without an end is cut. */
function partsOf(text: string, [from, to]: Place, least: number): Piece[] {
  const parts: Piece[] = [];
  let start = from;
  let size = 0;
  for (let at = from; at < to; at += 1) {
    size += sizeAt(text, at);
    const isBetween = isHan(text.charCodeAt(at)) || /\s/.test(text.charAt(at));
    if (at + 1 < to && !(size >= least && (isBetween || size >= least + LONGEST_WORD))) continue;
    parts.push({ start, size });
    [start, size] = [at + 1, 0];
  }
  return parts;
}

const LONGEST_WORD = 40;

const sizeAt = (text: string, at: number): number => (isHan(text.charCodeAt(at)) ? 2 : 1);

function endsSentence(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (ENDS.has(code)) return true;
  return ENDS_BEFORE_SPACE.has(code) && /\s/.test(text.charAt(at + 1));
}

const codesOf = (signs: string): Set<number> => new Set([...signs].map((c) => c.charCodeAt(0)));
const ENDS = codesOf("\n。！？；");
const ENDS_BEFORE_SPACE = codesOf(".!?;");
