/** A résumé measured against an advertisement, by rules alone: the same pair gives the same answer. */
import { threadJob } from "@bole/base/threads";
import type { JobDraft, ResumeData, TextLanguage } from "@bole/talent";
import { askedCriteria } from "./asked-criteria.ts";
import { isAskedFor } from "./asked-for.ts";
import { type Closeness, NOTHING_CLOSE } from "./closest-lines.ts";
import { findProofs } from "./find-proofs.ts";
import { propose } from "./propose.ts";
import type { Tailoring } from "./tailoring.ts";

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
  const requirements = findProofs({ data, criteria, title, language, today, closeness });
  const open = requirements.filter(({ verdict }) => verdict === "unknown" || verdict === "no");
  const openCriteria = criteria.filter(({ criterion: { id } }) =>
    open.some((one) => one.id === id),
  );
  const found = others.flatMap((other) =>
    findProofs({
      ...{ data: other.data, criteria: openCriteria, title, language, today },
    }).flatMap(({ id, verdict, proofs }) => {
      const told = proofs.find(({ path }) => path.endsWith(".description"));
      if (told === undefined || (verdict !== "meets" && verdict !== "partly")) return [];
      const { id: resume_id, title: resume_title } = other;
      return [{ requirement_id: id, resume_id, resume_title, line: told.line }];
    }),
  );
  const elsewhere = [...new Map(found.map((one) => [one.requirement_id, one])).values()];
  const count = (verdict: string) => requirements.filter((one) => one.verdict === verdict).length;
  return {
    title: job.title,
    requirements,
    coverage: { met: count("meets"), partly: count("partly"), all: requirements.length },
    elsewhere,
    proposals: propose(
      data,
      requirements,
      { elsewhere, title, relevant: closeness.relevant },
      today,
    ),
    missing: open
      .map(({ id }) => id)
      .filter((id) => !elsewhere.some(({ requirement_id }) => requirement_id === id)),
  };
}

export const tailorJob = threadJob<typeof tailor>(new URL(import.meta.url), "tailor");
