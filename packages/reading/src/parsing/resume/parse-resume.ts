/**
 * Reads a résumé, by rules and by the trained network, and takes the reading that is better by what
 * can be seen of it. Neither says what the text does not: every value quotes a place of the text,
 * dates are written anew, and what is not there stays empty and is listed.
 */
import type { ParsedResume } from "../../model/parsed-resume.ts";
import type { ReadDocument } from "../../model/read-document.ts";
import { isComplete, worthOf } from "./compare-readings.ts";
import { readByRules } from "./read-by-rules.ts";
import { cjkShare, foldText } from "./text/characters.ts";
import { readLines } from "./text/read-lines.ts";
import { MOST_LINES } from "./trained/label-lines.ts";
import { readTrained } from "./trained/read-trained.ts";

/** More Chinese characters than this among the letters, and a text is Chinese. */
const CHINESE = 0.2;

/** As good as each other, and the rules are kept, which have read more real documents. */
const MARGIN = 0.5;

export function parseResume(document: ReadDocument): ParsedResume {
  const text = foldText(document.text);
  const lines = readLines(document, text);
  const language = cjkShare(document.text) > CHINESE ? "zh" : "en";
  const ruled = readByRules(document, text, lines);
  // Markdown says itself what is a heading and what an item.
  const isMarked = document.kind === "md";
  if (isMarked || isComplete(ruled) || lines.length > MOST_LINES) return { ...ruled, language };
  const trained = readTrained(document, text, lines);
  return { ...(worthOf(trained) > worthOf(ruled) + MARGIN ? trained : ruled), language };
}
