import type { Gate, RunRecord } from "../memory/ports/index.ts";
import { findRun } from "./find-run.ts";
import { spentIn } from "./steps/run-budget.ts";
import type { World } from "./steps/run-context.ts";
import { endsOfPlan, type StepEnd } from "./steps/step-end.ts";
import { waitingForGates } from "./waiting-for.ts";

/** A run as somebody outside sees it. */
export interface RunView extends RunRecord {
  /** Steps of the plan that have ended, by id. */
  readonly steps: { readonly [id: string]: StepEnd };
  /** What the run waits for. */
  readonly gates: readonly Gate[];
}

export async function viewRun({ memory }: World, tenant: string, runId: string): Promise<RunView> {
  const run = await findRun(memory, tenant, runId);
  const [records, gates] = await Promise.all([
    memory.journal.read(tenant, runId),
    memory.gates.ofRun(tenant, runId),
  ]);
  const journal = new Map(records.map((record) => [record.key, record]));
  const pending = gates.filter(({ status }) => status === "pending");
  return {
    ...run,
    steps: endsOfPlan(run, journal),
    gates: pending,
    waiting_for: run.waiting_for ?? (run.status === "waiting" ? waitingForGates(pending) : null),
    // The record has it as of the last pause; the journal as of now.
    spent: spentIn(records),
  };
}
