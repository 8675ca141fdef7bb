import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openLab, TENANT } from "../../../test/lab.ts";
import { type Agent, defineAgent, defineCompositeAgent } from "../../contracts/agent.ts";
import { createRegistry } from "../../contracts/registry.ts";
import type { GraphJson } from "./graph-json.ts";
import { graphOfRun } from "./graph-of-run.ts";
import { marksOfEvents } from "./marks-of-events.ts";

const Text = z.object({ text: z.string() });
const split = defineAgent({
  name: "split",
  description: "Makes words of a text.",
  kind: "retrieval",
  input: Text,
  output: z.object({ words: z.array(z.string()) }),
  run: ({ text }) => ({ words: text.split(" ") }),
});
const shout = defineAgent({
  name: "shout",
  description: "Makes a text loud, except for a bad one.",
  kind: "generation",
  input: Text,
  output: Text,
  run: ({ text }) => {
    if (text === "bad") throw new Error("No.");
    return { text: `${text}!` };
  },
});
const echo = defineCompositeAgent({
  name: "echo",
  description: "Shouts twice.",
  kind: "generation",
  input: Text,
  output: Text,
  plan: {
    steps: [
      { id: "a", action: "shout", args: { text: "$input.text" } },
      { id: "b", action: "shout", depends_on: ["a"], args: { text: "$a.text" } },
    ],
  },
  result: "$b",
});
const agents: Agent[] = [split, shout, echo];
const registry = createRegistry(agents);

//  split ──► shout × 3 (one fails) ──► (approve) echo [ shout ──► shout ]
const steps = [
  { id: "1", action: "split", args: { text: "a bad b" } },
  { id: "2", action: "shout", depends_on: ["1"], each: "$1.words", args: { text: "$item" } },
  {
    id: "3",
    action: "echo",
    depends_on: ["2"],
    args: { text: "$2.succeeded[0].text" },
    approval: "before" as const,
  },
];
const states = ({ nodes }: GraphJson) =>
  Object.fromEntries(nodes.map(({ id, status }) => [id, status]));

describe("the graph of a run", () => {
  it("shows each step as the run's view tells it", async () => {
    const lab = await openLab(agents);
    const graph = graphOfRun(await lab.run(steps), registry.catalogue());
    expect(graph.nodes.map(({ kind }) => kind)).toEqual(["retrieval", "generation", "generation"]);
    expect(states(graph)).toEqual({ "1": "completed", "2": "completed", "3": "waiting" });
    expect(graph.nodes[1]?.fan_out).toEqual({ total: 3, done: 2, failed: 1 });
    expect(graph.nodes[2]?.gate).toMatchObject({ phase: "before" });
  });

  it("learns the rest from the run's events: times, answers, what is inside", async () => {
    const lab = await openLab(agents);
    const paused = await lab.run(steps);
    const gate_id = paused.gates[0]?.gate_id ?? "";
    await lab.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
    const done = await lab.settled(paused);
    const marks = marksOfEvents(await lab.memory.events.read(TENANT, done.run_id));
    const graph = graphOfRun(done, registry.catalogue(), { marks, expand: ["2", "3"] });
    expect(states(graph)).toEqual({
      "1": "completed",
      "2": "completed",
      "2[0]": "completed",
      "2[1]": "failed",
      "2[2]": "completed",
      "3": "completed",
      "3/a": "completed",
      "3/b": "completed",
    });
    const last = graph.nodes.find(({ id }) => id === "3");
    expect(last).toMatchObject({ ms: 0, gate: { by: "ann", decision: "approve" } });

    const journal = await lab.memory.journal.read(TENANT, done.run_id);
    const gates = await lab.memory.gates.ofRun(TENANT, done.run_id);
    const same = { marks: { ends: journal, gates, running: [] }, expand: ["2", "3"] };
    expect(graphOfRun(done, registry.catalogue(), same)).toEqual(graph);
  });

  it("knows what runs, and how much of it there is, while it runs", async () => {
    const lab = await openLab(agents);
    const done = await lab.run(steps);
    const { "1": first } = done.steps;
    const running = { ...done, status: "running" as const, steps: first ? { "1": first } : {} };
    const graph = graphOfRun({ ...running, gates: [] }, registry.catalogue());
    expect(states(graph)).toEqual({ "1": "completed", "2": "active" });
    expect(graph.nodes[1]?.fan_out).toEqual({ total: 3, done: 0, failed: 0 });
  });
});
