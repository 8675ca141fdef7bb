/** Answers a gate, and lets everything that shows it look again. */
import { useQueryClient } from "@tanstack/react-query";
import { type Answer, answerGate } from "../../api/approvals.ts";
import { ApiProblem } from "../../api/problems.ts";
import { useAct } from "../../design/use-act.ts";

export function useAnswer() {
  const client = useQueryClient();
  return useAct({
    mutationFn: (answer: Answer) => answerGate(answer),
    onSettled: (_state, _error, { run_id }) => {
      void client.invalidateQueries({ queryKey: ["approvals"] });
      void client.invalidateQueries({ queryKey: ["runs", "detail", run_id] });
      void client.invalidateQueries({ queryKey: ["runs", "step", run_id] });
    },
  });
}

/** Somebody else was quicker, or the run has ended: nothing is wrong, there is just nothing to do. */
export function isClosed(error: unknown): boolean {
  return (
    error instanceof ApiProblem &&
    ["gate-closed", "gate-unknown", "run-over"].includes(error.problem.code)
  );
}
