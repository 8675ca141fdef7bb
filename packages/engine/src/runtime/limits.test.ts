import { describe, expect, it } from "vitest";
import { z } from "zod";
import { countingAgents, heldAgent } from "../../test/agents.ts";
import { openLab, TENANT } from "../../test/lab.ts";
import { defineAgent } from "../contracts/agent.ts";

/** Fails a number of times, then works. */
function flaky(failures: number) {
  const attempts: number[] = [];
  const agent = defineAgent({
    name: "flaky",
    description: "Works after a while.",
    kind: "retrieval",
    input: z.object({}),
    output: z.object({ tries: z.number() }),
    run: (_, { attempt }) => {
      attempts.push(attempt);
      if (attempts.length <= failures) throw new Error("not yet");
      return { tries: attempts.length };
    },
  });
  return { agent, attempts };
}

const nothing = z.object({});

describe("retry", () => {
  it("tries as often as the step says", async () => {
    const { agent, attempts } = flaky(2);
    const lab = await openLab([agent]);
    const retry = { attempts: 3, backoff_ms: 0 };
    const run = await lab.run([{ id: "1", action: "flaky", retry }]);
    expect(run.result).toEqual({ "1": { tries: 3 } });
    expect(attempts).toEqual([1, 2, 3]);
  });

  it("gives up after the last", async () => {
    const { agent, attempts } = flaky(9);
    const lab = await openLab([agent]);
    const retry = { attempts: 2, backoff_ms: 0 };
    const run = await lab.run([{ id: "1", action: "flaky", retry }]);
    expect(run.error).toMatchObject({ code: "agent-failed", message: "not yet" });
    expect(attempts).toHaveLength(2);
  });
});

describe("timeout", () => {
  it("aborts the body's signal, and does not wait for a body that ignores it", async () => {
    const { hold, begun } = heldAgent();
    const lab = await openLab([hold]);
    const run = await lab.run([{ id: "1", action: "hold", args: { name: "x" }, timeout_ms: 5 }]);
    expect(run.error).toMatchObject({ code: "agent-timeout", step: "1" });
    expect((await begun("x")).aborted).toBe(true);
  });
});

describe("a time that a timer of the platform cannot hold", () => {
  it("is no reason to stop at once", async () => {
    const { hold, release, begun } = heldAgent();
    const lab = await openLab([hold]);
    const run = await lab.start([
      { id: "long", action: "hold", args: { name: "long" }, timeout_ms: 2 ** 40 },
      {
        id: "short",
        action: "hold",
        args: { name: "short" },
        timeout_ms: 10,
        on_error: "continue",
      },
    ]);
    const signal = await begun("short");
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    release("long");
    expect((await lab.settled(run)).steps).toMatchObject({
      long: { status: "completed" },
      short: { status: "failed", error: { code: "agent-timeout" } },
    });
  });
});

describe("circuit breaker", () => {
  it("leaves an agent alone that failed too often in a row", async () => {
    const { agent, attempts } = flaky(99);
    const lab = await openLab([agent], { breaker: { failures: 2, cooldown_ms: 60_000 } });
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      codes.push((await lab.run([{ id: "1", action: "flaky" }])).error?.code);
    }
    expect(codes).toEqual([
      "agent-failed",
      "agent-failed",
      "agent-unavailable",
      "agent-unavailable",
    ]);
    expect(attempts).toHaveLength(2);
  });
});

describe("budget", () => {
  const spender = defineAgent({
    name: "spender",
    description: "Spends ten tokens and one cent.",
    kind: "generation",
    input: nothing,
    output: z.object({ left: z.number().nullable() }),
    run: (_, { budget }) => {
      budget.spend({ tokens: 10, cost: 0.01 });
      return { left: budget.remaining().tokens };
    },
  });
  const chain = Array.from({ length: 5 }, (_, i) => ({
    id: `s${i}`,
    action: "spender",
    depends_on: i === 0 ? [] : [`s${i - 1}`],
  }));

  it.each([
    ["tokens", { tokens: 25 }, 2],
    ["cost", { cost: 0.02 }, 2],
    ["steps", { steps: 3 }, 3],
  ])(
    "of %s fails closed, and says what was done, what is missing and what to do",
    async (_, budget, done) => {
      const run = await (await openLab([spender])).run(chain, { budget });
      expect(run.status).toBe("failed");
      expect(run.error?.code).toBe("budget-exceeded");
      expect(run.result).toMatchObject({
        done: chain.slice(0, done).map(({ id }) => id),
        missing: chain.slice(done).map(({ id }) => id),
        next: expect.stringContaining("fork"),
      });
    },
  );

  it("that is not reached changes nothing, and what was spent is known", async () => {
    const run = await (await openLab([spender])).run(chain, { budget: { tokens: 50, steps: 5 } });
    expect(run.status).toBe("completed");
    expect(run.spent).toMatchObject({ tokens: 50, calls: 5 });
    expect(run.steps.s0?.result).toEqual({ left: 40 });
  });

  it("is remembered over a restart", async () => {
    const lab = await openLab([spender]);
    const gated = chain.map((step) =>
      step.id === "s2" ? { ...step, approval: "before" as const } : step,
    );
    const run = await lab.run(gated, { budget: { tokens: 25 } });
    const next = await lab.restart();
    const [gate] = run.gates;
    await next.engine.answer({
      tenant: TENANT,
      gate_id: gate?.gate_id ?? "",
      decision: "approve",
      by: "ann",
    });
    expect((await next.settled(run)).error?.code).toBe("budget-exceeded");
  });

  it("of time stops what is under way", async () => {
    const { hold, begun } = heldAgent();
    const lab = await openLab([hold]);
    const run = await lab.start([{ id: "1", action: "hold", args: { name: "x" } }], {
      budget: { time_ms: 1_000 },
    });
    const signal = await begun("x");
    lab.clock.advance(1_000);
    expect((await lab.settled(run)).error?.code).toBe("budget-exceeded");
    expect(signal.aborted).toBe(true);
  });
});

