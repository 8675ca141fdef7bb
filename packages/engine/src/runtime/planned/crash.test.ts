import { describe, expect, it } from "vitest";
import { countingAgents } from "../../../test/agents.ts";
import { breaking } from "../../../test/breaking.ts";
import { databases } from "../../../test/databases.ts";
import { TENANT } from "../../../test/lab.ts";
import { fail, pass, planners } from "../../../test/planners.ts";
import { halve, say } from "../../../test/steps.ts";
import type { EvaluationRequest, PlanRequest } from "../../planner/ports.ts";

/** More commits than the run below has. */
const MOST = 40;

//   create_plan ✗ ──► create_plan ──► 1 ──► 2 (fails) ──► create_plan@2 ──► 1, 3 ──► evaluate (fails)
//     ──► create_plan@3 ──► 1, 3, 4 ──► evaluate ──► the end
describe.each(databases)("a process that dies ($database)", ({ openLab }) => {
  // What they answer depends on what they are asked, not on how often.
  const plan = ({ revision, issues }: PlanRequest) => {
    if (revision === 1) {
      return { steps: issues.length === 0 ? [] : [say("1", "a"), halve("2", 3, "1")] };
    }
    const steps = [say("1", "a"), halve("3", 4, "1")];
    return { steps: revision === 2 ? steps : [...steps, say("4", "$1.text d", "3")] };
  };
  const measure = (request: EvaluationRequest) =>
    request.revision === 2 ? fail("d")(request) : pass(request);
  /** Who was called, in order; what was under way when the process died is called again. */
  const CALLS = ["a", "half 3", "half 4", "a d"];

  async function runWithDeathAfter(commits: number) {
    const { all, calls } = countingAgents();
    const { asked, measured, planners: sets } = planners([plan], [measure]);
    const { wrap, broken, left } = breaking(commits);
    const lab = await openLab(all, { planners: sets, wrap });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g", rubric: ["d"] });
    await Promise.race([broken, lab.engine.settled(TENANT, run_id)]);
    const whole = left() > 0;
    const next = await lab.restart(all, { planners: sets, wrap: (memory) => memory });
    const run = await next.engine.settled(TENANT, run_id);
    const events = await next.memory.events.read(TENANT, run_id);
    const keys = (await next.memory.journal.read(TENANT, run_id)).map(({ key }) => key);
    return { run, calls, asked, measured, events, keys, whole };
  }

  it("between any two writes leaves a run that goes on, and calls nobody twice who had answered", async () => {
    let commits = 1;
    for (; commits < MOST; commits++) {
      const { run, calls, asked, measured, events, keys, whole } = await runWithDeathAfter(commits);
      const about = `after ${commits} commits`;
      expect(run.status, about).toBe("completed");
      expect(run.result, about).toEqual({ "4": { text: "a d" } });
      expect(keys, about).toEqual([
        "@create_plan@1",
        "@create_plan@1#1",
        "1",
        "2",
        "@create_plan@2",
        "3@2",
        "@evaluate@2",
        "@create_plan@3",
        "4@3",
        "@evaluate@3",
      ]);
      // At most what was under way at the moment of death is called a second time.
      const extra = calls.length - CALLS.length + asked.length - 4 + measured.length - 2;
      expect([...new Set(calls)], about).toEqual(CALLS);
      expect(extra, about).toBeLessThanOrEqual(1);
      const types = events.map(({ type }) => type);
      const count = (type: string) => types.filter((other) => other === type).length;
      expect(["plan_invalid", "plan_created", "replanned", "evaluated"].map(count), about).toEqual([
        1, 3, 2, 2,
      ]);
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
      if (whole) break;
    }
    expect(commits).toBeGreaterThan(10);
    expect(commits).toBeLessThan(MOST);
  });
});
