/** Nothing goes on for ever, and nothing that is not trusted is believed. */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { countingAgents, heldAgent } from "../../../test/agents.ts";
import { openLab, TENANT } from "../../../test/lab.ts";
import { pass, planners } from "../../../test/planners.ts";
import { halve, say } from "../../../test/steps.ts";
import { type Agent, defineAgent } from "../../contracts/agent.ts";
import type { EvaluationRequest, PlanRequest } from "../../planner/ports.ts";
import type { GoalRun } from "../requests.ts";

type Sets = ReturnType<typeof planners>["planners"];

async function pursue(
  sets: Sets,
  request: Partial<GoalRun> = {},
  agents: readonly Agent[] = countingAgents().all,
) {
  const lab = await openLab(agents, { planners: sets });
  const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g", ...request });
  return { lab, run: await lab.engine.settled(TENANT, run_id) };
}

//   create_plan ──► validate ──┐
//        ▲                     │ issues
//        └─────────────────────┘
describe("a plan that does not hold", () => {
  it("goes back to the planner with its issues", async () => {
    const bad = { steps: [{ id: "1", action: "sey", args: { text: "a" } }] };
    const { asked, planners: sets } = planners([bad, { steps: [say("1", "a")] }]);
    const { run, lab } = await pursue(sets);
    expect(run.status).toBe("completed");
    expect(asked[1]).toMatchObject({
      revision: 1,
      rejected_plan: bad,
      issues: [{ code: "unknown_agent", path: "steps[0].action" }],
    });
    const events = await lab.memory.events.read(TENANT, run.run_id);
    expect(events.find(({ type }) => type === "plan_invalid")?.data).toMatchObject({
      revision: 1,
      attempt: 1,
      issues: [{ code: "unknown_agent" }],
    });
    const keys = (await lab.memory.journal.read(TENANT, run.run_id)).map(({ key }) => key);
    expect(keys.slice(0, 2)).toEqual(["@create_plan@1", "@create_plan@1#1"]);
  });

  it.each([
    ["junk", ["not a plan"], "the plan"],
    ["nothing", [null], "the plan"],
    ["no JSON", [{ steps: 1n }], "BigInt"],
    ["an error", [new Error("out of tea")], "out of tea"],
  ])("is asked for three times, and then the run fails: %s", async (_, answers, why) => {
    const { asked, planners: sets } = planners(answers);
    const { run } = await pursue(sets, { rubric: ["done"] });
    expect(asked).toHaveLength(3);
    expect(run).toMatchObject({
      status: "failed",
      plan: null,
      error: { code: "planning-failed" },
      result: { done: [], missing: ["done"], results: {} },
    });
    expect(run.error?.message.toLowerCase()).toContain(why.toLowerCase());
  });

  it("of a planner that hangs is given up in time, and its call aborted", async () => {
    const signals: AbortSignal[] = [];
    const begun = Promise.withResolvers<void>();
    const hang = (_: PlanRequest, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      begun.resolve();
      return new Promise(() => undefined);
    };
    const { planners: sets } = planners([hang, { steps: [say("1", "a")] }]);
    const timed = { default: { ...sets.default, timeout_ms: 500 } };
    const lab = await openLab(countingAgents().all, { planners: timed });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g" });
    await begun.promise;
    lab.clock.advance(501);
    const run = await lab.engine.settled(TENANT, run_id);
    expect(run.status).toBe("completed");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(lab.clock.timers).toBe(0);
  });
});

describe("a run that is stopped while its plan is made", () => {
  it("is cancelled, and the planner's call aborted", async () => {
    const begun = Promise.withResolvers<AbortSignal>();
    const hang = (_: PlanRequest, { signal }: { signal: AbortSignal }) => {
      begun.resolve(signal);
      return new Promise(() => undefined);
    };
    const { planners: sets } = planners([hang]);
    const lab = await openLab(countingAgents().all, { planners: sets });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g" });
    const signal = await begun.promise;
    await lab.engine.cancel(TENANT, run_id, "ann");
    expect(signal.aborted).toBe(true);
    expect(await lab.engine.run(TENANT, run_id)).toMatchObject({
      status: "cancelled",
      error: { code: "run-cancelled" },
      result: { done: [], missing: ["the goal is reached"] },
    });
    expect(lab.clock.timers).toBe(0);
  });

  it("fails where the planner itself uses the run's budget up", async () => {
    const costly = (_: PlanRequest, { budget }: { budget: { spend(what: object): void } }) => {
      budget.spend({ tokens: 101 });
      return { steps: [say("1", "a")] };
    };
    const { asked, planners: sets } = planners([costly]);
    const { run } = await pursue(sets, { budget: { tokens: 100 } });
    expect(run).toMatchObject({ status: "failed", error: { code: "budget-exceeded" } });
    expect(asked).toHaveLength(1);
  });
});

