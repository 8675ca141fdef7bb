import type { AdLine } from "./ad.ts";

/** Signs, pictures and numbers that stand before a list's item. */
const SIGNS =
  /^(?:[•●○◦▪▫■□◆◇►▶▸‣⁃∙·✓✔✅☑➢➤➔→⇒★☆※*–—~>-]|\p{Extended_Pictographic}|\ufe0f|\u200d|\u20e3|[\u{1f3fb}-\u{1f3ff}]|\p{Co}|\+(?=\s))+\s*/u;
const NUMBER =
  /^(?:\(?\d{1,2}\s?(?:[)、]|[.,:](?!\d))|\d\ufe0f?\u20e3|[①-⑳]|\([一二三四五六七八九十\d]{1,2}\)|[一二三四五六七八九十]{1,2}[、.,]|[a-hA-H][.)](?=\s)|[ivx]{1,4}[.)](?=\s))\s*/;
/** Marks of headings in Markdown and of bold words. */
const MARKUP = /^(?:#{1,6}\s+|\*\*|__)/;

/** @param folded the text, folded unit by unit */
export function readLines(folded: string): AdLine[] {
  const lines: AdLine[] = [];
  let at = 0;
  let gap = false;
  for (const raw of folded.split("\n")) {
    const line = lineAt(folded, at, at + raw.length, gap);
    if (line !== undefined) lines.push(line);
    gap = line === undefined;
    at += raw.length + 1;
  }
  return lines;
}

/** What stands between two places as a line: without blanks, its list's mark and signs of markup. */
export function lineAt(folded: string, from: number, to: number, gap = false): AdLine | undefined {
  let [start, end, bullet] = [from, to, false];
  const skip = (pattern: RegExp) => {
    const length = pattern.exec(folded.slice(start, end))?.[0].length ?? 0;
    start += length;
    return length > 0;
  };
  skip(/^\s+/);
  while (skip(MARKUP) || skip(/^\s+/)) {}
  for (let turn = 0; turn < 3; turn += 1) {
    if (isRange(folded.slice(start, end))) break;
    if (!skip(SIGNS) && !skip(NUMBER)) break;
    bullet = true;
    skip(/^(?:\*\*|__|\s+)+/);
  }
  while (end > start && /[\s*_|]/.test(folded.charAt(end - 1))) end -= 1;
  if (start >= end || !/[\p{L}\p{N}]/u.test(folded.slice(start, end))) return undefined;
  return { start, end, text: folded.slice(start, end), bullet, gap };
}

/** What stands before a place on its line. */
export function linePrefix(folded: string, start: number): string {
  return folded.slice(folded.lastIndexOf("\n", start - 1) + 1, start);
}

/** "-5k" or "~3年": the sign belongs to the number. */
function isRange(text: string): boolean {
  return /^[-~–]\d/.test(text);
}
