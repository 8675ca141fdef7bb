import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { countingAgents, heldAgent } from "../../../test/agents.ts";
import { databases } from "../../../test/databases.ts";
import { eventTypes, type Lab, nextTurn, openLab, TENANT } from "../../../test/lab.ts";
import { say } from "../../../test/steps.ts";
import { defineAgent } from "../../contracts/agent.ts";

const LEASE_THIRD = 10_000;
const hold = (id: string, name: string) => ({ id, action: "hold", args: { name } });
const asked = ({ run_id }: { run_id: string }) => ({ tenant: TENANT, run_id, by: "ann" });

/** Fails until it is mended, and counts its calls. */
function mendable() {
  const state = { broken: true, calls: 0 };
  const agent = defineAgent({
    name: "shaky",
    description: "Fails until it is mended.",
    kind: "generation",
    effects: ["mail"],
    input: z.object({}),
    output: z.object({ text: z.string() }),
    run: async (_, { effects }) => {
      state.calls += 1;
      await effects.request({ kind: "mail", target: "ann", payload: {} });
      if (state.broken) throw new Error("broken");
      return { text: "mended" };
    },
  });
  return { state, agent };
}

async function waitingFor(lab: Lab, run: { run_id: string }, status: string): Promise<void> {
  while ((await lab.memory.runs.get(TENANT, run.run_id))?.status !== status) await nextTurn();
}

describe.each(databases)("a paused run ($database)", ({ openLab }) => {
  //   1 (under way) ──► 2        3 (under way)
  it("ends what is under way, starts nothing new, and goes on when it is resumed", async () => {
    const { say: sayAgent, calls } = countingAgents();
    const held = heldAgent();
    const lab = await openLab([sayAgent, held.hold]);
    const run = await lab.start([hold("1", "x"), say("2", "$1.name", "1"), hold("3", "y")]);
    await Promise.all([held.begun("x"), held.begun("y")]);
    await lab.engine.pause({ ...asked(run), reason: "lunch" });
    held.release("x");
    held.release("y");
    expect(await lab.settled(run)).toMatchObject({
      status: "waiting",
      waiting_for: "operator",
      hold: { by: "ann", note: "lunch" },
      steps: { "1": { status: "completed" }, "3": { status: "completed" } },
    });
    expect(calls).toEqual([]);
    expect(await lab.memory.runs.due(lab.clock.now())).toEqual([]);
    const next = await lab.restart();
    expect(await next.settled(run)).toMatchObject({ status: "waiting" });
    await next.engine.resume(asked(run));
    expect(await next.settled(run)).toMatchObject({ status: "completed", hold: null });
    expect(calls).toEqual(["x"]);
  });

  it("keeps its questions, and an answer waits until it is resumed", async () => {
    const { say: sayAgent, calls } = countingAgents();
    const lab = await openLab([sayAgent]);
    const run = await lab.run([{ ...say("1", "a"), approval: "before" }]);
    await lab.engine.pause(asked(run));
    await lab.engine.pause(asked(run));
    const gate_id = run.gates[0]?.gate_id ?? "";
    await lab.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
    expect(await lab.settled(run)).toMatchObject({ status: "waiting", waiting_for: "operator" });
    expect(calls).toEqual([]);
    await lab.engine.resume(asked(run));
    expect(await lab.settled(run)).toMatchObject({ status: "completed" });
    await expect(lab.engine.pause(asked(run))).rejects.toMatchObject({ code: "run-over" });
    await expect(lab.engine.resume(asked(run))).rejects.toMatchObject({ code: "run-over" });
  });

  it("hears of it in another process when that renews its claim, and of the end as well", async () => {
    const { say: sayAgent, calls } = countingAgents();
    const held = heldAgent();
    const lab = await openLab([sayAgent, held.hold]);
    const other = await lab.beside();
    const run = await lab.start([hold("1", "x"), say("2", "$1.name", "1")]);
    await held.begun("x");
    await other.engine.pause(asked(run));
    await other.engine.resume(asked(run));
    await other.engine.pause(asked(run));
    const { settledResults } = vi.spyOn(lab.memory.gates, "ofRun").mock;
    lab.clock.advance(LEASE_THIRD + 1);
    // The process that holds it reads what was asked; only then it may go on.
    await expect.poll(() => settledResults.map(({ type }) => type)).toContain("fulfilled");
    await nextTurn();
    held.release("x");
    await waitingFor(lab, run, "waiting");
    expect(calls).toEqual([]);
    await lab.engine.resume(asked(run));
    expect(await lab.settled(run)).toMatchObject({ status: "completed" });
  });
});

