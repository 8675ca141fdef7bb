/** Finds messages that say almost the same in almost the same words: they teach nothing new. */
import type { Turn } from "./turn.ts";

/** The share of three-letter pieces that two messages may have in common. */
const MOST_SHARED = 0.8;
/** Messages of so few pieces ("yes", "the second one") may come again in another state. */
const SHORT = 8;

/** The pieces of a message as numbers, from the rarest of all messages to the most frequent. */
type Pieces = Uint32Array;

export function nearDuplicates(turns: readonly Turn[]): Turn[] {
  const messages = rankedPieces(turns.map(({ message }) => message));
  const states = turns.map(({ state }) => JSON.stringify(state));
  // Two that share so much share one of each other's rarest pieces: only those are compared.
  const holdersOf = new Map<number, number[]>();
  const comparedWith = new Int32Array(turns.length).fill(-1);
  const isSame = (at: number, before: number) => {
    const [one, other] = [messages[at], messages[before]];
    if (!one || !other || comparedWith[before] === at) return false;
    comparedWith[before] = at;
    const mayComeAgain = one.length < SHORT && states[at] !== states[before];
    return !mayComeAgain && isNear(one, other);
  };
  return turns.filter((_, at) => {
    const pieces = messages[at] ?? new Uint32Array();
    const rarest = pieces.subarray(0, pieces.length - Math.ceil(MOST_SHARED * pieces.length) + 1);
    let found = false;
    for (const piece of rarest) {
      const holders = holdersOf.get(piece);
      found ||= holders?.some((before) => isSame(at, before)) ?? false;
      if (holders) holders.push(at);
      else holdersOf.set(piece, [at]);
    }
    return found;
  });
}

function rankedPieces(messages: readonly string[]): Pieces[] {
  const counts = new Map<string, number>();
  const pieces = messages.map(piecesOf);
  for (const some of pieces)
    for (const piece of some) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const ordered = [...counts].toSorted(([a, n], [b, m]) => n - m || (a < b ? -1 : 1));
  const ranks = new Map(ordered.map(([piece], at) => [piece, at]));
  return pieces.map((some) => Uint32Array.from(some, (piece) => ranks.get(piece) ?? 0).sort());
}

/** Walks through both at once, and stops where what is left cannot be enough. */
function isNear(a: Pieces, b: Pieces): boolean {
  if (Math.min(a.length, b.length) <= MOST_SHARED * Math.max(a.length, b.length)) return false;
  const enough = (MOST_SHARED * (a.length + b.length)) / (1 + MOST_SHARED);
  let [i, j, both] = [0, 0, 0];
  while (both + Math.min(a.length - i, b.length - j) > enough) {
    const [left = 0, right = 0] = [a[i], b[j]];
    if (left === right) both += 1;
    if (left <= right) i += 1;
    if (right <= left) j += 1;
    if (i === a.length || j === b.length) break;
  }
  return both > enough;
}

function piecesOf(message: string): ReadonlySet<string> {
  const plain = message.toLowerCase().replace(/[\s\p{P}]+/gu, " ");
  const count = Math.max(1, plain.length - 2);
  return new Set(Array.from({ length: count }, (_, at) => plain.slice(at, at + 3)));
}
