import { openStore } from "@bole/store";
import { temporaryFolder } from "@bole/testing";
import { onTestFinished } from "vitest";
import {
  type Agent,
  createEngine,
  createRegistry,
  type Engine,
  type EngineOptions,
  engineMigrations,
  type Memory,
  openSqlMemory,
  type PlanDraft,
  type RunView,
  type StartRequest,
} from "../src/index.ts";
import { ManualClock } from "./manual-clock.ts";

export const TENANT = "acme";

type Steps = PlanDraft["steps"];

/** An engine on a SQLite file of its own, and what a test wants to do with it. */
export interface Lab {
  readonly engine: Engine;
  readonly memory: Memory;
  readonly clock: ManualClock;
  /** Starts a plan and waits until it does not run any more. */
  run(steps: Steps, request?: Partial<StartRequest>): Promise<RunView>;
  start(steps: Steps, request?: Partial<StartRequest>): Promise<RunView>;
  settled(run: { run_id: string }): Promise<RunView>;
  /** Another process on the same file: the first one is gone, and what it had in memory with it. */
  restart(agents?: readonly Agent[]): Promise<Lab>;
}

export async function openLab(
  agents: readonly Agent[],
  options: Partial<EngineOptions> = {},
): Promise<Lab> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return labOn(`${folder.path}/engine.db`, agents, options, new ManualClock());
}

async function labOn(
  file: string,
  agents: readonly Agent[],
  options: Partial<EngineOptions>,
  clock: ManualClock,
): Promise<Lab> {
  const store = await openStore({ file, migrations: [engineMigrations] });
  const memory = openSqlMemory(store);
  const engine = createEngine({ memory, registry: createRegistry(agents), clock, ...options });
  let open = true;
  const close = async () => {
    if (!open) return;
    open = false;
    await engine.close();
    await store.close();
  };
  onTestFinished(close);

  const start: Lab["start"] = (steps, request) =>
    engine.start({ tenant: TENANT, plan: { steps }, ...request });
  const settled: Lab["settled"] = ({ run_id }) => engine.settled(TENANT, run_id);
  return {
    engine,
    memory,
    clock,
    start,
    settled,
    run: async (steps, request) => settled(await start(steps, request)),
    restart: async (others = agents) => {
      await close();
      const lab = await labOn(file, others, options, clock);
      await lab.engine.recover({ alone: true });
      return lab;
    },
  };
}
