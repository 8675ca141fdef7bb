/**
 * A process that runs plans until it is killed. It takes up what the one before it left, keeps a
 * few runs going, answers every approval, and with `drain` finishes what there is and stops.
 */
import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { setTimeout as delay } from "node:timers/promises";
import { openStore } from "@bole/store";
import { z } from "zod";
import {
  createEngine,
  createRegistry,
  defineAgent,
  engineMigrations,
  openSqlMemory,
} from "../../src/index.ts";
import { faultPlan } from "./plan.ts";

const [file = "", callsFile = ""] = process.argv.slice(2);
const TENANT = "acme";
const AT_ONCE = 4;

const work = defineAgent({
  name: "work",
  description: "Notes its call outside the process, then takes a moment.",
  kind: "generation",
  input: z.object({ text: z.string() }),
  output: z.object({ text: z.string() }),
  run: async ({ text }, { run_id, step_id, item, iteration }) => {
    const part = item === null ? (step_id === "count" ? `#${iteration}` : "") : `[${item}]`;
    appendFileSync(callsFile, `${run_id} ${step_id}${part}\n`);
    await delay(text.length % 7);
    return { text };
  },
});

// A killed process would leave nothing to the next one.
flushCompileCache();
const [mode] = await once(process.stdin.setEncoding("utf8"), "data");
// Nobody is left who would kill it.
process.stdin.once("end", () => process.exit());
const store = await openStore({ file, migrations: [engineMigrations] });
const memory = openSqlMemory(store);
const engine = createEngine({ memory, registry: createRegistry([work]) });
await engine.recover({ alone: true });
process.stdout.write("ready\n");

const unfinished = () => memory.runs.list(TENANT, { status: ["running", "waiting"] });

for (;;) {
  const open = await unfinished();
  if (mode === "drain" && open.length === 0) break;
  if (mode === "run" && open.length < AT_ONCE) {
    await engine.start({ tenant: TENANT, plan: faultPlan, input: { name: `n${open.length}` } });
  }
  // Half of the gates are answered while their run is alive, half when it has been put aside.
  const aside = new Set(open.filter(({ status }) => status === "waiting").map((run) => run.run_id));
  for (const { gate_id, run_id } of await engine.gates(TENANT)) {
    if (/[0-7]$/.test(gate_id) && !aside.has(run_id)) continue;
    await engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
  }
  await delay(2);
}
await engine.close();
await store.close();
process.stdin.destroy();
