import { describe, expect, it } from "vitest";
import { agent, plan } from "../testing/draft.ts";
import { iso } from "../testing/samples/moments.ts";
import { seed } from "../testing/samples/newsroom.ts";
import { GraphJson } from "./graph-json.ts";
import { graphJson } from "./plan-graph.ts";

const agents = [
  agent("search", "retrieval", { in: ["topic"], out: ["items"] }),
  agent("check", "evaluation", { in: ["item"], out: ["ok"] }),
  agent("team", "generation", { in: ["goal"], out: ["text"] }, [
    { id: "a", action: "search", args: { topic: "$input.goal" } },
    { id: "b", action: "check", depends_on: ["a"], args: { item: "$a.items" } },
  ]),
];

//  search ──► check × n ──► team
const steps = [
  { id: "1", action: "search" },
  { id: "2", action: "check", depends_on: ["1"], each: "$1.items", args: { item: "$item" } },
  { id: "3", action: "team", depends_on: ["2"], args: { goal: "$2" } },
];
const draw = (more: Partial<Parameters<typeof graphJson>[0]> = {}) =>
  graphJson({ graph_id: "g", plan: plan(steps), agents, ...more });
const node = (graph: GraphJson, id: string) => graph.nodes.find((one) => one.id === id);

describe("graph JSON", () => {
  it("is what the specification shows", () => {
    expect(seed).toMatchObject({
      graph_id: "g-001",
      nodes: [
        { id: "n1", label: "researcher", layer: 0, io: { out: ["draft_points"] } },
        { id: "n2", label: "writer", layer: 1, io: { out: ["article"] } },
        { id: "n3", label: "reviewer", layer: 2, io: { in: ["doc"], out: ["review_summary"] } },
      ],
      edges: [
        { from: "n1", to: "n2", map: { draft_points: "bullets" } },
        { from: "n2", to: "n3", map: { article: "doc" } },
      ],
      runtime: {
        active_node_ids: ["n2"],
        completed_node_ids: ["n1"],
        critical_path: ["n1", "n2", "n3"],
      },
    });
  });

  it("is read back as it is, also where it says no more than the specification does", () => {
    expect(GraphJson.parse(JSON.parse(JSON.stringify(seed)))).toEqual(seed);
    const least = { id: "n1", label: "researcher", layer: 0, io: { in: [], out: ["x"] } };
    const runtime = { active_node_ids: ["n1"], completed_node_ids: [], critical_path: ["n1"] };
    const graph = { graph_id: "g", nodes: [least], edges: [], runtime };
    expect(GraphJson.parse(graph).runtime.failed_node_ids).toEqual([]);
  });

  it("takes ports from the agent, else from how the plan uses the step", () => {
    expect(node(draw({ agents: [] }), "1")).toEqual({
      id: "1",
      label: "search",
      layer: 0,
      io: { in: [], out: ["items"] },
    });
  });

  it("draws a plan under edit: unknown agents, unknown steps, a ring", () => {
    //  1 ◄──► 2
    const ring = plan([
      { id: "1", action: "x", depends_on: ["2", "9"] },
      { id: "2", action: "y", depends_on: ["1"] },
    ]);
    const { nodes, edges, runtime } = draw({ plan: ring });
    expect(nodes.map(({ layer }) => layer).sort()).toEqual([0, 1]);
    expect(edges).toHaveLength(2);
    expect(runtime.critical_path).toHaveLength(2);
  });
});

describe("the state of a run", () => {
  const item = (index: number, status: "completed" | "failed") => ({
    key: `2[${index}]`,
    status,
    error: status === "failed" ? { code: "x", message: "broken" } : null,
  });

  it("counts the items of a fan-out", () => {
    const ends = [item(0, "completed"), item(2, "failed")];
    const graph = draw({ running: ["2"], totals: { "2": 12 }, ends });
    expect(node(graph, "2")).toMatchObject({
      status: "active",
      fan_out: { total: 12, done: 1, failed: 1 },
      inside: "items",
    });
    expect(node(draw(), "2")?.fan_out).toEqual({ done: 0, failed: 0 });
  });

  it("shows an open question before anything else, then who answered and when", () => {
    const asked = { key: "2[1]", phase: "before" as const, event: null, created_at: iso(1) };
    const open = { ...asked, status: "pending" as const, answer: null };
    const waiting = draw({ running: ["2"], gates: [open] });
    expect(node(waiting, "2")).toMatchObject({ status: "waiting", gate: { since: iso(1) } });
    expect(waiting.runtime.waiting_node_ids).toEqual(["2"]);

    const answer = { decision: "approve" as const, by: "ann", at: iso(9) };
    const done = draw({ running: ["2"], gates: [{ ...open, status: "answered", answer }] });
    expect(node(done, "2")).toMatchObject({ status: "active", gate: { by: "ann", at: iso(9) } });
  });

  it("knows from the plan what will be asked", () => {
    const gated = plan([
      { id: "1", action: "search", approval: "before" },
      { id: "2", action: "check", wait: { event: "reply" } },
    ]);
    const { nodes } = draw({ plan: gated });
    expect(nodes.map(({ gate }) => gate)).toEqual([
      { phase: "before" },
      { phase: "wait", event: "reply" },
    ]);
  });

  it("takes the newest round of a loop or a retry, and counts the turns", () => {
    const loop = plan([{ id: "3", action: "team", repeat: { until: "$last.ok", max: 3 } }]);
    const key = (name: string) => ({ key: name, status: "completed" as const });
    const graph = draw({
      plan: loop,
      expand: ["3"],
      ends: [key("3#0/a"), key("3#0/b"), key("3#0"), key("3#1~2/a")],
      running: ["3", "3#1~2/b"],
    });
    expect(node(graph, "3")).toMatchObject({ status: "active", repeat: { max: 3, turns: 1 } });
    expect(node(graph, "3/a")?.status).toBe("completed");
    expect(node(graph, "3/b")?.status).toBe("active");
  });
});

describe("unfolding", () => {
  it("puts the plan of a composite inside its node, with its own edges", () => {
    const { nodes, edges } = draw({ expand: ["3"] });
    expect(nodes.filter(({ parent }) => parent === "3")).toMatchObject([
      { id: "3/a", layer: 0, label: "search" },
      { id: "3/b", layer: 1, label: "check" },
    ]);
    expect(edges).toContainEqual({ from: "3/a", to: "3/b", map: { items: "item" } });
    expect(draw({ expand: ["3"] }).runtime.critical_path).toEqual(["1", "2", "3"]);
  });

  it("puts the items of a fan-out inside, and of very many those that matter", () => {
    const { nodes } = draw({
      expand: ["2"],
      totals: { "2": 500 },
      ends: [{ key: "2[450]", status: "failed" }],
    });
    const items = nodes.filter(({ parent }) => parent === "2");
    expect(items).toHaveLength(61);
    expect(items.map(({ id }) => id)).toContain("2[450]");
    expect(items.at(-1)?.label).toBe("+440");
  });

  it("goes to any depth: a plan inside an item of a fan-out", () => {
    const each = plan([{ id: "1", action: "team", each: ["x", "y"], args: { goal: "$item" } }]);
    const { nodes } = draw({ plan: each, expand: ["1", "1[1]"] });
    expect(nodes.map(({ id }) => id)).toEqual(["1", "1[0]", "1[1]", "1[1]/a", "1[1]/b"]);
  });
});
