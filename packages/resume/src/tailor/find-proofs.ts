/** Which lines of a résumé back which requirement. Pure. */
import { writtenResume, yearsAtWork } from "@bole/reading";
import {
  assess,
  type Criterion,
  findConcepts,
  type ResumeData,
  type Sources,
  type TextLanguage,
} from "@bole/talent";
import { entryDates, entryLabel } from "../model/structure.ts";
import { entriesOf } from "../reading/entries.ts";
import type { Closeness } from "./closest-lines.ts";
import type { Proof, Requirement } from "./tailoring.ts";
import { linesNaming, toldLines } from "./told-lines.ts";

export function findProofs(
  data: ResumeData,
  criteria: readonly Criterion[],
  language: TextLanguage,
  today: Date,
  closest: Closeness["criteria"] = [],
): Requirement[] {
  const { document, resume } = writtenResume(data);
  const { text } = document;
  const evidence = {
    resume: { data, sources: resume.sources, years: yearsAtWork(data, today) },
    text,
    concepts: findConcepts(text).map((concept) => ({
      ...concept,
      spans: concept.spans.toSorted(
        (a, b) => rankOf(pathAt(resume.sources, a.start)) - rankOf(pathAt(resume.sources, b.start)),
      ),
    })),
    today,
  };
  const told = toldLines(data);
  const judged = assess({ criteria: [...criteria], language }, evidence);
  return criteria.flatMap(({ id, text: asked, need }) => {
    const found = judged.find(({ criterion_id }) => criterion_id === id);
    if (found === undefined) return [];
    const { verdict, reason, quotes } = found;
    const proofs = quotes.map(({ span }) => {
      const path = pathAt(resume.sources, span.start);
      return { path, line: datedEntry(data, path, language) ?? lineAt(text, span.start) };
    });
    const best = unique(proofs)
      .toSorted((a, b) => rankOf(a.path) - rankOf(b.path))
      .slice(0, MOST_PROOFS);
    const near = closest.find(({ criterion_id }) => criterion_id === id)?.lines ?? [];
    return [
      {
        ...{ id, text: asked, need, verdict, reason, proofs: best },
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

function pathAt(sources: Sources, at: number): string {
  const found = Object.entries(sources).find(([, spans]) =>
    spans.some(({ start, end }) => start <= at && at < end),
  );
  return found?.[0] ?? "";
}

/** The whole line that a quote stands in, without its bullet. */
function lineAt(text: string, at: number): string {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  return text
    .slice(start, end < 0 ? undefined : end)
    .replace(/^[-•]\s*/u, "")
    .trim();
}
