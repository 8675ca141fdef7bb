import { sitesOf } from "../placeholders/step-references.ts";
import { checkSent } from "./checks/arguments.ts";
import { checkComparison } from "./checks/conditions.ts";
import { checkFanOut } from "./checks/fan-out.ts";
import { checkReferences, checkStep } from "./checks/references.ts";
import { checkStructure } from "./checks/structure.ts";
import { checkWait } from "./checks/wait.ts";
import type { PlanView, StepEntry } from "./plan-view.ts";
import { typesOfAgent } from "./schema/of-agent.ts";
import type { Place, TypeFlow } from "./type-flow.ts";

/** Runs every check over every step, in the order of the graph. */
export function checkPlan(view: PlanView, flow: TypeFlow): void {
  checkStructure(view);
  for (const id of view.graph.order) {
    const entry = view.byId.get(id);
    if (entry !== undefined) flow.prepare(entry);
  }
  for (const entry of view.entries) checkEntry(view, flow, entry);
}

function checkEntry(view: PlanView, flow: TypeFlow, entry: StepEntry): void {
  for (const site of sitesOf(entry.step)) {
    const place = { entry, field: site.field, guards: site.guards };
    const path = `${entry.path}.${site.at}`;
    switch (site.kind) {
      case "status":
        checkStep(view, site.id, place, path, "ask about a step by its id alone");
        break;
      case "pair":
        checkReferences(view, flow, { tree: site.tree, place, path, asked: false });
        checkComparison(view, flow, entry, site);
        break;
      case "tree":
      case "asked":
        checkReferences(view, flow, {
          tree: site.tree,
          place,
          path,
          asked: site.kind === "asked",
        });
        if (site.field === "args" && site.kind === "tree") checkArguments(view, flow, entry, place);
        break;
      default:
        site satisfies never;
    }
  }
  checkFanOut(view, flow, entry);
  checkWait(view, flow, entry);
}

function checkArguments(view: PlanView, flow: TypeFlow, entry: StepEntry, place: Place): void {
  const { agent, step, path, dropped } = entry;
  if (agent === undefined || dropped.has("args")) return;
  checkSent(view, flow, {
    tree: step.args,
    target: typesOfAgent(agent).input,
    schema: agent.input,
    path: `${path}.args`,
    place,
    taker: `agent "${agent.name}"`,
  });
}
