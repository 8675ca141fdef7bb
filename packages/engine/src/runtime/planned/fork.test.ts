import { describe, expect, it } from "vitest";
import { countingAgents } from "../../../test/agents.ts";
import { openLab, TENANT } from "../../../test/lab.ts";
import { fail, pass, planners } from "../../../test/planners.ts";
import { halve, say } from "../../../test/steps.ts";

describe("a fork of a run with a goal", () => {
  //   1 ──► 2 (fails)     replaced by     1 ──► 3 ──► 4      forked at 3, with another number
  it("goes on at the newest plan, and is measured anew", async () => {
    const { all, calls } = countingAgents();
    const script = planners([
      { steps: [say("1", "a"), halve("2", 3, "1")] },
      { steps: [say("1", "a"), halve("3", 4, "1"), say("4", "$3.n left", "3")] },
    ]);
    const lab = await openLab(all, { planners: script.planners });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g" });
    const old = await lab.engine.settled(TENANT, run_id);
    calls.length = 0;
    const fork = await lab.engine.fork({ tenant: TENANT, run_id, step: "3@2", args: { n: 8 } });
    const run = await lab.settled(fork);
    expect(run).toMatchObject({
      status: "completed",
      result: { "4": { text: "4 left" } },
      revisions: { "3": 2, "4": 2 },
      planning: { goal: "g", revision: 2, evaluation: { need_replan: false } },
      forked_from: { run_id, step: "3" },
    });
    expect(calls).toEqual(["half 8", "4 left"]);
    expect([script.asked.length, script.measured.length]).toEqual([2, 2]);
    expect(await lab.engine.run(TENANT, run_id)).toEqual(old);
  });

  //   1 ──► 2 (fails, and no other plan is allowed)      forked at 1
  it("of one that gave up runs again what was missing, and may plan anew itself", async () => {
    const { all, calls } = countingAgents();
    const bad = { steps: [say("1", "a"), halve("2", 3, "1")] };
    const good = { steps: [say("1", "a"), halve("2", 4, "1")] };
    const script = planners([bad, bad, good]);
    const lab = await openLab(all, { planners: script.planners });
    const start = { tenant: TENANT, goal: "g", limits: { replans: 1 } };
    const { run_id } = await lab.engine.start(start);
    expect(await lab.engine.settled(TENANT, run_id)).toMatchObject({ status: "failed" });
    calls.length = 0;
    const fork = await lab.engine.fork({ tenant: TENANT, run_id, step: "2", args: { n: 6 } });
    expect(await lab.settled(fork)).toMatchObject({ status: "completed" });
    expect(calls).toEqual(["half 6"]);
  });

  it("at a step that an older plan had says which steps there are", async () => {
    const { all } = countingAgents();
    const { planners: sets } = planners(
      [{ steps: [say("1", "a")] }, { steps: [say("2", "b")] }],
      [fail("b"), pass],
    );
    const lab = await openLab(all, { planners: sets });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g" });
    await lab.engine.settled(TENANT, run_id);
    await expect(lab.engine.fork({ tenant: TENANT, run_id, step: "1" })).rejects.toMatchObject({
      code: "step-unknown",
      data: { finished: ["2"] },
    });
  });
});
