import { type Store, storeErrors, type TenantDb, type Write } from "@bole/store";
import type { RunCommit, RunPatch } from "../ports/runs.ts";
import { commitConflict, runUnknown } from "../refusals.ts";
import type { SqlEvents } from "./events.ts";
import type { SqlGates } from "./gates.ts";
import type { SqlJournal } from "./journal.ts";
import { toRunChange } from "./run-rows.ts";
import type { EngineTables } from "./tables.ts";

/** Where the parts of a commit go. */
export interface CommitTargets {
  readonly journal: SqlJournal;
  readonly events: SqlEvents;
  readonly gates: SqlGates;
  readonly now: () => Date;
}

/** Writes all parts of a commit or none; false where there was nothing to write. */
export async function commitRun(
  store: Store<EngineTables>,
  targets: CommitTargets,
  tenant: string,
  runId: string,
  commit: RunCommit,
): Promise<boolean> {
  const writes = commitWrites(store.forTenant(tenant), targets, runId, commit);
  if (writes.length === 0) return false;
  try {
    const changed = await store.writeTogether(writes);
    // The run's own row is the last one. Whatever else there is refers to it, and was refused.
    if (changesRun(commit.run) && changed.at(-1) === 0) throw runUnknown(runId);
    return true;
  } catch (error) {
    throw explain(error, runId);
  }
}

/** The parts of a commit, to be made as one. */
export function commitWrites(
  db: TenantDb<EngineTables>,
  { journal, events, gates, now }: CommitTargets,
  runId: string,
  commit: RunCommit,
): Write[] {
  const writes = [
    ...journal.appended(db, runId, commit.journal ?? []),
    ...events.appended(db, runId, commit.events ?? []),
    ...gates.opened(db, commit.gates ?? []),
    ...gates.seen(db, runId, commit.gates_seen ?? []),
    ...gates.withdrawn(db, runId, commit.gates_withdrawn ?? []),
  ];
  if (!changesRun(commit.run)) return writes;
  const change = { ...toRunChange(commit.run), updated_at: now().toISOString() };
  const run = db.updateTable("engine_runs").set(change).where("run_id", "=", runId);
  return [...writes, run.compile()];
}

function changesRun(run: RunPatch | undefined): run is RunPatch {
  return run !== undefined && Object.keys(run).length > 0;
}

/** The database's refusals in the words of the engine. */
export function explain(error: unknown, runId: string): unknown {
  if (storeErrors.is(error, "missing-reference")) return runUnknown(runId, error);
  if (storeErrors.is(error, "duplicate-row")) return commitConflict(runId, error);
  return error;
}
