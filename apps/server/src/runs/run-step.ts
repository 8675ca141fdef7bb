/** Everything that is known of one node of a run's graph. */
import { keyAround, nodeOfKey, type RunEvent, type RunView, stepOfKey } from "@bole/engine";
import type { GraphJson } from "@bole/engine/draw";
import { z } from "zod";
import type { EngineHost } from "../engine/engine-host.ts";
import { serverErrors } from "../errors.ts";
import { artifactPath } from "../files/artifact-path.ts";
import type { RunStep } from "../http/contract/runs.ts";
import { graphOf } from "./run-graph.ts";

export async function stepOf(host: EngineHost, run: RunView, key: string): Promise<RunStep> {
  const { memory } = host;
  const { tenant, run_id } = run;
  const [records, allGates, allEvents, graph] = await Promise.all([
    memory.journal.read(tenant, run_id),
    memory.gates.ofRun(tenant, run_id),
    memory.events.read(tenant, run_id),
    graphOf(host, run, nodesAround(key)),
  ]);
  const events = allEvents.filter((event) => event.key === key);
  const gates = allGates.filter((gate) => gate.key === key);
  const action = actionIn(events) ?? gates[0]?.action ?? actionAt(graph, key);
  if (action === undefined)
    throw serverErrors.error("node-unknown", `Run "${run_id}" has no node "${key}".`);
  const record = records.find((candidate) => candidate.key === key) ?? null;
  return {
    key,
    step: stepOfKey(key),
    action,
    record,
    gates,
    events,
    artifact: record?.status === "completed" ? artifactPath(run_id, key) : null,
  };
}

/** The nodes that must be unfolded to see this one: of `2[3]/a`, those are `2[3]` and `2`. */
function nodesAround(key: string): string[] {
  const around = keyAround(nodeOfKey(key));
  return around === null ? [] : [around, ...nodesAround(around)];
}

const Started = z.object({ action: z.string() });

function actionIn(events: readonly RunEvent[]): string | undefined {
  const started = events.find(({ type }) => type === "step_started");
  return Started.safeParse(started?.data).data?.action;
}

/** An item's label is its number; what it does is its fan-out's. */
function actionAt({ nodes }: Pick<GraphJson, "nodes">, key: string): string | undefined {
  const node = nodes.find(({ id }) => id === key);
  return node?.label.startsWith("#") ? actionAt({ nodes }, node.parent ?? "") : node?.label;
}
