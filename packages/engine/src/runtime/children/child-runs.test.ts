import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { databases } from "../../../test/databases.ts";
import { eventTypes, TENANT } from "../../../test/lab.ts";
import { defineAgent, defineCompositeAgent } from "../../contracts/agent.ts";
import type { RunRecord } from "../../memory/ports/index.ts";
import { childId } from "./child-id.ts";

const Text = z.object({ text: z.string() });

const shout = defineAgent({
  name: "shout",
  description: "Says it louder.",
  kind: "generation",
  input: Text,
  output: Text,
  run: ({ text }, ctx) => {
    ctx.budget.spend({ tokens: text.length });
    if (text === "nothing") throw new Error("There is nothing to say.");
    return { text: `${text}!` };
  },
});

//  inside:  [approve] shout
const asked = defineCompositeAgent({
  name: "asked",
  description: "Says it louder if somebody agrees.",
  kind: "human",
  input: Text,
  output: Text,
  plan: {
    steps: [{ id: "a", action: "shout", args: { text: "$input.text" }, approval: "before" }],
  },
  result: "$a",
});

const effects: string[] = [];
const send = defineAgent({
  name: "send",
  description: "Sends it, then may fail.",
  kind: "human",
  effects: ["mail"],
  input: Text,
  output: Text,
  run: async (input, ctx) => {
    await ctx.effects.request({ kind: "mail", target: "ann", payload: input });
    if (effects.length < 2) throw new Error("The line broke.");
    return input;
  },
});
const agents = [shout, asked, send];

describe.each(databases)("a step with child_run ($database)", ({ openLab }) => {
  //  1 [child]  ──►  2
  it("runs its agent in a run with its own id and log, and goes on with the result", async () => {
    const lab = await openLab(agents);
    const run = await lab.run([
      { id: "1", action: "shout", args: { text: 'a $$5 "b"' }, child_run: true },
      { id: "2", action: "shout", depends_on: ["1"], args: { text: "$1.text" } },
    ]);
    const done = await untilOver(lab, run);
    expect(done).toMatchObject({ status: "completed", result: { 2: { text: 'a $5 "b"!!' } } });
    const child = await lab.engine.run(TENANT, childId(run.run_id, "1"));
    expect(child).toMatchObject({
      status: "completed",
      parent: { run_id: run.run_id, key: "1" },
      result: { 1: { text: 'a $5 "b"!' } },
    });
    expect(await eventTypes(lab, child)).toContain("step_completed");
    const waits = (await lab.memory.events.read(TENANT, run.run_id)).filter(
      ({ type }) => type === "gate_opened",
    );
    expect(waits[0]?.data).toMatchObject({ phase: "wait", child_run_id: child.run_id });
    const listed = await lab.memory.runs.list(TENANT, { parent: run.run_id });
    expect(listed.map(({ run_id }) => run_id)).toEqual([child.run_id]);
  });

  it("waits while its child waits for a person, also over a restart", async () => {
    const lab = await openLab(agents);
    const step = { id: "1", action: "asked", child_run: true } as const;
    const run = await lab.run([{ ...step, args: { text: "hi" } }]);
    expect(run).toMatchObject({ status: "waiting", waiting_for: "event" });
    const next = await lab.restart();
    const child = await next.engine.settled(TENANT, childId(run.run_id, "1"));
    const gate_id = child.gates[0]?.gate_id ?? "";
    await next.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
    expect(await untilOver(next, run)).toMatchObject({ result: { 1: { text: "hi!" } } });
  });

  it("fails with its child, and is one of a fan-out's results then", async () => {
    const lab = await openLab(agents);
    const each = ["a", "nothing"];
    const args = { text: "$item" };
    const run = await lab.run([{ id: "1", action: "shout", each, args, child_run: true }]);
    const { result } = await untilOver(lab, run);
    expect(result).toMatchObject({
      1: [{ text: "a!" }, { error: { code: "child-run-failed" } }],
    });
    expect(await lab.memory.runs.list(TENANT, { parent: run.run_id })).toHaveLength(2);
  });

  it("looks by itself where it was not told that its child has ended", async () => {
    const lab = await openLab(agents);
    const step = { id: "1", action: "asked", child_run: true } as const;
    const run = await lab.run([{ ...step, args: { text: "hi" } }]);
    const child_id = childId(run.run_id, "1");
    // A process that ended the child, and died before it could tell.
    const spent = { tokens: 0, cost: 0, calls: 1 };
    const result = { 1: { text: "hi!" } };
    await lab.memory.runs.commit(TENANT, child_id, { run: { status: "completed", result, spent } });
    // It may begin to wait only after the first minute was over.
    const over = untilOver(lab, run).then((done) => ({ done }));
    let ended: Awaited<typeof over> | undefined;
    while (ended === undefined) {
      await lab.clock.advance(60_000);
      ended = await Promise.race([over, delay(20, undefined)]);
    }
    expect(ended.done).toMatchObject({ status: "completed", result });
  });

  it("ends its child when the run around it is cancelled", async () => {
    const lab = await openLab(agents);
    const step = { id: "1", action: "asked", child_run: true } as const;
    const run = await lab.run([{ ...step, args: { text: "hi" } }]);
    await lab.engine.cancel(TENANT, run.run_id, "ann");
    const child = { run_id: childId(run.run_id, "1") };
    expect(await untilOver(lab, child)).toMatchObject({ status: "cancelled" });
  });

  it("counts what its child spends, and gives it no more than is left", async () => {
    const lab = await openLab(agents);
    const run = await lab.run(
      [{ id: "1", action: "shout", args: { text: "1234" }, child_run: true }],
      { budget: { tokens: 10 } },
    );
    expect((await untilOver(lab, run)).spent).toMatchObject({ tokens: 4 });
    const child = await lab.engine.run(TENANT, childId(run.run_id, "1"));
    expect(child.budget).toEqual({ tokens: 10 });
  });

  it("has the same effects when it is retried with another child", async () => {
    effects.length = 0;
    const lab = await openLab(agents, {
      effects: {
        request: async ({ idempotency_key }) => {
          effects.push(idempotency_key);
          return null;
        },
      },
    });
    const run = await lab.run([{ id: "1", action: "send", args: { text: "hi" }, child_run: true }]);
    expect(await untilOver(lab, run)).toMatchObject({ status: "failed" });
    await lab.engine.retry({ tenant: TENANT, run_id: run.run_id, by: "ann" });
    // Its log has the first end, too: only the run says when it is over again.
    const statusNow = async () => (await lab.engine.run(TENANT, run.run_id)).status;
    await expect.poll(statusNow).toBe("completed");
    expect(effects).toHaveLength(2);
    expect(new Set(effects).size).toBe(1);
  });

  async function untilOver(
    { engine }: Awaited<ReturnType<typeof openLab>>,
    { run_id }: Pick<RunRecord, "run_id">,
  ) {
    for await (const _ of engine.events(TENANT, run_id)) void _;
    return engine.settled(TENANT, run_id);
  }
});
