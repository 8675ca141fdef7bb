/** Whether a workflow did what it was for, by how its steps ended; nobody has to guess at that. */
import type { Evaluation, EvaluationRequest } from "@bole/engine";

export const RUBRIC = ["every step has ended, or was left out for a reason"] as const;

export function evaluateEnds({ plan, ends }: EvaluationRequest): Evaluation {
  const missing = plan.steps.filter(({ id }) => ends[id] === undefined).map(({ id }) => id);
  const left = plan.steps.flatMap(({ id }) => {
    const end = ends[id];
    return end === undefined || end.status === "completed" ? [] : [`${id}: ${end.error?.message}`];
  });
  const evidence =
    missing.length > 0
      ? `without an end: ${missing.join(", ")}`
      : left.length > 0
        ? left.join("; ")
        : "all steps are completed";
  const verdict = missing.length > 0 ? "unknown" : "pass";
  return {
    verdicts: RUBRIC.map((criterion) => ({ criterion, verdict, evidence })),
    need_replan: false,
    gap: null,
  };
}
