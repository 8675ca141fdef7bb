import { describe, expect, it } from "vitest";
import { z } from "zod";
import { countingAgents, heldAgent } from "../../test/agents.ts";
import { eventTypes, nextTurn, openLab } from "../../test/lab.ts";
import { defineAgent } from "../contracts/agent.ts";

describe("a step that fails", () => {
  //   broken ✗
  //   hold ──► after          (LangGraph aborts the siblings of a node that throws)
  it("lets what is under way end, starts nothing new, and fails the run", async () => {
    const { half, say, calls } = countingAgents();
    const { hold, release, begun } = heldAgent();
    const lab = await openLab([half, say, hold]);
    const run = await lab.start([
      { id: "hold", action: "hold", args: { name: "x" } },
      { id: "broken", action: "half", args: { n: 3 } },
      { id: "after", action: "say", args: { text: "never" }, depends_on: ["hold"] },
    ]);
    await begun("x");
    release("x");
    const end = await lab.settled(run);
    expect(end.status).toBe("failed");
    expect(end.error).toEqual({ code: "agent-failed", message: "3 is odd", step: "broken" });
    expect(end.steps.hold?.status).toBe("completed");
    expect(end.result).toMatchObject({ done: ["hold"], missing: ["broken", "after"] });
    expect(calls).toEqual(["half 3"]);
  });

  //   broken ✗ (may fail) ──► wants its result      → skipped
  //                      └──► only comes after it   → runs
  it("that may fail is only missed by those who want its result", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([
      { id: "broken", action: "half", args: { n: 3 }, on_error: "continue" },
      { id: "wants", action: "half", args: { n: "$broken.n" }, depends_on: ["broken"] },
      { id: "behind", action: "say", args: { text: "b" }, depends_on: ["wants"] },
      { id: "after", action: "say", args: { text: "a" }, depends_on: ["broken"] },
      {
        id: "mourns",
        action: "say",
        args: { text: "m" },
        depends_on: ["broken"],
        when: { failed: "broken" },
      },
    ]);
    expect(run.status).toBe("completed");
    expect(statuses(run)).toEqual({
      broken: "failed",
      wants: "skipped",
      behind: "skipped",
      after: "completed",
      mourns: "completed",
    });
    expect(run.steps.wants?.error?.message).toBe('Step "broken" was failed.');
  });

  it.each([
    ["undefined", undefined, "The agent failed without a message."],
    ["null", null, "The agent failed without a message."],
    ["a string", "no luck", "no luck"],
    ["an error without a message", new Error(""), "The agent failed without a message."],
    ["an object without a prototype", Object.create(null), "The agent failed without a message."],
  ])("because it throws %s is a failure like any other", async (_, thrown, message) => {
    const thrower = defineAgent({
      name: "thrower",
      description: "Throws what it likes.",
      kind: "retrieval",
      input: z.object({}),
      output: z.object({}),
      run: () => {
        throw thrown;
      },
    });
    const lab = await openLab([thrower]);
    const retry = { attempts: 2, backoff_ms: 0 };
    const run = await lab.run([{ id: "1", action: "thrower", retry }]);
    expect(run.error).toEqual({ code: "agent-failed", message, step: "1" });
    expect(run.spent.calls).toBe(2);
  });

  it("because it reports what JSON cannot carry does not take the run with it", async () => {
    const teller = defineAgent({
      name: "teller",
      description: "Tells how far it is.",
      kind: "retrieval",
      input: z.object({}),
      output: z.object({}),
      run: (_, { progress }) => {
        progress("half", Number.NaN);
        return {};
      },
    });
    const run = await (await openLab([teller])).run([{ id: "1", action: "teller" }]);
    expect(run.error).toMatchObject({ code: "not-json", step: "1" });
  });

  it("reports nothing any more once nobody waits for it", async () => {
    const { hold, release, begun } = heldAgent();
    const late = defineAgent({
      name: "late",
      description: "Goes on after its time.",
      kind: "retrieval",
      input: z.object({ name: z.string() }),
      output: z.object({}),
      run: async (input, ctx) => {
        if (hold.body.type === "code") await hold.body.run(input, ctx);
        ctx.progress("too late");
        return {};
      },
    });
    const lab = await openLab([late, hold]);
    const run = await lab.start([
      { id: "1", action: "late", args: { name: "x" }, timeout_ms: 5, on_error: "continue" },
      { id: "2", action: "hold", args: { name: "y" }, depends_on: ["1"] },
    ]);
    await begun("y");
    release("x");
    await nextTurn();
    release("y");
    expect((await lab.settled(run)).status).toBe("completed");
    expect(await eventTypes(lab, run)).not.toContain("step_progress");
  });

  it("because its condition cannot be asked says why", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run(
      [{ id: "1", action: "say", args: { text: "x" }, when: { gt: ["$input.a", "$input.b"] } }],
      { input: { a: 1, b: "one" } },
    );
    expect(run.error).toMatchObject({ code: "not-comparable", step: "1" });
  });

  it("because its answer breaks its own contract says so", async () => {
    const liar = defineAgent({
      name: "liar",
      description: "Promises a number.",
      kind: "retrieval",
      input: z.object({}),
      output: z.object({ n: z.number() }),
      run: () => JSON.parse('{"n":"seven"}'),
    });
    const run = await (await openLab([liar])).run([{ id: "1", action: "liar" }]);
    expect(run.error).toMatchObject({ code: "agent-output-invalid", step: "1" });
    expect(run.error?.message).toContain("expected number, received string");
  });

  it.each([
    ["a BigInt", 1n, "a bigint"],
    ["NaN", Number.NaN, "NaN"],
    ["a Date", new Date(0), "an instance of Date"],
    [
      "a serialised constructor",
      { lc: 1, type: "constructor", id: [] },
      "a serialised constructor",
    ],
  ])("because it gives %s is refused, and the run stays readable", async (_, value, what) => {
    const odd = defineAgent({
      name: "odd",
      description: "Gives what JSON cannot carry.",
      kind: "retrieval",
      input: z.object({}),
      output: z.object({ deep: z.array(z.unknown()) }),
      run: () => ({ deep: [0, value] }),
    });
    const lab = await openLab([odd]);
    const run = await lab.run([{ id: "1", action: "odd" }]);
    expect(run.error).toMatchObject({ code: "not-json", step: "1" });
    expect(run.error?.message).toContain("deep[1]");
    expect(run.error?.message).toContain(what);
    expect((await lab.engine.run(run.tenant, run.run_id)).status).toBe("failed");
  });

  it("because a path led to nothing names the step, the path and what was there", async () => {
    const bag = defineAgent({
      name: "bag",
      description: "Gives anything.",
      kind: "retrieval",
      input: z.object({}),
      output: z.object({ items: z.array(z.string()) }),
      run: () => ({ items: ["a", "b"] }),
    });
    const lab = await openLab([bag, countingAgents().say]);
    const run = await lab.run([
      { id: "1", action: "bag" },
      { id: "2", action: "say", args: { text: "$1.items[5]" }, depends_on: ["1"] },
    ]);
    expect(run.error).toMatchObject({ code: "placeholder-missing", step: "2" });
    expect(run.error?.message).toContain("$1.items[5]");
    expect(run.error?.message).toContain("list of 2");
  });
});

const statuses = (run: { steps: { [id: string]: { status: string } } }) =>
  Object.fromEntries(Object.entries(run.steps).map(([id, { status }]) => [id, status]));
