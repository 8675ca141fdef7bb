/** Something that a text states and a rewriting must neither lose nor make up. */
export type FactKind = "number" | "date" | "name";

export interface Fact {
  readonly kind: FactKind;
  /** The same for all ways to say the same: 30万, 三十万 and 300k are one number. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
