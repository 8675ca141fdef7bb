/** The places where the graph waits for the person: a question, the report, the plan. */
import { collapse } from "@bole/base";
import type { z } from "zod";
import { applyEdits } from "../facts/apply-calls.ts";
import type { Fact } from "../facts/fact.ts";
import { readMessage, withMeaning } from "../facts/read-message.ts";
import { sentencesIn } from "../facts/sentences.ts";
import { wishOf } from "../facts/wish-of.ts";
import { noteFeedback } from "../model/interview.ts";
import { readScheduleFeedbackJob } from "../plan/read-schedule-feedback.ts";
import { ASSUMED_HOURS } from "../plan/slots.ts";
import { nextFocus } from "../report/next-focus.ts";
import { type ReadFeedback, readFeedbackJob } from "../report/read-feedback.ts";
import { type SatisfactionLevel, StateFields, type UserFeedback } from "../state/career-state.ts";
import { readFeedbackTask } from "../tasks/read-feedback-task.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import { type CareerParts, defineNode, type NodeCtx } from "./node.ts";
import { FeedbackReply, MessageReply } from "./replies.ts";
import { resumeText } from "./resume-text.ts";

const INTAKE_INPUT = StateFields.pick({ turn: true, facts: true }).extend({ reply: MessageReply });
const INTAKE_OUTPUT = StateFields.pick({
  system_metrics: true,
  messages: true,
  facts: true,
  turn: true,
  requires_user_input: true,
  pending_questions: true,
});
const USER_FEEDBACK_INPUT = StateFields.pick({
  turn: true,
  iteration_count: true,
  cached_data: true,
  integrated_report: true,
  facts: true,
  messages: true,
  language: true,
  user_profile: true,
}).extend({ reply: FeedbackReply });
const USER_FEEDBACK_OUTPUT = StateFields.pick({
  system_metrics: true,
  user_feedback_history: true,
  current_satisfaction: true,
  iteration_count: true,
  cached_data: true,
  facts: true,
  messages: true,
  turn: true,
  requires_user_input: true,
  pending_questions: true,
});
const PLAN_FEEDBACK_INPUT = StateFields.pick({
  turn: true,
  cached_data: true,
  final_plan: true,
  language: true,
}).extend({ reply: FeedbackReply });
const PLAN_FEEDBACK_OUTPUT = StateFields.pick({
  system_metrics: true,
  user_feedback_history: true,
  current_satisfaction: true,
  cached_data: true,
  messages: true,
  turn: true,
  requires_user_input: true,
  pending_questions: true,
});

const answered = { requires_user_input: false, pending_questions: [] };

export const intake = (parts: CareerParts) =>
  defineNode({
    name: "intake",
    kind: "human",
    description: "Waits for the person's answer to a question.",
    parts,
    input: INTAKE_INPUT,
    output: INTAKE_OUTPUT,
    run: ({ reply, turn, facts }) => ({
      ...answered,
      facts: applyEdits(facts, reply.facts),
      messages: [{ role: "user" as const, content: reply.text, at: reply.at }],
      turn: turn + 1,
    }),
  });

export const isContent = (level: SatisfactionLevel | null): boolean =>
  level === "satisfied" || level === "very_satisfied";

export const userFeedback = (parts: CareerParts) =>
  defineNode({
    name: "user_feedback",
    kind: "human",
    description: "Waits for what the person thinks of the report.",
    parts,
    input: USER_FEEDBACK_INPUT,
    output: USER_FEEDBACK_OUTPUT,
    run: async (state, ctx) => {
      const { reply, turn, iteration_count, cached_data, integrated_report, language } = state;
      const { satisfaction_level: level } = reply;
      const again = level === "neutral" || level === "dissatisfied";
      const asked =
        again && reply.feedback !== ""
          ? (await ctx.ask(readFeedbackTask, { feedback: reply.feedback })).value.topics
          : [];
      const byRules = await ctx.read(readFeedbackJob, [collapse(reply.feedback)]);
      const shown =
        integrated_report?.career_matching.matches.map(({ occupation_id }) => occupation_id) ?? [];
      const written = applyEdits(state.facts, reply.facts);
      const edited = await withMeaning(written, state.facts, parts.meaning, language, ctx.signal);
      const text = { text: collapse(reply.feedback), message: state.messages.length };
      const conversation = { stage: "report", question: null, options: shown, language } as const;
      const message =
        reply.feedback === ""
          ? { facts: edited, distress: "none" as const }
          : await readMessage(parts, edited, text, conversation, ctx.signal);
      const { distress } = message;
      const noted = reply.feedback === "" ? null : await notedByModel(state, edited, parts, ctx);
      const facts = noted ?? message.facts;
      const read = withFacts(withTopics(byRules, asked), facts, edited);
      const wish = wishOf(facts, state.user_profile, ctx.today);
      const crisis = distress === "risk" ? ("open" as const) : cached_data.crisis;
      return {
        ...answered,
        ...kept(reply, "report", integrated_report?.round ?? 1),
        current_satisfaction: level,
        // It rises before it is tested, so there are at most `max_iterations` reports.
        iteration_count: iteration_count + (again ? 1 : 0),
        cached_data: again
          ? { ...cached_data, crisis, wish, focus: nextFocus(cached_data.focus, read, shown) }
          : { ...cached_data, crisis, wish },
        facts: [...facts],
        turn: turn + 1,
      };
    },
  });

