import { useQuery } from "@tanstack/react-query";
import { policyQuery } from "../../../api/guardrails.ts";
import { ErrorState } from "../../../design/error-state.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { PolicyEditor } from "./policy-editor.tsx";

export function PolicyTab() {
  const { data, error, isError, refetch } = useQuery(policyQuery);
  if (data === undefined && isError)
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={6} />;
  return <PolicyEditor current={data} />;
}
