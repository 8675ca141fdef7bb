/** Finds messages that say almost the same in almost the same words: they teach nothing new. */
import type { Turn } from "./turn.ts";

/** The share of three-letter pieces that two messages may have in common. */
const MOST_SHARED = 0.8;
/** Messages of so few pieces ("yes", "the second one") may come again in another state. */
const SHORT = 8;

interface Known {
  readonly pieces: ReadonlySet<string>;
  readonly state: string;
}

export function nearDuplicates(turns: readonly Turn[]): Turn[] {
  const messages = turns.map(({ message }) => piecesOf(message));
  const rank = ranksOf(messages);
  const known: Known[] = [];
  // Two that share so much share one of each other's rarest pieces: only those are compared.
  const byRarePiece = new Map<string, number[]>();
  return turns.filter(({ state }, at) => {
    const pieces = messages[at] ?? new Set();
    const one = { pieces, state: JSON.stringify(state) };
    const rarest = [...pieces]
      .toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
      .slice(0, pieces.size - Math.ceil(MOST_SHARED * pieces.size) + 1);
    const others = new Set(rarest.flatMap((piece) => byRarePiece.get(piece) ?? []));
    const isNear = [...others].some((other) => known[other] && isSame(one, known[other]));
    for (const piece of rarest) {
      const holders = byRarePiece.get(piece);
      if (holders) holders.push(known.length);
      else byRarePiece.set(piece, [known.length]);
    }
    known.push(one);
    return isNear;
  });
}

/** From the rarest to the most frequent. */
function ranksOf(messages: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const pieces of messages)
    for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const ordered = [...counts].toSorted(([a, n], [b, m]) => n - m || (a < b ? -1 : 1));
  return new Map(ordered.map(([piece], at) => [piece, at]));
}

function isSame(one: Known, before: Known): boolean {
  if (one.pieces.size < SHORT && before.state !== one.state) return false;
  const [few, many] = [one.pieces.size, before.pieces.size].toSorted((a, b) => a - b);
  if ((few ?? 0) <= MOST_SHARED * (many ?? 0)) return false;
  const both = [...one.pieces].filter((piece) => before.pieces.has(piece)).length;
  return both / (one.pieces.size + before.pieces.size - both) > MOST_SHARED;
}

function piecesOf(message: string): ReadonlySet<string> {
  const plain = message.toLowerCase().replace(/[\s\p{P}]+/gu, " ");
  const count = Math.max(1, plain.length - 2);
  return new Set(Array.from({ length: count }, (_, at) => plain.slice(at, at + 3)));
}
