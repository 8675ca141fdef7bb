/**
 * What each match means. Sure names are taken at once; then "Go", "R" or "PS" are believed by their
 * company: words before and behind, other skills in the same list, concepts of a field nearby.
 */
import {
  BETWEEN_ITEMS,
  CHINESE_AFTER,
  CHINESE_BEFORE,
  ENGLISH_AFTER,
  ENGLISH_BEFORE,
  LIST_SIGN,
  YEAR_AFTER,
} from "./context-words.ts";
import type { FoldedText } from "./fold-text.ts";
import type { Reading } from "./lexicon.ts";
import type { Match } from "./match-forms.ts";

/** How far words reach, in signs. */
const WORDS_REACH = 24;
const LIST_REACH = 12;
const NEAR_REACH = 80;

export interface Chosen {
  readonly start: number;
  readonly end: number;
  readonly reading: Reading;
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly readings: readonly Reading[];
  chosen: Reading | undefined;
}

/** @returns places in the text itself, no longer in its folded form */
export function chooseReadings(folded: FoldedText, matches: readonly Match[]): Chosen[] {
  const { text } = folded;
  const places = matches.map(
    ({ start, end, readings }): Place => ({
      ...folded.span(start, end),
      readings,
      chosen: readings.find(({ when }) => when.kind === "always"),
    }),
  );
  // A list is believed from its beginning on, and back from what is sure at its end.
  for (const order of [places, places.toReversed()]) {
    const step = order === places ? 1 : -1;
    for (const [index, place] of order.entries()) {
      const at = step === 1 ? index : places.length - 1 - index;
      place.chosen ??= place.readings.find((reading) => isListed(text, places, at, reading));
    }
  }
  for (const [index, place] of places.entries()) {
    place.chosen = bestReading(places, index) ?? place.chosen;
  }
  return places.flatMap(({ start, end, chosen }) =>
    chosen ? [{ start, end, reading: chosen }] : [],
  );
}

/** A field that is near decides between two meanings; the one for all other cases comes last. */
function bestReading(places: readonly Place[], index: number): Reading | undefined {
  const place = places[index];
  if (!place || place.chosen?.when.kind === "always") return undefined;
  const near = place.readings.find((reading) => isNear(places, index, reading));
  return near ?? place.chosen ?? place.readings.find(({ when }) => when.kind === "otherwise");
}

function isNear(places: readonly Place[], index: number, { id, when }: Reading): boolean {
  if (when.kind !== "near") return false;
  const place = places[index];
  const witness = (other: Place | undefined): boolean => {
    if (!place || !other || other === place) return false;
    const readings = other.chosen ? [other.chosen] : other.readings;
    return readings.some((one) => one.id !== id && when.categories.includes(one.category));
  };
  for (const step of [-1, 1]) {
    for (let at = index + step; place && places[at]; at += step) {
      const other = places[at];
      const distance = other && (step < 0 ? place.start - other.end : other.start - place.end);
      if (distance === undefined || distance > NEAR_REACH) break;
      if (witness(other)) return true;
    }
  }
  return false;
}

function isListed(text: string, places: readonly Place[], at: number, reading: Reading): boolean {
  const place = places[at];
  if (reading.when.kind !== "listed" || !place) return false;
  const before = text.slice(Math.max(0, place.start - WORDS_REACH), place.start);
  const after = text.slice(place.end, place.end + WORDS_REACH);
  if (YEAR_AFTER.test(after) || before.endsWith("&") || after.startsWith("&")) return false;
  if (CHINESE_AFTER.test(after) || (CHINESE_BEFORE.test(before) && endsThere(after))) return true;
  const written = text.slice(place.start, place.end);
  const asWritten = isAsWritten(written, reading);
  if (asWritten && (ENGLISH_BEFORE.test(before) || ENGLISH_AFTER.test(after))) return true;
  return [places[at - 1], places[at + 1]].some((other) =>
    isBeside(text, place, other, asWritten, after),
  );
}

/** Other skills in the same list. Two names that are both unsure believe each other. */
function isBeside(
  text: string,
  place: Place,
  other: Place | undefined,
  asWritten: boolean,
  after: string,
): boolean {
  if (!other) return false;
  const [left, right] = other.start < place.start ? [other, place] : [place, other];
  const gap = text.slice(left.end, right.start);
  if (gap.length > LIST_REACH || !BETWEEN_ITEMS.test(gap)) return false;
  const listed = LIST_SIGN.test(gap) && (right !== place || endsThere(after));
  if (other.chosen) return listed || (asWritten && endsThere(after));
  const otherWritten = text.slice(other.start, other.end);
  return (
    asWritten &&
    listed &&
    other.readings.some(
      (reading) => reading.when.kind === "listed" && isAsWritten(otherWritten, reading),
    )
  );
}

/** A name is spelt with its capitals; a word that is listed without any may stand in either case. */
const isAsWritten = (text: string, { written }: Reading): boolean =>
  text === written || written === text.toLowerCase();

/** Whether an item of a list ends here: "C 端用户" and "Go further" go on. */
const endsThere = (after: string): boolean =>
  /^\s*(?:$|[^\p{L}\p{N}\s]|\n|和|与|及|或|等|以及|进行|做|编写|实现|完成|制作|处理|and\b|or\b|for\b|to\b|including\b)/u.test(
    after,
  ) || /^\s*\n/.test(after);
