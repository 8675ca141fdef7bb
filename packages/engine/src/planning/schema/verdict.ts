import type { Type } from "./type.ts";

/** The answer to "does this fit there?". */
export type Verdict = { readonly answer: "yes" } | { readonly answer: "unknown" } | Mismatch;

export interface Mismatch {
  readonly answer: "no";
  /** Where inside, e.g. `.name` or `[0].id`; empty for the whole. */
  readonly at: string;
  readonly source: Type;
  readonly target: Type;
  readonly why: "type" | "missing" | "maybe_missing" | "extra" | "length";
}

export type Assign = (source: Type, target: Type, at: string) => Verdict;

export const YES: Verdict = { answer: "yes" };
export const UNSURE: Verdict = { answer: "unknown" };

export function mismatch(
  at: string,
  source: Type,
  target: Type,
  why: Mismatch["why"] = "type",
): Verdict {
  return { answer: "no", at, source, target, why };
}

/** One thing that does not fit spoils the whole; one that is not known leaves it open. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  return (
    verdicts.find(({ answer }) => answer === "no") ??
    verdicts.find(({ answer }) => answer === "unknown") ??
    YES
  );
}
