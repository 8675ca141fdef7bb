/** A version as it is, or what makes it different from another. */
import type { PlanDetail } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { planQuery } from "../../../api/plans.ts";
import { ErrorState } from "../../../design/error-state.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { prettyJson } from "../../../json/json.ts";
import { tidyPlan } from "../../plan/model/tidy-plan.ts";
import { DiffView } from "./diff-view.tsx";

export function PlanContent({
  planId,
  plan,
  otherVer,
}: {
  readonly planId: string;
  readonly plan: PlanDetail["plan"];
  readonly otherVer: number | undefined;
}) {
  const text = useMemo(() => prettyJson(tidyPlan(plan)), [plan]);
  const other = useQuery({ ...planQuery(planId, otherVer), enabled: otherVer !== undefined });
  const otherPlan = other.data?.plan;
  const before = useMemo(
    () => (otherPlan === undefined ? null : prettyJson(tidyPlan(otherPlan))),
    [otherPlan],
  );
  if (otherVer === undefined) {
    return (
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
        tabIndex={0}
        className="max-h-[70dvh] overflow-auto bg-sunken px-4 py-3 font-mono text-sm -outline-offset-2"
      >
        {text}
      </pre>
    );
  }
  if (other.isError) return <ErrorState error={other.error} onRetry={() => void other.refetch()} />;
  if (before === null) return <SkeletonRows rows={4} />;
  return <DiffView before={before} after={text} />;
}
