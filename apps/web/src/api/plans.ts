/** What the pages ask of stored plans. */
import type { NewPlan, PlanDetail, PlanList, PlanReport } from "@bole/server/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Json } from "../json/json.ts";
import { call } from "./client.ts";

export type StoredPlan = PlanList["plans"][number];

const PLANS = "/api/plans";
const pathOf = (planId: string) => `${PLANS}/${encodeURIComponent(planId)}`;

/** Every key of a query about stored plans begins with it. */
export const PLANS_KEY = ["plans"] as const;

export const plansQuery = queryOptions({
  queryKey: [...PLANS_KEY, "list"],
  queryFn: ({ signal }) => call<PlanList>("GET", PLANS, { signal }),
  staleTime: 0,
});

/** Without a version, the newest. */
export function planQuery(planId: string, ver?: number) {
  return queryOptions({
    queryKey: [...PLANS_KEY, "detail", planId, ver ?? "newest"],
    queryFn: ({ signal }) => call<PlanDetail>("GET", pathOf(planId), { query: { ver }, signal }),
    staleTime: 0,
  });
}

export function savePlan(body: NewPlan): Promise<StoredPlan> {
  return call<StoredPlan>("POST", PLANS, { body });
}

export function deletePlan(planId: string): Promise<null> {
  return call<null>("DELETE", pathOf(planId));
}

/** A newer text aborts the question about the older; meanwhile the last report stays in view. */
export function reportQuery(text: string, value: Json | undefined) {
  return queryOptions({
    queryKey: ["plan-report", text],
    queryFn: ({ signal }) =>
      call<PlanReport>("POST", `${PLANS}/validate`, { body: { plan: value }, signal }),
    enabled: value !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
