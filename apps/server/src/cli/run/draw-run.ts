import type { Registry, RunEvent, RunView } from "@bole/engine";
import { graphOfRun, marksOfEvents, renderSvg } from "@bole/engine/draw";
import type { Language } from "../io.ts";

/** The run as a picture, with times and answers. */
export function drawRun(
  run: RunView,
  registry: Registry,
  events: readonly RunEvent[],
  language: Language,
): string {
  const graph = graphOfRun(run, registry.catalogue(), { marks: marksOfEvents(events) });
  return renderSvg(graph, { language, title: run.title });
}
