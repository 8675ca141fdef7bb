import type { Store } from "@bole/store";
import { CheckpointSaver } from "../checkpoints/checkpoint-saver.ts";
import type { Memory } from "../ports/memory.ts";
import { leasesAlone } from "../ports/presence.ts";
import { Watchers } from "../watchers.ts";
import { SqlCache } from "./cache.ts";
import { SqlCheckpointStore } from "./checkpoint-store.ts";
import { SqlEvents } from "./events.ts";
import { SqlGates } from "./gates.ts";
import { SqlJournal } from "./journal.ts";
import { SqlPlans } from "./plans.ts";
import { SqlPresence } from "./presence.ts";
import { RunUpdates } from "./run-updates.ts";
import { SqlRuns } from "./runs.ts";
import { SqlSignals } from "./signals.ts";
import type { EngineTables } from "./tables.ts";
import { SqlVfs } from "./vfs.ts";

export interface SqlMemoryOptions {
  /** When a plan or a file was put, or a run changed. */
  readonly now?: () => Date;
}

/**
 * The engine's memory in a database that was opened with `engineMigrations`. The store stays its
 * opener's: closing the memory does not close it, since others may keep their tables there.
 */
export function openSqlMemory(
  store: Store<EngineTables>,
  { now = () => new Date() }: SqlMemoryOptions = {},
): Memory {
  const watchers = new Watchers();
  const journal = new SqlJournal(store);
  const events = new SqlEvents(store, watchers);
  const gates = new SqlGates(store);
  return {
    runs: new SqlRuns(
      store,
      { journal, events, gates, updates: new RunUpdates(store), now },
      watchers,
    ),
    presence: store.sessionLocks ? new SqlPresence(store, store.sessionLocks) : leasesAlone,
    journal,
    events,
    gates,
    signals: new SqlSignals(store),
    plans: new SqlPlans(store, now),
    vfs: new SqlVfs(store, now),
    cache: new SqlCache(store),
    checkpointer: new CheckpointSaver(new SqlCheckpointStore(store)),
    close: async () => undefined,
  };
}
