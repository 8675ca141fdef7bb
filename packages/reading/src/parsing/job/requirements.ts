/** Years and degree of the whole job: as they are named, else as the criteria demand them. */
import type { Degree } from "../../model/job-draft.ts";
import type { FoundCriterion } from "./criteria/find-criteria.ts";
import { findDegrees, lowestDegree } from "./fields/degree.ts";
import { findNoYears, findYears, type YearsFound } from "./fields/years.ts";
import type { Label, LabelledFact } from "./sections/labels.ts";
import { type Ad, type Found, found } from "./text/ad.ts";

export function wantedYears(
  ad: Ad,
  facts: readonly LabelledFact[],
  head: number,
  criteria: readonly FoundCriterion[],
): Found<{ min: number; max: number | null }> | undefined {
  const named = [...placesOf(facts, "years"), { start: 0, end: head }];
  for (const { start, end } of named) {
    const text = ad.folded.slice(start, end);
    const [years] = findYears(text);
    if (years !== undefined) return at(years, start);
    const none = findNoYears(text);
    if (none !== undefined) return at({ min: 0, max: null, ...none }, start);
  }
  const must = criteria.filter(({ criterion }) => criterion.need === "must");
  const [most] = must
    .flatMap(({ span }) =>
      findYears(ad.folded.slice(span.start, span.end)).map((years) => moved(years, span.start)),
    )
    .toSorted((a, b) => b.min - a.min);
  if (most !== undefined) return at(most, 0);
  for (const { span } of must) {
    const none = findNoYears(ad.folded.slice(span.start, span.end));
    if (none !== undefined) return at({ min: 0, max: null, ...none }, span.start);
  }
  return undefined;
}

export function wantedDegree(
  ad: Ad,
  facts: readonly LabelledFact[],
  head: number,
  criteria: readonly FoundCriterion[],
): Found<Degree> | undefined {
  const must = criteria.filter(({ criterion }) => criterion.need === "must");
  const places = [
    ...placesOf(facts, "degree"),
    { start: 0, end: head },
    ...must.map(({ span }) => span),
  ];
  for (const { start, end } of places) {
    const lowest = lowestDegree(findDegrees(ad.folded.slice(start, end)));
    if (lowest !== undefined) {
      return found(lowest.degree, { start: start + lowest.start, end: start + lowest.end });
    }
  }
  return undefined;
}

function placesOf(facts: readonly LabelledFact[], label: Label) {
  return facts.filter((fact) => fact.label === label);
}

function moved(years: YearsFound, by: number): YearsFound {
  return { ...years, start: years.start + by, end: years.end + by };
}

function at({ min, max, start, end }: YearsFound, by: number) {
  return found({ min, max }, { start: start + by, end: end + by });
}