describe("an evaluator", () => {
  const evaluation = (verdict: string, need_replan: boolean) => (request: EvaluationRequest) => ({
    verdicts: request.rubric.map((criterion) => ({ criterion, verdict, evidence: "e" })),
    need_replan,
    gap: null,
  });
  const plan = { steps: [say("1", "a")] };

  it.each([
    ["fails", new Error("no")],
    ["answers junk", { verdicts: "good" }],
    ["answers nothing", undefined],
  ])("that %s leaves every criterion unknown, and the run as it is", async (_, answer) => {
    const { planners: sets } = planners([plan], [answer]);
    const { run } = await pursue(sets, { rubric: ["x", "y"] });
    expect(run.status).toBe("completed");
    expect(run.planning?.evaluation).toMatchObject({
      verdicts: [
        { criterion: "x", verdict: "unknown" },
        { criterion: "y", verdict: "unknown" },
      ],
      need_replan: false,
    });
  });

  it("cannot say that a failed criterion is good enough", async () => {
    const other = { steps: [say("1", "b")] };
    const { asked, planners: sets } = planners([plan, other], [evaluation("fail", false), pass]);
    const { run } = await pursue(sets, { rubric: ["x"] });
    expect(run.status).toBe("completed");
    expect(asked[1]?.previous).toMatchObject({ trigger: "rubric_failed", gap: "x: e" });
  });

  it("cannot ask for another plan where all is well", async () => {
    const { asked, planners: sets } = planners([plan], [evaluation("pass", true)]);
    const { run } = await pursue(sets);
    expect([run.status, asked.length]).toEqual(["completed", 1]);
  });

  it("is held to the rubric: what it leaves out is unknown, what it adds is left out", async () => {
    const verdicts = [
      { criterion: "x", verdict: "pass", evidence: "e" },
      { criterion: "mine", verdict: "fail", evidence: "e" },
    ];
    const { planners: sets } = planners([plan], [{ verdicts, need_replan: true, gap: "more" }]);
    const { run } = await pursue(sets, { rubric: ["x", "y"], limits: { replans: 0 } });
    expect(run.planning?.evaluation?.verdicts).toMatchObject([
      { criterion: "x", verdict: "pass" },
      { criterion: "y", verdict: "unknown" },
    ]);
    expect(run).toMatchObject({
      status: "failed",
      error: { code: "replans-exhausted" },
      result: { done: ["1"], missing: ["y"], results: { "1": { text: "a" } } },
    });
  });
});

