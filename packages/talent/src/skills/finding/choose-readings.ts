/**
 * What each match means. Sure names are taken at once; then "Go", "R" or "PS" are believed by their
 * company: words before and behind, other skills in the same list, concepts of a field nearby.
 */

import type { Alias } from "../taxonomy/alias.ts";
import type { FoldedText } from "./fold-text.ts";
import { isListed } from "./is-listed.ts";
import { isNear } from "./is-near.ts";
import type { Match } from "./match-forms.ts";
import type { Place } from "./place.ts";

export interface Chosen {
  readonly start: number;
  readonly end: number;
  readonly reading: Alias;
}

type Test = (text: string, places: readonly Place[], at: number, reading: Alias) => boolean;

/** @returns places in the text itself, no longer in its folded form */
export function chooseReadings(folded: FoldedText, matches: readonly Match[]): Chosen[] {
  const places = matches.map(
    ({ start, end, readings }): Place => ({
      ...folded.span(start, end),
      readings,
      chosen: readings.find(({ when }) => when.kind === "always"),
    }),
  );
  // In a list, what is sure makes its neighbours sure, forwards and backwards.
  believe(folded.text, places, isListed);
  believe(folded.text, places, isNear);
  believe(folded.text, places, isListed);
  return places.flatMap(({ start, end, readings, chosen }) => {
    const reading = chosen ?? readings.find(({ when }) => when.kind === "otherwise");
    return reading ? [{ start, end, reading }] : [];
  });
}

function believe(text: string, places: readonly Place[], test: Test): void {
  const tryAt = (at: number) => {
    const place = places[at];
    if (place) place.chosen ??= place.readings.find((reading) => test(text, places, at, reading));
  };
  for (let at = 0; at < places.length; at++) tryAt(at);
  for (let at = places.length - 1; at >= 0; at--) tryAt(at);
}
