/** Which lines words mean: by place, or by what they say. */
import type { Item, Words } from "@bole/language";
import { folded, ordinalsIn } from "@bole/language/text";
import type { ResumeData } from "@bole/talent";
import { type Entry, type Line, lineItem, lineOf, linesOf } from "./entries.ts";
import { type Found, MOST_OFFERED } from "./find-entries.ts";
import { piecesOf, sharedPieces } from "./shared-pieces.ts";

/** @param entries where the lines are looked for, if the words do not say it */
export function findLines(
  words: readonly Words[],
  entries: readonly Entry[],
  resume: ResumeData,
  focus?: Item,
): Found<Line> {
  const lines = entries.flatMap(linesOf);
  const focused = focus && lineOf(resume, focus);
  const found: Line[] = [];
  for (const { text, ref, items } of words) {
    if (items !== undefined) found.push(...items.flatMap((item) => lineOf(resume, item) ?? []));
    else if (ref === "all") found.push(...lines);
    else if (ref === "except") {
      const kept = findLines([{ text, ref: "ordinal" }], entries, resume, focus);
      if ("unclear" in kept) return kept;
      found.push(...lines.filter((line) => !kept.found.some(({ at }) => at === line.at)));
    } else if (ref === "pronoun" && focused !== undefined) found.push(focused);
    // "Drop it" where an entry is spoken of that has one line.
    else if (ref === "pronoun" && lines.length === 1) found.push(...lines);
    else {
      const places = ref === "ordinal" ? (ordinalsIn(text, lines.length) ?? []) : [];
      const counted = places.flatMap((at) => lines[at] ?? []);
      const near = counted.length > 0 ? counted : bestLines(text, lines);
      if (near.length !== 1 && counted.length === 0)
        return unclearLines(near.length > 0 ? near : lines, text);
      found.push(...near);
    }
  }
  return { found };
}

/** Those that say most of the words, if they say enough of them. */
function bestLines(text: string, lines: readonly Line[]): Line[] {
  const said = folded(text);
  const whole = lines.filter((line) => folded(line.text).includes(said));
  if (whole.length > 0) return whole;
  const scored = lines.map((line) => ({ line, score: sharedPieces(text, line.text) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const isEnough = best > 0 && best >= 0.3 * piecesOf(text).length;
  return isEnough ? scored.filter(({ score }) => score === best).map(({ line }) => line) : [];
}

const unclearLines = (lines: readonly Line[], words: string): Found<Line> => ({
  unclear: lines.slice(0, MOST_OFFERED).map(lineItem),
  words,
});
