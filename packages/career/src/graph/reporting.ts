/** Where the analysts join, and the report that comes of what they found. */
import { buildReport, markSentence } from "../report/build-report.ts";
import { AnalystName, StateFields } from "../state/career-state.ts";
import { backedSentences, writeSummaryTask } from "../tasks/write-summary-task.ts";
import { say } from "../text/say.ts";
import { type CareerParts, defineNode, enter } from "./node.ts";

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
      const { report, sentences } = buildReport({
        language,
        round,
        focus: cached_data.focus,
        self: state.self_insight_result,
        industry: state.industry_research_result,
        analysis: state.career_analysis_result,
        outputs: state.agent_outputs.filter((output) => output.round === round),
        before: state.integrated_report,
      });
      const facts = sentences.map(({ text }, at) => ({ id: at + 1, text }));
      const feedback =
        state.user_feedback_history.findLast(({ about }) => about === "report")?.feedback ?? "";
      const answer =
        facts.length === 0 ? null : await ctx.ask(writeSummaryTask, { language, facts, feedback });
      const { kept, struck } = backedSentences(answer?.value.sentences ?? [], sentences);
      const written = answer?.model != null && kept.length > 0 ? kept : sentences;
      const marked = written.map((sentence) => markSentence(sentence, report.sources));
      for (const text of marked) ctx.tell("text", { part: "executive_summary", text });
      for (const text of report.recommendations)
        ctx.tell("text", { part: "recommendations", text });
      const questions = [
        say(language, "您对以上分析结果是否满意？", "Are you content with this analysis?"),
        say(language, "是否需要调整分析重点？", "Should it look at something else?"),
      ];
      return {
        integrated_report: {
          ...report,
          executive_summary: marked.join(say(language, "", " ")),
          written_by: answer?.model != null && kept.length > 0 ? answer.model : "embedded",
        },
        requires_user_input: true,
        pending_questions: questions,
        current_stage: enter(ctx, "user_feedback"),
        messages: [
          { role: "assistant" as const, content: marked.join(say(language, "", " ")), at: ctx.now },
        ],
        error_log: struck.map((text) => ({
          node: "reporter",
          round,
          message: say(
            language,
            `模型的一句话没有依据，已删去：${text}`,
            `A sentence of the model was struck, because no fact backs it: ${text}`,
          ),
          at: ctx.now,
        })),
      };
    },
  });
