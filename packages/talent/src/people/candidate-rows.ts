/** The rows of a list: everything about up to a page of people in five queries, however many. */
import { z } from "zod";
import { selectApplications } from "../applications/read-applications.ts";
import type { Db } from "../parts.ts";
import type { CandidateRow, CandidateStage } from "./candidate-filter.ts";
import { labelsOf } from "./labels.ts";
import { PERSON_COLUMNS } from "./read-person.ts";

/** In the order of the ids. Who is gone in between is left out. */
export async function candidateRows(db: Db, ids: readonly string[]): Promise<CandidateRow[]> {
  if (ids.length === 0) return [];
  const people = await db
    .selectFrom("people")
    .leftJoin("resumes", "resumes.id", "people.resume_id")
    .select([
      ...PERSON_COLUMNS,
      "people.resume_id",
      "resumes.title",
      "resumes.language",
      "resumes.years",
      "resumes.top_skills",
    ])
    .where("people.id", "in", ids)
    .where("people.owner", "is", null)
    .execute();
  const stages = await stagesOf(db, ids);
  const labels = await labelsOf(db, ids);
  const findings = await findingsOf(db, ids);
  const duplicates = await duplicateCounts(db, ids);
  const rows = new Map(
    people.map(({ resume_id, title, language, years, top_skills, ...person }) => [
      person.id,
      {
        person,
        resume_id,
        title: title ?? person.headline ?? "",
        language,
        years,
        skills: z.array(z.string()).parse(JSON.parse(top_skills ?? "[]")),
        stages: stages.get(person.id) ?? [],
        labels: labels.get(person.id) ?? [],
        findings: findings.get(person.id) ?? 0,
        duplicates: duplicates.get(person.id) ?? 0,
        hit: null,
      },
    ]),
  );
  return ids.flatMap((id) => rows.get(id) ?? []);
}

async function stagesOf(db: Db, ids: readonly string[]): Promise<Map<string, CandidateStage[]>> {
  const rows = await selectApplications(db)
    .innerJoin("jobs", "jobs.id", "pipeline.job_id")
    .select("jobs.title as job_title")
    .where("pipeline.person_id", "in", ids)
    .orderBy("pipeline.pos", "desc")
    .execute();
  const stages = new Map<string, CandidateStage[]>();
  for (const { id, person_id, job_id, job_title, stage, version } of rows) {
    const others = stages.get(person_id) ?? [];
    stages.set(person_id, [...others, { application_id: id, job_id, job_title, stage, version }]);
  }
  return stages;
}

async function findingsOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("resumes")
    .select(({ fn }) => ["person_id", fn.sum<number>("finding_count").as("count")])
    .where("person_id", "in", ids)
    .groupBy("person_id")
    .execute();
  return new Map(rows.map(({ person_id, count }) => [person_id, Number(count)]));
}

async function duplicateCounts(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("possible_duplicates")
    .select(({ fn }) => ["person_id", fn.countAll<number>().as("count")])
    .where("person_id", "in", ids)
    .groupBy("person_id")
    .execute();
  return new Map(rows.map(({ person_id, count }) => [person_id, Number(count)]));
}
