import type { JsonValue } from "../contracts/json.ts";
import { Evaluation, type StepFailure, type Verdict } from "../memory/ports/index.ts";

/**
 * What an evaluator's answer is worth. It is measured by the rubric, and by itself: a criterion
 * that it leaves out is unknown, one that nobody asked for is left out, and `need_replan` cannot
 * contradict the verdicts.
 */
export function readEvaluation(
  answer: JsonValue | null,
  rubric: readonly string[],
  error: StepFailure | null,
): { evaluation: Evaluation; problem: string | null } {
  if (error) return unknown(rubric, `The evaluator failed: ${error.message}`);
  const parsed = Evaluation.safeParse(answer);
  if (!parsed.success) return unknown(rubric, "The evaluator's answer is not an evaluation.");
  const given = new Map<string, Verdict>();
  for (const verdict of parsed.data.verdicts) {
    const { criterion } = verdict;
    // Of two verdicts on the same, the worse one counts.
    if (given.get(criterion)?.verdict !== "fail") given.set(criterion, verdict);
  }
  const verdicts = rubric.map(
    (criterion) => given.get(criterion) ?? unsaid(criterion, "The evaluator says nothing of it."),
  );
  const failed = verdicts.filter(({ verdict }) => verdict === "fail");
  const passed = verdicts.every(({ verdict }) => verdict === "pass");
  const need_replan = failed.length > 0 || (parsed.data.need_replan && !passed);
  const evaluation = {
    verdicts,
    need_replan,
    gap: need_replan ? (parsed.data.gap ?? gapOf(verdicts)) : parsed.data.gap,
  };
  const contradicts = need_replan !== parsed.data.need_replan;
  return {
    evaluation,
    problem: contradicts ? "The evaluator's need_replan contradicts its verdicts." : null,
  };
}

function unknown(rubric: readonly string[], problem: string) {
  const verdicts = rubric.map((criterion) => unsaid(criterion, problem));
  return { evaluation: { verdicts, need_replan: false, gap: null }, problem };
}

const unsaid = (criterion: string, evidence: string): Verdict => ({
  criterion,
  verdict: "unknown",
  evidence,
});

function gapOf(verdicts: readonly Verdict[]): string {
  const open = verdicts.filter(({ verdict }) => verdict !== "pass");
  return open.map(({ criterion, evidence }) => `${criterion}: ${evidence}`).join("; ");
}
