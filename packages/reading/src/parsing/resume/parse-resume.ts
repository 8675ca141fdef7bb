/**
 * Reads a résumé with the trained network. It never says what the text does not: every value quotes a
 * place of the text, dates are written anew, and what is not there stays empty and is listed.
 */
import type { ParsedResume } from "../../model/parsed-resume.ts";
import type { ReadDocument } from "../../model/read-document.ts";
import { cjkShare, foldText } from "./text/characters.ts";
import { readLines } from "./text/read-lines.ts";
import { readTrained } from "./trained/read-trained.ts";

/** More Chinese characters than this among the letters, and a text is Chinese. */
const CHINESE = 0.2;

export function parseResume(document: ReadDocument): ParsedResume {
  const text = foldText(document.text);
  const lines = readLines(document, text);
  const language = cjkShare(document.text) > CHINESE ? "zh" : "en";
  return { ...readTrained(document, text, lines), language };
}
