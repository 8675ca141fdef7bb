import { describe, expect, it } from "vitest";
import { countingAgents } from "../../../test/agents.ts";
import { databases } from "../../../test/databases.ts";
import { eventTypes, openLab, TENANT } from "../../../test/lab.ts";
import { fail, pass, planners } from "../../../test/planners.ts";
import { halve, say } from "../../../test/steps.ts";

//   create_plan ──► validate ──► approve? ──► execute_subgraph ──► finalize ──► the end
//        ▲              │                                              │
//        └── issues ────┘                                              │
//        └── rubric failed, step failed, environment, budget ──────────┘

describe.each(databases)("a run with a goal ($database)", ({ openLab }) => {
  //   1 ──► 2
  it("makes its plan, runs it, and measures what came of it", async () => {
    const { all, calls } = countingAgents();
    const plan = { description: "two words", steps: [say("1", "a"), say("2", "$1.text b", "1")] };
    const { asked, measured, ...options } = planners([plan]);
    const lab = await openLab(all, options);
    const { run_id } = await lab.engine.start({
      tenant: TENANT,
      goal: "Say two words",
      context: { mood: "good" },
      input: { n: 1 },
      rubric: ["two words are said"],
      budget: { steps: 10, tokens: 100 },
    });
    const run = await lab.engine.settled(TENANT, run_id);
    expect(run).toMatchObject({
      status: "completed",
      title: "Say two words",
      result: { "2": { text: "a b" } },
      plan: { description: "two words" },
      revisions: {},
      spent: { calls: 4 },
    });
    expect(run.planning).toMatchObject({
      phase: "finalize",
      revision: 1,
      decisions: [],
      evaluation: { verdicts: [{ criterion: "two words are said", verdict: "pass" }] },
    });
    expect(calls).toEqual(["a", "a b"]);
    expect(asked).toMatchObject([
      {
        goal: "Say two words",
        context: { mood: "good" },
        input: { n: 1 },
        revision: 1,
        issues: [],
        rejected_plan: null,
        previous: null,
        rubric: ["two words are said"],
        constraints: { budget_left: { steps: 10, tokens: 100, cost: null, time_ms: null } },
      },
    ]);
    expect(asked[0]?.catalogue.map(({ name }) => name)).toContain("say");
    expect(measured).toMatchObject([
      { result: { "2": { text: "a b" } }, ends: { "1": { status: "completed" } } },
    ]);
    expect(await eventTypes(lab, run)).toEqual([
      "run_started",
      "step_started",
      "step_completed",
      "plan_created",
      "step_started",
      "step_completed",
      "step_started",
      "step_completed",
      "step_started",
      "step_completed",
      "evaluated",
      "run_completed",
    ]);
    const stored = await lab.memory.runs.get(TENANT, run_id);
    expect(stored?.spent).toEqual(run.spent);
  });

  //   1 ──► 2 (fails)        is replaced by        1 ──► 3
  it("plans anew where a step failed, and runs nothing again that is done", async () => {
    const { all, calls } = countingAgents();
    const { asked, planners: sets } = planners([
      { steps: [say("1", "a"), halve("2", 3, "1")] },
      { steps: [say("1", "a"), halve("3", 4, "1")] },
    ]);
    const lab = await openLab(all, { planners: sets });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "Halve" });
    const run = await lab.engine.settled(TENANT, run_id);
    expect(run).toMatchObject({ status: "completed", result: { "3": { n: 2 } } });
    expect(calls).toEqual(["a", "half 3", "half 4"]);
    expect(run.revisions).toEqual({ "3": 2 });
    expect(asked[1]?.previous).toMatchObject({
      trigger: "step_failed",
      gap: 'Step "2" failed: 3 is odd',
      ends: {
        "1": { status: "completed", result: { text: "a" } },
        "2": { status: "failed", error: { message: "3 is odd" } },
      },
    });
    const decision = {
      revision: 2,
      trigger: "step_failed",
      kept: ["1"],
      added: ["3"],
      dropped: ["2"],
      changed: [],
    };
    expect(run.planning?.decisions).toMatchObject([decision]);
    const events = await lab.memory.events.read(TENANT, run_id);
    expect(events.find(({ type }) => type === "replanned")?.data).toMatchObject(decision);
    const keys = (await lab.memory.journal.read(TENANT, run_id)).map(({ key }) => key);
    expect(keys).toEqual(["@create_plan@1", "1", "2", "@create_plan@2", "3@2", "@evaluate@2"]);
  });

  //   1 ──► 2 ──► 3       the rubric fails, and 2 is changed: 1 stays, 2 and 3 run again
  it("plans anew where the rubric fails; what depends on a changed step runs again", async () => {
    const { all, calls } = countingAgents();
    const steps = (word: string) => ({
      steps: [say("1", "a"), say("2", `$1.text ${word}`, "1"), say("3", "$2.text!", "2")],
    });
    const { asked, measured, ...options } = planners(
      [steps("b"), steps("c")],
      [fail("say c, not b"), pass],
    );
    const lab = await openLab(all, options);
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "Say c", rubric: ["c"] });
    const run = await lab.engine.settled(TENANT, run_id);
    expect(run).toMatchObject({ status: "completed", result: { "3": { text: "a c!" } } });
    expect(calls).toEqual(["a", "a b", "a b!", "a c", "a c!"]);
    expect(asked[1]?.previous).toMatchObject({
      trigger: "rubric_failed",
      gap: "say c, not b",
      verdicts: [{ criterion: "c", verdict: "fail" }],
    });
    expect(run.planning?.decisions).toMatchObject([
      { kept: ["1"], added: [], dropped: [], changed: ["2", "3"], why: "say c, not b" },
    ]);
    expect(run.steps["3"]?.result).toEqual({ text: "a c!" });
    expect(measured).toHaveLength(2);
  });
});

