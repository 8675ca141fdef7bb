/**
 * What LangGraph does on its own while a graph runs, and that Bole does otherwise. The first kind of
 * test fails when a new version changes a trap: then `docs/langgraph-traps.md` is out of date, and
 * perhaps something here has become needless.
 */
import { END, MemorySaver, START } from "@langchain/langgraph";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { defineAgent } from "../src/index.ts";
import { countingAgents, heldAgent } from "./agents.ts";
import { openLab, TENANT } from "./lab.ts";
import { idleTurns, plainGraph, stop, thread } from "./plain-graph.ts";

const logs = (name: string) => () => ({ log: [name] });

describe("steps side by side", () => {
  //   slow ────────────►
  //   fast ──► next
  it("trap 1: a fast branch waits for a slow one, superstep by superstep", async () => {
    const slow = stop();
    const order: string[] = [];
    const graph = plainGraph()
      .addNode("slow", async () => {
        await slow.wait();
        order.push("slow has ended");
        return {};
      })
      .addNode("fast", logs("fast"))
      .addNode("next", () => {
        order.push("next has begun");
        return {};
      })
      .addEdge(START, "slow")
      .addEdge(START, "fast")
      .addEdge("fast", "next")
      .compile();
    for await (const ended of await graph.stream({}, { streamMode: "updates" })) {
      if (!("fast" in ended)) continue;
      await idleTurns();
      slow.release();
    }
    expect(order).toEqual(["slow has ended", "next has begun"]);
  });
  // In Bole: run-ahead.test.ts, "starts a step when its own dependencies are done, not when its
  // neighbours are".

  //   broken ✗
  //   sibling ──►
  it("trap 3: a node that throws aborts its sibling, which is run again on resume", async () => {
    const first = stop();
    const calls: string[] = [];
    let signal: AbortSignal | undefined;
    const graph = plainGraph()
      .addNode("broken", async () => {
        calls.push("broken");
        if (calls.length > 2) return {};
        await first.arrived;
        throw new Error("broken");
      })
      .addNode("sibling", async (_, config) => {
        calls.push("sibling");
        signal ??= config.signal;
        await first.wait();
        return {};
      })
      .addEdge(START, "broken")
      .addEdge(START, "sibling")
      .compile({ checkpointer: new MemorySaver() });
    await expect(graph.invoke({}, thread)).rejects.toThrow("broken");
    expect(signal?.aborted).toBe(true);
    first.release();
    await graph.invoke(null, thread);
    expect(calls).toEqual(["broken", "sibling", "broken", "sibling"]);
  });

  it("trap 3, in Bole: a sibling is not aborted, and its result is kept", async () => {
    const { hold, begun, release } = heldAgent();
    const { half } = countingAgents();
    const lab = await openLab([half, hold]);
    const run = await lab.start([
      { id: "sibling", action: "hold", args: { name: "x" } },
      { id: "broken", action: "half", args: { n: 3 } },
    ]);
    const signal = await begun("x");
    for await (const { type } of lab.engine.events(TENANT, run.run_id)) {
      if (type === "step_failed") break;
    }
    await idleTurns();
    expect(signal.aborted).toBe(false);
    release("x");
    expect((await lab.settled(run)).steps).toMatchObject({
      broken: { status: "failed" },
      sibling: { status: "completed", result: { name: "x" } },
    });
  });
});

describe("joins", () => {
  //   a ───────────┐
  //                ├──► join
  //   b ──► c ─────┘
  it("trap 2: a join by two edges runs once for each, where its branches differ in length", async () => {
    const graph = plainGraph()
      .addNode("a", logs("a"))
      .addNode("b", logs("b"))
      .addNode("c", logs("c"))
      .addNode("join", logs("join"))
      .addEdge(START, "a")
      .addEdge(START, "b")
      .addEdge("b", "c")
      .addEdge("a", "join")
      .addEdge("c", "join")
      .compile();
    expect((await graph.invoke({})).log.filter((name) => name === "join")).toHaveLength(2);
  });

  it("trap 2, in Bole: it runs once, when the longer branch has come", async () => {
    const { add, calls } = countingAgents();
    const lab = await openLab([add]);
    await lab.run([
      { id: "a", action: "add", args: { a: 1, b: 0 } },
      { id: "b", action: "add", args: { a: 2, b: 0 } },
      { id: "c", action: "add", args: { a: "$b.sum", b: 5 }, depends_on: ["b"] },
      { id: "join", action: "add", args: { a: "$a.sum", b: "$c.sum" }, depends_on: ["a", "c"] },
    ]);
    expect(calls).toEqual(["1+0", "2+0", "2+5", "1+7"]);
  });

  //   a ────────────────┐
  //                     ├──► join
  //   b (not taken) ────┘
  it("trap 2: a join by a list never fires when an input was skipped, and nobody is told", async () => {
    const graph = plainGraph()
      .addNode("a", logs("a"))
      .addNode("b", logs("b"))
      .addNode("join", logs("join"))
      .addEdge(START, "a")
      .addConditionalEdges(START, () => END, ["b", END])
      .addEdge(["a", "b"], "join")
      .compile();
    expect((await graph.invoke({})).log).toEqual(["a"]);
  });
  // In Bole: flow.test.ts, "skips a step as data, and what comes only after it runs once".
});

