import { createRegistry } from "@bole/engine";
import { createModels, hashedNgrams } from "@bole/models";
import { temporaryFolder } from "@bole/testing";
import { afterAll, describe, expect, it } from "vitest";
import { vetoes } from "../facts/vetoes.ts";
import { openMeaning } from "../knowledge/meaning.ts";
import { checkPlan } from "../plan/check-plan.ts";
import { checkReport } from "../report/check-report.ts";
import { CareerNavigatorState } from "../state/career-state.ts";
import { openWorld } from "../testing/world.ts";
import { careerAgents } from "./career-graph.ts";

const VAGUE = "工作三年了，感觉很迷茫，不知道自己适合做什么。";
const CLERK = { current_position: "行政专员", skills: ["Excel"] };
const CLEAR =
  "I want to become a data analyst by next September, 5 hours a week; I'm a bookkeeper.";

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());
const { begin, judge, answer } = world;

describe("the state", () => {
  it("has every field of the seed's reference table", () => {
    expect(Object.keys(CareerNavigatorState.shape)).toEqual(
      expect.arrayContaining([
        "session_id",
        "user_profile",
        "current_stage",
        "messages",
        "planning_strategy",
        "cached_data",
        "agent_tasks",
        "agent_outputs",
        "self_insight_result",
        "industry_research_result",
        "career_analysis_result",
        "integrated_report",
        "user_feedback_history",
        "current_satisfaction",
        "requires_user_input",
        "pending_questions",
        "career_goals",
        "final_plan",
        "iteration_count",
        "max_iterations",
        "system_metrics",
        "error_log",
      ]),
    );
  });

  it("has no node that a planner could take for an agent of its own", () => {
    const models = createModels({ embedder: hashedNgrams() });
    const registry = createRegistry(
      careerAgents({
        workspace: world.workspace,
        models,
        reader: world.reader,
        meaning: openMeaning(undefined),
      }),
    );
    const own = registry.catalogue().filter(({ name }) => name.startsWith("career"));
    expect(own.every(({ tags }) => typeof tags.part_of === "string")).toBe(true);
  });
});

//  coordinator ─ over 70 ─► goal_decomposer ─► scheduler ─► plan_feedback ─► final_confirmation ─► finish
describe("a clear goal", () => {
  it("skips the analysis once it is confirmed", async () => {
    const planned = await begin(CLEAR);
    expect(planned.current_stage).toBe("schedule_planning");
    expect(Object.keys(planned.system_metrics.nodes)).toEqual([
      "coordinator",
      "intake",
      "goal_decomposer",
      "scheduler",
    ]);
    expect(planned.career_goals.map(({ goal_type }) => goal_type)).toEqual(
      expect.arrayContaining(["short_term", "medium_term", "long_term"]),
    );
    const done = await judge(planned.session_id, "satisfied");
    expect(done).toMatchObject({
      current_stage: "completed",
      status: "completed",
      requires_user_input: false,
    });
  });
});

//  coordinator ─► planner ─► supervisor ─► profiler ∥ researcher ∥ analyser ─► integration ─► reporter
//                                ▲                                                             │
//                                └───── neutral, dissatisfied, three reports at most ◄── user_feedback
describe("a vague wish", () => {
  it("fills tasks, outputs, results, metrics and questions", async () => {
    const state = await begin(VAGUE, CLERK);
    expect(state.agent_tasks.map(({ task_id, status }) => `${task_id} ${status}`)).toEqual([
      "user_profiling completed",
      "industry_research completed",
      "job_analysis completed",
    ]);
    expect(state.agent_outputs).toHaveLength(3);
    expect(state.planning_strategy).toContain("比较");
    expect(state.pending_questions).toEqual([
      "您对以上分析结果是否满意？",
      "是否需要调整分析重点？",
    ]);
    expect(state.requires_user_input).toBe(true);
    expect(state.error_log).toEqual([]);
    expect(checkReport(state.integrated_report ?? missing())).toEqual([]);
  });

  it("is given three reports at most, and then goals regardless", async () => {
    const { session_id } = await begin(VAGUE, CLERK);
    const second = await judge(session_id, "dissatisfied", "风险呢？");
    expect([second.iteration_count, second.integrated_report?.round]).toEqual([1, 2]);
    const third = await judge(session_id, "neutral", "薪资呢？");
    expect([third.iteration_count, third.integrated_report?.round]).toEqual([2, 3]);
    expect(third.integrated_report?.focus_sections.map(({ topic }) => topic)).toEqual([
      "risks",
      "salary",
    ]);
    const goals = await judge(session_id, "dissatisfied", "还是不行");
    expect(goals).toMatchObject({ iteration_count: 3, current_stage: "schedule_planning" });
    expect(goals.integrated_report?.round).toBe(3);
    expect(goals.user_feedback_history).toHaveLength(3);
  });

  it("ends for whom it was of no use, without goals", async () => {
    const { session_id } = await begin(VAGUE, CLERK);
    const ended = await judge(session_id, "very_dissatisfied", "没意思");
    expect(ended).toMatchObject({ current_stage: "completed", career_goals: [], final_plan: null });
    expect(ended.messages.at(-1)?.content).toContain("没意思");
  });
});

