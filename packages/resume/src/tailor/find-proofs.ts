/** Which lines of a résumé back which requirement. Pure. */
import { yearsAtWork } from "@bole/reading";
import {
  assess,
  type Criterion,
  findConcepts,
  type ResumeData,
  type TextLanguage,
  yearsAsked,
} from "@bole/talent";
import { entryDates, entryLabel } from "../model/structure.ts";
import { entriesOf } from "../reading/entries.ts";
import { type Closeness, NOTHING_CLOSE } from "./closest-lines.ts";
import { finishedStudies } from "./finished-studies.ts";
import { fittingRoles } from "./fitting-roles.ts";
import { pathAt, writtenLines } from "./resume-lines.ts";
import type { Proof, Requirement } from "./tailoring.ts";
import { linesNaming, toldLines } from "./told-lines.ts";
import { weighClaims } from "./weigh-claims.ts";

export interface ProofRequest {
  readonly data: ResumeData;
  readonly criteria: readonly Criterion[];
  /** Of the job. */
  readonly title: string;
  readonly language: TextLanguage;
  readonly today: Date;
  readonly closeness?: Closeness;
}

export function findProofs(request: ProofRequest): Requirement[] {
  const { data, criteria, title, language, today, closeness = NOTHING_CLOSE } = request;
  const { text, sources, lines } = writtenLines(data);
  const concepts = findConcepts(text).map((concept) => ({
    ...concept,
    spans: concept.spans.toSorted(
      (a, b) => rankOf(pathAt(sources, a.start)) - rankOf(pathAt(sources, b.start)),
    ),
  }));
  const resume = {
    data: finishedStudies(data, today),
    sources,
    years: yearsAtWork(data, today),
  };
  const told = toldLines(data);
  return criteria.flatMap((criterion) => {
    const roles =
      yearsAsked(criterion) > 0
        ? fittingRoles(data, criterion, { title, close: closeness.roles, today })
        : undefined;
    const evidence = { resume, text, concepts, today, ...(roles && { roles }) };
    const [judged] = assess({ criteria: [criterion], language }, evidence);
    if (judged === undefined) return [];
    const { id, text: asked, need } = criterion;
    const weighed = weighClaims(criterion, judged.verdict, { lines, concepts, today }, language);
    const quoted = judged.quotes.map(({ span }) => {
      const path = pathAt(sources, span.start);
      return { path, line: datedEntry(data, path, language) ?? lineAt(text, span.start) };
    });
    const weighedLines = weighed.lines.map(({ path, text: line }) => ({ path, line }));
    const isOpen = weighed.verdict === "unknown";
    const proofs = unique(isOpen ? weighedLines : [...weighedLines, ...quoted])
      .toSorted((a, b) => rankOf(a.path) - rankOf(b.path))
      .slice(0, MOST_PROOFS);
    const near = closeness.criteria.find(({ criterion_id }) => criterion_id === id)?.lines ?? [];
    return [
      {
        ...{ id, text: asked, need, proofs, verdict: weighed.verdict },
        reason: weighed.reason === "" ? judged.reason : weighed.reason,
        closest: unique([...linesNaming(told, asked), ...near]).slice(0, MOST_CLOSEST),
      },
    ];
  });
}

/** A reader believes what was done, then what is listed, then what a post is called, then how long it was. */
function rankOf(path: string): number {
  if (path.endsWith(".description")) return 0;
  if (path === "skillContent" || path.startsWith("other") || path === "basic.summary") return 1;
  return path.endsWith("Date") ? 3 : 2;
}

const MOST_PROOFS = 4;
const MOST_CLOSEST = 2;

const unique = (lines: readonly Proof[]): Proof[] => [
  ...new Map(lines.map((proof) => [`${proof.path} ${proof.line}`, proof])).values(),
];

/** Dates alone say nothing to a reader: the entry that they belong to, with its dates. */
function datedEntry(data: ResumeData, path: string, language: TextLanguage): string | undefined {
  const entry = LISTS.flatMap((list) => entriesOf(data, list)).find(
    (one) => path === `${one.path}.startDate` || path === `${one.path}.endDate`,
  );
  if (entry === undefined) return undefined;
  return [entryLabel(entry.list, entry.fields), entryDates(entry.fields, language)]
    .filter((part) => part !== "")
    .join(" · ");
}

const LISTS = ["workExperience", "education", "projects"] as const;

/** The whole line that a quote stands in, without its bullet. */
function lineAt(text: string, at: number): string {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  return text
    .slice(start, end < 0 ? undefined : end)
    .replace(/^[-•]\s*/u, "")
    .trim();
}
