/** Who did what. */
import type { AuditList } from "@bole/server/contract";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "./client.ts";

const PAGE = 50;
const first: string | undefined = undefined;

/** What limits the list, by the names of the wire; what is left out does not limit. */
export type AuditFilter = {
  readonly action?: string;
  readonly actor?: string;
  readonly person_id?: string;
  readonly job_id?: string;
  readonly run_id?: string;
};

export function auditQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ["audit", filter],
    queryFn: ({ pageParam, signal }) =>
      call<AuditList>("GET", "/api/audit", {
        query: { ...filter, limit: PAGE, after: pageParam },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
