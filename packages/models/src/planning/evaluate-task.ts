import { Evaluation, type EvaluationRequest } from "@bole/engine";
import { z } from "zod";
import { EVALUATE } from "../prompts/evaluate.ts";
import { defineTask } from "../task/define-task.ts";
import { judge } from "./evaluate/criteria.ts";

/** Whether a run's result is what was asked for, criterion by criterion. */
export const evaluateTask = defineTask({
  name: "evaluate",
  group: "plan",
  input: z.custom<EvaluationRequest>((value) => typeof value === "object" && value !== null),
  output: Evaluation,
  timeout_ms: 120_000,
  prompt: ({ goal, context, input, rubric, plan, ends, result }) => ({
    instructions: EVALUATE,
    data: {
      goal,
      rubric: JSON.stringify(rubric),
      input: JSON.stringify(input),
      context: context === null ? undefined : JSON.stringify(context),
      plan: JSON.stringify(plan),
      ends: JSON.stringify(ends),
      result: JSON.stringify(result),
    },
  }),
  solve: solveEvaluation,
});

function solveEvaluation(request: EvaluationRequest): Evaluation {
  const verdicts = request.rubric.map((criterion) => {
    const found = judge(criterion, request);
    if (found === undefined) {
      const evidence = "Only a person or a language model can judge this.";
      return { criterion, verdict: "unknown" as const, evidence };
    }
    const verdict = found.passed ? ("pass" as const) : ("fail" as const);
    return { criterion, verdict, evidence: found.evidence };
  });
  const failed = verdicts.filter(({ verdict }) => verdict === "fail");
  const gap = failed.map(({ criterion, evidence }) => `${criterion}: ${evidence}`).join("; ");
  return { verdicts, need_replan: failed.length > 0, gap: gap === "" ? null : gap };
}
