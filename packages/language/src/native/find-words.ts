/** Where words stand in a message. */
import type { Place } from "../reading/reading.ts";
import { fold, folded } from "../text/fold.ts";

const LETTER = /\p{Script=Latin}/u;
const DIGIT = /\p{Nd}/u;

/** As they are written; else without regard to width, case and the like. Empty where they are not said. */
export function placesOf(words: string, message: string): Place[] {
  const exact = wholePlaces(words.trim(), message);
  if (exact.length > 0) return exact;
  const said = fold(message);
  return wholePlaces(folded(words), said.text).map(([start, end]) => said.place(start, end));
}

/** "Ann" is not said in "Anna", nor "20" in "2025". Scripts without spaces have no such borders. */
function wholePlaces(words: string, text: string): Place[] {
  const places: Place[] = [];
  if (words === "") return places;
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    const end = start + words.length;
    if (!isInside(text, start) && !isInside(text, end)) places.push([start, end]);
  }
  return places;
}

/** Whether the place is between two letters or two digits. */
function isInside(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  return [LETTER, DIGIT].some((kind) => kind.test(before) && kind.test(after));
}
