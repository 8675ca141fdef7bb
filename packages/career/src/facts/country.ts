/** In which country somebody is, by what they say of places, money and schools; null where nothing says so. */
import { table } from "../knowledge/table.ts";
import { saysWord } from "../text/says-word.ts";

/** Money that several countries have says less than a place. */
const SHARED: ReadonlySet<string> = new Set(["$", "dollars"]);
const SHARE = 0.5;

export function countryOf(texts: readonly string[]): string | null {
  const text = texts.join("\n");
  const counts = table("countries.tsv").map(([country = "", words = ""]) => ({
    country,
    count: words
      .split("|")
      .filter((word) => saysWord(text, word))
      .reduce((sum, word) => sum + (SHARED.has(word) ? SHARE : 1), 0),
  }));
  const best = counts.toSorted((a, b) => b.count - a.count)[0];
  if (best !== undefined && best.count > 0) return best.country;
  return /\p{Script=Han}/u.test(text) ? "CN" : null;
}
