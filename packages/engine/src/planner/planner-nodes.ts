import type { AgentKind } from "../contracts/agent.ts";
import type { PlanningPhase } from "../memory/ports/planning.ts";

/** The planner graph as data: the graph itself is built from it, and so is its drawing. */
export interface PlannerNode {
  readonly kind: AgentKind;
  /** Where a run can go from here, besides waiting. */
  readonly ends: readonly (PlanningPhase | "end")[];
}

/**
 *   create_plan ──► validate ──► approve ──► execute_subgraph ──► finalize ──► end
 *        ▲             │  └──────────────────────▲  │                │
 *        └─────────────┘ issues                     ▼ given up       │
 *        └───────────────────────────────────────────────────────────┘ not enough yet
 */
export const PLANNER_NODES: Readonly<Record<PlanningPhase, PlannerNode>> = {
  create_plan: { kind: "planning", ends: ["validate", "end"] },
  validate: { kind: "evaluation", ends: ["create_plan", "approve", "execute_subgraph", "end"] },
  approve: { kind: "human", ends: ["execute_subgraph", "finalize", "end"] },
  execute_subgraph: { kind: "generation", ends: ["finalize", "end"] },
  finalize: { kind: "evaluation", ends: ["create_plan", "end"] },
};
