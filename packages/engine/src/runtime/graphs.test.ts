import { describe, expect, it } from "vitest";
import { z } from "zod";
import { databases } from "../../test/databases.ts";
import { eventTypes, TENANT } from "../../test/lab.ts";
import { defineAgent } from "../contracts/agent.ts";
import { append, defineGraph } from "../contracts/define-graph.ts";
import { END, START } from "../contracts/named-graph.ts";
import { createRegistry } from "../contracts/registry.ts";
import { graphOfRun } from "../draw/graph/graph-of-run.ts";
import { marksOfEvents } from "../draw/graph/marks-of-events.ts";

const State = z.object({
  topic: z.string(),
  draft: z.string().default(""),
  round: z.int().default(0),
  notes: z.array(z.string()).default([]),
});

/** Agents that note their calls. */
function newsroom() {
  const calls: string[] = [];
  const notes = z.array(z.string());
  const write = defineAgent({
    name: "write",
    description: "Writes, better each time.",
    kind: "generation",
    input: State.pick({ topic: true, round: true }),
    output: z.object({ draft: z.string(), round: z.int(), notes }),
    run: ({ topic, round }) => {
      calls.push(`write ${round}`);
      return { draft: `${topic}${"!".repeat(round)}`, round: round + 1, notes: [`draft ${round}`] };
    },
  });
  const look = (name: string) =>
    defineAgent({
      name,
      description: "Notes something about the draft.",
      kind: "evaluation",
      input: State.pick({ draft: true }),
      output: z.object({ notes }),
      run: ({ draft }) => {
        calls.push(`${name} ${draft}`);
        return { notes: [`${name} ${draft}`] };
      },
    });
  const facts = look("facts");
  const style = look("style");
  return { calls, write, facts, style };
}

type Room = ReturnType<typeof newsroom>;

//               ┌──► facts ──┐
//  start ─► write            ├──► end ── round < 2? ──► write
//               └──► style ──┘
const paper = ({ write, facts, style }: Room, options: { approval?: "before" } = {}) => {
  const close = defineAgent({
    name: "close",
    description: "Says that a round is over.",
    kind: "evaluation",
    input: State.pick({ round: true }),
    output: State.pick({ round: true }),
    run: ({ round }) => ({ round }),
  });
  const graph = defineGraph({
    name: "paper",
    description: "A draft, looked at twice.",
    kind: "planning",
    input: State.pick({ topic: true }),
    output: z.object({ draft: z.string(), notes: z.array(z.string()) }),
    state: State,
    reducers: { notes: append },
    nodes: { write, facts, style, close: { agent: close, ...options } },
    edges: [
      { from: START, to: "write" },
      { from: "write", to: ["facts", "style"] },
      { from: ["facts", "style"], to: "close" },
      {
        from: "close",
        to: ["write", END],
        choose: ({ round }, { status }) => (round < 2 && status === "completed" ? "write" : END),
      },
    ],
    result: { draft: "$input.draft", notes: "$input.notes" },
  });
  return [graph, write, facts, style, close];
};

const steps = [{ id: "1", action: "paper", args: { topic: "Horses" } }];
const TWO_ROUNDS = [
  "draft 0",
  "facts Horses",
  "style Horses",
  "draft 1",
  "facts Horses!",
  "style Horses!",
];

describe.each(databases)("a graph with a state ($database)", ({ openLab }) => {
  it("goes its way, also back, and joins what its nodes give", async () => {
    const room = newsroom();
    const lab = await openLab(paper(room));
    const run = await lab.run(steps);
    expect(run.result).toEqual({ "1": { draft: "Horses!", notes: TWO_ROUNDS } });
    const events = await lab.memory.events.read(TENANT, run.run_id);
    expect(events.filter(({ type }) => type === "step_completed").map(({ key }) => key)).toEqual(
      expect.arrayContaining(["1/write", "1/facts", "1/close", "1/write#1", "1/close#1", "1"]),
    );
  });

  it("waits for a person at each visit, and goes on after a restart without doing anything twice", async () => {
    const room = newsroom();
    let lab = await openLab(paper(room, { approval: "before" }));
    const run = await lab.run(steps);
    for (const key of ["1/close", "1/close#1"]) {
      const { status, gates } = await lab.settled(run);
      expect({ status, keys: gates.map((gate) => gate.key) }).toEqual({
        status: "waiting",
        keys: [key],
      });
      lab = await lab.restart();
      const gate_id = gates[0]?.gate_id ?? "";
      await lab.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
    }
    expect((await lab.settled(run)).result).toEqual({
      "1": { draft: "Horses!", notes: TWO_ROUNDS },
    });
    expect(room.calls).toHaveLength(6);
  });

  it("leaves it to whoever chooses the way what a rejection means", async () => {
    const room = newsroom();
    const lab = await openLab(paper(room, { approval: "before" }));
    const run = await lab.run(steps);
    const gate_id = run.gates[0]?.gate_id ?? "";
    await lab.engine.answer({ tenant: TENANT, gate_id, decision: "reject", by: "ann" });
    expect(await lab.settled(run)).toMatchObject({
      status: "completed",
      result: { "1": { draft: "Horses" } },
    });
  });

  it("fails with its node, after what runs beside it has ended", async () => {
    const room = newsroom();
    const facts = defineAgent({
      ...room.style,
      name: "facts",
      run: () => {
        throw new Error("no facts");
      },
    });
    const lab = await openLab(paper({ ...room, facts }));
    const run = await lab.run(steps);
    expect(run).toMatchObject({
      status: "failed",
      error: { code: "inner-plan-failed", step: "1" },
    });
    expect(run.error?.message).toContain('Step "facts" inside "paper" failed: no facts');
    expect(room.calls).toEqual(["write 0", "style Horses"]);
    expect(await eventTypes(lab, run)).toContain("step_failed");
  });
});

