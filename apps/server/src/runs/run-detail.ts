import type { RunView } from "@bole/engine";
import type { EngineHost } from "../engine/engine-host.ts";
import type { RunDetail } from "../http/contract/runs.ts";
import { graphOf } from "./run-graph.ts";
import { summaryOf } from "./run-summary.ts";

/** A run with its graph and everything that it waits for. */
export async function detailOf(host: EngineHost, run: RunView): Promise<RunDetail> {
  const { plan, planning, input, budget, result, gates, active_ms, spent, steps } = run;
  const ends = Object.values(steps);
  const count = (wanted: string) => ends.filter(({ status }) => status === wanted).length;
  return {
    ...summaryOf(run),
    plan,
    planning,
    input,
    budget,
    result,
    children: await childrenOf(host, run),
    gates: await Promise.all(gates.map((gate) => host.recruiter.workflows.standing(gate))),
    graph_json: await graphOf(host, run),
    metrics: {
      ...spent,
      active_ms,
      steps: {
        total: plan?.steps.length ?? 0,
        done: count("completed"),
        failed: count("failed"),
      },
    },
  };
}

const MOST_CHILDREN = 200;

async function childrenOf({ memory }: EngineHost, { tenant, run_id }: RunView) {
  const children = await memory.runs.list(tenant, { parent: run_id, limit: MOST_CHILDREN });
  return children.map(summaryOf).map(({ run_id, title, status, waiting_for, parent }) => ({
    run_id,
    title,
    status,
    waiting_for,
    parent,
  }));
}
