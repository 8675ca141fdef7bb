import { isFailedSlot } from "../../contracts/failed-slot.ts";
import { isList } from "../../contracts/json.ts";
import type { Step } from "../../contracts/plan.ts";
import { parseTemplate } from "../../placeholders/parse-template.ts";
import { peek } from "../../placeholders/read-reference.ts";
import type { RunView } from "../../runtime/run-view.ts";
import { itemKey, stepKey } from "../../runtime/steps/journal-key.ts";
import type { DrawnAgent } from "./drawn-agent.ts";
import type { GraphJson } from "./graph-json.ts";
import { graphOfPlanning } from "./graph-of-planning.ts";
import { graphJson } from "./plan-graph.ts";
import type { EndMark, RunMarks } from "./run-marks.ts";

export interface GraphOfRunOptions {
  /** What more is known of it: `marksOfEvents(events)`, or `{ ends: journal, gates }`. */
  readonly marks?: RunMarks;
  readonly expand?: readonly string[];
}

/**
 * A run as it stands; one that has no plan yet, as the graph that makes it. The view alone tells the state of each step; times, answered gates and what
 * goes on inside composites and fan-outs come from its events or its journal.
 */
export function graphOfRun(
  run: RunView,
  agents: readonly DrawnAgent[],
  { marks = {}, expand = [] }: GraphOfRunOptions = {},
): GraphJson {
  const { plan, revisions } = run;
  if (!plan) return graphOfPlanning(run);
  return graphJson({
    graph_id: run.run_id,
    plan,
    revisions,
    agents,
    expand,
    gates: run.gates,
    totals: totalsOf(run),
    ends: plan.steps.flatMap((step) => endsOf(step, run)),
    running: runningIn(run),
    ...marks,
  });
}

function endsOf(step: Step, { steps, revisions }: RunView): EndMark[] {
  const end = steps[step.id];
  if (!end) return [];
  const { status, result, error } = end;
  const own = stepKey(step.id, revisions);
  const whole: EndMark = { key: own, status, error };
  if (step.each === undefined || !isList(result)) return [whole];
  const items = result.map((slot, index): EndMark => {
    const key = itemKey(own, index);
    return isFailedSlot(slot)
      ? { key, status: "failed", error: slot.error }
      : { key, status: "completed" };
  });
  return [{ ...whole, items: items.length }, ...items];
}

/** A step starts the moment the last of its dependencies has ended: so it is known what runs. */
function runningIn({ plan, planning, revisions, steps, status }: RunView): string[] {
  const atWork = planning === null || planning.phase === "execute_subgraph";
  if (status !== "running" || !plan || !atWork) return [];
  return plan.steps
    .filter(({ id, depends_on }) => !steps[id] && depends_on.every((other) => steps[other]))
    .map(({ id }) => stepKey(id, revisions));
}

/** A fan-out's list is known as soon as the step that gives it has ended. */
function totalsOf({ plan, revisions, steps, input }: RunView): Record<string, number> {
  const scope = { step: (id: string) => steps[id], input };
  const totals = (plan?.steps ?? []).flatMap(({ id, each }) => {
    if (typeof each !== "string") return [];
    const [part, ...more] = parseTemplate(each);
    if (part?.type !== "reference" || more.length > 0) return [];
    const reading = peek(part.reference, scope);
    return reading.found && isList(reading.value)
      ? [[stepKey(id, revisions), reading.value.length] as const]
      : [];
  });
  return Object.fromEntries(totals);
}
