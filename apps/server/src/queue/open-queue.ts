import { type EngineTables, SqlWorkQueue, type WorkQueue } from "@bole/engine";
import type { Store } from "@bole/store";
import type { Logger } from "pino";
import type { Config } from "../config/load-config.ts";
import { WorkHolders } from "./work-holders.ts";

/** Runs at the same time in one process. */
const RUNS_AT_ONCE = 32;

/** On PostgreSQL for several processes, else for the only one. */
export async function openQueue(
  { memory, databaseUrl, tenantWork }: Pick<Config, "memory" | "databaseUrl" | "tenantWork">,
  store: Store<EngineTables>,
  log: Logger,
): Promise<WorkQueue> {
  const onError = (error: unknown) => log.error({ err: error }, "the queue failed");
  const url = memory.kind === "postgres" ? memory.url : databaseUrl;
  const global = { concurrency: RUNS_AT_ONCE };
  // One process has mostly one tenant, and no other to hold back for it.
  if (url === undefined) return SqlWorkQueue.open(store, { limits: { global }, onError });
  const { PgBossQueue } = await import("./pg-boss-queue.ts");
  const limits = { global, each_tenant: { concurrency: tenantWork } };
  return PgBossQueue.open({ url, limits, holders: await WorkHolders.open(store), onError });
}