describe("the limits of replanning", () => {
  it("end a run that gets no nearer, with what is done, what is missing and what to do", async () => {
    const { asked, planners: sets } = planners(
      [{ steps: [say("1", "a"), halve("2", 3, "1")] }],
      [pass],
    );
    const { run } = await pursue(sets, { rubric: ["half of it"] });
    expect(asked).toHaveLength(3);
    expect(run).toMatchObject({
      status: "failed",
      error: { code: "replans-exhausted", message: expect.stringContaining("3 is odd") },
      result: {
        done: ["1"],
        missing: ["half of it", "2"],
        next: expect.stringContaining("fork the run"),
        results: { "1": { text: "a" } },
      },
    });
  });

  it.each([
    ["dollars", { replan_cost: 0.5 }],
    ["tokens", { replan_tokens: 50 }],
  ])("count what all further plans cost, in %s", async (_, limits) => {
    const costly = (_: PlanRequest, { budget }: { budget: { spend(what: object): void } }) => {
      budget.spend({ cost: 0.3, tokens: 30 });
      return { steps: [halve("1", 3)] };
    };
    const { asked, planners: sets } = planners([costly]);
    const { run } = await pursue(sets, { limits: { replans: 10, ...limits } });
    // The first plan is free; the second one is paid for; the third one goes beyond.
    expect(asked).toHaveLength(3);
    expect(run.error).toMatchObject({ code: "replans-exhausted" });
    expect(run.spent).toMatchObject({ cost: expect.closeTo(0.9), tokens: 90 });
    expect(run.planning?.decisions).toMatchObject([{ revision: 2, cost: 0.3, tokens: 30 }]);
  });

  it("do not help a run whose own budget is used up: it ends", async () => {
    const { asked, planners: sets } = planners([{ steps: [say("1", "a"), say("2", "b")] }]);
    const { run } = await pursue(sets, { budget: { steps: 2 } });
    expect(run).toMatchObject({ status: "failed", error: { code: "budget-exceeded" } });
    expect(asked).toHaveLength(1);
  });
});

describe("the limits of a round", () => {
  const spender = defineAgent({
    name: "spend",
    description: "Spends tokens.",
    kind: "generation",
    input: z.object({ tokens: z.number() }),
    output: z.object({ tokens: z.number() }),
    run: ({ tokens }, { budget }) => {
      budget.spend({ tokens });
      return { tokens };
    },
  });
  const spend = (id: string, tokens: number, ...depends_on: string[]) => ({
    id,
    action: "spend",
    args: { tokens },
    depends_on,
  });

  //   1 (30) ──► 2 (90: too much)      is replaced by      1 ──► 3 (40)
  it("end the plan, not the run; what had been spent counts", async () => {
    const { asked, planners: sets } = planners([
      { steps: [spend("1", 30), spend("2", 90, "1")] },
      { steps: [spend("1", 30), spend("3", 40, "1")] },
    ]);
    const limits = { round: { tokens: 100 } };
    const { run, lab } = await pursue(sets, { limits }, [spender]);
    expect(run).toMatchObject({ status: "completed", spent: { tokens: 160 } });
    expect(asked[1]?.previous).toMatchObject({
      trigger: "budget_exceeded",
      gap: "The plan's limit of 100 tokens is used up.",
      ends: { "1": { status: "completed" }, "2": { status: "cancelled" } },
    });
    const types = (await lab.memory.events.read(TENANT, run.run_id)).map(({ type }) => type);
    expect(types).toContain("budget_exceeded");
    expect(types).toContain("step_cancelled");
  });

  //   hold (for ever)        is replaced by        say
  it("are limits of time, too: what is under way is aborted", async () => {
    const { hold, begun } = heldAgent();
    const { all } = countingAgents();
    const { asked, planners: sets } = planners([
      { steps: [{ id: "1", action: "hold", args: { name: "x" } }] },
      { steps: [say("2", "b")] },
    ]);
    const lab = await openLab([...all, hold], { planners: sets });
    const limits = { round: { time_ms: 1_000 } };
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g", limits });
    const signal = await begun("x");
    lab.clock.advance(1_001);
    const run = await lab.engine.settled(TENANT, run_id);
    expect(signal.aborted).toBe(true);
    expect(run).toMatchObject({ status: "completed", result: { "2": { text: "b" } } });
    expect(asked[1]?.previous).toMatchObject({ trigger: "budget_exceeded" });
    expect(lab.clock.timers).toBe(0);
  });

  //   each [1, 2, 3 (too much)]       a fan-out that was cut off is not one that has ended
  it("cut a fan-out off as a whole", async () => {
    const each = [30, 30, 90];
    const { asked, planners: sets } = planners([
      { steps: [{ id: "1", action: "spend", each, args: { tokens: "$item" }, concurrency: 1 }] },
      { steps: [spend("1", 1)] },
    ]);
    const limits = { round: { tokens: 100 } };
    const { run } = await pursue(sets, { limits }, [spender]);
    expect(asked[1]?.previous?.ends["1"]).toMatchObject({ status: "cancelled" });
    expect(run).toMatchObject({ status: "completed", spent: { tokens: 151 } });
  });
});
