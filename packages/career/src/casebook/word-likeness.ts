/** How like texts are by the words they share: rare ones count for more (TF-IDF). */

type Weighed = ReadonlyMap<string, number>;

export interface WordSpace {
  readonly of: (text: string) => Weighed;
}

/** English words by their beginnings and in pairs; Chinese in pairs of characters. */
export function termsIn(text: string): string[] {
  const low = text.toLowerCase();
  const words = (low.match(/[a-z']{2,}/g) ?? []).map((word) => word.slice(0, STEM));
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const han = (low.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from(run.slice(1), (letter, at) => `${run[at]}${letter}`),
  );
  return [...words.filter((word) => word.length > 2), ...pairs, ...han];
}
const STEM = 6;

export function openWordSpace(texts: readonly string[]): WordSpace {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const term of new Set(termsIn(text))) counts.set(term, (counts.get(term) ?? 0) + 1);
  const rarity = (term: string) => {
    const count = counts.get(term);
    return count === undefined ? 0 : Math.log((texts.length + 1) / (count + 0.5));
  };
  return {
    of(text) {
      const times = new Map<string, number>();
      for (const term of termsIn(text)) times.set(term, (times.get(term) ?? 0) + 1);
      return unit(
        new Map([...times].map(([term, count]) => [term, (1 + Math.log(count)) * rarity(term)])),
      );
    },
  };
}

export function shared(a: Weighed, b: Weighed): number {
  let sum = 0;
  for (const [term, weight] of a) sum += weight * (b.get(term) ?? 0);
  return sum;
}

/** The sum of several, of length 1. */
export function joined(
  parts: readonly { readonly terms: Weighed; readonly weight: number }[],
): Weighed {
  const sum = new Map<string, number>();
  for (const { terms, weight } of parts)
    for (const [term, value] of terms) sum.set(term, (sum.get(term) ?? 0) + weight * value);
  return unit(sum);
}

function unit(terms: Weighed): Weighed {
  const length = Math.hypot(...terms.values()) || 1;
  return new Map([...terms].map(([term, value]) => [term, value / length]));
}
