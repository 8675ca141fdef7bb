import type { FactKind } from "./fact.ts";
import type { Piece } from "./sentences.ts";

/** What the readings of a sentence come to, before it is a fact. */
export interface Settled {
  readonly kind: FactKind;
  readonly piece: Piece;
  /** What the reader marks as the thing that is weighed or refused. */
  readonly named: readonly string[];
  /** Which sum of money it is. */
  readonly sense?: string;
}
