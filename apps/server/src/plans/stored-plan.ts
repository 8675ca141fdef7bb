import type { Memory, StoredPlan } from "@bole/engine";
import { serverErrors } from "../errors.ts";

/** A plan by its id, or the problem that there is none. */
export async function storedPlan(
  { plans }: Pick<Memory, "plans">,
  tenant: string,
  planId: string,
  ver?: number,
): Promise<StoredPlan> {
  const found = await plans.get(tenant, planId, ver);
  if (found !== null) return found;
  throw unknownPlan(planId, ver);
}

export function unknownPlan(planId: string, ver?: number) {
  const version = ver === undefined ? "" : ` in version ${ver}`;
  return serverErrors.error("plan-unknown", `There is no plan "${planId}"${version}.`);
}
