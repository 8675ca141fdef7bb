/**
 * Stages that follow from what has happened: who was written to about a job is contacted, who has
 * answered has replied, who is invited is in the interviews. Somebody approved the mail or the
 * appointment, or the candidate wrote themselves; nobody has to say it a second time. A stage only
 * ever goes on by itself, and never out of an end.
 */
import type { Principal } from "@bole/base";
import { addApplication, findApplication } from "../applications/applications.ts";
import { readApplication } from "../applications/read-applications.ts";
import { appendStage } from "../applications/stage-log.ts";
import { type Application, Stage } from "../model/application.ts";
import type { Db, TalentParts } from "../parts.ts";

type Parts = Pick<TalentParts, "now" | "newId">;

interface Cause {
  readonly actor: string;
  readonly run_id: string | null;
}

interface AboutJob {
  readonly person_id: string | null;
  readonly job_id: string | null;
  readonly run_id: string | null;
}

/** Inside of a transaction that holds the people. Who is no candidate yet becomes one by it. */
export async function followSent(
  parts: Parts,
  db: Db,
  principal: Principal,
  { person_id, job_id, run_id, effect_id }: AboutJob & { readonly effect_id: string | null },
): Promise<void> {
  if (person_id === null || job_id === null) return;
  const actor = (await approverOf(db, effect_id)) ?? principal.user;
  const there = await findApplication(db, { person_id, job_id });
  if (there !== undefined) return goOn(parts, db, there, "contacted", { actor, run_id });
  const candidate = { person_id, job_id, stage: "contacted" as const, reason: "" };
  await addApplication(parts, db, { ...principal, user: actor }, candidate);
}

/** A program has sent it; somebody has wanted that. */
async function approverOf(db: Db, effectId: string | null): Promise<string | null> {
  const effect = await db
    .selectFrom("effects")
    .select("decided_by")
    .where("id", "=", effectId ?? "")
    .executeTakeFirst();
  return effect?.decided_by ?? null;
}

/**
 * Who is no candidate yet becomes one by their answer, too: it may come before we know that our mail
 * has left, or where that was never learnt.
 */
export async function followReply(
  parts: Parts,
  db: Db,
  principal: Principal,
  { person_id, job_id, run_id }: AboutJob,
): Promise<void> {
  if (person_id === null || job_id === null) return;
  const actor = "candidate";
  const there = await findApplication(db, { person_id, job_id });
  if (there !== undefined) return goOn(parts, db, there, "replied", { actor, run_id });
  const candidate = { person_id, job_id, stage: "replied" as const, reason: "" };
  await addApplication(parts, db, { ...principal, user: actor }, candidate);
}

export async function followInvitation(
  parts: Parts,
  db: Db,
  applicationId: string,
  cause: Cause,
): Promise<void> {
  await goOn(parts, db, await readApplication(db, applicationId), "interview", cause);
}

const ENDS: ReadonlySet<Stage> = new Set(["hired", "rejected", "withdrawn"]);

async function goOn(
  parts: Parts,
  db: Db,
  { id, stage, version }: Application,
  to: Stage,
  { actor, run_id }: Cause,
): Promise<void> {
  const isFurther = Stage.options.indexOf(stage) >= Stage.options.indexOf(to);
  if (ENDS.has(stage) || isFurther) return;
  await appendStage(parts, db, { application_id: id, to, reason: "", actor, run_id }, version);
}
