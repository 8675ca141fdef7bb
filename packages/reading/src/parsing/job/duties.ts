/** The tasks of a job, as its advertisement lists them. */

import { languageOf } from "../language.ts";
import { foldText } from "../resume/text/characters.ts";
import { piecesOf } from "./criteria/pieces.ts";
import { findNoSkills } from "./find-skills.ts";
import { findLabels } from "./sections/labels.ts";
import { readSections } from "./sections/read-sections.ts";
import { cleanText } from "./text/clean-text.ts";
import { readLines } from "./text/read-lines.ts";

const MOST = 12;
/** What goes on for longer is a story. */
const LONGEST = 300;

export function dutiesIn(pasted: string): string[] {
  const text = cleanText(pasted);
  const folded = foldText(text);
  const ad = {
    text,
    folded,
    lines: readLines(folded),
    language: languageOf(text),
    findSkills: findNoSkills,
  };
  const { lines } = readSections(folded, ad.lines, findLabels(ad));
  const pieces = lines
    .filter(({ kind, bullet }) => kind === "duties" && bullet)
    .flatMap((line) => piecesOf(folded, line))
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((piece) => piece.length <= LONGEST && /\p{L}{2}/u.test(piece));
  return [...new Set(pieces)].slice(0, MOST);
}
