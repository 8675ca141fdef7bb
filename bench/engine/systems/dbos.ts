/**
 * DBOS on PostgreSQL: a workflow whose steps are checkpointed one by one. Its types are not there when Bole is
 * checked, so what is used of it is written down here.
 */
import { startPostgres } from "@bole/testing";
import { peer } from "./peers.ts";
import { postgresSize } from "./postgres-size.ts";
import { nextResult, type Shape, type System } from "./system.ts";

interface Dbos {
  setConfig(config: object): void;
  launch(): Promise<void>;
  shutdown(): Promise<void>;
  runStep<T>(step: () => Promise<T>, options: { name: string }): Promise<T>;
  registerWorkflow<A extends unknown[], R>(
    workflow: (...args: A) => Promise<R>,
    options: { name: string },
  ): (...args: A) => Promise<R>;
}

export async function openDbos(): Promise<System> {
  const server = await startPostgres();
  const url = await server.createDatabase();
  const { DBOS }: { DBOS: Dbos } = await peer("@dbos-inc/dbos-sdk/dist/src/index.js");
  DBOS.setConfig({
    name: "bench",
    systemDatabaseUrl: url,
    runAdminServer: false,
    logLevel: "error",
  });
  const step = (index: number) => DBOS.runStep(async () => nextResult(), { name: `s${index}` });
  const work = DBOS.registerWorkflow(
    async (shape: Shape, steps: number) => {
      if (shape === "chain") {
        for (let index = 0; index < steps; index++) await step(index);
        return;
      }
      await step(0);
      await Promise.all(Array.from({ length: steps - 2 }, (_, index) => step(index + 1)));
      await step(steps - 1);
    },
    { name: "work" },
  );
  await DBOS.launch();
  const size = postgresSize(url);
  return {
    name: "DBOS, PostgreSQL",
    run: (shape, steps) => work(shape, steps),
    bytes: size.bytes,
    async close() {
      await size.end();
      await DBOS.shutdown();
      await server.stop();
    },
  };
}
