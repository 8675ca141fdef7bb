/**
 * Nothing is lost: which words of a document stand in no field. Headings and labels say what others
 * are, and words such as "at" only join them; they need no field.
 */
import type { TextSpan } from "../../model/span.ts";
import { contactField } from "./contact/labels.ts";
import { isFieldLabel } from "./entries/field-labels.ts";
import type { Line } from "./text/line.ts";
import { trimPiece } from "./text/span.ts";

export interface Coverage {
  /** The part of the words that stands in fields; 1 where there are none. */
  readonly coverage: number;
  /** Pieces of lines whose words stand in no field, in the order of the text. */
  readonly unplaced: readonly TextSpan[];
}

/** Chinese has no blanks: each of its characters counts as a word. */
const WORD = /\p{Script=Han}|[\p{L}\p{N}](?:[\p{L}\p{N}'’.+#@_/-]*[\p{L}\p{N}+#])?/gu;
const JOINING =
  /^(?:a|an|and|as|at|by|for|from|in|of|on|or|since|the|to|until|with|und|bei|von|bis|et|de|la|le|y|e|至|于|在|与|和|及|从|到|年|月)$/iu;

interface Known {
  readonly headings: readonly TextSpan[];
  /** What fields were read from. */
  readonly sources: readonly TextSpan[];
  /** What is known and belongs in no field. */
  readonly leftOut: readonly TextSpan[];
}

export function coverageOf(text: string, lines: readonly Line[], known: Known): Coverage {
  const taken = [...known.sources, ...known.headings, ...known.leftOut];
  const isPlaced = placedIn(taken, text.length);
  const unplaced: TextSpan[] = [];
  let [all, placed] = [0, 0];
  for (const line of lines) {
    const words = wordsIn(text, line);
    const lost = stretches(text, words, isPlaced);
    const missing = lost.reduce((sum, { count }) => sum + count, 0);
    all += words.length;
    placed += words.length - missing;
    unplaced.push(...lost.map(({ start, end }) => ({ start, end })));
  }
  return { coverage: all === 0 ? 1 : placed / all, unplaced };
}

const wordsIn = (text: string, { start, end }: TextSpan): TextSpan[] =>
  [...text.slice(start, end).matchAll(WORD)].map(({ index, 0: word }) => ({
    start: start + index,
    end: start + index + word.length,
  }));

function placedIn(spans: readonly TextSpan[], length: number): (word: TextSpan) => boolean {
  const covered = new Uint8Array(length);
  for (const { start, end } of spans) covered.fill(1, start, end);
  return ({ start, end }) => covered.subarray(start, end).includes(1);
}

interface Stretch extends TextSpan {
  readonly count: number;
}

/** Words beside each other that stand in no field, without labels and joining words. */
function stretches(
  text: string,
  words: readonly TextSpan[],
  isPlaced: (word: TextSpan) => boolean,
): Stretch[] {
  const found: Stretch[] = [];
  let open: TextSpan[] = [];
  const close = () => {
    const piece = trimPiece(text, open[0]?.start ?? 0, open.at(-1)?.end ?? 0);
    if (piece && !open.every((word) => JOINING.test(text.slice(word.start, word.end))))
      if (!isLabel(text, piece))
        found.push({ start: piece.start, end: withBracket(text, piece), count: open.length });
    open = [];
  };
  for (const word of words) {
    if (isPlaced(word)) close();
    else open.push(word);
  }
  close();
  return found;
}

/** Signs are no words: the bracket that closes "Polish (A)" belongs to it. */
function withBracket(text: string, { start, end }: TextSpan): number {
  const words = text.slice(start, end);
  const isOpen = /[(（][^()（）]*$/u.test(words);
  return isOpen && /^[)）]/u.test(text.slice(end)) ? end + 1 : end;
}

/** What the document says that it is. */
const TITLE =
  /^(?:(?:个人|求职)?简历|个人信息|基本信息|curriculum vitae|c\.?v\.?|r[eé]sum[eé]|lebenslauf)$/i;

/** What nobody may be judged by is kept in no field, with or without a label. */
const TRAIT =
  /^(?:born|geboren|date of birth|age|aged|married|single|divorced|unmarried|male|female|出生|生于|年龄|已婚|未婚|离异|男|女)(?![\p{Ll}])/iu;

function isLabel(text: string, { start, end }: TextSpan): boolean {
  const words = text.slice(start, end).replace(/[:：]\s*$/, "");
  if (/^\s*[:：]/.test(text.slice(end, end + 2)) && words.length <= 30) return true;
  if (TITLE.test(words) || TRAIT.test(words)) return true;
  return contactField(words) !== undefined || isFieldLabel(words);
}
