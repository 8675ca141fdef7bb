/** Which lines of a résumé back which requirement. Pure. */
import { yearsAtWork } from "@bole/reading";
import { type Criterion, findConcepts, type ResumeData, type TextLanguage } from "@bole/talent";
import { entryDates, entryLabel } from "../model/structure.ts";
import { entriesOf } from "../reading/entries.ts";
import type { AskedCriterion } from "./asked-criteria.ts";
import { type Closeness, NOTHING_CLOSE } from "./closest-lines.ts";
import { type Evidence, gatherEvidence } from "./evidence/gather-evidence.ts";
import { provingLines } from "./evidence/proving-lines.ts";
import { hasDoubt, reasonOf } from "./evidence/reasons.ts";
import { weighEvidence } from "./evidence/weigh-evidence.ts";
import { finishedStudies } from "./finished-studies.ts";
import { writtenLines } from "./resume-lines.ts";
import type { Proof, Requirement } from "./tailoring.ts";
import { linesNaming, toldLines } from "./told-lines.ts";

export interface ProofRequest {
  readonly data: ResumeData;
  readonly criteria: readonly AskedCriterion[];
  /** Of the job. */
  readonly title: string;
  readonly language: TextLanguage;
  readonly today: Date;
  readonly closeness?: Closeness;
}

export interface CriterionEvidence {
  readonly criterion: Criterion;
  readonly need: Requirement["need"];
  readonly evidence: Evidence;
}

const MOST_PROOFS = 3;
const MOST_CLOSEST = 2;
/** Of a line that is shown as the proof, and as one to look at. */
const [LEAST_PROOF, LEAST_TOLD] = [0.35, 0.5];
/** A line that says less of a part is no proof of it. */
const LEAST_SHARE = 0.3;

export interface JudgedRequirement {
  readonly requirement: Requirement;
  readonly evidence: Evidence;
}

export function findProofs(request: ProofRequest): JudgedRequirement[] {
  const { data, language, closeness = NOTHING_CLOSE } = request;
  const told = toldLines(data);
  return evidenceOf(request).map(({ criterion: { id, text }, need, evidence }) => {
    const verdict = weighEvidence(evidence, need);
    const near = closeness.criteria.find(({ criterion_id }) => criterion_id === id)?.lines ?? [];
    const read = evidence.readings
      .filter(({ tells }) => tells >= LEAST_TOLD)
      .map(({ line: { path, text: line } }) => ({ path, line }));
    const closest = unique([...read, ...linesNaming(told, text), ...near]).slice(0, MOST_CLOSEST);
    const isCounted = evidence.years.length > 0 || evidence.degree !== undefined;
    const isRead = read.length > 0 && !isCounted && !hasDoubt(evidence);
    const found = unique([
      ...provingIn(evidence),
      ...(isRead ? read.slice(0, 1) : proofsIn(evidence, data, language)),
    ]);
    // What is proven in other words is shown by the line that is closest.
    const shown = found.length === 0 && verdict !== "unknown" ? closest.slice(0, 1) : found;
    const isShown = verdict !== "unknown" || hasDoubt(evidence);
    const proofs = isShown ? shown.slice(0, MOST_PROOFS) : [];
    const reason = reasonOf(evidence, verdict, language);
    return { requirement: { id, text, need, verdict, reason, proofs, closest }, evidence };
  });
}

export function evidenceOf(request: ProofRequest): CriterionEvidence[] {
  const { data, criteria, title, language, today, closeness = NOTHING_CLOSE } = request;
  const { text, sources, lines } = writtenLines(data);
  const resume = { lines, concepts: findConcepts(text), today };
  const years = yearsAtWork(data, today);
  const proving = provingLines(data);
  const studied = { data: finishedStudies(data, today), sources, years };
  const studies = { resume: studied, text, concepts: resume.concepts, today };
  return criteria.map(({ criterion, isDuty }) => ({
    criterion,
    need: isDuty ? "duty" : criterion.need,
    evidence: gatherEvidence({
      ...{ data, criterion, title, closeness, resume, language, studies },
      lines: proving,
    }),
  }));
}

/** The lines that most likely prove the whole of it. Years are shown by the posts. */
const provingIn = ({ readings, years }: Evidence): Proof[] =>
  readings
    .filter(
      ({ proves, line }) => proves >= LEAST_PROOF && (years.length === 0 || isPost(line.path)),
    )
    .slice(0, 1)
    .map(({ line: { path, text } }) => ({ path, line: text }));

const isPost = (path: string): boolean => path.startsWith("workExperience");

/** The best line of each part, then the posts whose years count, then the degree. */
function proofsIn(
  { parts, figure, years, degree }: Evidence,
  data: ResumeData,
  language: TextLanguage,
): Proof[] {
  const lines = parts
    .filter(({ inLine }) => inLine >= LEAST_SHARE)
    .flatMap(({ line }) => (line === undefined ? [] : [line]));
  const doubted = parts.flatMap(({ things }) =>
    things.flatMap(({ claim, mentions: [first] }) =>
      claim !== null && claim !== "held" && first !== undefined ? [first.line] : [],
    ),
  );
  const work = entriesOf(data, "workExperience");
  const posts = years.flatMap(({ had, alike, roles }) =>
    had === null && alike === null ? [] : roles.slice(0, 2),
  );
  const studies = degree === undefined ? [] : entriesOf(data, "education").slice(0, 1);
  return unique([
    ...[...(figure?.lines ?? []), ...lines, ...doubted].map(({ path, text }) => ({
      path,
      line: text,
    })),
    ...[...posts.flatMap((at) => work[at] ?? []), ...studies].map((entry) => ({
      path: `${entry.path}.startDate`,
      line: [entryLabel(entry.list, entry.fields), entryDates(entry.fields, language)]
        .filter((part) => part !== "")
        .join(" · "),
    })),
  ]).slice(0, MOST_PROOFS);
}

const unique = (lines: readonly Proof[]): Proof[] => [
  ...new Map(lines.map((proof) => [proof.line, proof])).values(),
];
