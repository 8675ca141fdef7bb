/**
 * A process that works on all unfinished runs until they are over, and prints `over`. One of the runs
 * has a step that ends its process. Its clock runs twenty times as fast, so that a lease of half a
 * minute is over soon, and still not while its holder waits for a processor.
 */
import { setTimeout as delay } from "node:timers/promises";
import { openStore } from "@bole/store";
import { z } from "zod";
import {
  type Clock,
  createEngine,
  createRegistry,
  defineAgent,
  engineMigrations,
  type Memory,
  openRedisMemory,
  openSqlMemory,
} from "../../src/index.ts";

const [place = "", way = "exit", mode = "work", others = "none"] = process.argv.slice(2);
const TENANT = "acme";
const SPEED = 20;

const clock: Clock = {
  now: () => Date.now() * SPEED,
  setTimer: (ms, fn) => {
    const timer = setTimeout(fn, ms / SPEED);
    return () => clearTimeout(timer);
  },
};

const ENDINGS: Readonly<Record<string, () => void>> = {
  exit: () => process.exit(7),
  kill: () => process.kill(process.pid, "SIGKILL"),
};

const poison = defineAgent({
  name: "poison",
  description: "Ends its process.",
  kind: "generation",
  input: z.object({}),
  output: z.object({}),
  run: () => {
    ENDINGS[way]?.();
    return new Promise<Record<string, never>>(() => undefined);
  },
});

const work = defineAgent({
  name: "work",
  description: "Takes a moment.",
  kind: "generation",
  input: z.object({ n: z.number() }),
  output: z.object({ n: z.number() }),
  run: async ({ n }) => {
    await delay(n);
    return { n };
  },
});

async function openMemory(): Promise<Memory> {
  if (place.startsWith("redis:")) return openRedisMemory({ url: place });
  const location = place.startsWith("postgres") ? { url: place } : { file: place };
  return openSqlMemory(await openStore({ ...location, migrations: [engineMigrations] }));
}

const memory = await openMemory();
const engine = createEngine({ memory, registry: createRegistry([poison, work]), clock });
if (mode === "start") {
  const chain = Array.from({ length: 8 }, (_, n) => ({
    id: `s${n}`,
    action: "work",
    args: { n: 5 + n },
    depends_on: n === 0 ? [] : [`s${n - 1}`],
  }));
  for (const run_id of ["good-1", "good-2"]) {
    await engine.start({ tenant: TENANT, run_id, plan: { steps: chain } });
  }
  const steps = [{ id: "bad", action: "poison" }];
  await engine.start({ tenant: TENANT, run_id: "bad", plan: { steps } });
}
if (others === "none") await engine.recover({ alone: true });
for (;;) {
  await engine.recover();
  const unfinished = await memory.runs.list(TENANT, { status: ["running", "waiting"] });
  if (unfinished.every(({ waiting_for }) => waiting_for === "quarantine")) break;
  await delay(20);
}
process.stdout.write("over\n", () => process.exit(0));
