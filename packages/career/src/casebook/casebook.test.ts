import { readdirSync } from "node:fs";
import { LOCAL_OWNER as me } from "@bole/base";
import { afterAll, describe, expect, it } from "vitest";
import { SourceBook } from "../analysts/source-book.ts";
import type { Fact } from "../facts/fact.ts";
import { ownActions } from "../plan/actions/own-actions.ts";
import { checkPlan } from "../plan/check-plan.ts";
import { ScheduleWishes } from "../plan/schedule-wishes.ts";
import { checkReport } from "../report/check-report.ts";
import { openSource } from "../sessions/open-source.ts";
import { openWorld } from "../testing/world.ts";
import { addDays } from "../text/day.ts";
import { allCases, type Case } from "./case.ts";
import { caseAdvice } from "./case-advice.ts";
import { casePlan } from "./case-plan.ts";
import { withinHours } from "./within-hours.ts";

const LANGUAGES = ["zh", "en"] as const;
const MONDAY = "2026-11-16";

const fact = (kind: Fact["kind"], words: string, more: Partial<Fact> = {}): Fact => ({
  ...{ fact_id: words, kind, words, label: null, message: 0, said: null },
  ...{ occupations: [], excludes: [], sense: null, day: null, near: [], ...more },
});

const planOf = (found: Case, language: "zh" | "en", facts: Fact[], wishes: object = {}) => {
  const end = addDays(MONDAY, 90);
  const own = ownActions({
    ...{ analysis: null, facts, words: null, general: true, end, decide: end, language },
  });
  return casePlan({
    ...{ found, facts, own, language, end, occupation_id: "", words: null, version: 1 },
    ...{ start: MONDAY, today: MONDAY, changes: [], links: () => [] },
    wishes: ScheduleWishes.parse(wishes),
  });
};

describe.each(LANGUAGES)("the casebook in %s", (language) => {
  const cases = allCases(language);

  it("has a file for each case, named by its id, and no title twice", () => {
    const files = readdirSync(new URL(`cases/${language}/`, import.meta.url));
    expect(files.toSorted()).toEqual(cases.map(({ id }) => `${id}.json`).toSorted());
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
  });

  it.each(cases.map((found) => [found.id, found] as const))(
    "plans %s within the hours and days that there are",
    (_, found) => {
      const mortgage = fact("deadline", language === "zh" ? "月底前要答复" : "by 1 December");
      for (const wishes of [{}, { hours_per_week: 3 }, { only_weekdays: [6, 7] }]) {
        const laid = planOf(found, language, [mortgage], wishes);
        expect(laid).not.toBeNull();
        if (laid) expect(checkPlan(laid.plan, laid.goals, MONDAY)).toEqual([]);
      }
      expect(planOf(found, language, [])?.plan.action_items.length).toBeGreaterThanOrEqual(10);
    },
  );

  it("shows nothing that asks for what somebody rules out", () => {
    const asking = cases.flatMap((found) =>
      found.options.flatMap((option) =>
        option.demands.map((demand) => ({ found, option, demand })),
      ),
    );
    expect(asking.length).toBeGreaterThan(0);
    for (const { found, option, demand } of asking) {
      const book = new SourceBook({ session_id: "s", language });
      const ruled = [fact("limit", "no", { excludes: [demand] })];
      const names = caseAdvice(found, ruled, null, book).ways.map(({ name }) => name);
      expect(names).not.toContain(option.name);
    }
  });

  it("tells rights only where they hold", () => {
    const [found] = cases.filter(({ rights }) => rights.some(({ country }) => country !== "any"));
    const right = found?.rights.find(({ country }) => country !== "any");
    const told = (country: string | null) =>
      found &&
      caseAdvice(found, [], country, new SourceBook({ session_id: "s", language })).advice.some(
        ({ text }) => text === right?.text,
      );
    expect([told(right?.country ?? ""), told("BR"), told(null)]).toEqual([true, false, false]);
  });
});

it("moves what a week has no hours for, and leaves out what four weeks have no room for", () => {
  const todo = [1, 1, 1, 2, 4].map((week, at) => ({ week, hours: 2, at }));
  expect(withinHours(todo, 4).map(({ at, week }) => [at, week])).toEqual([
    ...[
      [0, 1],
      [1, 1],
      [2, 2],
    ],
    ...[
      [3, 2],
      [4, 4],
    ],
  ]);
  expect(withinHours(todo, 1).map(({ hours, week }) => [hours, week])).toEqual([
    ...[
      [1, 1],
      [1, 2],
    ],
    ...[
      [1, 3],
      [1, 4],
    ],
  ]);
});

//   story ─► "which of these is it?" ─► what was understood ─► report ─► plan
//                     └─ none of these ─► as without a casebook
describe("a session", async () => {
  const world = await openWorld({ casebook: true });
  afterAll(() => world[Symbol.asyncDispose]());
  const { start, career, settled } = world;
  const STORY =
    "I have taught in a secondary school for twelve years and want to leave the classroom. I am 38 and have no idea which other work would have me";

  async function play(pick: (answers: readonly string[]) => string) {
    let session = await start(STORY);
    while (session.waits_for === "message") {
      const question = session.cached_data.question;
      const yes = question?.kind === "confirm" ? "Yes, go on" : "Skip";
      const message = question?.kind === "case" ? pick(question.answers) : yes;
      await career.answer(me, session.session_id, { message });
      session = await settled(session.session_id);
    }
    return session;
  }

  it("asks for the case, advises by it with its source, and plans its actions", async () => {
    const told = await play(([first = ""]) => first);
    const found = allCases("en").find(({ id }) => id === told.cached_data.case_id);
    const report = told.integrated_report;
    expect(report?.executive_summary).toContain(found?.judgement[0]);
    expect(report?.career_matching.ways.map(({ name }) => name)).toContain(found?.options[0]?.name);
    expect(report && checkReport(report)).toEqual([]);
    expect(report?.sources.map(({ kind }) => kind)).toContain("casebook");
    const opened = await openSource(told, `casebook:${found?.id}`, world.workspace, me);
    expect(opened.text).toContain(found?.title);
    await career.feedback(me, told.session_id, { satisfaction_level: "satisfied" });
    const { final_plan: plan, career_goals } = await settled(told.session_id);
    expect(plan?.action_items.map(({ title }) => title)).toContain(found?.actions[0]?.title);
    expect(plan && checkPlan(plan, career_goals, plan.timeline.start_date)).toEqual([]);
  });

  it("goes on as before where none of the cases is theirs", async () => {
    const told = await play((answers) => answers.at(-1) ?? "");
    expect(told.cached_data.case_id).toBeNull();
    expect(told.integrated_report?.sources.map(({ kind }) => kind)).not.toContain("casebook");
  });
});
