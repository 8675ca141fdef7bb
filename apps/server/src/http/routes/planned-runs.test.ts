/** Runs with a goal, over HTTP: the planner and the evaluator are the test's own. */
import type { Plan, PlannerSet } from "@bole/engine";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { readSse, runEventOf } from "../../../test/read-sse.ts";
import { echo } from "../../../test/test-host.ts";
import { Agents } from "../contract/agents.ts";
import { Approvals } from "../contract/approvals.ts";
import { RunDetail, RunList, RunState, RunStep } from "../contract/runs.ts";

const says = (text: string): unknown => ({
  description: `Say ${text}`,
  steps: [{ id: "say", action: "echo", args: { text } }],
});

/** Says "draft" first, and "better" when that was not enough. */
const editor: PlannerSet = {
  planner: {
    createPlan: async ({ previous }) => says(previous === null ? "draft" : "better"),
  },
  evaluator: {
    evaluate: async ({ rubric, result }) => {
      const good = JSON.stringify(result).includes("better");
      return {
        verdicts: rubric.map((criterion) => ({
          criterion,
          verdict: good ? "pass" : "fail",
          evidence: JSON.stringify(result),
        })),
        need_replan: !good,
        gap: good ? null : "it is only a draft",
      };
    },
  },
  rubric: ["it is better"],
};
const liar: PlannerSet = {
  planner: { createPlan: async () => ({ steps: [{ id: "1", action: "nobody" }] }) },
  evaluator: editor.evaluator,
};
const withEditor = () => testApi({ host: { planners: { default: editor, liar } } });

