/** Everything that waits for a person, with what one needs to know to answer it. */
import { assertJson, type Gate, jsonSchemaOf, Plan, type RunRecord } from "@bole/engine";
import type { EngineHost } from "../engine/engine-host.ts";
import type { Approval } from "../http/contract/approvals.ts";

export async function approvalsOf(host: EngineHost, tenant: string): Promise<Approval[]> {
  const gates = (await host.engine.gates(tenant)).filter(({ phase }) => phase !== "wait");
  const ids = [...new Set(gates.map(({ run_id }) => run_id))];
  const found = await Promise.all(ids.map((id) => host.memory.runs.get(tenant, id)));
  const runs = new Map(found.flatMap((run) => (run === null ? [] : [[run.run_id, run] as const])));
  return gates.flatMap((gate) => {
    const run = runs.get(gate.run_id);
    return run === undefined ? [] : [approvalOf(host, gate, run)];
  });
}

function approvalOf({ registry }: EngineHost, gate: Gate, run: RunRecord): Approval {
  const { run_id, title, created_at } = run;
  const agent = registry.find(gate.action);
  const schema =
    agent === undefined
      ? jsonSchemaOf(Plan, "input")
      : jsonSchemaOf(gate.phase === "before" ? agent.input : agent.output, "input");
  return {
    gate,
    run: { run_id, title, created_at },
    about: agent?.description ?? "The whole plan, before any of it runs.",
    effects: [...(agent?.effects ?? [])],
    schema: assertJson(gate.fan_out ? { type: "array", items: schema } : schema, "A schema"),
  };
}
