import { isFailedSlot } from "../../contracts/failed-slot.ts";
import { isList } from "../../contracts/json.ts";
import type { Step } from "../../contracts/plan.ts";
import { parseTemplate } from "../../placeholders/parse-template.ts";
import { peek } from "../../placeholders/read-reference.ts";
import type { RunView } from "../../runtime/run-view.ts";
import type { DrawnAgent } from "./drawn-agent.ts";
import type { GraphJson } from "./graph-json.ts";
import { graphJson } from "./plan-graph.ts";
import type { EndMark, RunMarks } from "./run-marks.ts";

export interface GraphOfRunOptions {
  /** What more is known of it: `marksOfEvents(events)`, or `{ ends: journal, gates }`. */
  readonly marks?: RunMarks;
  readonly expand?: readonly string[];
}

/**
 * A run as it stands. The view alone tells the state of each step; times, answered gates and what
 * goes on inside composites and fan-outs come from its events or its journal.
 */
export function graphOfRun(
  run: RunView,
  agents: readonly DrawnAgent[],
  { marks = {}, expand = [] }: GraphOfRunOptions = {},
): GraphJson {
  const { plan } = run;
  if (!plan) throw new Error("A run without a plan is drawn as the planner graph.");
  return graphJson({
    graph_id: run.run_id,
    plan,
    agents,
    expand,
    gates: run.gates,
    totals: totalsOf(run),
    ends: plan.steps.flatMap((step) => endsOf(step, run)),
    running: runningIn(run),
    ...marks,
  });
}

function endsOf(step: Step, { steps }: RunView): EndMark[] {
  const end = steps[step.id];
  if (!end) return [];
  const { status, result, error } = end;
  const whole: EndMark = { key: step.id, status, error };
  if (step.each === undefined || !isList(result)) return [whole];
  const items = result.map((slot, index): EndMark => {
    const key = `${step.id}[${index}]`;
    return isFailedSlot(slot)
      ? { key, status: "failed", error: slot.error }
      : { key, status: "completed" };
  });
  return [{ ...whole, items: items.length }, ...items];
}

/** A step starts the moment the last of its dependencies has ended: so it is known what runs. */
function runningIn({ plan, steps, status }: RunView): string[] {
  if (status !== "running" || !plan) return [];
  return plan.steps
    .filter(({ id, depends_on }) => !steps[id] && depends_on.every((other) => steps[other]))
    .map(({ id }) => id);
}

/** A fan-out's list is known as soon as the step that gives it has ended. */
function totalsOf({ plan, steps, input }: RunView): Record<string, number> {
  const scope = { step: (id: string) => steps[id], input };
  const totals = (plan?.steps ?? []).flatMap(({ id, each }) => {
    if (typeof each !== "string") return [];
    const [part, ...more] = parseTemplate(each);
    if (part?.type !== "reference" || more.length > 0) return [];
    const reading = peek(part.reference, scope);
    return reading.found && isList(reading.value) ? [[id, reading.value.length] as const] : [];
  });
  return Object.fromEntries(totals);
}
