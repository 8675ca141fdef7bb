/** The scheduler as a node. */

import { localMatters } from "../analysts/matters.ts";
import type { Opening } from "../analysts/results.ts";
import { caseById } from "../casebook/case.ts";
import { casePlan } from "../casebook/case-plan.ts";
import { countryOf } from "../facts/country.ts";
import { smallSteps } from "../facts/crisis.ts";
import { nameOf } from "../facts/fact.ts";
import { type PlanShape, situationOf } from "../facts/situation.ts";
import type { CareerGoal } from "../goals/career-goal.ts";
import { decomposeGoals } from "../goals/decompose-goals.ts";
import { plannedFor } from "../goals/planned-for.ts";
import { gapsOf } from "../goals/skill-gaps.ts";
import { writePlan } from "../model/write-plan.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { skillsOf } from "../occupations/skills-of.ts";
import type { ActionPerson } from "../plan/actions/action-person.ts";
import { ownActions } from "../plan/actions/own-actions.ts";
import { withinReach } from "../plan/assign-slots.ts";
import { buildPlan, SHAPE_NAMES, startOf } from "../plan/build-plan.ts";
import type { ActionItem, FinalPlan } from "../plan/final-plan.ts";
import { unreadNote } from "../plan/read-schedule-feedback.ts";
import type { ScheduleWishes } from "../plan/schedule-wishes.ts";
import { type CareerNavigatorState, StateFields } from "../state/career-state.ts";
import { lowered } from "../text/article.ts";
import { latestDay } from "../text/day.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import { correctedGoal } from "./corrected-goal.ts";
import { type CareerParts, defineNode, enter, type NodeCtx } from "./node.ts";
import { resumeText } from "./resume-text.ts";
import { decideBy, endOf, planShape, targetOf } from "./target.ts";

const SCHEDULER_INPUT = StateFields.pick({
  messages: true,
  user_feedback_history: true,
  facts: true,
  language: true,
  cached_data: true,
  career_goals: true,
  final_plan: true,
  integrated_report: true,
  user_profile: true,
  career_analysis_result: true,
  self_insight_result: true,
});
const SCHEDULER_OUTPUT = StateFields.pick({
  system_metrics: true,
  final_plan: true,
  career_goals: true,
  requires_user_input: true,
  pending_questions: true,
  current_stage: true,
  messages: true,
  facts: true,
  cached_data: true,
});

