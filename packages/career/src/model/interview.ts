/** A turn of the interview that a model leads. Without one, or where it fails, the embedded reader and its questions serve. */
import { forModel, masked } from "@bole/guardrails";
import { CAREER_INTERVIEW } from "@bole/models/prompts";
import type { Fact } from "../facts/fact.ts";
import type { NodeCtx } from "../graph/node.ts";
import type { CareerMessage } from "../state/career-state.ts";
import type { UserProfile } from "../state/user-profile.ts";
import type { Language } from "../text/language.ts";
import { CAREER_CONVERSATIONS } from "./conversations.ts";
import { INTERVIEW_TOOLS } from "./interview-tools.ts";
import { type InterviewStep, InterviewTurn } from "./interview-turn.ts";
import { factsForModel, profileForModel, saidBefore } from "./person-data.ts";

export interface InterviewInput {
  readonly messages: readonly CareerMessage[];
  readonly facts: readonly Fact[];
  readonly profile: UserProfile;
  /** The text of their résumé, where they gave one. */
  readonly resume: string | null;
  readonly questionsLeft: number;
  readonly isShown: boolean;
  readonly crisis: string;
  /** Whether the program's own judge hears a risk to life. */
  readonly risk: boolean;
  readonly language: Language;
}

export interface Interviewed {
  readonly facts: readonly Fact[];
  readonly step: InterviewStep;
}

const NOTING = new Set(["note_fact", "weigh", "choose", "refuse", "remove_fact"]);

export async function interview(
  input: InterviewInput,
  ctx: Pick<NodeCtx, "converse" | "today">,
): Promise<Interviewed | null> {
  const { answered, turn } = await converseOnce(input, ctx, INTERVIEW_TOOLS);
  return answered && turn.step !== null ? { facts: turn.facts, step: turn.step } : null;
}

/** What somebody says about a report, as facts; null where no model reads it. */
export async function noteFeedback(
  input: InterviewInput,
  ctx: Pick<NodeCtx, "converse" | "today">,
): Promise<readonly Fact[] | null> {
  const tools = INTERVIEW_TOOLS.filter(({ name }) => NOTING.has(name));
  const { answered, turn } = await converseOnce(input, ctx, tools);
  return answered ? turn.facts : null;
}

async function converseOnce(
  input: InterviewInput,
  ctx: Pick<NodeCtx, "converse" | "today">,
  tools: typeof INTERVIEW_TOOLS,
): Promise<{ readonly answered: boolean; readonly turn: InterviewTurn }> {
  const { messages, language, facts, questionsLeft, isShown } = input;
  const last = messages.findLastIndex(({ role }) => role === "user");
  const turn = new InterviewTurn({ facts, messages, questionsLeft, isShown });
  const conversed = await ctx.converse({
    ...{ name: CAREER_CONVERSATIONS.interview, group: "career" },
    instructions: CAREER_INTERVIEW,
    tools,
    background: {
      profile: profileForModel(input.profile),
      resume: input.resume === null ? undefined : forModel(input.resume),
    },
    history: saidBefore(messages.slice(0, last)),
    data: {
      state: {
        language: language === "zh" ? "Chinese" : "English",
        today: ctx.today,
        questions_left: questionsLeft,
        facts_shown: isShown,
        crisis: input.crisis,
        program_hears_risk: input.risk,
        ...(tools.length < INTERVIEW_TOOLS.length && {
          only_note: "Note what the message changes.",
        }),
      },
      facts: factsForModel(facts),
    },
    message: masked(messages[last]?.content ?? ""),
    perform: turn.perform,
    max_steps: MOST_STEPS,
  });
  return { answered: conversed.solver === "model", turn };
}

const MOST_STEPS = 5;
