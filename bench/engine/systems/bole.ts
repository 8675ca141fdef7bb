import path from "node:path";
import {
  createEngine,
  createRegistry,
  defineAgent,
  engineMigrations,
  type Memory,
  openRedisMemory,
  openSqlMemory,
} from "@bole/engine";
import { openStore } from "@bole/store";
import { startPostgres, startRedis } from "@bole/testing";
import { Redis } from "ioredis";
import { z } from "zod";
import { postgresSize } from "./postgres-size.ts";
import { sqliteSize } from "./sqlite-size.ts";
import { dependencies, nextResult, type Shape, type System } from "./system.ts";

const TENANT = "bench";
const Text = z.object({ text: z.string() });

const work = defineAgent({
  name: "work",
  description: "Returns 1 KB.",
  kind: "generation",
  input: Text,
  output: Text,
  run: () => ({ text: nextResult() }),
});

export async function openBole(folder: string): Promise<System> {
  const file = path.join(folder, "bole.db");
  const store = await openStore({ file, migrations: [engineMigrations] });
  return boleOn("Bole, SQLite journal", openSqlMemory(store), {
    bytes: () => sqliteSize(file),
    close: () => store.close(),
  });
}

export async function openBolePostgres(): Promise<System> {
  const server = await startPostgres();
  const url = await server.createDatabase();
  const store = await openStore({ url, migrations: [engineMigrations] });
  const size = postgresSize(url);
  return boleOn("Bole, PostgreSQL journal", openSqlMemory(store), {
    bytes: size.bytes,
    async close() {
      await size.end();
      await store.close();
      await server.stop();
    },
  });
}

export async function openBoleRedis(): Promise<System> {
  const server = await startRedis({ aof: true });
  const admin = new Redis(server.url);
  const size = async () => Number(/^aof_current_size:(\d+)/m.exec(await admin.info())?.[1]);
  let last: number | undefined;
  return boleOn("Bole, Redis journal", await openRedisMemory({ url: server.url }), {
    bytes: async () => last ?? size(),
    async close() {
      last = await size();
      admin.disconnect();
      await server.stop();
    },
  });
}

/** The engine on a memory, and what belongs to that memory. */
function boleOn(
  name: string,
  memory: Memory,
  { bytes, close }: Pick<System, "bytes" | "close">,
): System {
  const engine = createEngine({ memory, registry: createRegistry([work]) });
  return {
    name,
    bytes,
    async run(shape: Shape, steps: number) {
      const plan = {
        steps: dependencies(shape, steps).map(([id, depends_on]) => ({
          id,
          action: "work",
          depends_on,
          args: { text: depends_on[0] ? `$${depends_on[0]}.text` : "go" },
        })),
      };
      const { run_id } = await engine.start({ tenant: TENANT, plan });
      const { status } = await engine.settled(TENANT, run_id);
      if (status !== "completed") throw new Error(`The run ${status}.`);
    },
    async close() {
      await engine.close();
      await memory.close();
      await close();
    },
  };
}
