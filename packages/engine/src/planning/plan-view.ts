import type { Agent } from "../contracts/agent.ts";
import type { AgentLookup } from "../contracts/agent-lookup.ts";
import type { Step } from "../contracts/plan.ts";
import { graphOf, type PlanGraph } from "./graph.ts";
import type { Report } from "./issue.ts";

/** A step as the checks see it: with its agent, its place, and what had to be left out to read it. */
export interface StepEntry {
  readonly step: Step;
  /** `steps[2]` */
  readonly path: string;
  /** Fields that were unreadable: nothing may be concluded from their absence. */
  readonly dropped: ReadonlySet<string>;
  /** Undefined if there is none of that name. */
  readonly agent: Agent | undefined;
}

/** What every check is given. */
export interface PlanView {
  readonly entries: readonly StepEntry[];
  readonly byId: ReadonlyMap<string, StepEntry>;
  readonly graph: PlanGraph;
  readonly agents: AgentLookup;
  readonly report: Report;
}

export interface ReadStep {
  readonly step: Step;
  readonly index: number;
  readonly dropped: ReadonlySet<string>;
}

export function viewOf(steps: readonly ReadStep[], agents: AgentLookup, report: Report): PlanView {
  const entries = steps.map(({ step, index, dropped }) => ({
    step,
    path: `steps[${index}]`,
    dropped,
    agent: agents.find(step.action),
  }));
  const byId = new Map<string, StepEntry>();
  for (const entry of entries) if (!byId.has(entry.step.id)) byId.set(entry.step.id, entry);
  return { entries, byId, graph: graphOf(steps.map(({ step }) => step)), agents, report };
}
