/**
 * Reads a résumé, by rules and by the trained network. What the rules read completely stays; everything else that was
 * laid out is the network's. Neither says what the text does not: every value quotes a place of the text, dates are
 * written anew, and what is not there stays empty and is listed.
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

/** Of plain text the rules know more: there the network must be better by so much. */
const MARGIN = 0.5;
/** A text of fewer lines is a note or a letter. */
const FEW_LINES = 12;

export function parseResume(document: ReadDocument): ParsedResume {
  const text = foldText(document.text);
  const lines = readLines(document, text);
  const language = cjkShare(document.text) > CHINESE ? "zh" : "en";
  const ruled = readByRules(document, text, lines);
  // Markdown says itself what is a heading and what an item.
  const isMarked = document.kind === "md";
  const isPlain = !LAID_OUT.has(document.kind);
  const isShort = lines.length < FEW_LINES;
  if (isMarked || isShort || isComplete(ruled) || lines.length > MOST_LINES)
    return { ...ruled, language };
  const trained = readTrained(document, text, lines);
  const isRuled = isPlain && worthOf(trained) <= worthOf(ruled) + MARGIN;
  return { ...(isRuled ? ruled : trained), language };
}

const LAID_OUT: ReadonlySet<ReadDocument["kind"]> = new Set(["pdf", "docx", "image"]);
