/**
 * Mastra with its LibSQL storage. Its types are not there when Bole is checked, so what is used of it
 * is written down here.
 */
import { statSync } from "node:fs";
import path from "node:path";
import { peer } from "./peers.ts";
import { dependencies, nextResult, type System } from "./system.ts";

interface Flow {
  then(step: unknown): Flow;
  parallel(steps: unknown[]): Flow;
  commit(): Flow;
  createRun(): Promise<{ start(input: { inputData: object }): Promise<{ status: string }> }>;
}

interface Peer {
  createStep(step: object): unknown;
  createWorkflow(options: object): Flow;
  Mastra: new (options: object) => { getWorkflow(id: string): Flow };
  LibSQLStore: new (options: object) => unknown;
  z: typeof import("zod")["z"];
}

async function load(): Promise<Peer> {
  const workflows = await peer("@mastra/core/dist/workflows/index.js");
  const core = await peer("@mastra/core/dist/index.js");
  const libsql = await peer("@mastra/libsql/dist/index.js");
  const zod = await peer("zod/index.js");
  return { ...workflows, ...core, ...libsql, z: zod.z };
}

export async function openMastra(folder: string): Promise<System> {
  const { createStep, createWorkflow, Mastra, LibSQLStore, z } = await load();
  const file = path.join(folder, "mastra.db");
  const storage = new LibSQLStore({ id: "bench", url: `file:${file}` });
  const Text = z.object({ text: z.string() });
  const step = (id: string, inputSchema: unknown = Text) =>
    createStep({
      id,
      inputSchema,
      outputSchema: Text,
      execute: async () => ({ text: nextResult() }),
    });

  return {
    name: "Mastra, LibSQL",
    async run(shape, steps) {
      const ids = dependencies(shape, steps).map(([id]) => id);
      let flow = createWorkflow({ id: "bench", inputSchema: Text, outputSchema: Text });
      if (shape === "chain") {
        for (const id of ids) flow = flow.then(step(id));
      } else {
        const [first = "", ...rest] = ids;
        const middle = rest.slice(0, -1);
        const joined = z.object(Object.fromEntries(middle.map((id) => [id, Text])));
        flow = flow
          .then(step(first))
          .parallel(middle.map((id) => step(id)))
          .then(step(rest.at(-1) ?? "", joined));
      }
      const mastra = new Mastra({ workflows: { bench: flow.commit() }, storage, logger: false });
      const run = await mastra.getWorkflow("bench").createRun();
      const { status } = await run.start({ inputData: { text: "go" } });
      if (status !== "success") throw new Error(`Mastra's run ended with ${status}.`);
    },
    bytes: () => statSync(file).size,
    close: async () => undefined,
  };
}
