/**
 * How words stand in the databases' word indexes. Tenants and kinds share one index; each key begins
 * with a sign of them, so that a list holds little but what is sought. It is short and need not be
 * unique: what another tenant's key brings is not among the entries in memory, and is dropped.
 */
import type { SearchKind } from "../../model/search.ts";

/**
 * How often a word occurs, in steps: neither index tells how often, so each step is a word of its
 * own. BM25 hardly tells five from ten.
 */
export const STEPS = [1, 2, 3, 5] as const;

const PREFIX_LENGTH = 4;

export function keyPrefix(tenant: string, kind: SearchKind): string {
  let hash = 0x811c_9dc5;
  for (const sign of `${tenant}/${kind}`) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x0100_0193);
  }
  return (hash >>> 0).toString(36).padStart(PREFIX_LENGTH, "0").slice(-PREFIX_LENGTH);
}

/** The key of a word that occurs so often; `step` is a place in `STEPS`. */
export const wordKey = (prefix: string, step: number, word: string): string =>
  `${prefix}${step}${word.replaceAll(UNSAFE, escaped)}`;

export function wordKeys(prefix: string, counts: ReadonlyMap<string, number>): string[] {
  return [...counts].map(([word, count]) => wordKey(prefix, stepOf(count), word));
}

const stepOf = (count: number) => STEPS.findLastIndex((from) => count >= from);

/** FTS5 knows the letters of Unicode 6.1: everything but plain letters and usual Han is spelt out. */
const UNSAFE = /[^a-z0-9\u3400-\u4dbf\u4e00-\u9fa5]/gu;
const escaped = (sign: string) => `_${sign.codePointAt(0)?.toString(16)}_`;
