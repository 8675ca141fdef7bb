/** Lines that say a good part of something in other words: 透视表 of 数据透视表, "food cost 28 %" of "food cost control". */
import type { AskedThing } from "../asked-things.ts";
import { hasSameRoot } from "../parts/same-word.ts";
import type { ResumeLine } from "../resume-lines.ts";

export interface Trace {
  readonly line: ResumeLine;
  /** How much of it stands there. */
  readonly share: number;
}

/** Less is chance: of Chinese pairs, one in three, of words, one in two. */
const LEAST = { pairs: 0.33, words: 0.5 };

export function tracesOf(
  { word, isName }: Pick<AskedThing, "word" | "isName">,
  lines: readonly ResumeLine[],
): Trace[] {
  if (isName) return [];
  const folded = word.normalize("NFKC").toLowerCase();
  const isHan = /\p{Script=Han}{3}/u.test(folded);
  const share = isHan ? pairShare(folded) : wordShare(folded);
  const least = isHan ? LEAST.pairs : LEAST.words;
  if (share === undefined) return [];
  return lines.flatMap((line) => {
    const found = share(line.text.toLowerCase());
    return found >= least ? [{ line, share: found }] : [];
  });
}

/** Of two signs that follow each other. */
function pairShare(word: string): (line: string) => number {
  const signs = [...word];
  const pairs = signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  return (line) => pairs.filter((pair) => line.includes(pair)).length / pairs.length;
}

function wordShare(word: string): ((line: string) => number) | undefined {
  const words = word.split(/[^\p{Script=Latin}\p{N}]+/u).filter((one) => one.length > 2);
  if (words.length < 2) return undefined;
  return (line) => {
    const written = line.split(/[^\p{Script=Latin}\p{N}]+/u);
    return (
      words.filter((one) => written.some((other) => hasSameRoot(one, other))).length / words.length
    );
  };
}
