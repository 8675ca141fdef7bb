import type { Evaluation, EvaluationRequest, PlannerCtx, PlanRequest } from "../src/index.ts";

type Script<Request> = readonly (unknown | ((request: Request, ctx: PlannerCtx) => unknown))[];

/** Answers one after the other, the last one again and again; a function is called, an Error thrown. */
function scripted<Request>(script: Script<Request>) {
  const requests: Request[] = [];
  const answer = async (request: Request, ctx: PlannerCtx): Promise<unknown> => {
    const entry = script[Math.min(requests.length, script.length - 1)];
    requests.push(request);
    const value: unknown = typeof entry === "function" ? await entry(request, ctx) : entry;
    if (value instanceof Error) throw value;
    return value;
  };
  return { requests, answer };
}

/** A planner and an evaluator that say what a test wants, and note what they were asked. */
export function planners(plans: Script<PlanRequest>, verdicts: Script<EvaluationRequest> = [pass]) {
  const planner = scripted(plans);
  const evaluator = scripted(verdicts);
  return {
    asked: planner.requests,
    measured: evaluator.requests,
    planners: {
      default: {
        planner: { createPlan: planner.answer },
        evaluator: { evaluate: evaluator.answer },
      },
    },
  };
}

/** Every criterion is met. */
export const pass = ({ rubric }: EvaluationRequest): Evaluation => ({
  verdicts: rubric.map((criterion) => ({ criterion, verdict: "pass", evidence: "seen" })),
  need_replan: false,
  gap: null,
});

/** No criterion is met. */
export const fail =
  (gap: string) =>
  ({ rubric }: EvaluationRequest): Evaluation => ({
    verdicts: rubric.map((criterion) => ({ criterion, verdict: "fail", evidence: "not there" })),
    need_replan: true,
    gap,
  });