describe("a run with a goal", () => {
  it("plans, is evaluated, plans again, and says so everywhere", async () => {
    const { ask, send, settle } = await withEditor();
    const run = await settle({ user_input: "Say something good" });
    expect(run).toMatchObject({
      status: "completed",
      title: "Say something good",
      planned: true,
      result: { say: { text: "better" } },
      plan: { description: "Say better" },
      planning: {
        goal: "Say something good",
        revision: 2,
        decisions: [{ revision: 2, trigger: "rubric_failed", changed: ["say"] }],
        evaluation: { need_replan: false, verdicts: [{ verdict: "pass" }] },
      },
    });
    expect(run.planning).not.toHaveProperty("steps");
    const { body } = await send("GET", `/runs/${run.run_id}/events`);
    const types = (await readSse(body)).map(runEventOf).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(["plan_created", "evaluated", "replanned"]));
    const planned = await ask(RunList, "GET", "/runs?planned=true&q=something");
    expect(planned.runs.map(({ run_id }) => run_id)).toEqual([run.run_id]);
    expect((await send("GET", `/runs/${run.run_id}/graph.svg`)).status).toBe(200);
  });

  it("can be asked about each node of its graph, and about its planning", async () => {
    const { ask, settle } = await withEditor();
    const { run_id, graph_json } = await settle({ user_input: "Say something good" });
    const [node] = graph_json.nodes;
    const step = await ask(RunStep, "GET", `/runs/${run_id}/step?key=${node?.id}`);
    expect(step).toMatchObject({
      step: "say",
      action: "echo",
      record: { result: { text: "better" } },
    });
    const key = encodeURIComponent("@create_plan@1");
    const planning = await ask(RunStep, "GET", `/runs/${run_id}/step?key=${key}`);
    expect(planning.record?.status).toBe("completed");
  });

  it("shows its plan to a person, who may edit it; an edit that does not hold changes nothing", async () => {
    // An agent of that name must not be taken for what is asked.
    const agents = [echo, { ...echo, name: "plan" }];
    const { ask, refusal, settle, host } = await testApi({
      host: { agents, planners: { default: editor } },
    });
    const { run_id } = await settle({ user_input: "Say it", options: { approve_plan: true } });
    const { approvals } = await ask(Approvals, "GET", "/approvals");
    expect(approvals).toMatchObject([
      {
        gate: { run_id, action: "plan", phase: "before" },
        run: { title: "Say it" },
        about: expect.stringContaining("whole plan"),
        schema: { type: "object", properties: { steps: { type: "array" } } },
      },
    ]);
    const node_id = approvals[0]?.gate.gate_id;
    const reply = (value: unknown) => ({ node_id, content: { decision: "modify", value } });
    const broken = await refusal(
      "POST",
      `/hitl/${run_id}/reply`,
      reply({ steps: [{ id: "1", action: "nobody" }] }),
    );
    expect(broken.status).toBe(422);
    expect(broken.issues?.[0]).toMatchObject({ path: "steps[0].action", code: "unknown_agent" });
    await ask(RunState, "POST", `/hitl/${run_id}/reply`, reply(says("better by hand")));
    await host.engine.settled("local", run_id);
    expect(await ask(RunDetail, "GET", `/runs/${run_id}`)).toMatchObject({
      status: "completed",
      result: { say: { text: "better by hand" } },
    });
  });

  it("takes a first plan along with its goal", async () => {
    const { settle } = await withEditor();
    const run = await settle({ user_input: "Say it", plan: says("better already") });
    expect(run).toMatchObject({
      result: { say: { text: "better already" } },
      planning: { revision: 1 },
    });
  });

  it("makes another plan when it is told that the world has changed", async () => {
    const { ask, refusal, settle, host } = await withEditor();
    const asks: Plan["steps"][number]["approval"] = "before";
    const plan = { steps: [{ id: "say", action: "echo", args: { text: "x" }, approval: asks }] };
    const { run_id, status } = await settle({ user_input: "Say it", plan });
    expect(status).toBe("waiting");
    await ask(RunState, "POST", `/runs/${run_id}/replan`, { reason: "Ann has left" });
    await host.engine.settled("local", run_id);
    const run = await ask(RunDetail, "GET", `/runs/${run_id}`);
    expect(run.status).toBe("completed");
    expect(run.planning?.decisions).toMatchObject([{ trigger: "environment_changed" }]);
    expect(run.planning?.decisions[0]?.why).toContain("Ann has left");
    expect(await refusal("POST", `/runs/${run_id}/replan`, { reason: "again" })).toMatchObject({
      status: 409,
      code: "run-over",
    });
    expect(await refusal("POST", `/runs/${run_id}/replan`, { reason: " " })).toMatchObject({
      status: 400,
    });
  });

  //   say (fails)   the first plan, as it was sent; the next one is the planner's
  it("plans anew where a step of the plan that came with it fails", async () => {
    const { settle } = await withEditor();
    const plan = { steps: [{ id: "say", action: "fails" }] };
    expect(await settle({ user_input: "Say it", plan })).toMatchObject({
      status: "completed",
      planning: { decisions: [{ trigger: "step_failed" }] },
    });
  });

  it("ends with what is missing where no plan holds", async () => {
    const { settle } = await withEditor();
    const run = await settle({
      user_input: "Say it",
      options: { planner: "liar", limits: { attempts: 2 } },
    });
    expect(run).toMatchObject({
      status: "failed",
      error: { code: "planning-failed" },
      plan: null,
      result: { done: [], next: expect.any(String) },
    });
    expect(run.graph_json.nodes.length).toBeGreaterThan(0);
  });

  it("cannot be planned anew without a goal, or by somebody who is not there", async () => {
    const { ask, refusal, settle } = await withEditor();
    const gate = { steps: [{ id: "1", action: "echo", args: { text: "x" }, approval: "before" }] };
    const { run_id } = await settle({ plan: gate });
    expect(await refusal("POST", `/runs/${run_id}/replan`, { reason: "x" })).toMatchObject({
      status: 409,
      code: "run-not-planned",
    });
    const unknown = await refusal("POST", "/runs", { user_input: "x", options: { planner: "no" } });
    expect(unknown).toMatchObject({ status: 422, code: "planner-unknown" });
    expect(unknown.detail).toContain("liar");
    expect((await ask(Agents, "GET", "/agents")).planners).toEqual(["default", "liar"]);
  });
});
