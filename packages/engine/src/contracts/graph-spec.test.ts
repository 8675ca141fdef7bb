import { describe, expect, it } from "vitest";
import { graphToPlan } from "./graph-spec.ts";

describe("graphToPlan", () => {
  //  ┌────┐ draft_points→bullets ┌────┐ article→doc ┌────┐
  //  │ n1 ├─────────────────────►│ n2 ├────────────►│ n3 │
  //  └────┘                      └────┘             └────┘
  it("turns each edge into a dependency and its field map into arguments", () => {
    const plan = graphToPlan({
      graph_id: "g-001",
      nodes: [
        { node_id: "n1", agent_name: "researcher", static_inputs: { topic: "bees" } },
        { node_id: "n2", agent_name: "writer" },
        { node_id: "n3", agent_name: "reviewer", static_inputs: { doc: "none", strict: true } },
      ],
      edges: [
        { src_node: "n1", dst_node: "n2", field_map: { draft_points: "bullets" } },
        { src_node: "n2", dst_node: "n3", field_map: { article: "doc" } },
      ],
    });
    expect(plan.meta).toEqual({ graph_id: "g-001" });
    expect(
      plan.steps.map(({ id, action, depends_on, args }) => [id, action, depends_on, args]),
    ).toEqual([
      ["n1", "researcher", [], { topic: "bees" }],
      ["n2", "writer", ["n1"], { bullets: "$n1.result.draft_points" }],
      ["n3", "reviewer", ["n2"], { doc: "$n2.result.article", strict: true }],
    ]);
  });

  it("joins parallel edges, follows dotted fields, and quotes what a path cannot spell", () => {
    const [, plan] = graphToPlan({
      nodes: [
        { node_id: "a", agent_name: "x" },
        { node_id: "b", agent_name: "y" },
      ],
      edges: [
        { src_node: "a", dst_node: "b", field_map: { "meta.lang": "lang" } },
        { src_node: "a", dst_node: "b", field_map: { "two words": "text" } },
      ],
    }).steps;
    expect(plan).toMatchObject({
      depends_on: ["a"],
      args: { lang: "$a.result.meta.lang", text: '$a.result["two words"]' },
    });
  });

  it("refuses what is no graph", () => {
    const attempt = () => graphToPlan({ nodes: [{ node_id: "a b", agent_name: "x" }] });
    expect(attempt).toThrow(
      expect.objectContaining({
        code: "plan-invalid",
        issues: [expect.objectContaining({ path: "nodes.0.node_id" })],
      }),
    );
  });
});
