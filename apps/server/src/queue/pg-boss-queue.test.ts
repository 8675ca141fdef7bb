import { engineMigrations } from "@bole/engine";
import { describeWorkQueue } from "@bole/engine/conformance";
import { openStore } from "@bole/store";
import { sharedPostgres } from "@bole/testing";
import { expect, it, onTestFinished } from "vitest";
import { PgBossQueue } from "./pg-boss-queue.ts";
import { WorkHolders } from "./work-holders.ts";

describeWorkQueue("PostgreSQL with pg-boss", async (limits) => {
  const url = await (await sharedPostgres()).createDatabase();
  const queue = await PgBossQueue.open({
    url,
    ...(limits && { limits }),
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(() => queue.close());
  return queue;
});

const fail = (error: unknown) => {
  throw error;
};

it("gives the work of a process that died to another within seconds, long before a heartbeat", async () => {
  const url = await (await sharedPostgres()).createDatabase();
  const open = async () => {
    const store = await openStore({ url, migrations: [engineMigrations] });
    const queue = await PgBossQueue.open({
      url,
      // Who hangs in one takes no other.
      limits: { global: { concurrency: 1 } },
      holders: await WorkHolders.open(store),
      onError: fail,
    });
    return { store, queue };
  };
  const [dead, alive] = [await open(), await open()];
  const taken = Promise.withResolvers<void>();
  const forever = Promise.withResolvers<void>();
  await dead.queue.work("jobs", async () => {
    taken.resolve();
    await forever.promise;
  });
  await dead.queue.add({ queue: "jobs", tenant: "acme", key: "k", backoff_ms: 0 });
  await taken.promise;
  const again = Promise.withResolvers<number>();
  await alive.queue.work("jobs", async ({ attempt }) => again.resolve(attempt));
  // What a kill does: PostgreSQL closes the connections, and with them the lock goes.
  await dead.store.sessionLocks?.close();
  expect(await again.promise).toBe(2);
  forever.resolve();
  await Promise.all([dead.queue.close(), alive.queue.close()]);
  await Promise.all([dead.store.close(), alive.store.close()]);
});
