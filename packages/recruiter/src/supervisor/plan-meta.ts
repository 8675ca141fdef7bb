/** What a plan of the recruiter says of itself beside its steps. */
import type { Plan } from "@bole/engine";
import { z } from "zod";
import { Wanted, WorkflowType } from "../model/index.ts";

const PlanMeta = z.object({
  workflow_type: WorkflowType.catch("custom"),
  language: z.enum(["zh", "en"]).catch("zh"),
  route: z.enum(["planner", "direct"]).catch("planner"),
  wanted: Wanted.nullable().catch(null),
  /** Steps that take over without the supervisor in between. */
  handoffs: z.array(z.string()).catch([]),
  /** Whether somebody has changed its steps, so that it is not what the rules would make any more. */
  edited: z.boolean().catch(false),
});
export type PlanMeta = z.infer<typeof PlanMeta>;

export const metaOf = ({ meta }: Pick<Plan, "meta">): PlanMeta => PlanMeta.parse(meta);
