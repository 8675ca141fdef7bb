/** How a session ends: with a plan that was accepted, or with an honest word on why there is none. */
import { StateFields } from "../state/career-state.ts";
import { dayText } from "../text/day.ts";
import { say } from "../text/say.ts";
import { type CareerParts, defineNode, enter } from "./node.ts";

const FINAL_CONFIRMATION_INPUT = StateFields.pick({ language: true });
const FINAL_CONFIRMATION_OUTPUT = StateFields.pick({ system_metrics: true, current_stage: true });
const FINISH_INPUT = StateFields.pick({
  language: true,
  final_plan: true,
  integrated_report: true,
  user_feedback_history: true,
});
const FINISH_OUTPUT = StateFields.pick({
  system_metrics: true,
  current_stage: true,
  messages: true,
  requires_user_input: true,
  pending_questions: true,
});

export const finalConfirmation = (parts: CareerParts) =>
  defineNode({
    name: "final_confirmation",
    kind: "human",
    description: "Takes down that the plan is accepted.",
    parts,
    input: FINAL_CONFIRMATION_INPUT,
    output: FINAL_CONFIRMATION_OUTPUT,
    run: (_state, ctx) => ({ current_stage: enter(ctx, "final_confirmation") }),
  });

export const finish = (parts: CareerParts) =>
  defineNode({
    name: "finish",
    kind: "generation",
    description: "Says how the session ended.",
    parts,
    input: FINISH_INPUT,
    output: FINISH_OUTPUT,
    run: ({ language, final_plan, integrated_report, user_feedback_history }, ctx) => {
      const text = final_plan
        ? say(
            language,
            `计划已确认：${final_plan.action_items.length} 项行动，从 ${dayText(final_plan.timeline.start_date, "zh")}开始。`,
            `The plan is accepted: ${final_plan.action_items.length} actions, from ${dayText(final_plan.timeline.start_date, "en")} on.`,
          )
        : unsatisfied();
      function unsatisfied(): string {
        const words = user_feedback_history.at(-1)?.feedback ?? "";
        const said =
          words === "" ? "" : say(language, `你的意见是：“${words}”。`, ` You said: “${words}”.`);
        const missing = integrated_report?.missing_parts.map(({ part }) => part).join(", ") ?? "";
        const lacking =
          missing === ""
            ? ""
            : say(language, `报告里缺了：${missing}。`, ` Missing in the report: ${missing}.`);
        return say(
          language,
          `这份报告没有帮到你，所以到此为止，没有目标，也没有计划。${said}${lacking}报告留在这里；想换个起点，请新开一次。`,
          `The report was of no use to you, so it ends here, without goals and without a plan.${said}${lacking} The report stays; to begin from somewhere else, start a new session.`,
        );
      }
      ctx.tell("text", { part: "closing", text });
      return {
        current_stage: enter(ctx, "completed"),
        messages: [{ role: "assistant" as const, content: text, at: ctx.now }],
        requires_user_input: false,
        pending_questions: [],
      };
    },
  });
