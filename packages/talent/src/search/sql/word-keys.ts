/**
 * How words stand in the databases' word indexes: as numbers of 32 bits, hashed from tenant, kind,
 * word and how often it occurs. Tenants and kinds share one index, and a number's list holds little but
 * what is sought. Two words in a million share a number; what another tenant's brings is not among
 * the entries in memory and is dropped, what one's own brings is a hit too many.
 */
import type { EntryKind } from "../../model/search.ts";

/**
 * How often a word occurs, in steps: neither index tells how often, so each step is a word of its
 * own. BM25 hardly tells five from ten.
 */
export const STEPS = [1, 2, 3, 5] as const;

/** What the keys of a tenant's words of one kind begin with. */
export const keyBase = (tenant: string, kind: EntryKind): number =>
  hashed(OFFSET, `${tenant}/${kind}/`);

/** The key of a word that occurs so often; `step` is a place in `STEPS`. */
export const wordKey = (base: number, step: number, word: string): number =>
  mixed(hashed(Math.imul(base ^ step, PRIME), word));

export function wordKeys(base: number, counts: ReadonlyMap<string, number>): number[] {
  const keys = new Set<number>();
  for (const [word, count] of counts) {
    keys.add(
      wordKey(
        base,
        STEPS.findLastIndex((from) => count >= from),
        word,
      ),
    );
  }
  return [...keys];
}

const OFFSET = 0x811c_9dc5;
const PRIME = 0x0100_0193;

/** FNV-1a. */
function hashed(from: number, text: string): number {
  let hash = from;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
}

/** Every bit of the hash in every bit of the key. */
function mixed(hash: number): number {
  let key = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  key = Math.imul(key ^ (key >>> 13), 0xc2b2_ae35);
  return key ^ (key >>> 16);
}
