import { statSync } from "node:fs";
import path from "node:path";
import {
  createEngine,
  createRegistry,
  defineAgent,
  engineMigrations,
  openSqlMemory,
} from "@bole/engine";
import { openStore } from "@bole/store";
import { z } from "zod";
import { dependencies, RESULT, type Shape, type System } from "./system.ts";

const TENANT = "bench";
const Text = z.object({ text: z.string() });

const work = defineAgent({
  name: "work",
  description: "Returns 1 KB.",
  kind: "generation",
  input: Text,
  output: Text,
  run: () => ({ text: RESULT }),
});

export async function openBole(folder: string): Promise<System> {
  const file = path.join(folder, "bole.db");
  const store = await openStore({ file, migrations: [engineMigrations] });
  const memory = openSqlMemory(store);
  const engine = createEngine({ memory, registry: createRegistry([work]) });
  return {
    name: "Bole, SQLite journal",
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
    bytes: () => statSync(file).size,
    async close() {
      await engine.close();
      await store.close();
    },
  };
}
