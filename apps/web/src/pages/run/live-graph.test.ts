import type { GraphNode } from "@bole/engine/draw";
import { describe, expect, it } from "vitest";
import type { RunEvent } from "./events-text.ts";
import { type LiveGraphInput, liveGraph } from "./live-graph.ts";

const step = (id: string, depends_on: string[] = [], each?: string) => ({
  id,
  action: "shout",
  depends_on,
  args: {},
  on_error: "fail" as const,
  ...(each !== undefined && { each }),
});

//  1 ──► [2 × n] ──► 3
const plan = { steps: [step("1"), step("2", ["1"], "$1.words"), step("3", ["2"])], meta: {} };
const node = (id: string, of: Partial<GraphNode> = {}): GraphNode => ({
  id,
  label: "shout",
  layer: 0,
  io: { in: [], out: [] },
  ...of,
});
const runtime = {
  active_node_ids: [],
  completed_node_ids: [],
  failed_node_ids: [],
  waiting_node_ids: [],
  critical_path: [],
};
const runOf = (nodes: GraphNode[]): LiveGraphInput["run"] => ({
  run_id: "r",
  plan,
  gates: [],
  graph_json: { graph_id: "r", nodes, edges: [], runtime },
});
const event = (seq: number, type: RunEvent["type"], key: string, data: RunEvent["data"] = {}) => ({
  seq,
  at: "2026-01-01T00:00:00.000Z",
  type,
  key,
  data,
});
const draw = (run: LiveGraphInput["run"], events: readonly RunEvent[], expand: string[] = []) => {
  const { nodes } = liveGraph({ run, agents: [], events, expand });
  return Object.fromEntries(nodes.map(({ id, ...rest }) => [id, rest]));
};

describe("the graph of a run, live", () => {
  it("follows the events, whatever the record said when it was read", () => {
    const run = runOf([node("1"), node("2"), node("3")]);
    const drawn = draw(run, [
      event(1, "step_completed", "1", { ms: 5 }),
      event(2, "step_started", "2"),
      event(3, "step_completed", "2[1]"),
    ]);
    expect(drawn["1"]).toMatchObject({ status: "completed", ms: 5 });
    expect(drawn["2"]).toMatchObject({ status: "active", fan_out: { done: 1 } });
    expect(drawn["3"]?.status).toBeUndefined();
  });

  it("keeps what a fork took over, of which there are no events", () => {
    const fan_out = { total: 5, done: 4, failed: 1 };
    const gate = { phase: "before" as const, at: "2026-01-01T00:00:00.000Z", by: "ann" };
    const run = runOf([
      node("1", { status: "completed", ms: 7, gate }),
      node("2", { status: "completed", fan_out }),
      node("3"),
    ]);
    const drawn = draw(run, [event(1, "step_started", "3")]);
    expect(drawn["1"]).toMatchObject({ status: "completed", ms: 7, gate: { by: "ann" } });
    expect(drawn["2"]).toMatchObject({ status: "completed", fan_out });
    expect(drawn["3"]).toMatchObject({ status: "active" });
  });

  it("unfolds a fan-out into its items", () => {
    const run = runOf([node("1"), node("2", { fan_out: { total: 2, done: 0, failed: 0 } })]);
    const drawn = draw(run, [event(1, "step_failed", "2[1]")], ["2"]);
    expect(drawn["2[1]"]).toMatchObject({ status: "failed", parent: "2" });
    expect(drawn["2[0]"]?.status).toBeUndefined();
  });

  it("knows a step that runs anew in a later plan by that plan's number", () => {
    const run = runOf([node("1", { status: "completed" }), node("2@2"), node("3@2")]);
    const old = event(1, "step_completed", "2");
    const drawn = draw(run, [old, event(2, "step_started", "2@2")]);
    expect(Object.keys(drawn)).toEqual(["1", "2@2", "3@2"]);
    expect(drawn["2@2"]).toMatchObject({ status: "active" });
  });

  it("is the planner's own graph while there is no plan", () => {
    const run = { ...runOf([node("create_plan", { status: "active" })]), plan: null };
    expect(draw(run, [])).toHaveProperty("create_plan.status", "active");
  });
});
