import { type EngineTables, SqlWorkQueue, type WorkQueue } from "@bole/engine";
import type { Store } from "@bole/store";
import type { Logger } from "pino";
import type { Config } from "../config/load-config.ts";

/** Runs at the same time in one process. */
const RUNS_AT_ONCE = 32;

/** On PostgreSQL for several processes, else for the only one. */
export async function openQueue(
  { memory, databaseUrl }: Pick<Config, "memory" | "databaseUrl">,
  store: Store<EngineTables>,
  log: Logger,
): Promise<WorkQueue> {
  const limits = { global: { concurrency: RUNS_AT_ONCE } };
  const onError = (error: unknown) => log.error({ err: error }, "the queue failed");
  const url = memory.kind === "postgres" ? memory.url : databaseUrl;
  if (url === undefined) return SqlWorkQueue.open(store, { limits, onError });
  const { PgBossQueue } = await import("./pg-boss-queue.ts");
  return PgBossQueue.open({ url, limits, onError });
}
