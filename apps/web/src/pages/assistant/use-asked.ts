/** What the assistant's workflows ask, by the gate that it is: the inbox then asks as they do. */
import type { ApprovalNeeded, PlanView } from "@bole/server/contract";
import { useQueries, useQuery } from "@tanstack/react-query";
import { waitingWorkflowsQuery, workflowQuery } from "../../api/recruiter.ts";

/** As often as the inbox itself. */
const POLL_MS = 5_000;

export interface Asked {
  readonly asked: ApprovalNeeded;
  readonly plan: PlanView | null;
  /** The conversation that it comes from. */
  readonly sessionId: string;
}

export function useAsked(): ReadonlyMap<string, Asked> {
  const { data } = useQuery(waitingWorkflowsQuery);
  const waiting = data?.items.filter(({ waiting: count }) => count > 0) ?? [];
  const views = useQueries({
    queries: waiting.map(({ workflow_id }) => ({
      ...workflowQuery(workflow_id),
      refetchInterval: POLL_MS,
    })),
  });
  return new Map(
    views
      .flatMap(({ data: view }) => view ?? [])
      .flatMap(({ approvals, plan, session_id: sessionId }) =>
        approvals.map((asked): [string, Asked] => [asked.interrupt_id, { asked, plan, sessionId }]),
      ),
  );
}
