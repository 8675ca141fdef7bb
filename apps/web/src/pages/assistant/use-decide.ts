/** Answers what a workflow asks, and lets everything that shows it look again. */
import type { ApprovalNeeded, DecidedApproval } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiProblem } from "../../api/problems.ts";
import { decide, WORKFLOWS_KEY, workflowQuery } from "../../api/recruiter.ts";
import { useAct } from "../../design/use-act.ts";
import type { Decision } from "./model/decision.ts";

export function useDecide(workflowId: string) {
  const client = useQueryClient();
  return useAct({
    mutationFn: (decision: Decision) => decide(workflowId, [decision]),
    onSettled: () => {
      for (const queryKey of [WORKFLOWS_KEY, ["approvals"], ["effects"]])
        void client.invalidateQueries({ queryKey });
    },
  });
}

interface AskedState {
  readonly state: "open" | "looking" | "closed";
  /** What was decided, once the server has told it; nothing where it was not needed any more. */
  readonly decided: DecidedApproval | undefined;
}

/** Whether it still waits, or what became of it: somebody else may have answered it, here or in the inbox. */
export function useAskedState(asked: ApprovalNeeded | null): AskedState {
  const { data, isFetching } = useQuery({
    ...workflowQuery(asked?.workflow_id ?? ""),
    enabled: asked !== null,
  });
  const isIt = ({ interrupt_id }: Pick<ApprovalNeeded, "interrupt_id">) =>
    interrupt_id === asked?.interrupt_id;
  const decided = data?.decided.find(isIt);
  if (asked === null || decided !== undefined) return { state: "closed", decided };
  if (data?.approvals.some(isIt)) return { state: "open", decided };
  return { state: data === undefined || isFetching ? "looking" : "closed", decided };
}

const CLOSED = ["gate-closed", "gate-unknown", "run-over", "interrupt-unknown"];

/** Nothing is wrong then: there is just nothing to decide any more. */
export function isClosed(error: unknown): boolean {
  return error instanceof ApiProblem && CLOSED.includes(error.problem.code);
}
