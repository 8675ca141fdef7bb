import { expect, it } from "vitest";
import { describeTalent } from "./testing/describe-talent.suite.ts";

describeTalent("what is kept beside people and jobs", ({ open }) => {
  it("is appointments, with a name for ever and who leads them", async () => {
    const { talent, rosa } = open();
    const person = await talent.people.add(rosa, { name: "Li Lei" });
    const job = await talent.jobs.create(rosa, { title: "Designer" });
    const application = await talent.applications.add(rosa, {
      person_id: person.id,
      job_id: job.id,
    });
    const interviewer = await talent.interviews.addInterviewer(rosa, {
      name: "Kim",
      email: "kim@acme.example",
      time_zone: "Europe/Berlin",
    });
    const interview = {
      application_id: application.id,
      interviewer_id: interviewer.id,
      starts_at: "2026-11-20T09:00:00Z",
      ends_at: "2026-11-20T10:00:00Z",
      time_zone: "Europe/Berlin",
      place: "Room 1",
      state: "booked" as const,
    };
    const kept = await talent.interviews.record(rosa, interview);
    expect(kept).toMatchObject({ sequence: 0, uid: `${kept.id}@bole` });
    const { interviews, activity } = await talent.people.candidate(rosa, person.id);
    expect(interviews).toEqual([kept]);
    expect(activity[0]).toMatchObject({ kind: "interview", facts: { interviewer: "Kim" } });
    expect(await talent.interviews.interviewers(rosa)).toEqual([interviewer]);

    await expect(
      talent.interviews.record(rosa, { ...interview, interviewer_id: "nobody" }),
    ).rejects.toMatchObject({ code: "interviewer-unknown" });
    await expect(
      talent.interviews.record(rosa, { ...interview, ends_at: interview.starts_at }),
    ).rejects.toMatchObject({ issues: [{ path: "ends_at" }] });
  });

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
