import { describe, expect, it } from "vitest";
import { z } from "zod";
import { countingAgents, heldAgent } from "../../../test/agents.ts";
import { databases } from "../../../test/databases.ts";
import { openLab, TENANT } from "../../../test/lab.ts";
import { pass, planners } from "../../../test/planners.ts";
import { say } from "../../../test/steps.ts";
import { defineAgent } from "../../contracts/agent.ts";

const LEASE_THIRD = 10_000;
const hold = (id: string, name: string, ...depends_on: string[]) => ({
  id,
  action: "hold",
  args: { name },
  depends_on,
});

describe.each(databases)("when the world changes ($database)", ({ openLab }) => {
  //   1 ──► hold (under way)        is replaced by        1 ──► 3
  it("a run that runs leaves its plan at once, and keeps what is done", async () => {
    const { all, calls } = countingAgents();
    const held = heldAgent();
    const { asked, planners: sets } = planners([
      { steps: [say("1", "a"), hold("2", "x", "1")] },
      { steps: [say("1", "a"), say("3", "$1.text c", "1")] },
    ]);
    const lab = await openLab([...all, held.hold], { planners: sets });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g" });
    const signal = await held.begun("x");
    await lab.engine.replan({ tenant: TENANT, run_id, reason: "x is gone", by: "ann" });
    const run = await lab.engine.settled(TENANT, run_id);
    expect(signal.aborted).toBe(true);
    expect(run).toMatchObject({ status: "completed", result: { "3": { text: "a c" } } });
    expect(calls).toEqual(["a", "a c"]);
    expect(asked[1]?.previous).toMatchObject({
      trigger: "environment_changed",
      gap: "x is gone (ann)",
      ends: { "1": { status: "completed" }, "2": { status: "cancelled" } },
    });
    expect(run.planning?.decisions).toMatchObject([{ why: "x is gone (ann)", kept: ["1"] }]);
  });

  //   (1)        waits for a person, in a process that is not there any more
  it("a run that waits plans anew, and nobody is asked any more", async () => {
    const { all, calls } = countingAgents();
    const { planners: sets } = planners([
      { steps: [{ ...say("1", "a"), approval: "before" }] },
      { steps: [say("1", "b")] },
    ]);
    const first = await openLab(all, { planners: sets });
    const { run_id } = await first.engine.start({ tenant: TENANT, goal: "g" });
    const waiting = await first.engine.settled(TENANT, run_id);
    expect(waiting.status).toBe("waiting");
    const lab = await first.restart(all, { planners: sets });
    await lab.engine.replan({ tenant: TENANT, run_id, reason: "moved", by: "ann" });
    expect(await lab.engine.settled(TENANT, run_id)).toMatchObject({ status: "completed" });
    expect(calls).toEqual(["b"]);
    expect(await lab.memory.gates.get(TENANT, waiting.gates[0]?.gate_id ?? "")).toMatchObject({
      status: "withdrawn",
    });
    expect(await lab.memory.runs.due(lab.clock.now())).toEqual([]);
  });

  it("a plan that waits for approval is replaced, and shown anew", async () => {
    const { all, calls } = countingAgents();
    const { planners: sets } = planners([{ steps: [say("1", "a")] }, { steps: [say("1", "b")] }]);
    const lab = await openLab(all, { planners: sets });
    const start = { tenant: TENANT, goal: "g", approve_plan: true };
    const { run_id } = await lab.engine.start(start);
    await lab.engine.settled(TENANT, run_id);
    await lab.engine.replan({ tenant: TENANT, run_id, reason: "moved", by: "ann" });
    const again = await lab.engine.settled(TENANT, run_id);
    expect(again.gates).toMatchObject([{ key: "@approve@2" }]);
    const gate_id = again.gates[0]?.gate_id ?? "";
    await lab.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
    expect(await lab.engine.settled(TENANT, run_id)).toMatchObject({ status: "completed" });
    expect(calls).toEqual(["b"]);
  });

  it("a run of another process hears of it when that renews its claim", async () => {
    const { all } = countingAgents();
    const held = heldAgent();
    const { planners: sets } = planners([{ steps: [hold("1", "x")] }, { steps: [say("1", "b")] }]);
    const lab = await openLab([...all, held.hold], { planners: sets });
    const other = await lab.beside();
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g" });
    const signal = await held.begun("x");
    await other.engine.replan({ tenant: TENANT, run_id, reason: "moved", by: "ann" });
    expect(signal.aborted).toBe(false);
    lab.clock.advance(LEASE_THIRD + 1);
    expect(await lab.engine.settled(TENANT, run_id)).toMatchObject({
      status: "completed",
      result: { "1": { text: "b" } },
    });
  });

  //   1 (version 1) ──► (2)       and 1 has version 2 when 2 is approved
  it("an agent with another version is a change, too: what it did is done again", async () => {
    const agent = (version: string) =>
      defineAgent({
        name: "tell",
        version,
        description: "Tells its version.",
        kind: "generation",
        input: z.object({}),
        output: z.object({ version: z.string() }),
        run: () => ({ version }),
      });
    const { all, calls } = countingAgents();
    const steps = [
      say("0", "kept"),
      { id: "1", action: "tell", depends_on: ["0"] },
      { id: "2", action: "tell", depends_on: ["1"], approval: "before" },
    ];
    const { planners: sets } = planners([{ steps }, { steps: steps.slice(0, 2) }]);
    const lab = await openLab([...all, agent("1")], { planners: sets });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g" });
    const run = await lab.engine.settled(TENANT, run_id);
    const next = await lab.restart([...all, agent("2")], { planners: sets });
    const gate_id = run.gates[0]?.gate_id ?? "";
    await next.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
    const done = await next.engine.settled(TENANT, run_id);
    expect(done).toMatchObject({ status: "completed", result: { "1": { version: "2" } } });
    expect(done.planning?.decisions).toMatchObject([
      { trigger: "environment_changed", kept: ["0"], changed: ["1"], dropped: ["2"] },
    ]);
    expect(calls).toEqual(["kept"]);
  });
});