export const scheduler = (parts: CareerParts) =>
  defineNode({
    name: "scheduler",
    kind: "planning",
    description: "Lays the work on the goals on days, within the hours that there are.",
    parts,
    input: SCHEDULER_INPUT,
    output: SCHEDULER_OUTPUT,
    run: async (given, ctx) => {
      const { language, final_plan: before } = given;
      const corrected = before === null ? null : await correctedGoal(given, parts, ctx);
      const state = corrected === null ? given : withCorrection(given, corrected);
      const { cached_data } = state;
      const shape = planShape(cached_data, state.facts);
      const isSmall = cached_data.crisis === "over";
      const schedule = withHours(cached_data.schedule, shape, isSmall);
      const start = startOf(ctx.today, schedule.not_before);
      const { occupation_id, words } = targetOf(cached_data, state);
      const target = { facts: state.facts, occupation_id };
      const end = latestDay(start, endOf(cached_data, shape, ctx.today, target));
      const has = (id: string) => state.career_goals.some(({ goal_id }) => goal_id === id);
      const dated = redated(state.career_goals, {
        ...{ occupation_id, words, shape, start, end, language },
        undecided: has("short-choose"),
        settle: has("short-settle") ? 1 : 0,
        show: has("short-show"),
      });
      const decide = decideBy(cached_data, end, ctx.today);
      // An answer that somebody waits for is due when they want it.
      const due = dated.map((goal) =>
        goal.goal_id === "short-choose" && decide < goal.target_date
          ? { ...goal, target_date: decide }
          : goal,
      );
      const goals = withinReach(due, { wishes: schedule, start, end });
      const version = (before?.version ?? 0) + 1;
      const written = await writePlan(
        {
          ...{ messages: state.messages, facts: state.facts, language, start, isSmall, version },
          // What nobody said is the model's to judge.
          wishes: isSmall ? schedule : cached_data.schedule,
          links: linksFor(state, occupation_id, words),
          target: occupation_id === "" ? (words ?? "") : occupationById(occupation_id)[language],
          report: state.integrated_report,
          resume: await resumeText(state.user_profile, parts.workspace, ctx),
          previous: before,
          feedback: before === null ? "" : (state.user_feedback_history.at(-1)?.feedback ?? ""),
          local: localMatters(countryOf(spokenBy(state)), language),
        },
        ctx,
      );
      if (typeof written !== "string") return presented(state, written.plan, written.goals, ctx);
      // Where a model failed, only what the person said is planned: our notes on an occupation were never weighed by it.
      const known =
        written === "failed" && words === null && !isNamed(state, occupation_id)
          ? ""
          : occupation_id;
      const own = ownActions({
        analysis: state.career_analysis_result,
        facts: state.facts,
        general: known === "",
        ...{ words, language, end, decide },
      });
      const changes = before ? cached_data.schedule_changes : [];
      const found = written === "none" && !isSmall ? caseById(cached_data.case_id, language) : null;
      const laid =
        found &&
        casePlan({
          ...{ found, own, words, start, end, language, version, changes, today: ctx.today },
          ...{ facts: state.facts, occupation_id: known, wishes: cached_data.schedule },
          links: linksFor(state, known, words),
        });
      if (laid) return presented(state, laid.plan, laid.goals, ctx);
      const plan = buildPlan({
        goals,
        ...{ occupation_id: known, words, shape },
        person: { ...personOf(state, known, shape), own },
        wishes: schedule,
        start,
        end,
        language,
        links: linksFor(state, known, words),
        version,
        changes,
        decide,
        date_assumed: schedule.target_date === null && cached_data.wish?.target_date == null,
      });
      const plan_overview = [
        plan.plan_overview,
        ...(isSmall ? [smallSteps(language)] : []),
        ...(written === "failed" ? [modelFailed(language)] : []),
      ].join(" ");
      return presented(state, { ...plan, plan_overview }, goals, ctx);
    },
  });

/** What was corrected is said in place of "what to change could not be read". */
function withCorrection<State extends Pick<CareerNavigatorState, "cached_data" | "language">>(
  state: State,
  corrected: NonNullable<Awaited<ReturnType<typeof correctedGoal>>>,
): State {
  const { cached_data } = corrected;
  const unread = unreadNote(state.language);
  const isSpoken = cached_data.schedule_changes.includes(unread);
  const changes = isSpoken ? [] : cached_data.schedule_changes;
  const note = say(
    state.language,
    `按你的更正重新定了目标：${SHAPE_NAMES[planShape(cached_data, corrected.facts)].zh}。`,
    `Planned anew for what you corrected: ${lowered(SHAPE_NAMES[planShape(cached_data, corrected.facts)].en)}.`,
  );
  return {
    ...state,
    ...corrected,
    cached_data: { ...cached_data, schedule_changes: [note, ...changes] },
  };
}

/** The person chose it, or said that they do it. */
const isNamed = ({ facts }: Pick<CareerNavigatorState, "facts">, occupation_id: string): boolean =>
  facts.some(({ kind, occupations }) => kind === "choice" && occupations.includes(occupation_id));

const modelFailed = (language: Language): string =>
  say(
    language,
    "语言模型的计划没有按时给出，或不符合你说的限制，没有采用；这份只用了你自己说的话。",
    "The language model's plan came too late or broke what you said and was left out; this one uses only what you said.",
  );

function presented(
  {
    facts,
    cached_data,
    language,
  }: Pick<CareerNavigatorState, "facts" | "cached_data" | "language">,
  plan: FinalPlan,
  career_goals: CareerGoal[],
  ctx: NodeCtx,
) {
  ctx.tell("text", { part: "plan_overview", text: plan.plan_overview });
  return {
    final_plan: plan,
    career_goals,
    facts,
    cached_data: { ...cached_data, fact_edits: [] },
    requires_user_input: true,
    pending_questions: [
      say(language, "您对这个行动计划是否满意？", "Are you content with this plan?"),
      say(language, "是否需要调整时间安排？", "Should its times be different?"),
    ],
    current_stage: enter(ctx, "schedule_planning"),
    messages: [{ role: "assistant" as const, content: plan.plan_overview, at: ctx.now }],
  };
}