describe("cancel", () => {
  it("aborts what is under way, withdraws what waits, and keeps what is done", async () => {
    const { hold, begun } = heldAgent();
    const lab = await openLab([hold, countingAgents().say]);
    const run = await lab.start([
      { id: "done", action: "say", args: { text: "x" } },
      { id: "busy", action: "hold", args: { name: "x" }, depends_on: ["done"] },
      { id: "ask", action: "say", args: { text: "x" }, approval: "before" },
    ]);
    const signal = await begun("x");
    await lab.engine.cancel(TENANT, run.run_id, "ann");
    const end = await lab.engine.run(TENANT, run.run_id);
    expect(end).toMatchObject({ status: "cancelled", error: { message: "Cancelled by ann." } });
    expect(end.result).toMatchObject({ done: ["done"], missing: ["busy", "ask"] });
    expect(signal.aborted).toBe(true);
    expect(await lab.engine.gates(TENANT)).toEqual([]);
  });

  it("ends a run that waits, and one that has only just been asked for", async () => {
    const lab = await openLab(countingAgents().all);
    const steps = [{ id: "1", action: "say", args: { text: "x" }, approval: "before" as const }];
    const waiting = await lab.run(steps);
    const young = await lab.start(steps);
    for (const { run_id } of [waiting, young]) {
      await lab.engine.cancel(TENANT, run_id, "ann");
      expect((await lab.engine.run(TENANT, run_id)).status).toBe("cancelled");
    }
    expect(await lab.engine.gates(TENANT)).toEqual([]);
  });

  it("is refused for a run that has ended, or that is not there", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([{ id: "1", action: "say", args: { text: "x" } }]);
    await expect(lab.engine.cancel(TENANT, run.run_id, "ann")).rejects.toMatchObject({
      code: "run-over",
    });
    await expect(lab.engine.cancel(TENANT, "run_x", "ann")).rejects.toMatchObject({
      code: "run-unknown",
    });
  });
});

describe("one run a thread", () => {
  it("refuses a second one while the first is unfinished", async () => {
    const lab = await openLab(countingAgents().all);
    const steps = [{ id: "1", action: "say", args: { text: "x" }, approval: "before" as const }];
    const first = await lab.run(steps, { thread: "chat-1" });
    await expect(lab.start(steps, { thread: "chat-1" })).rejects.toMatchObject({
      code: "run-busy",
      entry: { status: 409 },
    });
    await lab.engine.cancel(TENANT, first.run_id, "ann");
    expect((await lab.run(steps, { thread: "chat-1" })).status).toBe("waiting");
  });
});

describe("cache", () => {
  it("calls no body the second time, for the same tenant, version and input", async () => {
    let calls = 0;
    const pure = (version: string) =>
      defineAgent({
        name: "pure",
        version,
        description: "Counts its calls.",
        kind: "retrieval",
        cache: { ttl_ms: 60_000 },
        input: z.object({ n: z.number() }),
        output: z.object({ n: z.number() }).nullable(),
        run: ({ n }) => {
          calls += 1;
          return n === 0 ? null : { n };
        },
      });
    const lab = await openLab([pure("1")]);
    const steps = [{ id: "1", action: "pure", each: [0, 1, 2], args: { n: "$item" } }];
    const first = await lab.run(steps);
    const second = await lab.run(steps);
    expect(calls).toBe(3);
    expect(second.result).toEqual(first.result);

    const other = await lab.start(steps, { tenant: "other" });
    await lab.engine.settled("other", other.run_id);
    expect(calls).toBe(6);
    const next = await lab.restart([pure("2")]);
    await next.run(steps);
    expect(calls).toBe(9);
    lab.clock.advance(60_001);
    await next.run(steps);
    expect(calls).toBe(12);
  });

  it("that does not answer costs time, not a result", async () => {
    const broken = () => Promise.reject(new Error("gone"));
    const pure = defineAgent({
      name: "pure",
      description: "Would be remembered.",
      kind: "retrieval",
      cache: { ttl_ms: 60_000 },
      input: nothing,
      output: nothing,
      run: () => ({}),
    });
    const lab = await openLab([pure], {
      wrap: (memory) => ({ ...memory, cache: { ...memory.cache, get: broken, set: broken } }),
    });
    expect((await lab.run([{ id: "1", action: "pure" }])).status).toBe("completed");
  });
});