describe.each(databases)("a failed run ($database)", ({ openLab }) => {
  //   1 ──► 2 (fails) ──► 3        (4) is asked for meanwhile
  const steps = [
    say("1", "a"),
    { id: "2", action: "shaky", depends_on: ["1"] },
    say("3", "$2.text", "2"),
    { ...say("4", "d"), approval: "before" as const },
  ];

  it("is tried again where it stopped: what is done stays, and nothing is sent twice", async () => {
    const { say: sayAgent, calls } = countingAgents();
    const { state, agent } = mendable();
    const keys: string[] = [];
    const lab = await openLab([sayAgent, agent], {
      effects: {
        request: async ({ idempotency_key }) => {
          keys.push(idempotency_key);
          return null;
        },
      },
    });
    const run = await lab.run(steps);
    expect(run).toMatchObject({ status: "failed", error: { step: "2" } });
    state.broken = false;
    await lab.engine.retry(asked(run));
    const waiting = await lab.settled(run);
    expect(waiting).toMatchObject({ status: "waiting", error: null, gates: [{ step: "4" }] });
    const gate_id = waiting.gates[0]?.gate_id ?? "";
    await lab.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
    expect(await lab.settled(run)).toMatchObject({
      status: "completed",
      result: { "3": { text: "mended" }, "4": { text: "d" } },
    });
    expect(calls.toSorted()).toEqual(["a", "d", "mended"]);
    expect(state.calls).toBe(2);
    expect(new Set(keys).size).toBe(1);
    expect(await eventTypes(lab, run)).toContain("run_reopened");
  });

  it("goes on without the step, and skips what needs its result", async () => {
    const { say: sayAgent } = countingAgents();
    const lab = await openLab([sayAgent, mendable().agent]);
    const run = await lab.run([...steps.slice(0, 3), say("5", "after", "2")]);
    await lab.engine.skip({ ...asked(run), step: "2" });
    expect(await lab.settled(run)).toMatchObject({
      status: "completed",
      steps: {
        "2": { status: "skipped", error: { message: "Skipped by ann." } },
        "3": { status: "skipped" },
        "5": { status: "completed" },
      },
    });
  });
});

describe("a run that cannot be taken up again", () => {
  it("says why", async () => {
    const { say: sayAgent } = countingAgents();
    const lab = await openLab([sayAgent, mendable().agent]);
    const failing = [{ id: "2", action: "shaky" }, say("9", "x")];
    const done = await lab.run([say("1", "a")]);
    await expect(lab.engine.retry(asked(done))).rejects.toMatchObject({ code: "run-not-failed" });
    const run = await lab.run(failing, { thread: "t" });
    const other = { ...asked(run), step: "9" };
    await expect(lab.engine.skip(other)).rejects.toMatchObject({ code: "step-unknown" });
    await lab.run([{ ...say("1", "a"), approval: "before" }], { thread: "t" });
    await expect(lab.engine.retry(asked(run))).rejects.toMatchObject({ code: "run-busy" });
    expect(await lab.settled(run)).toMatchObject({ status: "failed" });
  });

  it("is refused with tags that are none", async () => {
    const { say: sayAgent } = countingAgents();
    const lab = await openLab([sayAgent]);
    const start = lab.run([say("1", "a")], { tags: ['"'] });
    await expect(start).rejects.toMatchObject({ code: "goal-invalid" });
    const run = await lab.run([say("1", "a")], { tags: ["nightly", "nightly"] });
    expect(run.tags).toEqual(["nightly"]);
  });
});

describe("a quarantined run", () => {
  it("is tried again with fresh attempts when somebody says so", async () => {
    const { say: sayAgent } = countingAgents();
    const first = heldAgent();
    let lab = await openLab([sayAgent, first.hold]);
    const run = await lab.start([
      { ...hold("2", "x"), retry: { attempts: 1 } },
      say("3", "b", "2"),
    ]);
    await first.begun("x");
    for (let life = 2; life <= 3; life += 1) {
      const next = heldAgent();
      lab = await lab.crash([sayAgent, next.hold]);
      let begun = false;
      void next.begun("x").then(() => {
        begun = true;
      });
      while (!begun) {
        lab.clock.advance(10);
        await nextTurn();
      }
    }
    const mended = heldAgent();
    mended.release("x");
    lab = await lab.crash([sayAgent, mended.hold]);
    expect(await lab.settled(run)).toMatchObject({ waiting_for: "quarantine" });
    await lab.engine.retry(asked(run));
    expect(await lab.settled(run)).toMatchObject({ status: "completed" });
  });
});
