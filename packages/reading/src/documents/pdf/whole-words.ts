/**
 * White letters that run over the edge of their dark bar are not seen, but nobody hid them: a few
 * letters that finish or begin a word that is seen belong to it.
 */
import type { SeenGlyph } from "./seen-glyph.ts";

const MOST = 4;
/** Parts of the font size; a wider gap divides words. */
const GAP = 0.17;

export function withWholeWords(glyphs: readonly SeenGlyph[]): SeenGlyph[] {
  if (glyphs.every(({ hidden }) => hidden === null)) return [...glyphs];
  const result: SeenGlyph[] = [];
  let word: SeenGlyph[] = [];
  const flush = () => {
    const lost = word.filter(({ hidden }) => hidden !== null);
    const few = lost.length <= MOST && lost.length * 2 <= word.length;
    const edge = lost.every(({ hidden }) => hidden === "near_background" || hidden === "off_page");
    result.push(...(few && edge ? word.map((seen) => ({ ...seen, hidden: null })) : word));
    word = [];
  };
  for (const seen of glyphs) {
    const before = word.at(-1);
    if (before && !continues(before, seen)) flush();
    word.push(seen);
  }
  flush();
  return result;
}

function continues({ glyph: before }: SeenGlyph, { glyph }: SeenGlyph): boolean {
  if (before.text.trim() === "" || glyph.text.trim() === "") return false;
  const { size, turn } = glyph.ink;
  if (turn !== 0 || before.ink.turn !== 0 || Math.abs(before.ink.size - size) > 0.5) return false;
  const gap = glyph.x - before.x - before.width;
  return Math.abs(glyph.y - before.y) < size * 0.15 && gap < size * GAP && gap > size * -0.5;
}
