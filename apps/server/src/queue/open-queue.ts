import type { WorkQueue } from "@bole/engine";
import type { Logger } from "pino";
import type { Config } from "../config/load-config.ts";

/** Runs at the same time in one process. */
const RUNS_AT_ONCE = 32;

/** The queue of several processes on PostgreSQL; null where one process does everything itself. */
export async function openQueue({ memory }: Config, log: Logger): Promise<WorkQueue | null> {
  if (memory.kind !== "postgres") return null;
  const { PgBossQueue } = await import("./pg-boss-queue.ts");
  return PgBossQueue.open({
    url: memory.url,
    limits: { global: { concurrency: RUNS_AT_ONCE } },
    onError: (error) => log.error({ err: error }, "the queue failed"),
  });
}
