import type { RunView } from "@bole/engine";
import { type GraphJson, graphOfRun } from "@bole/engine/draw";
import type { EngineHost } from "../engine/engine-host.ts";

/** A run as a graph, with everything that its journal and its gates tell. */
export async function graphOf(
  { memory, registry }: EngineHost,
  run: RunView,
  expand: readonly string[] = [],
): Promise<GraphJson> {
  const { tenant, run_id } = run;
  const [ends, gates] = await Promise.all([
    memory.journal.read(tenant, run_id),
    memory.gates.ofRun(tenant, run_id),
  ]);
  return graphOfRun(run, registry.catalogue(), { marks: { ends, gates }, expand });
}
