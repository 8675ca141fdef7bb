import { describe, expect, it } from "vitest";
import { z } from "zod";
import { countingAgents, heldAgent } from "../../test/agents.ts";
import { databases } from "../../test/databases.ts";
import { TENANT } from "../../test/lab.ts";
import { defineAgent, defineCompositeAgent } from "../contracts/agent.ts";

const text = z.object({ text: z.string() });
const head = {
  version: "1",
  description: "A plan.",
  kind: "planning",
  input: text,
  output: text,
} as const;

//   outer:  1 ──► [middle] ──► 3
//   middle: a ──► [inner] ──► c
//   inner:  x ──► (y) ──► z
const inner = defineCompositeAgent({
  ...head,
  name: "inner",
  plan: {
    steps: [
      { id: "x", action: "say", args: { text: "$input.text x" } },
      {
        id: "y",
        action: "say",
        args: { text: "$x.text y" },
        depends_on: ["x"],
        approval: "before",
      },
      { id: "z", action: "say", args: { text: "$y.text z" }, depends_on: ["y"] },
    ],
  },
  result: "$z",
});
const middle = defineCompositeAgent({
  ...head,
  name: "middle",
  plan: {
    steps: [
      { id: "a", action: "say", args: { text: "$input.text a" } },
      { id: "b", action: "inner", args: { text: "$a.text" }, depends_on: ["a"] },
      { id: "c", action: "say", args: { text: "$b.text c" }, depends_on: ["b"] },
    ],
  },
  result: { text: "$c.text" },
});
const outer = [
  { id: "1", action: "say", args: { text: "1" } },
  { id: "2", action: "middle", args: { text: "$1.text" }, depends_on: ["1"] },
  { id: "3", action: "say", args: { text: "$2.text 3" }, depends_on: ["2"] },
];

