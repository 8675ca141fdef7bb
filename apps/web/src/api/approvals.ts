/** What waits for a person, and the answers. */
import type { Approvals, HitlReply, RunState } from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

/** Polled by the shell for the navigation's badge: a stream would hold one of six connections. */
const POLL_MS = 5_000;

export const approvalsQuery = queryOptions({
  queryKey: ["approvals"],
  queryFn: ({ signal }) => call<Approvals>("GET", "/api/approvals", { signal }),
  refetchInterval: POLL_MS,
  staleTime: POLL_MS,
});

export interface Answer {
  readonly run_id: string;
  readonly gate_id: string;
  readonly content: HitlReply["content"];
}

export function answerGate({ run_id, gate_id, content }: Answer): Promise<RunState> {
  const body: HitlReply = { node_id: gate_id, content };
  return call<RunState>("POST", `/api/hitl/${encodeURIComponent(run_id)}/reply`, { body });
}