type FeedbackState = z.infer<typeof USER_FEEDBACK_INPUT>;

async function notedByModel(
  { messages, reply, user_profile, language, cached_data }: FeedbackState,
  facts: readonly Fact[],
  parts: CareerParts,
  ctx: NodeCtx,
): Promise<readonly Fact[] | null> {
  const said = { role: "user" as const, content: reply.feedback, at: reply.at };
  return noteFeedback(
    {
      ...{ messages: [...messages, said], facts, profile: user_profile, language },
      resume: await resumeText(user_profile, parts.workspace, ctx),
      ...{ questionsLeft: 0, isShown: true, crisis: cached_data.crisis, risk: false },
    },
    ctx,
  );
}

/** What a model reads beyond the rules counts, too; which field or occupation is meant, only they say. */
function withTopics(read: ReadFeedback, more: ReadFeedback["topics"]): ReadFeedback {
  const topics = [...new Set([...read.topics, ...more])].filter(
    (topic) => !read.contradictions.some(({ dropped }) => dropped === topic),
  );
  return { ...read, topics, unread: topics.length > 0 ? null : read.unread };
}

/** Occupations that the feedback names or refuses. */
function withFacts(
  read: ReadFeedback,
  facts: readonly Fact[],
  before: readonly Fact[],
): ReadFeedback {
  const added = facts.filter((fact) => !before.includes(fact));
  const of = (...kinds: Fact["kind"][]) =>
    added.filter(({ kind }) => kinds.includes(kind)).flatMap(({ occupations }) => occupations);
  const occupations = [...new Set(of("option", "choice", "target", "wish"))];
  const refused = [...new Set(of("refusal", "dislike"))];
  const named = occupations.length + refused.length > 0;
  const topics = named ? [...read.topics, "occupation" as const] : read.topics;
  return { ...read, topics, occupations, refused, unread: added.length > 0 ? null : read.unread };
}

export const planFeedback = (parts: CareerParts) =>
  defineNode({
    name: "plan_feedback",
    kind: "human",
    description: "Waits for what the person thinks of the plan.",
    parts,
    input: PLAN_FEEDBACK_INPUT,
    output: PLAN_FEEDBACK_OUTPUT,
    run: async ({ reply, turn, cached_data, final_plan, language }, ctx) => {
      const hours = final_plan?.timeline.hours_per_week ?? ASSUMED_HOURS;
      const read = await ctx.read(readScheduleFeedbackJob, [
        collapse(reply.feedback),
        cached_data.schedule,
        hours,
        ctx.today,
        language,
      ]);
      const accepted = isContent(reply.satisfaction_level);
      return {
        ...answered,
        ...kept(reply, "plan", final_plan?.version ?? 1),
        current_satisfaction: reply.satisfaction_level,
        cached_data: accepted
          ? cached_data
          : {
              ...cached_data,
              schedule: read.wishes,
              fact_edits: reply.facts,
              schedule_changes: [
                ...read.changes,
                ...leftUndone(reply.feedback, read.changes.length, language),
              ],
            },
        turn: turn + 1,
      };
    },
  });

/** What was asked for beyond hours and days is declined in words, with where it can be done. */
const leftUndone = (feedback: string, done: number, language: Language): string[] =>
  sentencesIn(feedback).length <= done
    ? []
    : [
        say(
          language,
          "没有语言模型时，这里只按时间、日期和行动的类型改。要去掉、改写或提前某一项，用它旁边的菜单。",
          "Without a language model only hours, days and kinds of action are changed here. To take out, reword or move a single action, use its menu.",
        ),
      ];

function kept(
  { satisfaction_level, feedback, at }: z.infer<typeof FeedbackReply>,
  about: UserFeedback["about"],
  round: number,
): Pick<z.infer<typeof StateFields>, "user_feedback_history" | "messages"> {
  return {
    user_feedback_history: [{ about, round, satisfaction_level, feedback, at }],
    messages: feedback === "" ? [] : [{ role: "user", content: feedback, at }],
  };
}
