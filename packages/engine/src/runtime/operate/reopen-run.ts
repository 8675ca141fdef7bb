import { engineErrors } from "../../errors.ts";
import { openRunWriter } from "../../events/open-run-writer.ts";
import type { JournalRecord, RunRecord } from "../../memory/ports/index.ts";
import { findRun } from "../find-run.ts";
import type { Driver } from "../live/driver.ts";
import type { StepRequest } from "../requests.ts";
import { outermostStep } from "../steps/journal-key.ts";
import type { World } from "../steps/run-context.ts";
import { CONDITION_FALSE } from "../steps/step-end.ts";
import { type Reopening, reopeningOf } from "./reopening.ts";

/**
 * Goes on with a run that has failed, or is quarantined: the step at which it stopped runs again, or
 * is skipped. What has completed stays, and what was sent is not sent again. Throws `run-not-failed`,
 * `step-unknown`, `run-busy`.
 */
export async function reopenRun(
  world: World,
  driver: Driver,
  action: "retry" | "skip",
  request: StepRequest,
): Promise<void> {
  const { tenant, run_id } = request;
  const before = await findRun(world.memory, tenant, run_id);
  refuseUnlessStopped(before);
  await driver.change(before, (run) => reopen(world, driver, run, action, request));
}

async function reopen(
  world: World,
  driver: Driver,
  run: RunRecord,
  action: "retry" | "skip",
  { step, by }: StepRequest,
): Promise<void> {
  refuseUnlessStopped(run);
  const { memory, clock } = world;
  const [records, gates, writer] = await Promise.all([
    memory.journal.read(run.tenant, run.run_id),
    memory.gates.ofRun(run.tenant, run.run_id),
    openRunWriter(world, run),
  ]);
  const journal = new Map(records.map((record) => [record.key, record]));
  const { plan, plan_hash, pins } = run;
  if (!plan || !plan_hash) throw notFailed(run);
  const compiled = driver.plans.ofRun({ plan, plan_hash, pins }).plan;
  const wanted = step === undefined ? undefined : outermostStep(step);
  const reopening = reopeningOf(run, compiled, journal, gates, wanted);
  if (!reopening) throw unknownStep(run, step);
  if (action === "skip") {
    for (const key of reopening.keys) writer.record(skippedBy(key, by, clock.now()));
  }
  try {
    await writer
      .run({
        status: "running",
        waiting_for: null,
        hold: null,
        result: null,
        error: null,
        revisions: reopening.revisions,
      })
      .event("run_reopened", null, { action, steps: stepsOf(reopening), by })
      .close();
  } catch (error) {
    // While it was over, another run may have begun on its thread.
    if (engineErrors.is(error, "commit-conflict")) throw busy(run);
    throw error;
  }
}

const stepsOf = ({ keys }: Reopening) => keys.map(outermostStep);

/** Those behind it run, unless they use its result: as if its own condition had skipped it. */
function skippedBy(key: string, by: string, now: number): JournalRecord {
  return {
    key,
    status: "skipped",
    input: null,
    result: null,
    error: { code: CONDITION_FALSE, message: `Skipped by ${by}.` },
    items: null,
    attempts: 0,
    cached: false,
    tokens: 0,
    cost: 0,
    started_at: now,
    ended_at: now,
  };
}

function refuseUnlessStopped(run: RunRecord): void {
  const stopped = run.status === "failed" || run.hold?.reason === "quarantine";
  if (!stopped || run.planning) throw notFailed(run);
}

function notFailed(run: RunRecord) {
  const detail = run.planning
    ? `Run "${run.run_id}" has a goal: fork it, or let it plan anew.`
    : `Run "${run.run_id}" is ${run.status}; only a failed or quarantined one can be taken up again.`;
  return engineErrors.error("run-not-failed", detail);
}

function unknownStep({ run_id }: RunRecord, step = "") {
  const detail = `Run "${run_id}" did not stop at ${step ? `step "${step}"` : "a step"}.`;
  return engineErrors.error("step-unknown", { detail, data: { finished: [] } });
}

const busy = ({ run_id, thread }: RunRecord) =>
  engineErrors.error("run-busy", {
    detail: `Another run has the thread "${thread}" of run "${run_id}" by now.`,
    data: { run_id },
  });