describe.each(databases)("plans inside plans ($database)", ({ openLab }) => {
  it("three deep, with an approval in the innermost that is answered after a restart", async () => {
    const { say, calls } = countingAgents();
    const lab = await openLab([say, middle, inner]);
    const run = await lab.run(outer);
    expect(run.status).toBe("waiting");
    expect(run.gates).toMatchObject([{ key: "2/b/y", step: "y", ask: { text: "1 a x y" } }]);

    const next = await lab.restart();
    const gate_id = run.gates[0]?.gate_id ?? "";
    await next.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
    expect((await next.settled(run)).result).toEqual({ "3": { text: "1 a x y z c 3" } });
    expect(calls).toEqual([
      "1",
      "1 a",
      "1 a x",
      "1 a x y",
      "1 a x y z",
      "1 a x y z c",
      "1 a x y z c 3",
    ]);
  });

  it("fan out, each item a plan of its own", async () => {
    const { say } = countingAgents();
    const lab = await openLab([say, inner]);
    const run = await lab.run([
      { id: "1", action: "inner", each: ["p", "q"], args: { text: "$item" } },
    ]);
    expect(run.gates.map(({ key }) => key)).toEqual(["1[0]/y", "1[1]/y"]);
    const [first, second] = run.gates;
    const by = "ann";
    const answer = (gate_id = "", decision: "approve" | "reject") =>
      lab.engine.answer({ tenant: TENANT, gate_id, decision, by });
    await answer(first?.gate_id, "approve");
    await answer(second?.gate_id, "reject");
    expect((await lab.settled(run)).result).toEqual({
      "1": [
        { text: "p x y z" },
        { error: expect.objectContaining({ code: "placeholder-missing" }) },
      ],
    });
  });

  //   [inner], tried twice: (y) is asked
  //   broken ✗
  it("are given up, not tried again, when the plan around them fails", async () => {
    const { say, half, calls } = countingAgents();
    const lab = await openLab([say, half, inner]);
    const run = await lab.run([
      { id: "1", action: "say", args: { text: "go" } },
      {
        id: "2",
        action: "inner",
        args: { text: "in" },
        retry: { attempts: 2, backoff_ms: 0 },
      },
      { id: "3", action: "half", args: { n: 3 }, depends_on: ["1"] },
    ]);
    expect(run).toMatchObject({ status: "failed", error: { step: "3" }, gates: [] });
    expect(Object.keys(run.steps)).not.toContain("2");
    expect(calls.filter((text) => text === "in x")).toHaveLength(1);
  });

  it("ask for the same effect under the same key when they are tried or taken up again", async () => {
    const keys: (string | undefined)[] = [];
    const { half, hold, release, begun } = { ...countingAgents(), ...heldAgent() };
    const send = defineAgent({
      name: "send",
      description: "Sends a mail.",
      kind: "generation",
      effects: ["mail"],
      input: z.object({}),
      output: z.object({}),
      run: async (_, { effects }) => {
        await effects.request({ kind: "mail", target: "ann", payload: null });
        return {};
      },
    });
    const mailing = defineCompositeAgent({
      ...head,
      name: "mailing",
      input: z.object({}),
      output: z.object({}),
      plan: {
        steps: [
          { id: "s", action: "send" },
          { id: "h", action: "half", args: { n: 3 }, depends_on: ["s"] },
        ],
      },
      result: {},
    });
    const effects = {
      request: async ({ idempotency_key }: { idempotency_key?: string }) => {
        keys.push(idempotency_key);
        return null;
      },
    };
    const lab = await openLab([send, half, hold, mailing], { effects });
    const retry = { attempts: 2, backoff_ms: 0 };
    const run = await lab.start([
      { id: "1", action: "mailing", retry, on_error: "continue" },
      { id: "2", action: "hold", args: { name: "x" }, depends_on: ["1"] },
    ]);
    await begun("x");
    expect(keys).toEqual([1, 2].map(() => `${run.run_id}:1/s:mail:ann`));
    const next = await lab.crash();
    release("x");
    expect((await next.settled(run)).status).toBe("completed");
    expect(keys).toHaveLength(2);
  });

  //   ⏲ w inside, in a fan-out
  it("wait inside, each item for its own event, over a restart", async () => {
    const { say } = countingAgents();
    const patient = defineCompositeAgent({
      ...head,
      name: "patient",
      plan: {
        steps: [
          {
            id: "w",
            action: "say",
            wait: { event: "reply", match: { to: "$input.text" } },
            args: { text: "$event.text" },
          },
        ],
      },
      result: "$w",
    });
    const lab = await openLab([say, patient]);
    const run = await lab.run([
      { id: "1", action: "patient", each: ["p", "q"], args: { text: "$item" } },
    ]);
    const next = await lab.restart();
    for (const to of ["q", "p"]) {
      const data = { to, text: `for ${to}` };
      expect(await next.engine.post({ tenant: TENANT, event: "reply", data })).toBe(1);
      await next.settled(run);
    }
    expect((await next.settled(run)).result).toEqual({
      "1": [{ text: "for p" }, { text: "for q" }],
    });
  });

  it("fail with the inner step's name", async () => {
    const { half } = countingAgents();
    const wrap = defineCompositeAgent({
      ...head,
      name: "wrap",
      input: z.object({ n: z.number() }),
      output: z.object({ n: z.number() }),
      plan: { steps: [{ id: "h", action: "half", args: { n: "$input.n" } }] },
      result: "$h",
    });
    const lab = await openLab([half, wrap]);
    const run = await lab.run([{ id: "1", action: "wrap", args: { n: 3 } }]);
    expect(run.error).toEqual({
      code: "inner-plan-failed",
      message: 'Step "h" inside "wrap" failed: 3 is odd',
      step: "1",
    });
  });

  //   1 [ a ──► hold (for ever) ]  ──►  2        1 may take a second, and may fail
  it("have a time of their own: what is inside is cut off, the plan around goes on", async () => {
    const { say } = countingAgents();
    const held = heldAgent();
    const slow = defineCompositeAgent({
      ...head,
      name: "slow",
      plan: {
        steps: [
          { id: "a", action: "say", args: { text: "$input.text" } },
          { id: "b", action: "hold", args: { name: "x" }, depends_on: ["a"] },
        ],
      },
      result: { text: "$b.name" },
    });
    const lab = await openLab([say, held.hold, slow]);
    const run = await lab.start([
      { id: "1", action: "slow", args: { text: "t" }, timeout_ms: 1_000, on_error: "continue" },
      { id: "2", action: "say", args: { text: "after" }, depends_on: ["1"] },
    ]);
    const signal = await held.begun("x");
    lab.clock.advance(1_001);
    const done = await lab.settled(run);
    expect(signal.aborted).toBe(true);
    expect(done.status).toBe("completed");
    expect(done.steps["1"]?.error).toMatchObject({
      code: "agent-timeout",
      message: 'Agent "slow" did not answer within 1000 ms and was aborted.',
    });
    const journal = await lab.memory.journal.read(TENANT, run.run_id);
    expect(journal.map(({ key, status }) => `${key} ${status}`)).toEqual([
      "1/a completed",
      "1/b cancelled",
      "1 failed",
      "2 completed",
    ]);
    expect(lab.clock.timers).toBe(0);
  });

  //   1 [ (a) ]       its question stands for days; only its work is timed
  it("are not timed while they wait for people", async () => {
    const { say } = countingAgents();
    const asks = defineCompositeAgent({
      ...head,
      name: "asks",
      plan: {
        steps: [
          { id: "a", action: "say", args: { text: "$input.text" }, approval: "before" as const },
        ],
      },
      result: "$a",
    });
    const lab = await openLab([say, asks]);
    const run = await lab.run([
      { id: "1", action: "asks", args: { text: "t" }, timeout_ms: 1_000 },
    ]);
    expect(lab.clock.timers).toBe(0);
    lab.clock.advance(1_000_000);
    const gate_id = run.gates[0]?.gate_id ?? "";
    await lab.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
    expect(await lab.settled(run)).toMatchObject({ status: "completed" });
  });
});
