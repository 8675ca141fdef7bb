import { type Store, storeErrors, type TenantDb } from "@bole/store";
import type { RunCommit, RunPatch } from "../ports/runs.ts";
import { commitConflict, runUnknown } from "../refusals.ts";
import type { SqlEvents } from "./events.ts";
import type { SqlGates } from "./gates.ts";
import type { JournalWrites, SqlJournal } from "./journal.ts";
import { toRunChange } from "./run-rows.ts";
import type { RunUpdates } from "./run-updates.ts";
import type { EngineTables } from "./tables.ts";

/** Where the parts of a commit go. */
export interface CommitTargets {
  readonly journal: SqlJournal;
  readonly events: SqlEvents;
  readonly gates: SqlGates;
  readonly updates: RunUpdates;
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
  const { writes, stored } = commitWrites(store.forTenant(tenant), targets, runId, commit);
  if (writes.length === 0) return false;
  try {
    const changed = await store.writeTogether(writes);
    // The run's own row is the last one. Whatever else there is refers to it, and was refused.
    if (changesRun(commit.run) && changed.at(-1) === 0) throw runUnknown(runId);
    stored();
    return true;
  } catch (error) {
    throw explain(error, runId);
  }
}

/** The parts of a commit, to be made as one. */
export function commitWrites(
  db: TenantDb<EngineTables>,
  { journal, events, gates, updates, now }: CommitTargets,
  runId: string,
  commit: RunCommit,
): JournalWrites {
  const { writes, stored } = journal.appended(db, runId, commit.journal ?? []);
  if (commit.events) writes.push(...events.appended(db, runId, commit.events));
  if (commit.gates) writes.push(...gates.opened(db, commit.gates));
  if (commit.gates_seen) writes.push(...gates.seen(db, runId, commit.gates_seen));
  if (commit.gates_withdrawn) writes.push(...gates.withdrawn(db, runId, commit.gates_withdrawn));
  if (changesRun(commit.run)) {
    const change = { ...toRunChange(commit.run), updated_at: now().toISOString() };
    writes.push(updates.write(db, runId, change));
  }
  return { writes, stored };
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
