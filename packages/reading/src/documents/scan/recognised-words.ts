/** Where recognised words stand in the text of their document. */
import type { ReadDocument, RecognisedWord, TextLine } from "../../model/read-document.ts";
import type { ScannedWord } from "./scanned-runs.ts";

/** @param words of each page; empty for one that was not scanned */
export function recognisedWords(
  { text, pages }: Pick<ReadDocument, "text" | "pages">,
  words: readonly (readonly ScannedWord[])[],
): RecognisedWord[] {
  return pages.flatMap(({ lines }, page) =>
    lines.flatMap((line) => {
      const on = (words[page] ?? []).filter((word) => isOn(line, word));
      return placed(text.slice(line.start, line.end), line.start, on);
    }),
  );
}

const isOn = ({ box }: TextLine, { x, y }: ScannedWord) =>
  x >= box.x - 1 && x <= box.x + box.width + 1 && y >= box.y && y <= box.y + box.height;

/** In their order; a word that was changed on its way, such as one with a hyphen, is passed over. */
function placed(text: string, start: number, words: readonly ScannedWord[]): RecognisedWord[] {
  let from = 0;
  return words
    .toSorted((one, other) => one.x - other.x)
    .flatMap((word) => {
      const at = text.indexOf(word.text, from);
      if (at < 0) return [];
      from = at + word.text.length;
      const confidence = Math.min(1, Math.max(0, Math.round(word.confidence * 100) / 100));
      return [{ start: start + at, end: start + from, confidence }];
    });
}