//  scheduler ◄─ anything but content ─ plan_feedback
it("makes the plan anew until it is accepted, and says what is different", async () => {
  const { session_id } = await begin(CLEAR);
  const lighter = await judge(session_id, "dissatisfied", "2 hours a week, no weekends");
  expect(lighter.final_plan).toMatchObject({
    version: 2,
    timeline: { hours_per_week: 2, weekdays: [1, 2, 3, 4, 5] },
  });
  expect(lighter.final_plan?.changes).toHaveLength(2);
  const later = await judge(session_id, "very_dissatisfied", "start next month");
  expect(later.final_plan?.version).toBe(3);
  const plan = later.final_plan ?? missing();
  expect(plan.timeline.start_date > (lighter.final_plan?.timeline.start_date ?? "")).toBe(true);
  expect(checkPlan(plan, later.career_goals, plan.timeline.start_date)).toEqual([]);
});

//  coordinator ◄─► intake
it("asks one thing at a time until it knows enough", async () => {
  const asked: (string | undefined)[] = [];
  let session = await world.start("你好");
  expect(session).toMatchObject({ waits_for: "message", turn: 0, current_stage: "initial" });
  for (const words of ["我是行政专员", "不上夜班", "我喜欢画画", "不急", "先跳过"]) {
    expect(session.pending_questions).toHaveLength(1);
    asked.push(session.cached_data.question?.kind);
    session = await answer(session.session_id, words);
  }
  expect(asked).toEqual(["situation", "options", "limit", "urgency", "money"]);
  expect(session).toMatchObject({ waits_for: "message", confirm: "shown" });
  expect(session.pending_questions[0]).toContain("不上夜班");
  // What is taken out of the list counts no more.
  const [first] = session.facts.filter(({ excludes }) => excludes.includes("nights"));
  await world.career.answer(world.me, session.session_id, {
    message: "对，继续",
    facts: [{ fact_id: first?.fact_id ?? "", words: null }],
  });
  const reported = await world.settled(session.session_id);
  expect(reported).toMatchObject({ waits_for: "report_feedback", confirm: "done" });
  expect(reported.facts.some(({ excludes }) => excludes.includes("nights"))).toBe(false);
});

it("answers despair with care, before anything else", async () => {
  const session = await world.start("有时候觉得活着没意思，被裁员三个月了，投了两百份简历");
  expect(session.cached_data.question?.kind).toBe("care");
  expect(session.pending_questions[0]).toContain("12356");
  expect(session.facts.map(({ words }) => words).join()).not.toContain("活着");
  // Nothing else comes until they say that they want to go on.
  const still = await answer(session.session_id, "我也不知道");
  expect(still.cached_data).toMatchObject({ crisis: "open", question: { kind: "care" } });
  expect(still.integrated_report).toBeNull();
  const on = await answer(session.session_id, "我现在安全，想继续");
  expect(on.cached_data.crisis).toBe("over");
  expect(on.cached_data.question?.kind).not.toBe("care");
});

it("compares the ways that somebody weighs first, in their words, and plans for choosing", async () => {
  let session = await world.start(
    "I work as a store assistant in Leeds. I could stay in my job, or take the branch manager job that my cousin offered me in York.",
  );
  while (session.waits_for === "message") session = await answer(session.session_id, "Skip");
  const names = session.integrated_report?.career_matching.ways.map(({ name }) => name);
  expect(names).toEqual([
    expect.stringContaining("stay in my job"),
    expect.stringContaining("the branch manager job"),
  ]);
  const planned = await judge(session.session_id, "satisfied");
  expect(planned.final_plan?.occupation_id).toBe("");
  expect(planned.career_goals.map(({ goal_id }) => goal_id)).toContain("short-choose");
});

it("suggests and plans nothing that breaks a limit or a refusal", async () => {
  const { session_id, integrated_report, facts } = await begin(
    "I'm a nurse and want out of nursing. No more nights. I like explaining things.",
  );
  const shown = integrated_report?.career_matching.matches ?? [];
  expect(shown.length).toBeGreaterThan(0);
  for (const { occupation_id } of shown) expect(vetoes(facts, occupation_id)).toEqual([]);
  const planned = await judge(session_id, "satisfied");
  // Nothing of it fits enough to be planned for: she tries what was suggested, and decides.
  const { occupation_id, action_items } = planned.final_plan ?? missing();
  expect(occupation_id).toBe("");
  const titles = action_items.map(({ title }) => title).join();
  expect(shown.some(({ name }) => titles.includes(name))).toBe(true);
  expect(titles).not.toContain("urse");
});