describe("a graph", () => {
  it("that goes round for ever is stopped", async () => {
    const { write } = newsroom();
    const endless = defineGraph({
      name: "endless",
      description: "Never content.",
      kind: "planning",
      input: State.pick({ topic: true }),
      output: z.object({ draft: z.string() }),
      state: State,
      nodes: { write },
      edges: [
        { from: START, to: "write" },
        { from: "write", to: ["write", END], choose: () => "write" },
      ],
      result: { draft: "$input.draft" },
      most_visits: 5,
    });
    const [first] = databases;
    const lab = await first?.openLab([endless, write]);
    const run = await lab?.run([{ id: "1", action: "endless", args: { topic: "x" } }]);
    expect(run).toMatchObject({ status: "failed", error: { code: "graph-endless" } });
  });

  it("is drawn as its nodes, with what flows between them and where a run is in it", async () => {
    const room = newsroom();
    const agents = paper(room);
    const [first] = databases;
    const lab = await first?.openLab(agents);
    const run = await lab?.run(steps);
    if (run === undefined || lab === undefined) throw new Error("no run");
    const events = await lab.memory.events.read(TENANT, run.run_id);
    const graph = graphOfRun(run, createRegistry(agents).catalogue(), {
      marks: marksOfEvents(events),
      expand: ["1"],
    });
    const inner = graph.nodes.filter(({ parent }) => parent === "1");
    expect(inner.map(({ id, layer, status }) => [id, layer, status])).toEqual([
      ["1/write", 0, "completed"],
      ["1/facts", 1, "completed"],
      ["1/style", 1, "completed"],
      ["1/close", 2, "completed"],
    ]);
    expect(graph.edges).toContainEqual({ from: "1/write", to: "1/facts", map: { draft: "draft" } });
    const second = events.findIndex(({ key }) => key === "1/write#1");
    const again = graphOfRun(run, createRegistry(agents).catalogue(), {
      marks: marksOfEvents(events.slice(0, second + 1)),
      expand: ["1"],
    });
    expect(again.nodes.find(({ id }) => id === "1/write")?.status).toBe("active");
  });

  it("says everything that is wrong with it, when it is defined or registered", () => {
    const { write, facts } = newsroom();
    const head = {
      name: "wrong",
      description: "Does not hold.",
      kind: "planning",
      input: State.pick({ topic: true }),
      output: z.object({ draft: z.string() }),
      result: { draft: "$input.draft" },
    } as const;
    const define = (edges: { from: string; to: string }[]) => () =>
      defineGraph({ ...head, state: State, nodes: { write, topic: facts }, edges });
    expect(define([{ from: START, to: "wirte" }])).toThrow(
      expect.objectContaining({
        code: "agent-invalid",
        issues: [
          { path: "nodes.topic", message: "must not be called like a field of the state" },
          { path: "edges.0.to", message: '"wirte" is no node' },
          { path: "nodes.write", message: "cannot be reached" },
          { path: "nodes.topic", message: "cannot be reached" },
        ],
      }),
    );
    const narrow = defineGraph({
      ...head,
      state: State.omit({ notes: true }).extend({ round: z.string().default("") }),
      nodes: { write },
      edges: [
        { from: START, to: "write" },
        { from: "write", to: END },
      ],
    });
    expect(() => createRegistry([narrow, write])).toThrow(
      expect.objectContaining({
        issues: [
          expect.objectContaining({ path: "wrong.graph.steps[0].args.round" }),
          expect.objectContaining({ message: 'agent "write" gives integer for "round"' }),
          expect.objectContaining({
            message: 'agent "write" gives "notes", which the state does not have',
          }),
        ],
      }),
    );
  });
});
