/** What is marked in a document: only what the open view is about, and always what is suspicious. */
import type {
  CandidateAssessment,
  CriterionVerdict,
  Finding,
  FoundConcept,
  Sources,
  TextSpan,
} from "@bole/server/contract";

export interface Mark extends TextSpan {
  readonly look: "fact" | "finding" | CriterionVerdict;
}

/** Whole paragraphs; with them marked, everything would be, and nothing would stand out. */
const PROSE = /(^|\.)(description|summary|content|skillContent)$/;

export function factMarks(sources: Sources): Mark[] {
  return Object.entries(sources)
    .filter(([path]) => !PROSE.test(path))
    .flatMap(([, spans]) => spans)
    .map((span) => ({ ...span, look: "fact" }));
}

export function conceptMarks(concepts: readonly FoundConcept[]): Mark[] {
  return concepts.flatMap(({ spans }) => spans).map((span) => ({ ...span, look: "fact" }));
}

export function quoteMarks(assessment: CandidateAssessment | undefined): Mark[] {
  return (assessment?.assessments ?? []).flatMap(({ verdict, quotes }) =>
    quotes.map(({ span }) => ({ ...span, look: verdict })),
  );
}

export function findingMarks(findings: readonly Finding[]): Mark[] {
  return findings.flatMap(({ start, end }) =>
    start === null || end === null ? [] : [{ start, end, look: "finding" as const }],
  );
}
