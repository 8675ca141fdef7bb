/** A long text in passages that a network reads one by one: some lines or sentences that stand together. */
import type { Place } from "../reading/reading.ts";

/** In UTF-16 units; a Han character counts twice, since it is a token of its own. */
const MOST = 480;
/** For orders among ordinary words: read with less around them, they are seen. */
export const A_FEW_SENTENCES = 120;
const HAN = /\p{Script=Han}/u;

/** Passages in their order; none is empty, and together they hold every visible character. */
export function splitPassages(text: string, most = MOST): Place[] {
  const passages: Place[] = [];
  let from = 0;
  let size = 0;
  for (const [start, end] of sentencesOf(text, most)) {
    const own = sizeOf(text.slice(start, end));
    if (size > 0 && size + own > most) {
      passages.push([from, start]);
      [from, size] = [start, 0];
    }
    size += own;
  }
  passages.push([from, text.length]);
  return passages.filter(([start, end]) => text.slice(start, end).trim() !== "");
}

/** Lines and sentences; one that is longer than a passage is cut. */
function sentencesOf(text: string, most: number): Place[] {
  const sentences: Place[] = [];
  let from = 0;
  let size = 0;
  for (let at = 0; at < text.length; at += 1) {
    size += HAN.test(text.charAt(at)) ? 2 : 1;
    if (!(endsSentence(text, at) || size >= most)) continue;
    sentences.push([from, at + 1]);
    [from, size] = [at + 1, 0];
  }
  if (from < text.length) sentences.push([from, text.length]);
  return sentences;
}

function endsSentence(text: string, at: number): boolean {
  const sign = text.charAt(at);
  if ("\n。！？；".includes(sign)) return true;
  return ".!?;".includes(sign) && /\s/.test(text.charAt(at + 1));
}

const sizeOf = (text: string): number => [...text].reduce((n, c) => n + (HAN.test(c) ? 2 : 1), 0);
