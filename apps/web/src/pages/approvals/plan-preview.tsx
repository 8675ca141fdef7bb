/** A plan that is asked about, as a graph, with what the validator says of it as it stands now. */
import type { PlanReport } from "@bole/server/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { call } from "../../api/client.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { Skeleton } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import type { Json } from "../../json/json.ts";
import { approvalsText } from "./approvals-text.ts";

/** Most approvals have no graph. */
const GraphView = lazy(async () => {
  const { GraphView } = await import("../../graph/graph-view.tsx");
  return { default: GraphView };
});

export function PlanPreview({ plan }: { readonly plan: Json }) {
  const t = useText(approvalsText).plan;
  const { data, error, isError } = useQuery({
    queryKey: ["plans", "validate", JSON.stringify(plan)],
    queryFn: ({ signal }) =>
      call<PlanReport>("POST", "/api/plans/validate", { body: { plan }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <ProblemNote error={error} />;
  if (data === undefined) return <p className="text-sm text-ink-3">{t.checking}</p>;
  return (
    <div className="flex flex-col gap-3">
      {data.graph_json === null ? (
        <p className="text-sm text-ink-2">{t.broken}</p>
      ) : (
        <div className="overflow-hidden rounded-lg border border-line bg-surface">
          <Suspense fallback={<Skeleton className="h-48 w-full" />}>
            <GraphView graph={data.graph_json} heading={t.graph} title={t.graph} />
          </Suspense>
        </div>
      )}
      {data.issues.length > 0 && (
        <div className="rounded-md bg-warning-soft px-3 py-2.5 text-sm text-warning-ink">
          <p className="font-medium">{t.issues(data.issues.length)}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {data.issues.map(({ path, message, repair }) => (
              <li key={`${path} ${message}`} className="break-words">
                <code className="font-mono text-xs font-medium">{path}</code> {message} {repair}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
