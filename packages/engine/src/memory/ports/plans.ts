import { z } from "zod";
import { Plan } from "../../contracts/plan.ts";

export const StoredPlan = z.object({
  plan_id: z.string(),
  ver: z.int().min(1),
  plan: Plan,
  author: z.string(),
  tags: z.array(z.string()),
  created_at: z.iso.datetime(),
});
export type StoredPlan = z.infer<typeof StoredPlan>;

/** One line of a plan's history: who did what, and when. */
export const PlanAudit = z.object({
  plan_id: z.string(),
  ver: z.int(),
  action: z.enum(["created", "changed", "deleted"]),
  author: z.string(),
  at: z.iso.datetime(),
});
export type PlanAudit = z.infer<typeof PlanAudit>;

export interface PlanPut {
  readonly plan_id: string;
  readonly plan: Plan;
  readonly author: string;
  readonly tags?: readonly string[];
}

/** Plans by name. A put is a new version; a deleted plan leaves its versions and its audit trail. */
export interface PlansPort {
  put(tenant: string, plan: PlanPut): Promise<StoredPlan>;
  /** The newest version, which a deleted plan does not have; or any version. */
  get(tenant: string, planId: string, ver?: number): Promise<StoredPlan | null>;
  /** The newest version of each, newest first. */
  list(tenant: string): Promise<StoredPlan[]>;
  versions(tenant: string, planId: string): Promise<StoredPlan[]>;
  delete(tenant: string, planId: string, author: string): Promise<boolean>;
  audit(tenant: string, planId: string): Promise<PlanAudit[]>;
}
