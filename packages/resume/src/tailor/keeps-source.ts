/**
 * No proposal adds or loses anything: each piece of the proposed text must stand in the résumé, in another résumé of the person or
 * among the words that are written out, and each line and item that was there must still be there.
 */
import { writtenResume } from "@bole/reading";
import type { ResumeData } from "@bole/talent";
import type { Proposal } from "./tailoring.ts";

/** Commas and points of figures stand between digits: "1,200" and "2.5" are one piece. */
const PIECES = /[\n;；。、，:：()（）]|,(?!\d)|\.(?!\d)/u;

/** @param allowed what the text may say beyond the résumé: short forms written out, lines of other résumés, how a line begins */
export function keepsSource(
  data: ResumeData,
  { before, after }: Pick<Proposal, "before" | "after">,
  allowed: readonly string[] = [],
): boolean {
  const source = ` ${[writtenResume(data).document.text, ...Object.values(data.basic), ...allowed].map((text) => keyOf(String(text))).join(" | ")} `;
  const now = ` ${keyOf(after)} `;
  const without = allowed.reduce((text, words) => text.replace(` ${keyOf(words)} `, " "), now);
  const isSaid = piecesOf(after).every((piece) => source.includes(` ${piece} `));
  const isThere = (piece: string) => now.includes(` ${piece} `) || without.includes(` ${piece} `);
  return isSaid && piecesOf(before).every(isThere) && hasSameFigures(before, after, source);
}

const piecesOf = (text: string): string[] =>
  text
    .split(PIECES)
    .map(keyOf)
    .filter((piece) => piece !== "");

/** Words and figures, one blank between them; Chinese characters stand alone. */
const keyOf = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/(\p{Script=Han})/gu, " $1 ")
    .replaceAll(/[^\p{L}\p{N}+#%.]+/gu, " ")
    .replaceAll(/\.(?!\p{N})/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

/** Each figure as often as before, or more often where it was said already. */
function hasSameFigures(before: string, after: string, source: string): boolean {
  const figures = (text: string): string[] => [...(text.match(/\d[\d.,]*/gu) ?? [])];
  const left = figures(after);
  const isKept = figures(before).every((figure) => {
    const at = left.indexOf(figure);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return isKept && left.every((figure) => source.includes(keyOf(figure)));
}
