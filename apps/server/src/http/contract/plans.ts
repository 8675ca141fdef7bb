import { TenantId } from "@bole/base";
import { Issue, PlanAudit, StoredPlan } from "@bole/engine";
import { GraphJson } from "@bole/engine/draw";
import { z } from "zod";

export const NewPlan = z.strictObject({
  plan_id: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, "use letters, digits, _ and -, 100 at most")
    .optional()
    .describe("A known id gets a new version"),
  plan: z.unknown(),
  tags: z.array(z.string().min(1).max(50)).max(20).default([]),
  tenant: TenantId.optional(),
});
export type NewPlan = z.input<typeof NewPlan>;

export const PlanList = z.object({ plans: z.array(StoredPlan) });
export type PlanList = z.infer<typeof PlanList>;

/** One version of a plan, with the line it stands in. */
export const PlanDetail = StoredPlan.extend({
  versions: z.array(StoredPlan.pick({ ver: true, author: true, created_at: true })),
  audit: z.array(PlanAudit),
});
export type PlanDetail = z.infer<typeof PlanDetail>;

export const PlanToValidate = z.strictObject({ plan: z.unknown() });
export type PlanToValidate = z.infer<typeof PlanToValidate>;
export const PlanReport = z.object({
  valid: z.boolean(),
  issues: z.array(Issue),
  graph_json: GraphJson.nullable().describe("Null where it is too broken to be drawn"),
});
export type PlanReport = z.infer<typeof PlanReport>;
