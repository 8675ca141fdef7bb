/** What one look at a criterion says. Several looks together judge it. */
import type { Criterion, TextSpan } from "@bole/reading/text";
import type { Quote, Verdict } from "../model/assessment.ts";
import type { Job } from "../model/job.ts";
import type { Resume } from "../model/resume.ts";
import type { FoundConcept } from "../model/skill.ts";

/** What is looked at: a résumé, and the text that its places are in. */
export interface Evidence {
  readonly resume: Pick<Resume, "data" | "sources" | "years">;
  readonly text: string;
  readonly concepts: readonly FoundConcept[];
  readonly today: Date;
  /** Places of the jobs that count when years of this are asked for. @default all */
  readonly roles?: readonly number[];
}

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: string;
  readonly quotes: Quote[];
}

/** Undefined where the criterion does not ask for what it looks at. */
export type Look = (
  criterion: Criterion,
  evidence: Evidence,
  language: Job["language"],
) => Judgement | undefined;

/** Enough to convince; a reader finds the rest. */
const MAX_QUOTES = 3;

export function quotesAt(text: string, spans: readonly TextSpan[]): Quote[] {
  return spans
    .filter(({ start, end }) => text.slice(start, end).trim() !== "")
    .slice(0, MAX_QUOTES)
    .map(({ start, end }) => ({ text: text.slice(start, end), span: { start, end } }));
}

/** Both must hold: one "no" is enough, and what is half known is met in part. */
export function together(judgements: readonly Judgement[]): Judgement {
  const verdicts = judgements.map(({ verdict }) => verdict);
  return { ...joined(judgements), verdict: allOf(verdicts) };
}

/** One will do. */
export function anyOf(judgements: readonly Judgement[]): Judgement {
  for (const verdict of ["meets", "partly"] as const) {
    const those = judgements.filter((judgement) => judgement.verdict === verdict);
    if (those.length > 0) return { ...joined(those), verdict };
  }
  return together(judgements);
}

function joined(judgements: readonly Judgement[]): Omit<Judgement, "verdict"> {
  const quotes = judgements.flatMap((judgement) => judgement.quotes);
  const places = new Map(quotes.map((quote) => [`${quote.span.start}:${quote.span.end}`, quote]));
  return {
    reason: judgements.map(({ reason }) => reason).join(" "),
    quotes: [...places.values()].toSorted((a, b) => a.span.start - b.span.start),
  };
}

function allOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes("no")) return "no";
  if (verdicts.length > 0 && verdicts.every((verdict) => verdict === "meets")) return "meets";
  return verdicts.every((verdict) => verdict === "unknown") ? "unknown" : "partly";
}
