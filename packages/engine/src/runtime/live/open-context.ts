import { bulkhead } from "cockatiel";
import { RunWriter } from "../../events/run-writer.ts";
import type { Gate, JournalRecord, RunCommit, RunRecord } from "../../memory/ports/index.ts";
import type { Limiter } from "../../queue/limiter.ts";
import { Activity } from "../steps/activity.ts";
import type { Breakers } from "../steps/breakers.ts";
import { type GateHost, GateKeeper } from "../steps/gate-keeper.ts";
import { GraphCall } from "../steps/graph-call.ts";
import type { Isolation } from "../steps/isolation.ts";
import { inRevision, withoutTries } from "../steps/journal-key.ts";
import { Pause } from "../steps/pause.ts";
import { PlanScope } from "../steps/plan-scope.ts";
import { RunBudget, spentIn } from "../steps/run-budget.ts";
import type { RunContext, StartChild, World } from "../steps/run-context.ts";
import { RunStop } from "../steps/run-stop.ts";
import { RunTimers } from "../steps/run-timers.ts";
import { Suspects } from "../steps/suspects.ts";

interface ContextParts {
  readonly world: World;
  readonly run: RunRecord;
  readonly breakers: Breakers;
  readonly isolation: Isolation;
  readonly limiter: Limiter;
  readonly concurrency: number;
  readonly host: GateHost;
  readonly startChild: StartChild | null;
}

/** Everything that the steps of a run share while it is in memory. */
export async function openContext(
  parts: ContextParts,
): Promise<{ context: RunContext; stop: RunStop; gates: readonly Gate[] }> {
  const { tenant, run_id } = parts.run;
  const { memory } = parts.world;
  const [records, gates, lastSeq] = await Promise.all([
    memory.journal.read(tenant, run_id),
    memory.gates.ofRun(tenant, run_id),
    memory.events.lastSeq(tenant, run_id),
  ]);
  const commit = (written: RunCommit) => memory.runs.commit(tenant, run_id, written);
  return { ...contextOf(parts, { records, gates, lastSeq, commit }), gates };
}

/** What is known of a run when it is taken up, and where its writes go. */
export interface Past {
  readonly records: readonly JournalRecord[];
  readonly gates: readonly Gate[];
  readonly lastSeq: number;
  commit(commit: RunCommit): Promise<void>;
}

export function contextOf(
  { world, run, breakers, isolation, limiter, concurrency, host, startChild }: ContextParts,
  { records, gates, lastSeq, commit }: Past,
): { context: RunContext; stop: RunStop } {
  const { clock } = world;
  const stop = new RunStop();
  const activity = new Activity();
  const writer = new RunWriter({
    commit,
    clock,
    onLost: (error) => stop.stop({ kind: "crash", error }),
    lastSeq,
  });
  const context: RunContext = {
    ...world,
    run,
    since: clock.now(),
    journal: new Map(records.map((record) => [record.key, record])),
    writer,
    gates: new GateKeeper({ run, gates, writer, activity, clock, host }),
    budget: new RunBudget(run.budget, spentIn(records)),
    activity,
    pause: new Pause(activity),
    places: bulkhead(concurrency, Number.POSITIVE_INFINITY),
    breakers,
    isolation,
    limiter,
    suspects: new Suspects(run, records),
    stop,
    timers: new RunTimers(clock),
    round: null,
    startChild,
    runPlan: (within, plan, input, keys) =>
      "nodes" in plan
        ? new GraphCall(within, plan, input, keys).run()
        : new PlanScope(within, plan, input, keys).run(),
    // A step that begins anew does the same thing: what it has sent must not be sent again.
    effectKey: (key) => withoutTries(inRevision(key, 1)),
  };
  return { context, stop };
}
