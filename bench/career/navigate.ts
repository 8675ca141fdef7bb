/** Takes a person through a whole session, as the page would, and judges each step by program. */
import { LOCAL_OWNER as me } from "@bole/base";
import {
  type CareerSession,
  type CareerSessions,
  checkPlan,
  checkReport,
  openSource,
} from "@bole/career";
import type { Engine } from "@bole/engine";
import type { Talent } from "@bole/talent";
import { followed } from "./followed.ts";
import type { Profile } from "./profiles.ts";

export interface Bole {
  readonly career: CareerSessions;
  readonly engine: Engine;
  readonly talent: Talent;
}

export interface Outcome {
  readonly profile: Profile;
  readonly route: Profile["route"];
  readonly target: string | null;
  /** Statements, and those of them without a source that opens. */
  readonly claims: number;
  readonly unsourced: readonly string[];
  readonly planIssues: readonly string[];
  /** Null where nothing was asked for. */
  readonly followed: boolean | null;
  readonly ms: number;
  /** Of the processor, which other work does not change. */
  readonly cpu_ms: number;
}

const ANSWERS: Readonly<Record<string, { zh: string; en: string }>> = {
  date_past: { zh: "一年之内吧", en: "within one year" },
  no_hours: { zh: "每周能挤出2小时", en: "2 hours a week" },
  hours_differ: { zh: "每周5小时", en: "5 hours a week" },
  too_many_hours: { zh: "每周10小时", en: "10 hours a week" },
  modes_exclude: { zh: "远程更重要", en: "remote matters more" },
  age_and_years: { zh: "工作经验写错了", en: "the years are wrong" },
  about_you: { zh: "我现在是营业员，会用Excel", en: "I am a shop assistant and know Excel" },
  what_you_like: { zh: "喜欢跟人打交道", en: "I like working with people" },
};

export async function navigate(bole: Bole, profile: Profile): Promise<Outcome> {
  const began = performance.now();
  const worked = process.cpuUsage();
  const { message, user_profile, language } = profile;
  const id = await bole.career.start(me, { message, user_profile, language });
  const settle = async () => {
    await bole.engine.settled(me.tenant, id);
    return bole.career.get(me, id);
  };
  let session = await settle();
  const route = routeOf(session);
  const target = session.cached_data.wish?.target?.occupation_id ?? null;
  while (session.waits_for === "message") {
    await bole.career.answer(me, id, { message: answerTo(session) });
    session = await settle();
  }
  const claims: Claims = { count: 0, unsourced: [] };
  let done: boolean | null = null;
  if (session.waits_for === "report_feedback") {
    const first = session;
    await judgeReport(bole, first, claims);
    if (profile.feedback) {
      await bole.career.feedback(me, id, {
        satisfaction_level: "dissatisfied",
        feedback: profile.feedback.text,
      });
      session = await settle();
      await judgeReport(bole, session, claims);
      done = followed(profile.feedback, first.integrated_report, session.integrated_report);
    }
    await bole.career.feedback(me, id, { satisfaction_level: "satisfied" });
    session = await settle();
  }
  const planIssues = issuesOf(session);
  await bole.career.feedback(me, id, {
    satisfaction_level: "dissatisfied",
    feedback: language === "zh" ? "每周4小时，周日不安排" : "4 hours a week, no Sundays",
  });
  session = await settle();
  planIssues.push(...issuesOf(session));
  await bole.career.feedback(me, id, { satisfaction_level: "satisfied" });
  session = await settle();
  if (session.current_stage !== "completed")
    planIssues.push(`it ended at ${session.current_stage}`);
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(worked);
  return {
    profile,
    route,
    target,
    claims: claims.count,
    unsourced: claims.unsourced,
    planIssues,
    followed: done,
    ms,
    cpu_ms: (user + system) / 1_000,
  };
}

function routeOf({ waits_for, integrated_report }: CareerSession): Profile["route"] {
  if (waits_for === "message") return "ask";
  return integrated_report === null ? "goal_decomposer" : "planner";
}

function answerTo({ cached_data: { question }, language }: CareerSession): string {
  const [option] = question?.options ?? [];
  return option?.name ?? ANSWERS[question?.kind ?? ""]?.[language] ?? "?";
}

interface Claims {
  count: number;
  unsourced: string[];
}

/** Every claim names a source that the report lists, and every source opens and has the words. */
async function judgeReport(
  { talent }: Bole,
  session: CareerSession,
  claims: Claims,
): Promise<void> {
  const report = session.integrated_report;
  if (report === null) return;
  const { personal_analysis: own, career_matching, focus_sections } = report;
  claims.count += [
    own.strengths,
    own.gaps,
    own.situation,
    own.unknown,
    ...career_matching.matches.map(({ statements }) => statements),
    ...focus_sections.map(({ statements }) => statements),
  ].flat().length;
  claims.unsourced.push(...checkReport(report).map(({ message }) => message));
  for (const { id } of report.sources) {
    const { text, quote_found } = await openSource(session, id, talent, me);
    if (text === "" || !quote_found)
      claims.unsourced.push(`${session.session_id}: ${id} does not open`);
  }
}

function issuesOf({ final_plan, career_goals }: CareerSession): string[] {
  if (final_plan === null) return ["there is no plan"];
  const today = new Date().toISOString().slice(0, 10);
  return checkPlan(final_plan, career_goals, today).map(
    ({ path, message }) => `${path}: ${message}`,
  );
}
