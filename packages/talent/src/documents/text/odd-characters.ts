/** Fonts that do not say which letters they draw leave boxes and icons: a reader must be told. */
import type { ReadDocument } from "../../model/read-document.ts";

const ODD = /[\uFFFD\uE000-\uF8FF]/g;
const MANY = 0.02;

export function withCharacterWarning(document: ReadDocument): ReadDocument {
  const odd = document.text.match(ODD)?.length ?? 0;
  if (odd <= document.text.length * MANY) return document;
  return { ...document, warnings: [...document.warnings, "odd_characters"] };
}
