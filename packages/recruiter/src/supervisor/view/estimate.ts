/**
 * What a plan is expected to do to the world, before any of it is done. Who gets a mail is looked up where
 * it is said, and else searched for by the words of the job: cheap, and called probable.
 */
import type { Plan, Step } from "@bole/engine";
import type { Guardrails } from "@bole/guardrails";
import type { Talent } from "@bole/talent";
import { z } from "zod";
import type { EstimatedActions } from "../../model/index.ts";
import { plannerOf } from "../plan-facts.ts";
import { type CallCostOf, callsOf } from "./model-calls.ts";
import { probablePeople } from "./probable-people.ts";

export interface EstimateParts {
  readonly talent: Talent;
  readonly guardrails: Pick<Guardrails, "policy" | "mailsLeft">;
  readonly callCost: CallCostOf;
}

type Person = EstimatedActions["recipients"][number];

export async function estimate(
  { talent, guardrails, callCost }: EstimateParts,
  tenant: string,
  { steps }: Pick<Plan, "steps">,
): Promise<EstimatedActions> {
  const uses = new Map(steps.map((step) => [step.action, step]));
  const people = await probablePeople(talent, tenant, steps);
  const { policy } = await guardrails.policy(tenant);
  const writes = uses.has("communication_send");
  const meets = uses.has("communication_invite") || uses.has("interview_after_reply");
  const { api_calls, cost } = callsOf(steps, people.length, await callCost(tenant));
  return {
    emails: writes ? people.length : 0,
    api_calls,
    stage_changes: uses.has("pipeline_execute") ? await stagesOf(talent, tenant, steps, people) : 0,
    interviews: meets ? people.length : 0,
    cost,
    recipients: writes ? people : [],
    emails_left_today: await guardrails.mailsLeft(tenant),
    batch_limit: policy.limits.mails_per_batch,
  };
}

const ScanArgs = z.object({ job_id: z.string().nullable(), stale_days: z.int().nullable() });
const DAY = 86_400_000;
const STALE_DAYS = 14;
const OVER: ReadonlySet<string> = new Set(["hired", "rejected", "withdrawn"]);

/** How many may be moved: those without news, or everybody who is reviewed. */
async function stagesOf(
  talent: EstimateParts["talent"],
  tenant: string,
  steps: readonly Step[],
  people: readonly Person[],
): Promise<number> {
  const scan = steps.find(({ action }) => action === "pipeline_scan");
  if (scan === undefined) return people.length;
  const { data } = ScanArgs.safeParse(scan.args);
  const principal = plannerOf(tenant);
  const jobs = data?.job_id
    ? [data.job_id]
    : (await talent.jobs.list(principal, { limit: 100 })).items.map(({ id }) => id);
  const since = new Date(Date.now() - (data?.stale_days ?? STALE_DAYS) * DAY).toISOString();
  let count = 0;
  for (const job of jobs) {
    const all = await talent.applications.ofJob(principal, job);
    count += all.filter(({ stage, updated_at }) => !OVER.has(stage) && updated_at < since).length;
  }
  return count;
}
