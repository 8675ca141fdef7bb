/** Careers over HTTP, as the page uses them. */
import { checkPlan, checkReport } from "@bole/career";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import {
  CareerCheckIn,
  CareerFeed,
  CareerList,
  CareerPlanItem,
  CareerSession,
  CareerSource,
  CareerState,
  OccupationDetail,
  OccupationList,
} from "../contract/career.ts";

const api = await testApi();
const { ask, host, refusal, send } = api;

async function begin(body: object): Promise<string> {
  const { session_id } = await ask(CareerState, "POST", "/career/sessions", body);
  await host.engine.settled("local", session_id);
  return session_id;
}

/** As far as the first report or plan: what is asked is declined, what was understood confirmed. */
async function beginThrough(body: object): Promise<string> {
  const id = await begin(body);
  while ((await read(id)).waits_for === "message") {
    await ask(CareerState, "POST", `/career/sessions/${id}/messages`, { message: "跳过" });
    await host.engine.settled("local", id);
  }
  return id;
}

const read = (id: string) => ask(CareerSession, "GET", `/career/sessions/${id}`);

async function judge(
  id: string,
  satisfaction_level: string,
  feedback = "",
): Promise<CareerSession> {
  const body = { satisfaction_level, feedback };
  await ask(CareerState, "POST", `/career/sessions/${id}/feedback`, body);
  await host.engine.settled("local", id);
  return read(id);
}

const VAGUE = {
  message: "工作三年了，感觉很迷茫，不知道自己适合做什么。",
  user_profile: { current_position: "行政专员", skills: ["Excel", "沟通"] },
};
const CLEAR = {
  message:
    "I want to become a data analyst by next September. I'm a marketing specialist in Dublin and have 5 hours a week.",
};

describe("a vague wish", () => {
  it("becomes a report, a better one, goals, a plan and a calendar", async () => {
    const id = await beginThrough(VAGUE);
    const first = await read(id);
    expect(first).toMatchObject({
      status: "waiting",
      waits_for: "report_feedback",
      language: "zh",
    });
    expect(first.current_stage).toBe("user_feedback");
    expect(checkReport(first.integrated_report ?? missing())).toEqual([]);

    const second = await judge(id, "dissatisfied", "多讲讲远程工作");
    expect(second.iteration_count).toBe(1);
    expect(second.integrated_report?.round).toBe(2);
    const topics = second.integrated_report?.focus_sections.map(({ topic }) => topic);
    expect(topics).toEqual(["remote_work"]);
    expect(second.integrated_report?.changes.map(({ topic }) => topic)).toContain("remote_work");

    const planned = await judge(id, "satisfied");
    expect(planned).toMatchObject({
      waits_for: "plan_feedback",
      current_stage: "schedule_planning",
    });
    const plan = planned.final_plan ?? missing();
    expect(checkPlan(plan, planned.career_goals, plan.timeline.start_date)).toEqual([]);

    const again = await judge(id, "neutral", "每周3小时，周末不安排");
    expect(again.final_plan).toMatchObject({ version: 2, timeline: { hours_per_week: 3 } });
    expect(again.final_plan?.timeline.weekdays).toEqual([1, 2, 3, 4, 5]);

    const done = await judge(id, "very_satisfied");
    expect(done).toMatchObject({
      status: "completed",
      current_stage: "completed",
      waits_for: null,
    });
    expect(Object.keys(done.system_metrics.nodes)).toEqual(
      expect.arrayContaining(["coordinator", "planner", "supervisor", "reporter", "scheduler"]),
    );
    expect(done.system_metrics.nodes.reporter?.calls).toBe(2);
  });

  it("ends with an honest word for whom it was of no use", async () => {
    const id = await beginThrough(VAGUE);
    const ended = await judge(id, "very_dissatisfied", "没有用");
    expect(ended).toMatchObject({
      status: "completed",
      current_stage: "completed",
      final_plan: null,
    });
    expect(ended.messages.at(-1)?.content).toContain("没有用");
  });

  it("has sources that open", async () => {
    const id = await beginThrough(VAGUE);
    const { integrated_report } = await read(id);
    for (const source of integrated_report?.sources ?? missing()) {
      const path = `/career/sessions/${id}/source?source=${encodeURIComponent(source.id)}`;
      const opened = await ask(CareerSource, "GET", path);
      expect(opened).toMatchObject({ quote_found: true });
      expect(opened.text).not.toBe("");
      // A figure's source is its publisher.
      if (source.kind !== "statistics")
        expect((await send("GET", source.href.replace("/api", ""))).status).toBe(200);
    }
  });
});

