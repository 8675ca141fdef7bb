/** A résumé measured against an advertisement, by rules alone: the same pair gives the same answer. */
import { threadJob } from "@bole/base/threads";
import type { JobDraft, ResumeData, TextLanguage } from "@bole/talent";
import { askForProof } from "./ask-for-proof.ts";
import { askedCriteria } from "./asked-criteria.ts";
import { isAskedFor } from "./asked-for.ts";
import { type Closeness, NOTHING_CLOSE } from "./closest-lines.ts";
import { findProofs, type ProofRequest } from "./find-proofs.ts";
import { gapAdvice } from "./gap-advice.ts";
import { lineRelevance } from "./line-relevance.ts";
import { requirementWeight } from "./proposal-weight.ts";
import { propose } from "./propose.ts";
import type { Requirement, Tailoring } from "./tailoring.ts";

export interface TailorRequest {
  readonly data: ResumeData;
  readonly job: Pick<JobDraft, "title" | "criteria" | "description">;
  /** Of the advertisement: reasons are given in it. */
  readonly language: TextLanguage;
  /** The person's other résumés. */
  readonly others: readonly {
    readonly id: string;
    readonly title: string;
    readonly data: ResumeData;
  }[];
  readonly today: Date;
  /** By meaning; left out where nothing knows meanings. */
  readonly closeness?: Closeness;
}

export function tailor(request: TailorRequest): Tailoring {
  const { data, job, language, others, today, closeness = NOTHING_CLOSE } = request;
  const { title } = job;
  const criteria = askedCriteria(job).filter(({ criterion }) => isAskedFor(criterion, today));
  const judged = findProofs({ data, criteria, title, language, today, closeness });
  const requirements = judged
    .map(({ requirement }) => requirement)
    .toSorted((a, b) => requirementWeight(b) - requirementWeight(a));
  const open = requirements.filter(({ verdict }) => verdict === "unknown" || verdict === "no");
  const openCriteria = criteria.filter(({ criterion: { id } }) =>
    open.some((one) => one.id === id),
  );
  const elsewhere = toldElsewhere(others, { criteria: openCriteria, title, language, today });
  const found = elsewhere.map(({ requirement_id }) => requirement_id);
  const relevanceOf = lineRelevance(judged);
  const { all, ...coverage } = countOf(requirements);
  return {
    ...{
      title,
      requirements,
      elsewhere,
      coverage: { met: coverage.met, partly: coverage.partly, all },
    },
    needs: {
      must: countOf(requirements, "must"),
      nice: countOf(requirements, "nice"),
      duty: countOf(requirements, "duty"),
    },
    proposals: propose({ data, requirements, elsewhere, title, relevanceOf, language, today }),
    questions: askForProof(judged, found, language),
    gaps: gapAdvice(judged, language),
    missing: open.map(({ id }) => id).filter((id) => !found.includes(id)),
  };
}

/** What other résumés of the person say of these requirements, one line for each. */
function toldElsewhere(
  others: TailorRequest["others"],
  request: Omit<ProofRequest, "data">,
): Tailoring["elsewhere"] {
  const found = others.flatMap(({ id: resume_id, title: resume_title, data }) =>
    findProofs({ ...request, data }).flatMap(({ requirement: { id, verdict, proofs } }) => {
      const told = proofs.find(({ path }) => path.endsWith(".description"));
      if (told === undefined || (verdict !== "meets" && verdict !== "partly")) return [];
      return [{ requirement_id: id, resume_id, resume_title, line: told.line }];
    }),
  );
  return [...new Map(found.map((one) => [one.requirement_id, one])).values()];
}

function countOf(requirements: readonly Requirement[], need?: Requirement["need"]) {
  const those = requirements.filter((one) => need === undefined || one.need === need);
  const met = those.filter(({ verdict }) => verdict === "meets").length;
  const partly = those.filter(({ verdict }) => verdict === "partly").length;
  return { met, partly, open: those.length - met - partly, all: those.length };
}

export const tailorJob = threadJob<typeof tailor>(new URL(import.meta.url), "tailor");
