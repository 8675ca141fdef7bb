import { describeWorkQueue } from "@bole/engine/conformance";
import { sharedPostgres } from "@bole/testing";
import { onTestFinished } from "vitest";
import { PgBossQueue } from "./pg-boss-queue.ts";

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
