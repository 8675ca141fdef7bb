import { type Store, storeErrors, type TenantDb } from "@bole/store";
import { engineErrors } from "../../errors.ts";
import type { RunCommit, RunPatch } from "../ports/runs.ts";
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

function isEmpty({ journal, events, gates, gates_seen, gates_withdrawn, run }: RunCommit): boolean {
  const lists = [journal, events, gates, gates_seen, gates_withdrawn];
  return lists.every((list) => !list?.length) && !changesRun(run);
}

function changesRun(run: RunPatch | undefined): run is RunPatch {
  return run !== undefined && Object.keys(run).length > 0;
}

/** Writes all parts of a commit in one transaction; false where there was nothing to write. */
export async function commitRun(
  store: Store<EngineTables>,
  targets: CommitTargets,
  tenant: string,
  runId: string,
  commit: RunCommit,
): Promise<boolean> {
  if (isEmpty(commit)) return false;
  try {
    await store.transaction((transaction) =>
      writeCommit(transaction.forTenant(tenant), targets, runId, commit),
    );
    return true;
  } catch (error) {
    throw explain(error, runId);
  }
}

/** The parts of a commit, inside of a transaction that makes them one. */
export async function writeCommit(
  db: TenantDb<EngineTables>,
  { journal, events, gates, now }: CommitTargets,
  runId: string,
  commit: RunCommit,
): Promise<void> {
  if (commit.journal?.length) await journal.append(db, runId, commit.journal);
  if (commit.events?.length) await events.append(db, runId, commit.events);
  if (commit.gates?.length) await gates.open(db, commit.gates);
  if (commit.gates_seen?.length) await gates.markSeen(db, runId, commit.gates_seen);
  if (commit.gates_withdrawn?.length) await gates.withdraw(db, runId, commit.gates_withdrawn);
  if (!changesRun(commit.run)) return;
  const { numUpdatedRows } = await db
    .updateTable("engine_runs")
    .set({ ...toRunChange(commit.run), updated_at: now().toISOString() })
    .where("run_id", "=", runId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw unknown(runId);
}

/** The database's refusals in the words of the engine. */
export function explain(error: unknown, runId: string): unknown {
  if (storeErrors.is(error, "missing-reference")) return unknown(runId, error);
  if (!storeErrors.is(error, "duplicate-row")) return error;
  return engineErrors.error("commit-conflict", {
    detail: `A journal key or event number of run "${runId}" is there already; nothing of this commit was kept.`,
    cause: error,
  });
}

function unknown(runId: string, cause?: unknown) {
  return engineErrors.error("run-unknown", { detail: `There is no run "${runId}".`, cause });
}
