/** Where the analysts join, and the report that comes of what they found. */
import type { z } from "zod";
import type { Market } from "../analysts/market.ts";
import { localMatters } from "../analysts/matters.ts";
import { SourceBook } from "../analysts/source-book.ts";
import { caseById } from "../casebook/case.ts";
import { type CaseAdvice, caseAdvice } from "../casebook/case-advice.ts";
import { countryOf } from "../facts/country.ts";
import { writeReport } from "../model/write-report.ts";
import { buildReport } from "../report/build-report.ts";
import { sentencesOf } from "../report/check-report.ts";
import { AnalystName, StateFields } from "../state/career-state.ts";
import { say } from "../text/say.ts";
import { type CareerParts, defineNode, enter, type NodeCtx } from "./node.ts";
import { resumeText } from "./resume-text.ts";

const RESULT_INTEGRATION_INPUT = StateFields.pick({
  agent_tasks: true,
  agent_outputs: true,
  iteration_count: true,
  language: true,
});
const RESULT_INTEGRATION_OUTPUT = StateFields.pick({
  system_metrics: true,
  current_stage: true,
  agent_tasks: true,
  agent_outputs: true,
  error_log: true,
});
const REPORTER_INPUT = StateFields.pick({
  session_id: true,
  messages: true,
  facts: true,
  user_profile: true,
  language: true,
  cached_data: true,
  iteration_count: true,
  agent_outputs: true,
  self_insight_result: true,
  industry_research_result: true,
  career_analysis_result: true,
  integrated_report: true,
  user_feedback_history: true,
});
type Input = z.infer<typeof REPORTER_INPUT>;
const REPORTER_OUTPUT = StateFields.pick({
  system_metrics: true,
  integrated_report: true,
  requires_user_input: true,
  pending_questions: true,
  current_stage: true,
  messages: true,
  error_log: true,
});

export const resultIntegration = (parts: CareerParts) =>
  defineNode({
    name: "result_integration",
    kind: "evaluation",
    description: "Takes down who has answered and who has not.",
    parts,
    input: RESULT_INTEGRATION_INPUT,
    output: RESULT_INTEGRATION_OUTPUT,
    run: ({ agent_tasks, agent_outputs, iteration_count, language }, ctx) => {
      const round = iteration_count + 1;
      const silent = AnalystName.options.filter(
        (name) =>
          !agent_outputs.some((output) => output.agent_name === name && output.round === round),
      );
      const summary = say(language, "没有按时给出结果", "it gave no result in time");
      const tasks = agent_tasks.filter(({ agent_name }) => silent.includes(agent_name));
      return {
        current_stage: enter(ctx, "result_integration"),
        agent_tasks: tasks.map((task) => ({ ...task, status: "failed" as const })),
        agent_outputs: tasks.map(({ task_id, agent_name }) => ({
          task_id,
          agent_name,
          round,
          status: "failed" as const,
          summary,
          at: ctx.now,
        })),
        error_log: silent.map((node) => ({ node, round, message: summary, at: ctx.now })),
      };
    },
  });

export const reporter = (parts: CareerParts) =>
  defineNode({
    name: "reporter",
    kind: "generation",
    description: "Writes the report, every statement with its source, and says what has changed.",
    parts,
    input: REPORTER_INPUT,
    output: REPORTER_OUTPUT,
    run: async (state, ctx) => {
      const { language, cached_data, iteration_count } = state;
      const round = iteration_count + 1;
      const written = await writtenByModel(state, parts, ctx);
      const report = buildReport({
        language,
        round,
        focus: cached_data.focus,
        self: state.self_insight_result,
        industry: state.industry_research_result,
        analysis: state.career_analysis_result,
        outputs: state.agent_outputs.filter((output) => output.round === round),
        before: state.integrated_report,
        written: typeof written === "string" ? null : written,
        casebook: adviceOf(state),
        model_failed: written === "failed",
      });
      for (const text of sentencesOf(report.executive_summary))
        ctx.tell("text", { part: "executive_summary", text });
      for (const text of report.recommendations)
        ctx.tell("text", { part: "recommendations", text });
      const questions = [
        say(language, "您对以上分析结果是否满意？", "Are you content with this analysis?"),
        say(language, "是否需要调整分析重点？", "Should it look at something else?"),
      ];
      return {
        integrated_report: report,
        requires_user_input: true,
        pending_questions: questions,
        current_stage: enter(ctx, "user_feedback"),
        messages: [{ role: "assistant" as const, content: report.executive_summary, at: ctx.now }],
        error_log: [],
      };
    },
  });

/** What comes of the case that the person recognised. */
function adviceOf(state: Input): CaseAdvice | null {
  const { language, facts, cached_data } = state;
  const found = caseById(cached_data.case_id, language);
  return found && caseAdvice(found, facts, countryIn(state), new SourceBook(state));
}

function countryIn({ messages, user_profile }: Input): string | null {
  const spoken = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  return countryOf([...spoken, user_profile.location ?? ""]);
}

async function writtenByModel(state: Input, parts: CareerParts, ctx: NodeCtx) {
  const { language, messages, user_profile, facts, user_feedback_history } = state;
  const country = countryIn(state);
  const book = new SourceBook(state);
  // What the person named themselves; a model looks up the rest.
  const named = new Set(facts.flatMap(({ occupations }) => occupations));
  const found = (state.industry_research_result?.occupations ?? [])
    .filter(({ occupation_id }) => named.has(occupation_id))
    .flatMap((one) => [one.work, one.entry, one.salary, one.outlook, one.market].flat());
  const written = await writeReport(
    {
      ...{ messages, facts, profile: user_profile, language, book },
      resume: await resumeText(user_profile, parts.workspace, ctx),
      known: found,
      local: localMatters(country, language),
      feedback: user_feedback_history.findLast(({ about }) => about === "report")?.feedback ?? "",
      knowledge: { country, language, market: NO_MARKET },
    },
    ctx,
  );
  return written === "none" || written === "failed" ? written : { ...written, sources: book.all };
}

/** Open jobs were looked for by the analysts already. */
const NO_MARKET: Market = { jobs: new Map(), projects: [] };
