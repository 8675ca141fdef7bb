import { engineErrors } from "../errors.ts";
import type { Gate, RunRecord } from "../memory/ports/index.ts";
import type { World } from "./steps/run-context.ts";
import { endOf, type StepEnd } from "./steps/step-end.ts";

/** A run as somebody outside sees it. */
export interface RunView extends RunRecord {
  /** Steps of the plan that have ended, by id. */
  readonly steps: { readonly [id: string]: StepEnd };
  /** What the run waits for. */
  readonly gates: readonly Gate[];
  readonly spent: { readonly tokens: number; readonly cost: number; readonly calls: number };
}

export async function viewRun({ memory }: World, tenant: string, runId: string): Promise<RunView> {
  const run = await memory.runs.get(tenant, runId);
  if (!run) throw engineErrors.error("run-unknown", `There is no run "${runId}".`);
  const [records, gates] = await Promise.all([
    memory.journal.read(tenant, runId),
    memory.gates.ofRun(tenant, runId),
  ]);
  const journal = new Map(records.map((record) => [record.key, record]));
  const steps = run.plan.steps.flatMap(({ id }) => {
    const record = journal.get(id);
    return record ? [[id, endOf(record, journal)] as const] : [];
  });
  const total = (of: (record: (typeof records)[number]) => number) =>
    records.reduce((sum, record) => sum + of(record), 0);
  return {
    ...run,
    steps: Object.fromEntries(steps),
    gates: gates.filter(({ status }) => status === "pending"),
    spent: {
      tokens: total(({ tokens }) => tokens),
      cost: total(({ cost }) => cost),
      calls: total(({ attempts }) => attempts),
    },
  };
}