describe("a run with a goal", () => {
  it("begins with a plan that is given, and asks the planner only for the next", async () => {
    const { all, calls } = countingAgents();
    const { asked, planners: sets } = planners([{ steps: [say("1", "b")] }], [fail("b"), pass]);
    const lab = await openLab(all, { planners: sets });
    const plan = { steps: [say("1", "a")] };
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "b", plan });
    const run = await lab.engine.settled(TENANT, run_id);
    expect(run.status).toBe("completed");
    expect(calls).toEqual(["a", "b"]);
    expect(asked.map(({ revision }) => revision)).toEqual([2]);
    expect(run.planning?.decisions).toMatchObject([{ changed: ["1"], kept: [] }]);
  });

  it("fails at once where a step says so, and names what is missing", async () => {
    const { all } = countingAgents();
    const { asked, planners: sets } = planners([
      { steps: [say("1", "a"), { ...halve("2", 3, "1"), on_error: "fail" }] },
    ]);
    const lab = await openLab(all, { planners: sets });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "Halve", rubric: ["half"] });
    expect(await lab.engine.settled(TENANT, run_id)).toMatchObject({
      status: "failed",
      error: { code: "agent-failed", step: "2" },
      result: { done: ["1"], missing: ["half", "2"], results: { "1": { text: "a" } } },
    });
    expect(asked).toHaveLength(1);
  });

  it("is refused with a reason where nobody can plan for it, or its plan does not hold", async () => {
    const { all } = countingAgents();
    const lab = await openLab(all, planners([null]));
    const start = (request: object) => lab.engine.start({ tenant: TENANT, goal: "x", ...request });
    await expect(start({ planner: "none" })).rejects.toMatchObject({
      code: "planner-unknown",
      data: { planners: ["default"] },
    });
    await expect(start({ goal: "  " })).rejects.toMatchObject({ code: "goal-invalid" });
    await expect(start({ limits: { replans: -1 } })).rejects.toMatchObject({
      code: "goal-invalid",
      issues: [{ path: "limits.replans" }],
    });
    await expect(start({ plan: { steps: [] } })).rejects.toMatchObject({ code: "plan-invalid" });
    expect(await lab.memory.runs.list(TENANT)).toEqual([]);
  });

  it("goes on where it is started again with its id, and is refused for another goal", async () => {
    const { all, calls } = countingAgents();
    const { asked, planners: sets } = planners([{ steps: [say("1", "a")] }]);
    const lab = await openLab(all, { planners: sets });
    const start = (goal: string) => lab.engine.start({ tenant: TENANT, goal, run_id: "run_mine" });
    await start("x");
    await lab.engine.settled(TENANT, "run_mine");
    expect((await start("x")).status).toBe("completed");
    expect([asked.length, calls]).toEqual([1, ["a"]]);
    await expect(start("y")).rejects.toMatchObject({ code: "plan-changed" });
    await expect(lab.start([say("1", "a")], { run_id: "run_mine" })).rejects.toMatchObject({
      code: "plan-changed",
    });
  });
});
