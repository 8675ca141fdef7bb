import { describe, expect, it } from "vitest";
import { countingAgents } from "../../../test/agents.ts";
import { databases } from "../../../test/databases.ts";
import { type Lab, TENANT } from "../../../test/lab.ts";
import { fail, pass, planners } from "../../../test/planners.ts";
import { halve, say } from "../../../test/steps.ts";

const answer = (lab: Lab, gate_id: string, rest: object) =>
  lab.engine.answer({ tenant: TENANT, gate_id, by: "ann", decision: "approve", ...rest });

//   create_plan ──► validate ──► (approve) ──► execute_subgraph ──► finalize
describe.each(databases)("a plan that a person approves ($database)", ({ openLab }) => {
  async function shown(steps: readonly object[] = [say("1", "a")]) {
    const { all, calls } = countingAgents();
    const script = planners([{ steps }, { steps: [say("1", "b")] }]);
    const lab = await openLab(all, { planners: script.planners });
    const start = { tenant: TENANT, goal: "g", approve_plan: true };
    const { run_id } = await lab.engine.start(start);
    const run = await lab.engine.settled(TENANT, run_id);
    const gate_id = run.gates[0]?.gate_id ?? "";
    return { ...script, all, calls, lab, run, gate_id };
  }

  it("is shown before anything runs", async () => {
    const { run, calls, lab } = await shown();
    expect(run).toMatchObject({
      status: "waiting",
      planning: { phase: "approve", revision: 1 },
      plan: { steps: [{ id: "1" }] },
      gates: [
        { key: "@approve@1", action: "plan", phase: "before", ask: { steps: [{ id: "1" }] } },
      ],
    });
    expect(calls).toEqual([]);
    await answer(lab, run.gates[0]?.gate_id ?? "", {});
    expect(await lab.settled(run)).toMatchObject({ status: "completed" });
    expect(calls).toEqual(["a"]);
  });

  it("is approved in another process, after a restart; the planner is not asked again", async () => {
    const { run, lab, all, calls, asked, gate_id, planners: sets } = await shown();
    const next = await lab.restart(all, { planners: sets });
    expect(await next.settled(run)).toMatchObject({ status: "waiting" });
    await answer(next, gate_id, {});
    expect(await next.settled(run)).toMatchObject({ status: "completed" });
    expect([calls, asked.length]).toEqual([["a"], 1]);
  });

  it("runs as it was edited", async () => {
    const { run, lab, calls, gate_id } = await shown();
    const value = { steps: [say("1", "x"), say("2", "$1.text y", "1")] };
    await answer(lab, gate_id, { decision: "modify", value });
    const done = await lab.settled(run);
    expect(done).toMatchObject({ status: "completed", result: { "2": { text: "x y" } } });
    expect(done.plan?.steps.map(({ on_error }) => on_error)).toEqual(["replan", "replan"]);
    expect(calls).toEqual(["x", "x y"]);
    const events = await lab.memory.events.read(TENANT, run.run_id);
    const created = events.filter(({ type }) => type === "plan_created");
    expect(created.map(({ data }) => data)).toMatchObject([{}, { edited_by: "ann", steps: 2 }]);
  });

  it("is not edited to one that does not hold: all issues are said, nothing is answered", async () => {
    const { run, lab, gate_id } = await shown();
    const value = {
      steps: [
        { id: "1", action: "sey" },
        { id: "1", action: "say" },
      ],
    };
    await expect(answer(lab, gate_id, { decision: "modify", value })).rejects.toMatchObject({
      code: "gate-value-invalid",
      issues: expect.arrayContaining([
        expect.objectContaining({ code: "unknown_agent" }),
        expect.objectContaining({ code: "duplicate_id" }),
      ]),
    });
    expect((await lab.settled(run)).gates).toMatchObject([{ gate_id, status: "pending" }]);
  });

  it("ends the run where it is rejected, with the reason", async () => {
    const { run, lab, calls, gate_id } = await shown();
    await answer(lab, gate_id, { decision: "reject", reason: "too dear" });
    expect(await lab.settled(run)).toMatchObject({
      status: "cancelled",
      error: { code: "plan-rejected", message: "The plan was rejected by ann: too dear" },
      result: { done: [], missing: ["the goal is reached", "1"] },
    });
    expect(calls).toEqual([]);
  });

  //   1 ──► 2 (fails)     then     1 (kept) ──► 2 (edited once more)
  it("is shown again where it is replaced, and the edit keeps what is done", async () => {
    const { run, lab, calls, gate_id } = await shown([say("1", "a"), halve("2", 3, "1")]);
    await answer(lab, gate_id, {});
    const again = await lab.settled(run);
    expect(again).toMatchObject({
      status: "waiting",
      planning: { phase: "approve", revision: 2 },
      gates: [{ key: "@approve@2" }],
    });
    const value = { steps: [say("1", "a"), halve("2", 4, "1")] };
    await answer(lab, again.gates[0]?.gate_id ?? "", { decision: "modify", value });
    const done = await lab.settled(run);
    expect(done).toMatchObject({ status: "completed", result: { "2": { n: 2 } } });
    expect(done.planning?.decisions).toMatchObject([{ kept: ["1"], changed: ["2"], dropped: [] }]);
    expect(calls).toEqual(["a", "half 3", "half 4"]);
  });

  //   1 (asks before) ──► 2       a gate inside the plan, over a restart, in a later revision
  it("may ask people in its steps, in every revision, over restarts", async () => {
    const { all, calls } = countingAgents();
    const ask = { ...say("1", "a"), approval: "before" };
    const { asked, planners: sets } = planners(
      [{ steps: [ask] }, { steps: [{ ...ask, args: { text: "b" } }] }],
      [fail("b"), pass],
    );
    const lab = await openLab(all, { planners: sets });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g" });
    const first = await lab.engine.settled(TENANT, run_id);
    expect(first.gates).toMatchObject([{ key: "1", ask: { text: "a" } }]);
    const second = await lab.restart(all, { planners: sets });
    await answer(second, first.gates[0]?.gate_id ?? "", {});
    const later = await second.engine.settled(TENANT, run_id);
    expect(later.gates).toMatchObject([{ key: "1@2", ask: { text: "b" } }]);
    const third = await second.restart(all, { planners: sets });
    await answer(third, later.gates[0]?.gate_id ?? "", {});
    expect(await third.engine.settled(TENANT, run_id)).toMatchObject({
      status: "completed",
      result: { "1": { text: "b" } },
    });
    expect([calls, asked.length]).toEqual([["a", "b"], 2]);
  });
});
