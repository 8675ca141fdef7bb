import { StoredPlan } from "@bole/engine";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { Agents } from "../contract/agents.ts";
import { PlanDetail, PlanList, PlanReport } from "../contract/plans.ts";

const says = (text: unknown) => ({ steps: [{ id: "1", action: "echo", args: { text } }] });

describe("plans", () => {
  it("are stored in versions, with who changed what", async () => {
    const { ask } = await testApi();
    const first = await ask(StoredPlan, "POST", "/plans", { plan: says("a"), tags: ["x"] });
    expect(first).toMatchObject({ ver: 1, author: "local", tags: ["x"] });
    const { plan_id } = first;
    await ask(StoredPlan, "POST", "/plans", { plan_id, plan: says("b") });
    const { plans } = await ask(PlanList, "GET", "/plans");
    expect(plans.map(({ ver, plan }) => [ver, plan.steps[0]?.args])).toEqual([[2, { text: "b" }]]);
    const old = await ask(PlanDetail, "GET", `/plans/${plan_id}?ver=1`);
    expect(old.plan.steps[0]?.args).toEqual({ text: "a" });
    expect(old.versions.map(({ ver }) => ver).toSorted()).toEqual([1, 2]);
    expect(old.audit.map(({ action }) => action).toSorted()).toEqual(["changed", "created"]);
  });

  it("can be deleted", async () => {
    const { ask, send, refusal } = await testApi();
    const { plan_id } = await ask(StoredPlan, "POST", "/plans", { plan: says("a") });
    expect((await send("DELETE", `/plans/${plan_id}`)).status).toBe(204);
    for (const method of ["GET", "DELETE"])
      expect(await refusal(method, `/plans/${plan_id}`)).toMatchObject({ code: "plan-unknown" });
  });

  it("are not stored unless they hold", async () => {
    const { refusal, ask } = await testApi();
    expect(await refusal("POST", "/plans", { plan: says(7) })).toMatchObject({
      status: 422,
      code: "plan-invalid",
      issues: [{ path: "steps[0].args.text", code: "type_mismatch" }],
    });
    expect(await refusal("POST", "/plans", { plan: says("a"), plan_id: "../x" })).toMatchObject({
      status: 400,
      issues: [{ path: "$.plan_id" }],
    });
    expect((await ask(PlanList, "GET", "/plans")).plans).toEqual([]);
  });

  it("that are not there, or not in that version, are unknown", async () => {
    const { ask, refusal } = await testApi();
    const { plan_id } = await ask(StoredPlan, "POST", "/plans", { plan: says("a") });
    expect(await refusal("GET", "/plans/none")).toMatchObject({
      status: 404,
      code: "plan-unknown",
    });
    const version = await refusal("GET", `/plans/${plan_id}?ver=9`);
    expect(version).toMatchObject({ status: 404, code: "plan-unknown" });
    expect(version.detail).toContain("version 9");
    expect(await refusal("GET", `/plans/${plan_id}?ver=0`)).toMatchObject({ status: 400 });
  });
});

describe("POST /plans/validate", () => {
  it("draws a plan that holds", async () => {
    const { ask } = await testApi();
    const report = await ask(PlanReport, "POST", "/plans/validate", { plan: says("a") });
    expect(report).toMatchObject({ valid: true, issues: [], graph_json: { nodes: [{ id: "1" }] } });
  });

  it("lists the issues of one that does not, and still draws it where it can", async () => {
    const { ask } = await testApi();
    const report = await ask(PlanReport, "POST", "/plans/validate", { plan: says(7) });
    expect(report).toMatchObject({
      valid: false,
      issues: [{ path: "steps[0].args.text", code: "type_mismatch" }],
      graph_json: { nodes: [{ id: "1" }] },
    });
  });

  it.each([[null], ["text"], [[]], [{ steps: [] }], [{ steps: 7 }]])(
    "has issues, and no drawing, for %j",
    async (plan) => {
      const { ask } = await testApi();
      const report = await ask(PlanReport, "POST", "/plans/validate", { plan });
      expect(report.valid).toBe(false);
      expect(report.issues.length).toBeGreaterThan(0);
      expect(report.graph_json).toBeNull();
    },
  );

  it.each([
    [
      "a cycle",
      [
        { id: "a", action: "echo", depends_on: ["b"], args: { text: "x" } },
        { id: "b", action: "echo", depends_on: ["a"], args: { text: "x" } },
      ],
    ],
    [
      "a dependency on nobody",
      [{ id: "a", action: "echo", depends_on: ["z"], args: { text: "x" } }],
    ],
    [
      "two steps of one name",
      [
        { id: "a", action: "echo", args: { text: "x" } },
        { id: "a", action: "echo", args: { text: "x" } },
      ],
    ],
  ])("reports %s without falling over when it draws", async (_, steps) => {
    const { ask } = await testApi();
    const report = await ask(PlanReport, "POST", "/plans/validate", { plan: { steps } });
    expect(report.valid).toBe(false);
  });
});

describe("GET /agents", () => {
  it("lists agents with their schemas, and planners", async () => {
    const { ask } = await testApi();
    const { agents, planners } = await ask(Agents, "GET", "/agents");
    expect(agents.map(({ name }) => name)).toEqual(["adapter", "echo", "mail", "fails"]);
    expect(agents[1]).toMatchObject({ input: { properties: { text: { type: "string" } } } });
    expect(planners).toEqual([]);
  });
});
