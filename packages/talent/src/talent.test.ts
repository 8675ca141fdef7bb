import { expect, it } from "vitest";
import { describeTalent } from "./testing/describe-talent.suite.ts";

describeTalent("what is kept beside people and jobs", ({ open }) => {
  it("is workflows and plans, with the seed's columns", async () => {
    const { talent, store, rosa } = open();
    await talent.workflows.create(rosa, {
      id: "w1",
      session_id: "s1",
      user_id: "rosa",
      workflow_type: "outreach",
    });
    const plan = await talent.workflows.createPlan(rosa, {
      id: "p1",
      workflow_id: "w1",
      session_id: "s1",
      user_id: "rosa",
      goal: "Write to ten designers",
      workflow_type: "outreach",
      plan_json: '{"steps":[]}',
    });
    expect(plan).toMatchObject({ status: "pending", modifications_json: "[]" });
    const approved = await talent.workflows.changePlan(rosa, "p1", { status: "approved" });
    expect(await talent.workflows.plansOfSession(rosa, "s1")).toEqual([approved]);
    const done = await talent.workflows.change(rosa, "w1", { plan_id: "p1", status: "completed" });
    expect(done).toMatchObject({ graph_name: "", langgraph_thread_id: "" });
    expect(await talent.workflows.ofSession(rosa, "s1")).toEqual([done]);
    const row = await store
      .forTenant(rosa.tenant)
      .selectFrom("plans")
      .selectAll()
      .executeTakeFirst();
    expect(Object.keys(row ?? {})).toEqual([
      "tenant",
      "id",
      "workflow_id",
      "session_id",
      "user_id",
      "goal",
      "workflow_type",
      "plan_json",
      "status",
      "modifications_json",
      "created_at",
      "updated_at",
    ]);
    await expect(talent.workflows.get(rosa, "w0")).rejects.toMatchObject({
      code: "workflow-unknown",
    });
    await expect(talent.workflows.changePlan(rosa, "p1", { plan_json: "{" })).rejects.toMatchObject(
      { code: "talent-request-invalid" },
    );
  });

  it("has no column for what nobody may be judged by", async () => {
    const { store, rosa } = open();
    const db = store.forTenant(rosa.tenant);
    await db
      .insertInto("people")
      .values({ ...PERSON })
      .execute();
    const row = await db.selectFrom("people").selectAll().executeTakeFirst();
    const columns = Object.keys(row ?? {}).join(" ");
    expect(columns).not.toMatch(/gender|sex|birth|age|race|ethnic|religion|marital|nation|photo/);
  });
});

const PERSON = {
  id: "p",
  name: "Li Lei",
  email: null,
  phone: null,
  location: null,
  headline: null,
  consent: "unknown",
  source: "manual",
  note: "",
  resume_id: null,
  search: "",
  search_location: "",
  version: 1,
  created_at: "2026-11-15T08:00:00.000Z",
  updated_at: "2026-11-15T08:00:00.000Z",
} as const;
