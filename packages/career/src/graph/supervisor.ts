/** The supervisor: who does what in a round, with what the person wants to know more about. */
import { occupationById } from "../occupations/occupation-by-id.ts";
import { TITLES } from "../report/titles.ts";
import { type AgentTask, type CachedData, StateFields } from "../state/career-state.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import { chooseCandidates, strategyText } from "./choose-candidates.ts";
import { type CareerParts, defineNode, enter } from "./node.ts";

const SUPERVISOR_INPUT = StateFields.pick({
  session_id: true,
  messages: true,
  user_profile: true,
  language: true,
  facts: true,
  cached_data: true,
  iteration_count: true,
});
const SUPERVISOR_OUTPUT = StateFields.pick({
  system_metrics: true,
  agent_tasks: true,
  current_stage: true,
  cached_data: true,
  planning_strategy: true,
  error_log: true,
  self_insight_result: true,
  industry_research_result: true,
  career_analysis_result: true,
});

export const supervisor = (parts: CareerParts) =>
  defineNode({
    name: "supervisor",
    kind: "planning",
    description:
      "Gives each analyst a task, and tells them what the person wants to know more about.",
    parts,
    input: SUPERVISOR_INPUT,
    output: SUPERVISOR_OUTPUT,
    run: async (state, ctx) => {
      const { cached_data, language, iteration_count } = state;
      const round = iteration_count + 1;
      const chosen =
        round === 1
          ? { candidates: cached_data.candidates, errors: [] }
          : await chooseCandidates(state, parts, ctx, "supervisor", round);
      const { candidates, errors } = chosen;
      return {
        current_stage: enter(ctx, "parallel_analysis"),
        agent_tasks: tasksFor(round, candidates, cached_data, language),
        planning_strategy: strategyText(candidates, cached_data, language),
        cached_data: { ...cached_data, candidates },
        error_log: errors,
        // A part that fails in this round must not show what the last round found.
        self_insight_result: null,
        industry_research_result: null,
        career_analysis_result: null,
      };
    },
  });

function tasksFor(
  round: number,
  candidates: readonly string[],
  { focus }: CachedData,
  language: Language,
): AgentTask[] {
  const names = listed(
    language,
    candidates.map((id) => occupationById(id)[language]),
  );
  const topics = focus.newest.map((topic) => TITLES[topic][language]);
  const more =
    topics.length > 0
      ? say(
          language,
          `；这一轮特别关注：${listed(language, topics)}`,
          `; this time with: ${listed(language, topics)}`,
        )
      : "";
  const task = (
    task_id: string,
    agent_name: AgentTask["agent_name"],
    zh: string,
    en: string,
  ): AgentTask => ({
    task_id,
    agent_name,
    task_description: `${say(language, zh, en)}${more}`,
    status: "pending",
    round,
  });
  return [
    task(
      "user_profiling",
      "user_profiler",
      `整理长处、差距和处境，对照${names}`,
      `Strengths, gaps and situation, against ${names}`,
    ),
    task(
      "industry_research",
      "industry_researcher",
      `查清${names}的工作、入门、远程、薪资和需求`,
      `Work, ways in, remote work, pay and demand of ${names}`,
    ),
    task(
      "job_analysis",
      "job_analyzer",
      `计算与${names}的匹配，找路径和开放的机会`,
      `How well ${names} fit, how one gets there, what is open`,
    ),
  ];
}
