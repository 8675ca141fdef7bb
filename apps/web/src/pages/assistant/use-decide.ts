/** Answers what a workflow asks, and lets everything that shows it look again. */
import type { ApprovalNeeded } from "@bole/server/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiProblem } from "../../api/problems.ts";
import { decide, WORKFLOWS_KEY, workflowQuery } from "../../api/recruiter.ts";
import type { Decision } from "./model/decision.ts";

export function useDecide(workflowId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => decide(workflowId, [decision]),
    onSettled: () => {
      for (const queryKey of [WORKFLOWS_KEY, ["approvals"], ["effects"]])
        void client.invalidateQueries({ queryKey });
    },
  });
}

/** Whether it still waits: somebody else may have answered it, here or in the inbox. */
export function useIsOpen(asked: ApprovalNeeded | null): "open" | "looking" | "closed" {
  const { data, isFetching } = useQuery({
    ...workflowQuery(asked?.workflow_id ?? ""),
    enabled: asked !== null,
  });
  if (asked === null) return "closed";
  const isThere = data?.approvals.some(({ interrupt_id }) => interrupt_id === asked.interrupt_id);
  if (isThere) return "open";
  return data === undefined || isFetching ? "looking" : "closed";
}

const CLOSED = ["gate-closed", "gate-unknown", "run-over", "interrupt-unknown"];

/** Nothing is wrong then: there is just nothing to decide any more. */
export function isClosed(error: unknown): boolean {
  return error instanceof ApiProblem && CLOSED.includes(error.problem.code);
}
