import { openStore, type StoreLocation } from "@bole/store";
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
import { ManualClock } from "../src/testing/manual-clock.ts";

export const TENANT = "acme";

type Steps = PlanDraft["steps"];

/** An engine on a database of its own, and what a test wants to do with it. */
export interface Lab {
  readonly engine: Engine;
  readonly memory: Memory;
  readonly clock: ManualClock;
  /** Starts a plan and waits until it does not run any more. */
  run(steps: Steps, request?: Partial<StartRequest>): Promise<RunView>;
  start(steps: Steps, request?: Partial<StartRequest>): Promise<RunView>;
  settled(run: { run_id: string }): Promise<RunView>;
  /** Another process on the same database: the first one has been stopped as it should be. */
  restart(agents?: readonly Agent[], options?: LabOptions): Promise<Lab>;
  /** Another process on the same database: the first one lost it in the middle of its work. */
  crash(agents?: readonly Agent[], options?: LabOptions): Promise<Lab>;
  /** Another process beside this one, which knows nothing of it. */
  beside(agents?: readonly Agent[], options?: LabOptions): Promise<Lab>;
}

export interface LabOptions extends Partial<Omit<EngineOptions, "memory" | "registry">> {
  /** Puts something between the engine and its memory. */
  readonly wrap?: (memory: Memory) => Memory;
  /** Versions beside those that plans use. */
  readonly earlier?: readonly Agent[];
}

export type OpenLab = (agents: readonly Agent[], options?: LabOptions) => Promise<Lab>;

/** On a SQLite file. */
export const openLab: OpenLab = async (agents, options = {}) => {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return labOn({ file: `${folder.path}/engine.db` }, agents, options);
};

export async function labOn(
  location: StoreLocation,
  agents: readonly Agent[],
  { wrap = (memory) => memory, earlier = [], ...options }: LabOptions,
): Promise<Lab> {
  const clock = options.clock instanceof ManualClock ? options.clock : new ManualClock();
  const store = await openStore({ ...location, migrations: [engineMigrations] });
  const memory = wrap(openSqlMemory(store));
  const registry = createRegistry(agents, { earlier });
  const engine = createEngine({ ...options, memory, registry, clock });
  let open = true;
  const closeStore = async () => {
    if (!open) return;
    open = false;
    await store.close();
  };
  const close = async () => {
    if (open) await engine.close();
    await closeStore();
  };
  onTestFinished(close);

  const start: Lab["start"] = (steps, request) =>
    engine.start({ tenant: TENANT, plan: { steps }, ...request });
  const settled: Lab["settled"] = ({ run_id }) => engine.settled(TENANT, run_id);
  const beside: Lab["beside"] = (others = agents, other = {}) =>
    labOn(location, others, { wrap, ...options, ...other, clock });
  const takeOver: Lab["beside"] = async (...others) => {
    const lab = await beside(...others);
    await lab.engine.recover({ alone: true });
    return lab;
  };
  return {
    engine,
    memory,
    clock,
    start,
    settled,
    beside,
    run: async (steps, request) => settled(await start(steps, request)),
    restart: async (...others) => {
      await close();
      return takeOver(...others);
    },
    crash: async (...others) => {
      await closeStore();
      return takeOver(...others);
    },
  };
}

export async function eventTypes({ memory }: Lab, run: { run_id: string }): Promise<string[]> {
  return (await memory.events.read(TENANT, run.run_id)).map(({ type }) => type);
}

/** Lets everything happen that is waiting for its turn of the event loop. */
export const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
