/** Names of places, to know one when an advertisement does not say that it is one. */
import { readFileSync } from "node:fs";
import type { TextSpan } from "../../../model/span.ts";

const TABLE = readFileSync(new URL("../data/places.tsv", import.meta.url), "utf8");

const COUNTRY_OF = new Map<string, string>();
const COUNTRIES = new Set<string>();
for (const row of TABLE.split("\n")) {
  const [code = "", ...places] = row.split("\t");
  if (!/^[A-Z]{2}$/.test(code)) continue;
  for (const name of places[0]?.split("=") ?? []) COUNTRIES.add(name.toLowerCase());
  for (const name of places.flatMap((place) => place.split("="))) {
    COUNTRY_OF.set(name.toLowerCase(), code);
  }
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const NAMES = [...COUNTRY_OF.keys()].toSorted((a, b) => b.length - a.length);
const HAN_NAMES = NAMES.filter((name) => /\p{Script=Han}/u.test(name)).map(escaped);
/** Short names in small letters are words ("us", "reading"): the first letter must be a capital. */
const LATIN_NAMES = NAMES.filter((name) => !/\p{Script=Han}/u.test(name)).map(capitalised);

function capitalised(name: string): string {
  if (name.length <= 3) return escaped(name.toUpperCase());
  return escaped(name).replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}

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

/** The country, as two letters, that the words of a location lie in; null if it is not known. */
export function countryOf(location: string): string | null {
  // "Cambridge, MA, USA": the last name is the largest.
  return findPlaces(location).at(-1)?.country ?? null;
}

/** Whether a location is a whole country. */
export function isCountry(location: string): boolean {
  return COUNTRIES.has(location.trim().toLowerCase());
}
