import { CheckpointSaver } from "../checkpoints/checkpoint-saver.ts";
import { Payloads } from "../payloads/payloads.ts";
import type { Memory } from "../ports/memory.ts";
import { leasesAlone } from "../ports/presence.ts";
import { Watchers } from "../watchers.ts";
import { RedisCache } from "./cache.ts";
import { checkServer } from "./check-server.ts";
import { RedisCheckpointStore } from "./checkpoint-store.ts";
import { RedisEvents } from "./events.ts";
import { FinishedRuns } from "./finished-runs.ts";
import { RedisGates } from "./gates.ts";
import { RedisJournal } from "./journal.ts";
import { RedisPlans } from "./plans.ts";
import { RemoteWrites } from "./remote-writes.ts";
import { RedisRuns } from "./runs.ts";
import { RedisSignals } from "./signals.ts";
import { RedisVfs } from "./vfs.ts";

export interface RedisMemoryOptions {
  /** `redis://` or `rediss://`, with user, password and database if there are any. */
  readonly url: string;
  /**
   * Put in front of every key, with a colon, so that several memories share a server.
   * @default "" for none
   */
  readonly prefix?: string;
  /** When a plan or a file was put, or a run changed or ended. */
  readonly now?: () => Date;
  /**
   * How long a run is kept after its end, at least, in milliseconds: it is removed when another one
   * ends after that. Unfinished runs, plans and files are never removed.
   * @default for ever
   */
  readonly keep_finished_ms?: number;
  /**
   * How long a call waits, at most, for a server that is away, in milliseconds. After that it fails
   * with `memory-unavailable`; the connection goes on trying. One that is there and is still
   * reading its file is waited for.
   * @default 10_000
   */
  readonly outage_ms?: number;
}

/**
 * The engine's memory on a plain Redis (no modules; 6.2 or later), Valkey or anything that speaks
 * the same. Closing it closes its connections.
 */
export async function openRedisMemory({
  url,
  prefix = "",
  now = () => new Date(),
  keep_finished_ms,
  outage_ms = 10_000,
}: RedisMemoryOptions): Promise<Memory> {
  // Loaded here because `ioredis` is optional: who keeps runs in SQL does not install it.
  const { RedisLink } = await import("./link.ts");
  const link = new RedisLink({ url, prefix, outage_ms });
  try {
    await checkServer(link);
  } catch (error) {
    await link.close();
    throw error;
  }
  const watchers = new Watchers();
  const remote = new RemoteWrites(link, watchers);
  const payloads = new Payloads();
  const finished = new FinishedRuns(link, now, keep_finished_ms);
  return {
    runs: new RedisRuns({ link, watchers, finished, payloads, now }),
    presence: leasesAlone,
    journal: new RedisJournal(link, payloads),
    events: new RedisEvents(link, watchers, remote),
    gates: new RedisGates(link),
    signals: new RedisSignals(link),
    plans: new RedisPlans(link, now),
    vfs: new RedisVfs(link, now),
    cache: new RedisCache(link, now),
    checkpointer: new CheckpointSaver(new RedisCheckpointStore(link)),
    async close() {
      remote.close();
      await link.close();
    },
  };
}
