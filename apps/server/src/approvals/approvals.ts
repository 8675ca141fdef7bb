/** Everything that waits for a person, with what one needs to know to answer it. */
import {
  type Agent,
  assertJson,
  type Gate,
  isReserved,
  jsonSchemaOf,
  Plan,
  type RunRecord,
} from "@bole/engine";
import { z } from "zod";
import type { EngineHost } from "../engine/engine-host.ts";
import type { Approval } from "../http/contract/approvals.ts";

export async function approvalsOf(host: EngineHost, tenant: string): Promise<Approval[]> {
  const asked = (await host.engine.gates(tenant)).filter(({ phase }) => phase !== "wait");
  const gates = await Promise.all(asked.map((gate) => host.recruiter.workflows.standing(gate)));
  const ids = [...new Set(gates.map(({ run_id }) => run_id))];
  const found = await Promise.all(ids.map((id) => host.memory.runs.get(tenant, id)));
  const runs = new Map(found.flatMap((run) => (run === null ? [] : [[run.run_id, run] as const])));
  const reader = { tenant, user: "approvals", roles: [] };
  const workflows = await host.talent.workflows.among(reader, ids);
  return gates.flatMap((gate) => {
    const run = runs.get(gate.run_id);
    if (run === undefined) return [];
    const workflow_id = workflows.has(run.run_id) ? run.run_id : null;
    return [{ ...approvalOf(host, gate, run), workflow_id }];
  });
}

function approvalOf(
  { registry }: EngineHost,
  gate: Gate,
  run: RunRecord,
): Omit<Approval, "workflow_id"> {
  const { run_id, title, created_at } = run;
  const { about, effects, schema } = isReserved(gate.key)
    ? WHOLE_PLAN
    : askedOf(registry.find(gate.action), gate);
  const json = jsonSchemaOf(schema, "input");
  return {
    gate,
    run: { run_id, title, created_at },
    about,
    effects: [...effects],
    schema: assertJson(gate.fan_out ? { type: "array", items: json } : json, "A schema"),
  };
}

/** What is asked about a step, whose agent may not be here any more. */
function askedOf(agent: Agent | undefined, { action, phase }: Gate) {
  if (agent === undefined)
    return { about: `There is no agent "${action}" any more.`, effects: [], schema: z.json() };
  const { description: about, effects, input, output } = agent;
  return { about, effects, schema: phase === "before" ? input : output };
}

const WHOLE_PLAN = {
  about: "The whole plan, before any of it runs.",
  effects: [],
  schema: Plan,
};
