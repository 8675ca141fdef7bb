/** Finds messages that say almost the same in almost the same words: they teach nothing new. */
import type { Turn } from "./turn.ts";

/** The share of three-letter pieces that two messages may have in common. */
const MOST_SHARED = 0.8;
/** Messages of so few pieces ("yes", "the second one") may come again in another state. */
const SHORT = 8;

export function nearDuplicates(turns: readonly Turn[]): Turn[] {
  const known: { readonly pieces: ReadonlySet<string>; readonly state: string }[] = [];
  // Whoever shares most pieces shares one of the rare ones: only those are compared.
  const byPiece = new Map<string, number[]>();
  return turns.filter(({ message, state }) => {
    const one = { pieces: piecesOf(message), state: JSON.stringify(state) };
    const shared = new Map<number, number>();
    for (const piece of one.pieces)
      for (const other of byPiece.get(piece) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    const isNear = [...shared].some(([other, both]) => {
      const before = known[other];
      if (before === undefined) return false;
      if (one.pieces.size < SHORT && before.state !== one.state) return false;
      return both / (one.pieces.size + before.pieces.size - both) > MOST_SHARED;
    });
    for (const piece of one.pieces) {
      const holders = byPiece.get(piece);
      if (holders) holders.push(known.length);
      else byPiece.set(piece, [known.length]);
    }
    known.push(one);
    return isNear;
  });
}

function piecesOf(message: string): ReadonlySet<string> {
  const plain = message.toLowerCase().replace(/[\s\p{P}]+/gu, " ");
  const count = Math.max(1, plain.length - 2);
  return new Set(Array.from({ length: count }, (_, at) => plain.slice(at, at + 3)));
}
