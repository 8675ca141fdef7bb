import type { Registry, RunEvent, RunView } from "@bole/engine";
import { drawnAgents, graphOfRun, marksOfEvents, renderSvg } from "@bole/engine/draw";
import type { Language } from "../io.ts";

/** The run as a picture, with times and answers. */
export function drawRun(
  run: RunView,
  registry: Registry,
  events: readonly RunEvent[],
  language: Language,
): string {
  const agents = drawnAgents(registry.list());
  const graph = graphOfRun(run, agents, { marks: marksOfEvents(events) });
  return renderSvg(graph, { language, title: run.title });
}
