/**
 * What LangGraph does on its own with threads, names and what it stores, and that Bole does
 * otherwise. See `langgraph-traps-running.test.ts`.
 */
import { MemorySaver, START } from "@langchain/langgraph";
import * as checkpoint from "@langchain/langgraph-checkpoint";
import { InMemoryCache } from "@langchain/langgraph-checkpoint";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createEngine, createRegistry, defineAgent } from "../src/index.ts";
import { countingAgents, heldAgent } from "./agents.ts";
import { openLab, TENANT } from "./lab.ts";
import { plainGraph, stop, thread } from "./plain-graph.ts";

const logs = (name: string) => () => ({ log: [name] });

describe("a process that dies", () => {
  //   a ──► b (under way)
  it.each([
    ["exit", undefined],
    ["sync", ["a"]],
  ] as const)("trap 8: durability %s has stored %j by then", async (durability, stored) => {
    const body = stop();
    const checkpointer = new MemorySaver();
    const graph = plainGraph()
      .addNode("a", logs("a"))
      .addNode("b", async () => {
        await body.wait();
        return { log: ["b"] };
      })
      .addEdge(START, "a")
      .addEdge("a", "b")
      .compile({ checkpointer });
    const run = graph.invoke({}, { ...thread, durability });
    await body.arrived;
    const tuple = await checkpointer.getTuple(thread);
    expect(tuple?.checkpoint.channel_values.log).toEqual(stored);
    body.release();
    await run;
  });

  it("trap 8, in Bole: the journal has stored it, and no checkpoint is needed", async () => {
    const { hold, begun, release } = heldAgent();
    const lab = await openLab([hold, countingAgents().say]);
    const run = await lab.start([
      { id: "a", action: "say", args: { text: "a" } },
      { id: "b", action: "hold", args: { name: "b" }, depends_on: ["a"] },
    ]);
    await begun("b");
    const journal = await lab.memory.journal.read(TENANT, run.run_id);
    expect(journal.map(({ key }) => key)).toEqual(["a"]);
    const config = { configurable: { thread_id: run.run_id } };
    expect(await lab.memory.checkpointer.getTuple(config)).toBeUndefined();
    release("b");
    await lab.settled(run);
  });
  //   (1) ──► 2 (under way)      the pause at 1 is the last checkpoint there is
  it("trap 8, in Bole: a pause that was answered before the crash is not waited for again", async () => {
    const { say, calls } = countingAgents();
    const [first, second] = [heldAgent(), heldAgent()];
    const lab = await openLab([say, first.hold]);
    const run = await lab.run([
      { id: "1", action: "say", args: { text: "once" }, approval: "before" },
      { id: "2", action: "hold", args: { name: "x" }, depends_on: ["1"] },
    ]);
    const gate_id = run.gates[0]?.gate_id ?? "";
    await lab.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
    await first.begun("x"); // and there the process dies

    second.release("x");
    const registry = createRegistry([say, second.hold]);
    const next = createEngine({ memory: lab.memory, registry, clock: lab.clock });
    await next.recover({ alone: true });
    const end = await next.settled(TENANT, run.run_id);
    await next.close();
    expect(end).toMatchObject({ status: "completed", result: { "2": { name: "x" } } });
    expect(calls).toEqual(["once"]);
  });
  // With real kills: faults/kill.test.ts.
});

describe("LangGraph's serialiser", () => {
  //   make ──► value: something that JSON cannot carry
  const storing = (value: unknown) =>
    plainGraph()
      .addNode("make", () => ({ value }))
      .addEdge(START, "make")
      .compile({ checkpointer: new MemorySaver() });

  it("trap 9: a BigInt in the state makes the thread unreadable, and its past is gone", async () => {
    const graph = storing(1n);
    await graph.invoke({ log: ["precious"] }, thread); // without any error
    await expect(graph.getState(thread)).rejects.toThrow(TypeError);
    expect((await graph.invoke({}, thread)).log).toEqual([]);
  });

  it("trap 9: data that looks like a serialised constructor can't ever be read", async () => {
    const graph = storing({ lc: 1, type: "constructor", id: ["langchain", "x"], kwargs: {} });
    await graph.invoke({}, thread);
    await expect(graph.getState(thread)).rejects.toThrow("Invalid namespace");
    await expect(graph.invoke({}, thread)).rejects.toThrow("Invalid namespace");
  });

  it.each([
    ["a Date", new Date(0), "1970-01-01T00:00:00.000Z"],
    ["NaN", Number.NaN, null],
  ])("trap 9: %s comes back as something else", async (_, value, stored) => {
    const graph = storing(value);
    await graph.invoke({}, thread);
    expect((await graph.getState(thread)).values.value).toBe(stored);
  });
  // In Bole: failures.test.ts, "because it gives %s is refused, and the run stays readable"; for
  // graphs on our checkpointer: conformance/checkpointer.ts, "refuses %s in a channel, by its path"
  // and "keeps a thread readable when a graph tried to store a BigInt".
});

