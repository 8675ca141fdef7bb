/**
 * What a search for people says in words: limits, which are taken out of it, and what is left to seek. A limit is
 * read only where the words around it say that it is one; everything else stays a word that is sought.
 */
import {
  availabilityIn,
  framed,
  isDoubtfulPlace,
  isNoExperience,
  isSaidAlone,
  stagesIn,
  yearsIn,
} from "@bole/language/text";
import { placesIn } from "@bole/reading/text";
import { languagesIn } from "./languages-in.ts";
import type { UnderstoodLimit } from "./understood-limit.ts";

export interface PeopleWords {
  /** What is sought by meaning and words; empty if all of it was limits. */
  readonly rest: string;
  /** In the order of the words. */
  readonly understood: UnderstoodLimit[];
}

type Place = [number, number];
const WRITTEN: ReadonlyMap<string, "zh" | "en"> = new Map([
  ["english", "en"],
  ["mandarin", "zh"],
]);

export function readPeopleQuery(q: string): PeopleWords {
  const found = [
    ...yearLimits(q),
    ...stageLimits(q),
    ...availability(q),
    ...languageLimits(q),
    ...placeLimits(q),
  ];
  const understood: UnderstoodLimit[] = [];
  for (const limit of found) {
    const isFree = understood.every(
      ({ kind, start, end }) =>
        (limit.end <= start || limit.start >= end) && (kind !== limit.kind || kind === "language"),
    );
    if (isFree) understood.push(limit);
  }
  understood.sort((a, b) => a.start - b.start);
  return { rest: withoutLimits(q, understood), understood };
}

function yearLimits(q: string): UnderstoodLimit[] {
  const years = yearsIn(q);
  if (years === undefined || isNoExperience(q, years.place[1])) return [];
  const { min, max } = years;
  const filter = {
    ...(min !== undefined && { min_years: min }),
    ...(max !== undefined && { max_years: max }),
  };
  return [limitAt("years", framed(q, years.place, "experience") ?? years.place, filter)];
}

const stageLimits = (q: string): UnderstoodLimit[] =>
  stagesIn(q).map(({ stage, isNot, place }) =>
    limitAt("stage", place, isNot ? { not_reached: stage } : { stage }),
  );

function availability(q: string): UnderstoodLimit[] {
  const place = availabilityIn(q);
  return place === null ? [] : [limitAt("availability", place, { available: true })];
}

/** "Speaks German" is a skill; "résumés in English" is what they are written in. */
function languageLimits(q: string): UnderstoodLimit[] {
  return languagesIn(q).flatMap(({ id, start, end }) => {
    const written = framed(q, [start, end], "written_in");
    const language = WRITTEN.get(id);
    if (written !== null && language !== undefined)
      return [limitAt("language", written, { language })];
    const spoken = framed(q, [start, end], "speaks");
    return spoken === null ? [] : [limitAt("language", spoken, { skills: [id] })];
  });
}

function placeLimits(q: string): UnderstoodLimit[] {
  return placesIn(capitalised(q)).flatMap(({ start, end }) => {
    const name = q.slice(start, end);
    if (isDoubtfulPlace(name)) return [];
    const place = framed(q, [start, end], "in_place");
    const isPlace = place !== null || isSaidAlone(q, [start, end]);
    return isPlace
      ? [limitAt("place", place ?? [start, end], { location: capitalised(name) })]
      : [];
  });
}

/** Places are known as they are spelt, and searches are typed in small letters. */
const capitalised = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}'])[a-z]/gu, (letter) => letter.toUpperCase());

const limitAt = (
  kind: UnderstoodLimit["kind"],
  [start, end]: Place,
  filter: UnderstoodLimit["filter"],
): UnderstoodLimit => ({ kind, start, end, filter });

/** Without the commas that held the parts together. */
function withoutLimits(q: string, understood: readonly UnderstoodLimit[]): string {
  let rest = "";
  let at = 0;
  for (const { start, end } of understood) {
    rest += `${q.slice(at, start)} `;
    at = end;
  }
  rest += q.slice(at);
  if (understood.length === 0) return q;
  return rest
    .split(/(?<=[,，、;；])/u)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .join("")
    .replaceAll(/\s+/gu, " ")
    .replace(/^[\s,，、;；.。]+|[\s,，、;；.。]+$/gu, "");
}