const spokenBy = ({
  messages,
  user_profile,
}: Pick<CareerNavigatorState, "messages" | "user_profile">): string[] => [
  ...messages.filter(({ role }) => role === "user").map(({ content }) => content),
  user_profile.location ?? "",
];

/** Another start or end gives the same goals other dates. */
function redated(
  goals: readonly CareerGoal[],
  input: Omit<Parameters<typeof decomposeGoals>[0], "skills">,
): CareerGoal[] {
  const dates = new Map(
    decomposeGoals({ ...input, skills: new Set() }).map(({ goal_id, target_date }) => [
      goal_id,
      target_date,
    ]),
  );
  return goals.map((goal) => ({
    ...goal,
    target_date: dates.get(goal.goal_id) ?? goal.target_date,
  }));
}

function linksFor(
  {
    user_profile,
    career_analysis_result,
    language,
  }: Pick<CareerNavigatorState, "user_profile" | "career_analysis_result" | "language">,
  occupation_id: string,
  words: string | null,
) {
  const openings =
    career_analysis_result?.matches.find((match) => match.occupation_id === occupation_id)
      ?.openings ?? [];
  const name = occupation_id === "" ? (words ?? "") : occupationById(occupation_id)[language];
  return (link: string, nth: number): ActionItem["links"] => {
    if (link === "resume" && user_profile.resume_id !== null) {
      const title = say(language, "我的简历", "My résumé");
      return [{ kind: "resume", id: user_profile.resume_id, title }];
    }
    if (link === "interview" && user_profile.resume_id !== null) {
      const title = say(language, "练习面试", "Practise an interview");
      return [{ kind: "interview", id: user_profile.resume_id, title }];
    }
    if (name === "") return [];
    if (link === "project")
      return openings
        .filter((one) => one.kind === "project")
        .slice(0, 1)
        .map(asLink);
    if (link === "occupation" && occupation_id !== "")
      return [{ kind: "occupation", id: occupation_id, title: name }];
    if (link !== "recommend") return [];
    const jobs = openings.filter((one) => one.kind === "job");
    const job = jobs[nth % Math.max(1, jobs.length)];
    const title = say(language, `为“${name}”推荐的机会`, `Recommended for “${name}”`);
    return [...(job ? [asLink(job)] : []), { kind: "recommend", id: name, title }];
  };
}

const asLink = ({ kind, id, title }: Opening) => ({ kind, id, title });

/** Whoever has no job has more hours for finding one. */
const SEARCHING_HOURS = 10;
/** After a crisis a plan asks for little. */
const SMALL_HOURS = 1.5;

function withHours(wishes: ScheduleWishes, shape: PlanShape, isSmall: boolean): ScheduleWishes {
  const hours_per_week = wishes.hours_per_week ?? (shape === "search_now" ? SEARCHING_HOURS : null);
  return isSmall
    ? { ...wishes, hours_per_week: Math.min(SMALL_HOURS, hours_per_week ?? SMALL_HOURS) }
    : { ...wishes, hours_per_week };
}

function personOf(
  {
    facts,
    cached_data,
    self_insight_result,
  }: Pick<CareerNavigatorState, "facts" | "cached_data" | "self_insight_result">,
  occupation_id: string,
  shape: PlanShape,
): ActionPerson {
  const named = cached_data.wish?.skills.map(({ skill }) => skill) ?? [];
  const known = new Set([...named, ...(self_insight_result?.skills ?? [])]);
  const occupation = plannedFor(occupation_id, null);
  const used = skillsOf(occupation).filter((skill) => known.has(skill));
  const { exams } = situationOf(facts);
  const weighed = facts.filter(({ kind }) => kind === "option" || kind === "choice");
  return {
    facts,
    have: [...new Set([...used, ...named])],
    gaps: gapsOf(occupation, known),
    exam: (shape === "exam" ? exams[0] : null) ?? null,
    options: weighed.map(nameOf),
  };
}