it("uses the person's own résumé, in its words", async () => {
  const text =
    "# 李雷\nli@example.com\n\n## 工作经历\n2019-03 - 2022-06 某公司 数据分析师\n- 用 Python 和 SQL 做报表\n\n## 技能\nPython, SQL, Tableau\n";
  const file = { name: "li.md", bytes: new TextEncoder().encode(text) };
  const { resume_id } = await world.talent.imports.import(world.me, file);
  const state = await begin("想换个方向，不知道做什么好", { resume_id });
  const sources = state.integrated_report?.sources ?? missing();
  expect(sources.filter(({ kind }) => kind === "resume").length).toBeGreaterThan(0);
  for (const { kind, quote } of sources)
    if (kind === "resume" && quote !== null) expect(text).toContain(quote);
  expect(state.self_insight_result?.skills).toEqual(expect.arrayContaining(["python", "sql"]));
});

it("says which part is missing and why, when an analyst fails", async () => {
  const broken = {
    list: () => Promise.reject(new Error("the jobs cannot be read")),
    get: world.workspace.jobs.get.bind(world.workspace.jobs),
  };
  await using failing = await openWorld({ workspace: { jobs: broken } });
  const state = await failing.begin(VAGUE, CLERK);
  expect(state.waits_for).toBe("report_feedback");
  const report = state.integrated_report ?? missing();
  expect(report.missing_parts.map(({ part, reason }) => `${part}: ${reason}`)).toEqual([
    "industry_opportunities: the jobs cannot be read",
    "career_matching: the jobs cannot be read",
  ]);
  expect(checkReport(report)).toEqual([]);
  expect(state.error_log.map(({ node }) => node)).toEqual(expect.arrayContaining(["job_analyzer"]));
  expect(state.agent_tasks.filter(({ status }) => status === "failed")).toHaveLength(2);
  const planned = await failing.judge(state.session_id, "satisfied");
  expect(planned.waits_for).toBe("plan_feedback");
});

it("goes on after a restart between any two stages", async () => {
  await using folder = await temporaryFolder();
  const file = `${folder.path}/bole.db`;
  const inNewProcess = async <T>(
    work: (world: Awaited<ReturnType<typeof openWorld>>) => Promise<T>,
  ): Promise<T> => {
    await using fresh = await openWorld({ file });
    return await work(fresh);
  };
  const { session_id: id } = await inNewProcess((one) => one.start("你好"));
  let session = await inNewProcess((one) => one.answer(id, "我是营业员"));
  while (session.waits_for === "message") {
    const words = session.cached_data.question?.kind === "confirm" ? "对，继续" : "跳过";
    session = await inNewProcess((one) => one.answer(id, words));
  }
  expect(session.waits_for).toBe("report_feedback");
  expect(
    (await inNewProcess((one) => one.judge(id, "dissatisfied", "说说远程"))).integrated_report
      ?.round,
  ).toBe(2);
  expect((await inNewProcess((one) => one.judge(id, "satisfied"))).waits_for).toBe("plan_feedback");
  expect(
    (await inNewProcess((one) => one.judge(id, "neutral", "每周2小时"))).final_plan?.version,
  ).toBe(2);
  const accepted = await inNewProcess((one) => one.judge(id, "satisfied"));
  expect(accepted.current_stage).toBe("completed");
  const [item] = accepted.final_plan?.action_items ?? [];
  await inNewProcess((one) =>
    one.career.changeItem(one.me, id, item?.item_id ?? "", { done: true }),
  );
  const back = await inNewProcess((one) => one.career.get(one.me, id));
  expect(back.progress.done).toBe(1);
  const change = (wanted: Parameters<typeof world.career.changeItem>[3]) =>
    inNewProcess(async (one) => {
      await one.career.changeItem(one.me, id, item?.item_id ?? "", wanted);
      return (await one.career.get(one.me, id)).final_plan?.action_items ?? [];
    });
  const isThere = (items: readonly { readonly item_id: string }[]) =>
    items.some(({ item_id }) => item_id === item?.item_id);
  expect((await change({ title: "给店长打电话" })).map(({ title }) => title)).toContain(
    "给店长打电话",
  );
  expect(isThere(await change({ removed: true }))).toBe(false);
  expect(isThere(await change({ removed: false }))).toBe(true);
  expect(back.system_metrics.nodes.reporter?.calls).toBe(2);
});

function missing(): never {
  throw new Error("It is not there.");
}
