/** What the rules have to know of the workspace to make a plan: no more than names and ids. */
import type { Principal } from "@bole/base";
import type { Talent } from "@bole/talent";
import type { Wanted } from "../model/index.ts";
import type { PlanContext } from "./plan-context.ts";
import type { PlanFacts } from "./rules/compose.ts";

const OVER: ReadonlySet<string> = new Set(["hired", "rejected", "withdrawn"]);
const MOST_REVIEWED = 200;

type FactTalent = Pick<Talent, "applications">;

export const plannerOf = (tenant: string): Principal => ({
  tenant,
  user: "agent:recruiter_planner",
  roles: ["owner"],
});

export async function readPlanFacts(
  talent: FactTalent,
  tenant: string,
  { wanted, route }: PlanContext,
  goal: string,
): Promise<PlanFacts> {
  return { goal, route, reviewed: await reviewedIn(talent, tenant, wanted) };
}

async function reviewedIn(talent: FactTalent, tenant: string, wanted: Wanted): Promise<string[]> {
  const { goals, person_ids, job_id } = wanted;
  if (!goals.includes("review_people") || person_ids.length > 0 || job_id === null) return [];
  const all = await talent.applications.ofJob(plannerOf(tenant), job_id);
  const going = all.filter(({ stage }) => !OVER.has(stage));
  return going.slice(0, wanted.limit ?? MOST_REVIEWED).map(({ person_id }) => person_id);
}