describe("limits", () => {
  //   s0 ──► s1 ──► … ──► s24
  it("trap 6: the recursion limit counts supersteps, so a chain of 25 fails", async () => {
    const chain = (length: number) => {
      const graph = plainGraph();
      for (let i = 0; i < length; i++) {
        graph.addNode(`s${i}`, logs(`s${i}`));
        graph.addEdge(i === 0 ? START : `s${i - 1}`, `s${i}`);
      }
      return graph.compile();
    };
    await expect(chain(25).invoke({})).rejects.toMatchObject({ name: "GraphRecursionError" });
    expect((await chain(25).invoke({}, { recursionLimit: 26 })).log).toHaveLength(25);
  });
  // In Bole: run-ahead.test.ts, "follows a chain of a thousand"; and flow.test.ts, "runs no more
  // items at once than its cap", where LangGraph's `maxConcurrency` would do.

  //   slow ──► (longer than it may)
  it("trap 7: a timeout rejects, but a body that ignores its signal goes on", async () => {
    const body = stop();
    const ended = Promise.withResolvers<boolean | undefined>();
    const graph = plainGraph()
      .addNode("slow", async (_, { signal }) => {
        await body.wait();
        ended.resolve(signal?.aborted);
        return {};
      })
      .addEdge(START, "slow")
      .compile();
    await expect(graph.invoke({}, { timeout: 1 })).rejects.toThrow("timeout");
    body.release();
    expect(await ended.promise).toBe(true);
  });
  // In Bole: limits.test.ts, "aborts the body's signal, and does not wait for a body that ignores
  // it". Nothing can stop such a body; what it gives is not looked at any more.

  it("trap 7, in Bole: a body that goes on can't touch the world any more", async () => {
    const body = stop();
    const refused = Promise.withResolvers<unknown>();
    const sent: string[] = [];
    const late = defineAgent({
      name: "late",
      description: "Sends a mail, whatever its signal says.",
      kind: "generation",
      effects: ["mail"],
      input: z.object({}),
      output: z.object({}),
      run: async (_, { effects }) => {
        await body.wait();
        const mail = async () => effects.request({ kind: "mail", target: "bob", payload: {} });
        refused.resolve(await mail().catch((error: unknown) => error));
        return {};
      },
    });
    const request = async ({ target }: { target: string }) => {
      sent.push(target);
      return null;
    };
    const lab = await openLab([late], { effects: { request } });
    const run = await lab.start([{ id: "1", action: "late" }]);
    await body.arrived;
    await lab.engine.cancel(TENANT, run.run_id, "ann");
    body.release();
    expect(await refused.promise).toBeInstanceOf(Error);
    expect(sent).toEqual([]);
  });

  const failsTwice = () => {
    let calls = 0;
    return () => {
      calls += 1;
      if (calls < 3) throw new Error("not yet");
      return {};
    };
  };

  //   flaky ✗ ✗ ✓
  it("trap 7: the built-in retry writes to the console", async () => {
    using print = vi.spyOn(console, "log").mockReturnValue();
    const retryPolicy = { maxAttempts: 3, initialInterval: 0, jitter: false, retryOn: () => true };
    const flaky = plainGraph().addNode("flaky", failsTwice(), { retryPolicy });
    await flaky.addEdge(START, "flaky").compile().invoke({});
    expect(print).toHaveBeenCalledTimes(2);
  });

  it("trap 7, in Bole: a retry is an event, and the console stays empty", async () => {
    using print = vi.spyOn(console, "log").mockReturnValue();
    const flaky = defineAgent({
      name: "flaky",
      description: "Works the third time.",
      kind: "retrieval",
      input: z.object({}),
      output: z.object({}),
      run: failsTwice(),
    });
    const lab = await openLab([flaky]);
    const retry = { attempts: 3, backoff_ms: 0 };
    const run = await lab.run([{ id: "1", action: "flaky", retry }]);
    const events = await lab.memory.events.read(TENANT, run.run_id);
    expect(events.filter(({ type }) => type === "step_retried")).toHaveLength(2);
    expect(print).not.toHaveBeenCalled();
  });
});
