import type { Condition } from "../../contracts/condition.ts";
import { suggest } from "../nearest.ts";
import type { PlanView } from "../plan-view.ts";

/** Ids, dependencies and agents: whether the plan is a graph at all, and each node can be run. */
export function checkStructure(view: PlanView): void {
  const { entries, byId, graph, agents, report } = view;
  const ids = [...byId.keys()];
  for (const entry of entries) {
    const { step, path } = entry;
    if (byId.get(step.id) !== entry) {
      const first = byId.get(step.id)?.path;
      report(
        "duplicate_id",
        `${path}.id`,
        `"${step.id}" is already the id of ${first}`,
        "rename it",
      );
    }
    if (entry.agent === undefined && !entry.dropped.has("action")) {
      const message = `there is no agent "${step.action}"`;
      const repair = suggest(step.action, agents.names(), "register an agent first");
      report("unknown_agent", `${path}.action`, message, repair);
    }
    for (const [index, dependency] of step.depends_on.entries()) {
      const at = `${path}.depends_on[${index}]`;
      if (dependency === step.id) {
        report("self_dependency", at, "a step cannot wait for itself", `remove "${dependency}"`);
      } else if (!byId.has(dependency)) {
        const others = ids.filter((id) => id !== step.id);
        const repair = suggest(dependency, others, "remove it: there is no other step");
        report("unknown_dependency", at, `there is no step "${dependency}"`, repair);
      }
    }
    if (step.when !== undefined && constant(step.when) === false) {
      const message = "this is false whatever happens, so the step never runs";
      report("unreachable", `${path}.when`, message, "remove the step, or ask about another step");
    }
  }
  for (const cycle of graph.cycles) {
    const path = byId.get(cycle[0] ?? "")?.path ?? "steps";
    const round = [...cycle, cycle[0]].map((id) => `"${id}"`).join(" waits for ");
    const repair = `remove ${cycle.length > 1 ? "one of these dependencies" : "the dependency"}`;
    report("cycle", `${path}.depends_on`, round, repair);
  }
  for (const id of graph.behindCycles) {
    const path = byId.get(id)?.path ?? "steps";
    const message = `"${id}" waits for a cycle, so it never runs`;
    report("unreachable", `${path}.depends_on`, message, "break the cycle first");
  }
}

/** What a condition is whatever happens; null if that depends. */
function constant(condition: Condition): boolean | null {
  if (typeof condition === "boolean") return condition;
  if (typeof condition === "string") return null;
  if ("not" in condition) {
    const inner = constant(condition.not);
    return inner === null ? null : !inner;
  }
  if ("all" in condition) {
    const inner = condition.all.map(constant);
    if (inner.includes(false)) return false;
    return inner.includes(null) ? null : true;
  }
  if ("any" in condition) {
    const inner = condition.any.map(constant);
    if (inner.includes(true)) return true;
    return inner.includes(null) ? null : false;
  }
  return null;
}
