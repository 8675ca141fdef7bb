/** The plan editor. Which plan, and which version of it, is in the address. */
import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearch } from "@tanstack/react-router";
import { planQuery } from "../../api/plans.ts";
import { ErrorState } from "../../design/error-state.tsx";
import { Page } from "../../design/page.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { tidyPlan } from "./model/tidy-plan.ts";
import { documentOf, findDocument } from "./open-documents.ts";
import { PlanEditor } from "./plan-editor.tsx";
import { planText } from "./text/plan-text.ts";

export default function PlanPage() {
  const search: { readonly plan_id?: unknown; readonly ver?: unknown } = useSearch({
    strict: false,
  });
  if (search.plan_id === undefined) return <PlanEditor key="" document={documentOf(null)} />;
  const ver = Number(search.ver);
  return (
    <StoredPlanPage
      key={String(search.plan_id)}
      planId={String(search.plan_id)}
      ver={Number.isInteger(ver) && ver > 0 ? ver : undefined}
    />
  );
}

function StoredPlanPage({
  planId,
  ver,
}: {
  readonly planId: string;
  readonly ver: number | undefined;
}) {
  const t = useText(planText);
  const open = ver === undefined ? undefined : findDocument({ plan_id: planId, ver });
  const { data, error, isError, refetch } = useQuery({
    ...planQuery(planId, ver),
    enabled: open === undefined,
  });
  if (open !== undefined) return <PlanEditor key={ver} document={open} />;
  if (data !== undefined && ver === undefined) {
    return <Navigate to="/plan" search={{ plan_id: planId, ver: data.ver }} replace />;
  }
  if (data !== undefined) {
    const { plan_id, plan, tags } = data;
    const document = documentOf({ plan_id, ver: data.ver, plan: tidyPlan(plan), tags });
    return <PlanEditor key={ver} document={document} />;
  }
  return (
    <Page title={t.title} wide>
      {isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Page>
  );
}