describe("when the world changes", () => {
  it("an agent that is gone is a change: the run plans without it", async () => {
    const { all } = countingAgents();
    const held = heldAgent();
    const ask = { ...hold("1", "x"), approval: "before" };
    const { planners: sets } = planners([{ steps: [ask] }, { steps: [say("1", "b")] }]);
    const lab = await openLab([...all, held.hold], { planners: sets });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g" });
    await lab.engine.settled(TENANT, run_id);
    const next = await lab.restart(all, { planners: sets });
    await next.engine.replan({ tenant: TENANT, run_id, reason: "no holding", by: "ann" });
    expect(await next.engine.settled(TENANT, run_id)).toMatchObject({ status: "completed" });
  });

  it("while the result is measured, the verdict does not end the run", async () => {
    const { all, calls } = countingAgents();
    const measuring = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const { asked, planners: sets } = planners(
      [{ steps: [say("1", "a")] }, { steps: [say("1", "b")] }],
      [
        async (request: Parameters<typeof pass>[0]) => {
          measuring.resolve();
          await go.promise;
          return pass(request);
        },
        pass,
      ],
    );
    const lab = await openLab(all, { planners: sets });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g" });
    await measuring.promise;
    await lab.engine.replan({ tenant: TENANT, run_id, reason: "moved", by: "ann" });
    go.resolve();
    expect(await lab.engine.settled(TENANT, run_id)).toMatchObject({ status: "completed" });
    expect(calls).toEqual(["a", "b"]);
    expect(asked[1]?.previous?.trigger).toBe("environment_changed");
  });

  it("a run without a goal, or one that is over, says that it cannot be planned", async () => {
    const { all } = countingAgents();
    const { planners: sets } = planners([{ steps: [say("1", "a")] }]);
    const lab = await openLab(all, { planners: sets });
    const plain = await lab.run([{ ...say("1", "a"), approval: "before" }]);
    const replan = (run_id: string) =>
      lab.engine.replan({ tenant: TENANT, run_id, reason: "r", by: "ann" });
    await expect(replan(plain.run_id)).rejects.toMatchObject({ code: "run-not-planned" });
    await expect(replan("run_none")).rejects.toMatchObject({ code: "run-unknown" });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g" });
    await lab.engine.settled(TENANT, run_id);
    await expect(replan(run_id)).rejects.toMatchObject({ code: "run-over" });
  });
});
