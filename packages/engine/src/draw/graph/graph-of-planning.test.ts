import { describe, expect, it } from "vitest";
import { countingAgents } from "../../../test/agents.ts";
import { openLab, TENANT } from "../../../test/lab.ts";
import { planners } from "../../../test/planners.ts";
import { halve, say } from "../../../test/steps.ts";
import { createRegistry } from "../../contracts/registry.ts";
import { renderSvg } from "../svg/render-svg.ts";
import { graphOfPlanning } from "./graph-of-planning.ts";
import { graphOfRun } from "./graph-of-run.ts";
import { marksOfEvents } from "./marks-of-events.ts";

const { all } = countingAgents();
const catalogue = createRegistry(all).catalogue();

describe("the drawing of a run with a goal", () => {
  //   create_plan ──► validate ──► execute_subgraph ──► finalize
  it("that has no plan yet is the graph that makes one", async () => {
    const asked = Promise.withResolvers<void>();
    const hang = () => {
      asked.resolve();
      return new Promise(() => undefined);
    };
    const { planners: sets } = planners([hang]);
    const lab = await openLab(all, { planners: sets });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g" });
    await asked.promise;
    const graph = graphOfRun(await lab.engine.run(TENANT, run_id), catalogue);
    expect(graph.nodes.map(({ id, status }) => [id, status])).toEqual([
      ["create_plan", "active"],
      ["validate", undefined],
      ["execute_subgraph", undefined],
      ["finalize", undefined],
    ]);
    expect(graph.edges.map(({ from, to }) => `${from} ${to}`)).toEqual([
      "create_plan validate",
      "validate execute_subgraph",
      "execute_subgraph finalize",
    ]);
    expect(renderSvg(graph)).toContain("create_plan");
  });

  it("shows the approval where a person is asked about the plan", async () => {
    const { planners: sets } = planners([{ steps: [say("1", "a")] }]);
    const lab = await openLab(all, { planners: sets });
    const start = { tenant: TENANT, goal: "g", approve_plan: true };
    const { run_id } = await lab.engine.start(start);
    const run = await lab.engine.settled(TENANT, run_id);
    const graph = graphOfPlanning(run);
    expect(graph.runtime).toMatchObject({
      completed_node_ids: ["create_plan", "validate"],
      waiting_node_ids: ["approve"],
    });
    expect(graphOfRun(run, catalogue).nodes).toMatchObject([{ id: "1", label: "say" }]);
  });

  //   1 ──► 2 (fails)     is replaced by     1 ──► 2 × 2 ──► 3
  it("has the keys of its newest revision, and the state of what was kept", async () => {
    const each = { ...halve("2", 0, "1"), each: [4, 6], args: { n: "$item" } };
    const { planners: sets } = planners([
      { steps: [say("1", "a"), halve("2", 3, "1")] },
      { steps: [say("1", "a"), each, say("3", "c", "2")] },
    ]);
    const lab = await openLab(all, { planners: sets });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g" });
    const run = await lab.engine.settled(TENANT, run_id);
    const states = { "1": "completed", "2@2": "completed", "3@2": "completed" };
    const graph = graphOfRun(run, catalogue);
    expect(Object.fromEntries(graph.nodes.map(({ id, status }) => [id, status]))).toEqual(states);
    expect(graph.nodes.map(({ label }) => label)).toEqual(["say", "half", "say"]);
    expect(graph.nodes[1]?.fan_out).toEqual({ total: 2, done: 2, failed: 0 });
    expect(graph.edges.map(({ from, to }) => `${from} ${to}`)).toEqual(["1 2@2", "2@2 3@2"]);

    const marks = marksOfEvents(await lab.memory.events.read(TENANT, run_id));
    const open = graphOfRun(run, catalogue, { marks, expand: ["2@2"] });
    expect(open.runtime.completed_node_ids).toEqual(["1", "2@2", "2@2[0]", "2@2[1]", "3@2"]);
    expect(open.runtime.failed_node_ids).toEqual([]);
    const ends = await lab.memory.journal.read(TENANT, run_id);
    const same = graphOfRun(run, catalogue, { marks: { ends, running: [] }, expand: ["2@2"] });
    expect(same.runtime.completed_node_ids).toEqual(open.runtime.completed_node_ids);
  });
});