const today = () => new Date().toISOString().slice(0, 10);
const dayBefore = today();
const session = await beginThrough(CLEAR);
const dayAfter = today();

describe("a clear goal", () => {
  it("goes to goals once it is confirmed, dated from today", async () => {
    const { career_goals, final_plan, integrated_report, cached_data } = await read(session);
    expect(cached_data.goal_clarity).toMatchObject({ is_goal_clear: true });
    expect(integrated_report).toBeNull();
    expect(career_goals.map(({ goal_type }) => goal_type)).toContain("long_term");
    // Midnight may have passed while it was made.
    expect([dayBefore, dayAfter]).toContain(final_plan?.timeline.start_date);
    expect(final_plan?.timeline.hours_per_week).toBe(5);
  });

  it("has items that are ticked off and moved, as long as the plan holds", async () => {
    const plan = (await read(session)).final_plan ?? missing();
    const item = plan.action_items.find(({ week }) => week === 3) ?? missing();
    const path = `/career/sessions/${session}/items/${item.item_id}`;
    const ticked = await ask(CareerPlanItem, "PATCH", path, { done: true });
    expect(ticked).toMatchObject({ done: true });
    const other = plan.action_items.find(
      ({ week, item_id }) => week === 3 && item_id !== item.item_id,
    );
    const [first, second] = [item.date, other?.date ?? missing()];
    expect(await ask(CareerPlanItem, "PATCH", path, { date: second })).toMatchObject({
      date: second,
      moved: second !== first,
      done: true,
    });
    expect((await read(session)).progress).toMatchObject({ done: 1 });
    const problem = await refusal("PATCH", path, { date: "2001-01-01" });
    expect(problem).toMatchObject({ status: 422, code: "career-item-misplaced" });
    expect(
      await refusal("PATCH", `/career/sessions/${session}/items/nothing`, { done: true }),
    ).toMatchObject({
      code: "career-item-unknown",
    });
    expect(await refusal("PATCH", path, {})).toMatchObject({ code: "career-request-invalid" });
  });

  it("is checked in on, and that is taken back", async () => {
    const path = `/career/sessions/${session}/check-ins`;
    const taken = await ask(CareerCheckIn, "POST", path, { blocked: "a cold", hours_per_week: 3 });
    expect(taken.changes.join()).toContain("“a cold”");
    expect((await read(session)).check_ins).toEqual([taken]);
    expect((await send("DELETE", `${path}/${taken.check_in_id}`)).status).toBe(204);
    expect((await read(session)).check_ins).toEqual([]);
    expect(await refusal("POST", path, { done: ["nothing"] })).toMatchObject({
      code: "career-item-unknown",
    });
  });

  it("is a calendar that another program reads, and Markdown", async () => {
    const ics = await (await send("GET", `/career/sessions/${session}/plan.ics`)).text();
    const events = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents("vevent");
    const { final_plan } = await read(session);
    const { action_items, milestones } = final_plan ?? missing();
    expect(events).toHaveLength(action_items.length + milestones.length);
    const markdown = await (await send("GET", `/career/sessions/${session}/plan.md`)).text();
    expect(markdown).toContain("- [x] ");
  });

  it("is published at a secret address, until it is taken back", async () => {
    const { path } = await ask(CareerFeed, "POST", `/career/sessions/${session}/feed`);
    const feed = await api.app.request(path);
    expect(feed.headers.get("content-type")).toContain("text/calendar");
    const etag = feed.headers.get("etag") ?? "";
    const again = await api.app.request(path, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    expect((await send("DELETE", `/career/sessions/${session}/feed`)).status).toBe(204);
    expect((await api.app.request(path)).status).toBe(404);
  });
});

describe("questions", () => {
  it("are asked one at a time, and answered once", async () => {
    const id = await begin({ message: "I want to become a unicorn whisperer by next year" });
    const asking = await read(id);
    expect(asking).toMatchObject({ waits_for: "message", requires_user_input: true, turn: 0 });
    expect(asking.pending_questions).toHaveLength(1);
    const [option] = asking.cached_data.question?.options ?? [];
    const answer = { message: option?.name ?? missing(), turn: 0 };
    await ask(CareerState, "POST", `/career/sessions/${id}/messages`, answer);
    await host.engine.settled("local", id);
    const after = await read(id);
    expect(after.cached_data.wish?.target?.occupation_id).toBe(option?.occupation_id);
    expect(after).toMatchObject({ waits_for: "message", confirm: "shown", turn: 1 });
    expect(await refusal("POST", `/career/sessions/${id}/messages`, answer)).toMatchObject({
      status: 409,
      code: "career-not-asking",
    });
  });
});

describe("bad requests", () => {
  it.each([
    ["an empty message", { message: " " }, "invalid-request"],
    ["a field that there is not", { message: "x", colour: "red" }, "invalid-request"],
    [
      "a résumé that there is not",
      { message: "x", user_profile: { resume_id: "none" } },
      "resume-unknown",
    ],
  ])("%s is refused", async (_name, body, code) => {
    expect(await refusal("POST", "/career/sessions", body)).toMatchObject({ code });
  });

  it("what is unknown is unknown", async () => {
    for (const path of ["", "/events", "/plan.ics", "/plan.md"]) {
      const problem = await refusal("GET", `/career/sessions/nobody${path}`);
      expect(problem).toMatchObject({ status: 404, code: "career-session-unknown" });
    }
    const vague = await beginThrough(VAGUE);
    expect(await refusal("GET", `/career/sessions/${vague}/plan.ics`)).toMatchObject({
      status: 409,
      code: "career-no-plan",
    });
    expect(await refusal("GET", "/career/occupations/wizard")).toMatchObject({
      code: "occupation-unknown",
    });
  });
});

it("lists sessions, newest first, in pages", async () => {
  const page = await ask(CareerList, "GET", "/career/sessions?limit=2");
  expect(page.items).toHaveLength(2);
  const next = await ask(CareerList, "GET", `/career/sessions?limit=50&before=${page.next}`);
  const ids = [...page.items, ...next.items].map(({ session_id }) => session_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(session);
});

it("finds occupations, and shows one with what is near", async () => {
  const { items } = await ask(OccupationList, "GET", "/career/occupations?q=data&limit=3");
  expect(items).toHaveLength(3);
  const detail = await ask(OccupationDetail, "GET", "/career/occupations/data-analyst");
  expect(detail.salary).toBe("unknown");
  expect(detail.ways.map(({ id }) => id)).toContain("data-scientist");
  expect(detail.data_sources.map(({ id }) => id)).toContain("bole-occupation-notes");
});

it("tells what happens, and goes on after the last event that somebody saw", async () => {
  const ended = await beginThrough(VAGUE);
  await judge(ended, "very_dissatisfied");
  const all = await events(ended);
  expect(all.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["stage", "node_started", "node_completed", "text", "waiting", "done"]),
  );
  const stages = all.flatMap(({ type, content }) => (type === "stage" ? [content.stage] : []));
  expect(stages.filter((stage) => stage !== "initial")).toEqual([
    "planning",
    "planning",
    "parallel_analysis",
    "result_integration",
    "user_feedback",
    "completed",
  ]);
  const rest = await events(ended, 10);
  expect(rest).toEqual(all.slice(10));
});

async function events(id: string, after?: number) {
  const headers = after === undefined ? {} : { "Last-Event-ID": String(after) };
  const response = await api.app.request(`/api/career/sessions/${id}/events`, { headers });
  const text = await response.text();
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data = ""]) => JSON.parse(data));
}

function missing(): never {
  throw new Error("It is not there.");
}
