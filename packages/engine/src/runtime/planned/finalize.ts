import type { Evaluation, ReplanTrigger } from "../../memory/ports/index.ts";
import type { NextPhase } from "../../planner/planner-graph.ts";
import { readEvaluation } from "../../planner/read-evaluation.ts";
import { resultOfPlan } from "../plan-result.ts";
import { planningKey } from "../steps/journal-key.ts";
import { endsOfPlan } from "../steps/step-end.ts";
import { consult } from "./consult.ts";
import { limitReached, whyNoReplan } from "./limits.ts";
import type { Planned } from "./planned.ts";
import { evaluationRequest } from "./requests.ts";

interface Gap {
  readonly trigger: ReplanTrigger;
  readonly why: string;
}

/** Measures what the plan came to, and decides whether that is enough. */
export async function finalize(planned: Planned): Promise<NextPhase> {
  const { run, parts } = planned;
  const gap = parts.planning.trigger ?? askedGap(planned) ?? (await measuredGap(planned));
  if (gap) return planAnew(planned, gap);
  const { plan } = parts;
  const ends = endsOfPlan(parts, run.journal);
  const result = plan ? resultOfPlan(plan, (id) => ends[id]) : null;
  planned.end({ kind: "completed", result });
  return "end";
}

async function measuredGap(planned: Planned): Promise<Gap | null> {
  const { need_replan, gap } = await evaluate(planned);
  // Somebody may have spoken up while it was measured.
  const asked = askedGap(planned);
  if (asked) return asked;
  return need_replan ? { trigger: "rubric_failed", why: gap ?? "" } : null;
}

function askedGap(planned: Planned): Gap | null {
  const ask = planned.asked();
  if (!ask) return null;
  return { trigger: "environment_changed", why: `${ask.reason} (${ask.by})` };
}

async function evaluate(planned: Planned): Promise<Evaluation> {
  const { run, tools, parts } = planned;
  const { plan, planning } = parts;
  const { revision, rubric } = planning;
  if (!plan) throw new Error(`Run ${run.run.run_id} has no plan to be measured.`);
  const key = planningKey("evaluate", revision);
  const request = evaluationRequest(planned, plan);
  const record = await consult(planned, {
    key,
    action: "evaluate",
    call: (ctx) => tools.set.evaluator.evaluate(request, ctx),
    also: ({ result, error }) => {
      const { evaluation, problem } = readEvaluation(result, rubric, error);
      if (problem) run.logger.warn(problem, { run_id: run.run.run_id, revision });
      run.writer.event("evaluated", key, { revision, ...evaluation, problem });
      planned.change({ evaluation });
    },
  });
  return readEvaluation(record.result, rubric, record.error).evaluation;
}

async function planAnew(planned: Planned, { trigger, why }: Gap): Promise<NextPhase> {
  const { run, parts } = planned;
  const { plan, revisions, planning } = parts;
  planned.heed();
  const limit = whyNoReplan(planned);
  if (limit !== null) return limitReached(planned, `${limit}. The last gap: ${why}`);
  if (!plan) throw new Error(`Run ${run.run.run_id} has no plan to be replaced.`);
  const { steps, revision } = planning;
  const verdicts = trigger === "rubric_failed" ? (planning.evaluation?.verdicts ?? []) : [];
  planned.change({
    phase: "create_plan",
    revision: revision + 1,
    attempts: 0,
    trigger: null,
    previous: { plan, revisions, steps, trigger, gap: why, verdicts },
  });
  await run.writer.flush();
  return "create_plan";
}
