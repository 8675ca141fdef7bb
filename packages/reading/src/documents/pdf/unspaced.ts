/** "E X P E R I E N C E": letters set apart for the look of it are words all the same. */
import type { Segment } from "./segments.ts";

const SPACED = /^(\S ){3,}\S$/u;
const LETTERS = /^[\p{Lu}&\s]+$/u;

export function unspaced(segment: Segment): string {
  const { text } = segment;
  return SPACED.test(text) && LETTERS.test(text) ? text.replaceAll(" ", "") : text;
}
