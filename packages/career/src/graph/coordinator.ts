/** The coordinator: how clear the goal is, and what has to be asked first. */
import { collapse } from "@bole/base";
import { explainClarity } from "../intake/triage.ts";
import { triageJob } from "../intake/triage-marked.ts";
import type { Wish } from "../intake/wish.ts";
import type { ScheduleWishes } from "../plan/schedule-wishes.ts";
import { StateFields } from "../state/career-state.ts";
import { readWishTask } from "../tasks/read-wish-task.ts";
import { type CareerParts, defineNode, enter } from "./node.ts";

const COORDINATOR_INPUT = StateFields.pick({
  messages: true,
  user_profile: true,
  language: true,
  cached_data: true,
});
const COORDINATOR_OUTPUT = StateFields.pick({
  system_metrics: true,
  cached_data: true,
  current_stage: true,
  requires_user_input: true,
  pending_questions: true,
  messages: true,
});

export const coordinator = (parts: CareerParts) =>
  defineNode({
    name: "coordinator",
    kind: "evaluation",
    description:
      "Judges by evidence how clear a career goal is, and asks what it must know, one thing at a time.",
    parts,
    input: COORDINATOR_INPUT,
    output: COORDINATOR_OUTPUT,
    run: async (state, ctx) => {
      const { cached_data, language, user_profile } = state;
      const own = state.messages
        .map(({ role, content }, at) => ({ role, content, at }))
        .filter(({ role }) => role === "user");
      const answers = await Promise.all(
        own.map(({ content }) => ctx.ask(readWishTask, { text: content })),
      );
      const marked = own.map(({ content, at }, index) => ({
        marks: answers[index]?.value.marks ?? [],
        text: collapse(content),
        message: at,
      }));
      const { question: before, asked } = cached_data;
      const input = {
        messages: state.messages.map((one) => ({ ...one, content: collapse(one.content) })),
        ...{ user_profile, language, cached_data: { question: before, asked } },
      };
      const { wish, clarity, question } = await ctx.read(triageJob, [input, ctx.today, marked]);
      const { clarity_score, is_goal_clear, evidence } = clarity;
      if (question) ctx.tell("question", { text: question.text });
      return {
        current_stage: question ? enter(ctx, "initial") : enter(ctx, "planning"),
        requires_user_input: question !== null,
        pending_questions: question ? [question.text] : [],
        messages: question
          ? [{ role: "assistant" as const, content: question.text, at: ctx.now }]
          : [],
        cached_data: {
          ...cached_data,
          goal_clarity: {
            is_goal_clear,
            clarity_score,
            analysis_result: explainClarity(clarity, language, user_profile),
            evidence: [...evidence],
          },
          wish,
          question,
          asked: question ? [...cached_data.asked, question.kind] : cached_data.asked,
          schedule: scheduleOf(wish, cached_data.schedule),
        },
      };
    },
  });

function scheduleOf(wish: Wish, before: ScheduleWishes): ScheduleWishes {
  return {
    ...before,
    hours_per_week: wish.hours_per_week ? Math.min(80, wish.hours_per_week.hours) : null,
    free_weekdays: wish.free_weekdays,
    only_weekdays: wish.only_weekdays,
    holidays: wish.holidays,
  };
}