describe("two runs on one thread", () => {
  //   first:  work ──────────────────►
  //   second:   work ──►                  on the same thread
  it("trap 10: there is no lock, and what the other one did is lost", async () => {
    const body = stop();
    const graph = plainGraph()
      .addNode("work", async ({ value }) => {
        if (value === "first") await body.wait();
        return { log: [String(value)] };
      })
      .addEdge(START, "work")
      .compile({ checkpointer: new MemorySaver() });
    const first = graph.invoke({ value: "first" }, thread);
    await body.arrived;
    expect((await graph.invoke({ value: "second" }, thread)).log).toEqual(["second"]);
    body.release();
    await first;
    expect((await graph.getState(thread)).values.log).toEqual(["first"]);
  });

  it("trap 10, in Bole: of three at the same moment one runs, the others hear of it", async () => {
    const { hold, release } = heldAgent();
    const lab = await openLab([hold]);
    const steps = [{ id: "1", action: "hold", args: { name: "x" } }];
    const starts = [1, 2, 3].map(() => lab.start(steps, { thread: "chat-1" }));
    const heard = (await Promise.allSettled(starts)).map((start) =>
      start.status === "fulfilled" ? "runs" : start.reason.code,
    );
    expect(heard.sort()).toEqual(["run-busy", "run-busy", "runs"]);
    release("x");
  });
  // And limits.test.ts, "refuses a second one while the first is unfinished"; restart.test.ts, "a
  // run that another process holds is left alone until its claim is over".
});

describe("a plan that is changed while it runs", () => {
  //   a            has run to its end; then the plan becomes
  //   a ──► b
  it("trap 11: to go on silently does nothing, until the state is touched", async () => {
    const checkpointer = new MemorySaver();
    const a = () => plainGraph().addNode("a", logs("a")).addEdge(START, "a");
    await a().compile({ checkpointer }).invoke({}, thread);
    const longer = a().addNode("b", logs("b")).addEdge("a", "b").compile({ checkpointer });
    expect((await longer.invoke(null, thread)).log).toEqual(["a"]);
    await longer.updateState(thread, {}, "a");
    expect((await longer.invoke(null, thread)).log).toEqual(["a", "b"]);
  });
  // In Bole: restart.test.ts, "the same id with the same plan goes on, with another plan is
  // refused"; fork-run.test.ts, "runs a step with other arguments and what depends on it, and
  // nothing else".
});

describe("names", () => {
  it.each([
    ["a:b", "reserved character"],
    ["a|b", "reserved character"],
    ["log", "state attribute"],
    ["toString", "state attribute"],
  ])("trap 12: a node can't be called %s", (name, why) => {
    expect(() => plainGraph().addNode(name, logs(name))).toThrow(why);
  });

  it.each(["a:b", "a|b", "_advanced", "_people", "__start__", "toString", "constructor"])(
    "trap 12, in Bole: a step called %s is refused before it comes to that, at its place",
    async (id) => {
      const lab = await openLab(countingAgents().all);
      await expect(lab.start([{ id, action: "say", args: { text: "x" } }])).rejects.toMatchObject({
        code: "plan-invalid",
        issues: [{ path: "steps[0].id" }],
      });
    },
  );

  const inputs = Array.from({ length: 20 }, (_, i) => `input-${i}`);

  //   [20 inputs] ──► join
  it("trap 12: the channel of a join is named by all its inputs", () => {
    const graph = plainGraph().addNode("join", logs("join"));
    for (const id of inputs) graph.addNode(id, logs(id)).addEdge(START, id);
    const { channels } = graph.addEdge(inputs, "join").compile();
    expect(Object.keys(channels)).toContain(`join:${inputs.join("+")}:join`);
  });

  it("trap 12, in Bole: a checkpoint does not grow with them", async () => {
    const lab = await openLab(countingAgents().all);
    const args = { text: "x" };
    const run = await lab.run([
      ...inputs.map((id) => ({ id, action: "say", args })),
      { id: "join", action: "say", args, depends_on: inputs, approval: "before" },
    ]);
    const config = { configurable: { thread_id: run.run_id } };
    const tuple = await lab.memory.checkpointer.getTuple(config);
    expect(tuple?.pendingWrites).not.toEqual([]); // it waits there
    // Only the step at which the graph was entered.
    expect(new Set(JSON.stringify(tuple).match(/input-\d+/g))).toEqual(new Set(["input-0"]));
  });
});

describe("the cache", () => {
  it("trap 14: LangGraph brings one that is in memory, and no other", () => {
    const caches = Object.keys(checkpoint).filter((name) => name.endsWith("Cache"));
    expect(caches).toEqual(["BaseCache", "InMemoryCache"]);
  });

  //   count      with the state {1}, {1}, {2}; it looks at none
  it("trap 14: it asks for the whole state, so whatever else has changed is a miss", async () => {
    let calls = 0;
    const count = () => {
      calls += 1;
      return {};
    };
    const graph = plainGraph()
      .addNode("count", count, { cachePolicy: { ttl: 60 } })
      .addEdge(START, "count")
      .compile({ cache: new InMemoryCache() });
    for (const value of [1, 1, 2]) await graph.invoke({ value });
    expect(calls).toBe(2);
  });

  it("trap 14, in Bole: it asks for the agent's input only, and outlives the process", async () => {
    let calls = 0;
    const pure = defineAgent({
      name: "pure",
      description: "Counts its calls.",
      kind: "retrieval",
      cache: { ttl_ms: 60_000 },
      input: z.object({ n: z.number() }),
      output: z.object({ n: z.number() }),
      run: (input) => {
        calls += 1;
        return input;
      },
    });
    const lab = await openLab([pure]);
    const steps = [{ id: "1", action: "pure", args: { n: "$input.n" } }];
    await lab.run(steps, { input: { n: 1, other: "a" } });
    const next = await lab.restart();
    const again = await next.run(steps, { input: { n: 1, other: "b" } });
    expect(again.result).toEqual({ "1": { n: 1 } });
    expect(calls).toBe(1);
  });
});
