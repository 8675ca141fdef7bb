/**
 * Runs the plan, and asks you where it asks a person. Stop it with Ctrl-C and start it again: it goes on where it was,
 * because everything that has ended is in `runs.db`.
 */
import { createInterface } from "node:readline/promises";
import { createEngine, createRegistry, engineMigrations, openSqlMemory } from "@bole/engine";
import { openStore } from "@bole/store";
import { agents } from "./agents.ts";
import { plan } from "./plan.ts";

const tenant = "local";
const [topic = "Horses"] = process.argv.slice(2).filter((word) => word !== "--yes");
const store = await openStore({ file: "runs.db", migrations: [engineMigrations] });
const engine = createEngine({ memory: openSqlMemory(store), registry: createRegistry(agents) });
await engine.recover({ alone: true });

const { run_id } = await engine.start({ tenant, run_id: idOf(topic), plan, input: { topic } });
for (let run = await engine.settled(tenant, run_id); ; run = await engine.settled(tenant, run_id)) {
  const gate = run.gates[0];
  if (!gate) {
    console.log(run.status, JSON.stringify(run.result ?? run.error));
    break;
  }
  console.log(`${gate.step} asks:`, gate.ask);
  const decision = (await agreed()) ? "approve" : "reject";
  await engine.answer({ tenant, gate_id: gate.gate_id, decision, by: "you" });
}
for await (const { seq, type, key } of engine.events(tenant, run_id))
  console.log(seq, type, key ?? "");
await engine.close();
await store.close();

async function agreed(): Promise<boolean> {
  if (process.argv.includes("--yes")) return true;
  let isAnswered = false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.once("close", () => {
    if (isAnswered) return;
    console.log("Nobody answered, so it waits. Start it again in a terminal, or with --yes.");
    process.exit(0);
  });
  const said = await terminal.question("Approve? [y/N] ");
  isAnswered = true;
  terminal.close();
  return said.trim().toLowerCase() === "y";
}

/** The same topic is the same run. */
function idOf(text: string): string {
  return `topic-${Buffer.from(text).toString("hex").slice(0, 60)}`;
}
