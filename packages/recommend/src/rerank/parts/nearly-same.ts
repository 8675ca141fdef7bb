/**
 * Whether a word is nearly one of others: a slip, another ending, the same word in a neighbouring
 * language. Only for longer words in alphabets: pairs of Han signs are told apart by one.
 */
const SHORTEST = 5;
const LEAST = 0.6;

/** How much alike the most alike is, from 0 to 1; 0 for less than a little. */
export function nearlySame(word: string, others: readonly string[]): number {
  if (word.length < SHORTEST || !/^[\p{Script=Latin}\p{M}]+$/u.test(word)) return 0;
  const own = pairsOf(word);
  let best = 0;
  for (const other of others) {
    if (other.length < SHORTEST || other[0] !== word[0]) continue;
    const theirs = pairsOf(other);
    let shared = 0;
    for (const pair of own) if (theirs.has(pair)) shared += 1;
    best = Math.max(best, (2 * shared) / (own.size + theirs.size));
  }
  return best >= LEAST ? best : 0;
}

function pairsOf(word: string): Set<string> {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return new Set(Array.from({ length: plain.length - 1 }, (_, at) => plain.slice(at, at + 2)));
}
