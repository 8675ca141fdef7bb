/** A job as texts about it are written from. */

import type { Principal } from "@bole/base";
import type { Models, TaskCtx } from "@bole/models";
import { conceptById, type Job, type Talent } from "@bole/talent";
import { conditionsOf, pitchOf } from "../drafting/job-lines.ts";
import type { TextFacts, TextKind } from "./text-facts.ts";
import { type WrittenText, writeText } from "./write-text.ts";

export function factsOfJob(one: Job, language: "zh" | "en"): NonNullable<TextFacts["job"]> {
  return {
    title: one.title,
    organisation: one.organisation,
    conditions: conditionsOf(one, language),
    pitch: pitchOf(one),
    text: one.language === language ? one.description.trim() : "",
    must: one.criteria.filter(({ need }) => need === "must").map(({ text }) => text),
    nice: one.criteria.filter(({ need }) => need === "nice").map(({ text }) => text),
    skills: one.criteria.flatMap(({ skill }) => namesOf(skill)),
  };
}

/** In both languages, since people write them in either. */
function namesOf(skill: string | null): string[][] {
  const concept = skill === null ? undefined : conceptById(skill);
  return concept === undefined ? [] : [[...new Set([concept.en, concept.zh])]];
}

export interface JobTextRequest {
  readonly job_id: string;
  readonly kind: Exclude<TextKind, "summary">;
  readonly language: "zh" | "en";
  readonly wish: string;
}

/** An advertisement, questions, a kit or a search string for a job. Throws `job-unknown`. */
export async function draftJobText(
  { talent, models }: { readonly talent: Talent; readonly models: Pick<Models, "run"> },
  principal: Principal,
  { job_id, kind, language, wish }: JobTextRequest,
  ctx: TaskCtx,
): Promise<WrittenText> {
  const job = factsOfJob(await talent.jobs.get(principal, job_id), language);
  return writeText(models, { kind, language, wish, count: null, job, people: [] }, ctx);
}
