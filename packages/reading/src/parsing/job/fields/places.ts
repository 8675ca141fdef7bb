/** Names of places, to know one when an advertisement does not say that it is one. */
import { readFileSync } from "node:fs";
import type { TextSpan } from "../../../model/span.ts";

const TABLE = readFileSync(new URL("../data/places.tsv", import.meta.url), "utf8");

const COUNTRY_OF = new Map<string, string>();
/** What stands first of all names of a place. */
const FIRST_NAME = new Map<string, string>();
const COUNTRIES = new Set<string>();
const NAMES: string[] = [];
/** All names of a place; of a country, those of the places in it, too. */
const NAMES_OF = new Map<string, string[]>();
for (const row of TABLE.split("\n")) {
  const [code = "", ...places] = row.split("\t");
  if (!/^(?:[A-Z]{2}|\*)$/.test(code)) continue;
  for (const [at, place] of places.entries()) {
    const names = at === 0 && code !== "*" ? places.join("=").split("=") : place.split("=");
    for (const name of place.split("=")) NAMES_OF.set(name.toLowerCase(), names);
  }
  for (const [index, name, first] of places.flatMap((place, at) =>
    place.split("=").map((each) => [at, each, place.split("=")[0] ?? each] as const),
  )) {
    NAMES.push(name);
    FIRST_NAME.set(name.toLowerCase(), first);
    COUNTRY_OF.set(name.toLowerCase(), code);
    if (index === 0 && code !== "*") COUNTRIES.add(name.toLowerCase());
  }
}

const longestFirst = NAMES.toSorted((a, b) => b.length - a.length).map((name) =>
  name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
);
const HAN_NAMES = longestFirst.filter((name) => /\p{Script=Han}/u.test(name));
/** As they are spelt: "us" and "reading" are words. */
const LATIN_NAMES = longestFirst.filter((name) => !/\p{Script=Han}/u.test(name));

const PLACE = new RegExp(
  `(?:${HAN_NAMES.join("|")})|(?<![\\p{L}\\d])(?:${LATIN_NAMES.join("|")})(?![\\p{L}\\d])`,
  "gu",
);

/** Places that a folded text names, in order. */
export function findPlaces(folded: string): (TextSpan & { readonly country: string })[] {
  return [...folded.matchAll(PLACE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    country: COUNTRY_OF.get(match[0].toLowerCase()) ?? "",
  }));
}

export interface NamedPlace extends TextSpan {
  /** The same for all names of one place. */
  readonly place: string;
  /** As two letters; "*" of a region of several. */
  readonly country: string;
  readonly isCountry: boolean;
}

/** Places that any text names, whatever it calls them: Munich and 慕尼黑 are one. */
export function placesIn(text: string): NamedPlace[] {
  return findPlaces(text).map(({ start, end, country }) => {
    const name = text.slice(start, end).toLowerCase();
    const place = FIRST_NAME.get(name) ?? name;
    return { start, end, place, country, isCountry: COUNTRIES.has(name) };
  });
}

/** The country, as two letters, that the words of a location lie in; null if it is not known. */
export function countryOf(location: string): string | null {
  // "Cambridge, MA, USA": the last name is the largest.
  return findPlaces(location).findLast(({ country }) => country !== "*")?.country ?? null;
}

/** Whether a location is a whole country. */
export function isCountry(location: string): boolean {
  return COUNTRIES.has(location.trim().toLowerCase());
}

/** What a place may be called, in small letters, that somebody names: Munich is 慕尼黑, and lies in Germany. */
export function namesOfPlace(place: string): string[] {
  const said = place.normalize("NFKC").trim().toLowerCase();
  const names = NAMES_OF.get(said);
  if (names === undefined) return [said];
  // "us" is in "Brussels": a short name counts after a comma.
  return names.map((name) => (/^[\x20-\x7e]{1,3}$/.test(name) ? `, ${name}` : name).toLowerCase());
}
