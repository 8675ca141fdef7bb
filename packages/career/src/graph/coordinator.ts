/** The coordinator: what was said becomes facts; how clear the goal is, and what has to be asked first. */
import { collapse } from "@bole/base";
import type { Case } from "../casebook/case.ts";
import type { Distress } from "../distress/assess-distress.ts";
import { kindText } from "../facts/care.ts";
import { countryOf } from "../facts/country.ts";
import { careQuestion, caringQuestion, nextCrisis } from "../facts/crisis.ts";
import type { Fact } from "../facts/fact.ts";
import { type Conversation, readMessage, withMeaning } from "../facts/read-message.ts";
import { wishOf } from "../facts/wish-of.ts";
import { chosenCase, isCaseAnswer } from "../intake/case-question.ts";
import { clarityOf } from "../intake/clarity.ts";
import { confirmQuestion, isConfirmed } from "../intake/confirm-question.ts";
import { explainClarity } from "../intake/explain-clarity.ts";
import type { Question } from "../intake/question.ts";
import { nextQuestion, questionsLeft } from "../intake/questions.ts";
import type { Wish } from "../intake/wish.ts";
import { interview } from "../model/interview.ts";
import type { ScheduleWishes } from "../plan/schedule-wishes.ts";
import { type CareerNavigatorState, StateFields } from "../state/career-state.ts";
import type { Language } from "../text/language.ts";
import { type CareerParts, defineNode, enter, type NodeCtx } from "./node.ts";
import { resumeText } from "./resume-text.ts";

const COORDINATOR_INPUT = StateFields.pick({
  messages: true,
  user_profile: true,
  language: true,
  cached_data: true,
  facts: true,
  confirm: true,
});
const COORDINATOR_OUTPUT = StateFields.pick({
  system_metrics: true,
  cached_data: true,
  current_stage: true,
  requires_user_input: true,
  pending_questions: true,
  messages: true,
  facts: true,
  confirm: true,
});

type Input = Pick<
  CareerNavigatorState,
  "messages" | "user_profile" | "language" | "cached_data" | "facts" | "confirm"
>;

export const coordinator = (parts: CareerParts) =>
  defineNode({
    name: "coordinator",
    kind: "evaluation",
    description:
      "Reads what somebody says into facts, judges by evidence how clear their goal is, and asks what it must know, one thing at a time.",
    parts,
    input: COORDINATOR_INPUT,
    output: COORDINATOR_OUTPUT,
    run: async (state, ctx) => {
      const { cached_data, language, user_profile, confirm } = state;
      const { facts, question, crisis, case_id } = await nextStep(state, parts, ctx);
      const wish = wishOf(facts, user_profile, ctx.today);
      const clarity = clarityOf(wish, user_profile);
      const { clarity_score, is_goal_clear, evidence } = clarity;
      if (question) ctx.tell("question", { text: question.text });
      return {
        current_stage: question ? enter(ctx, "initial") : enter(ctx, "planning"),
        requires_user_input: question !== null,
        pending_questions: question ? [question.text] : [],
        messages: question
          ? [{ role: "assistant" as const, content: question.text, at: ctx.now }]
          : [],
        facts: [...facts],
        confirm: question === null ? "done" : question.kind === "confirm" ? "shown" : confirm,
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
          crisis,
          case_id,
          read: state.messages.length,
          asked:
            question && question.kind !== "confirm"
              ? [...cached_data.asked, question.kind]
              : cached_data.asked,
          schedule: scheduleOf(wish, cached_data.schedule),
        },
      };
    },
  });

interface Step {
  readonly facts: readonly Fact[];
  /** Null where everything is said and confirmed. */
  readonly question: Question | null;
  readonly crisis: Input["cached_data"]["crisis"];
}

/** What the case is, where the person has just said so. */
async function nextStep(state: Input, parts: CareerParts, ctx: NodeCtx) {
  const { question, case_id } = state.cached_data;
  const last = lastSaid(state);
  return {
    ...(await stepAfter(state, parts, ctx)),
    case_id: isCaseAnswer(question, last) ? chosenCase(last, state.language) : case_id,
  };
}

const lastSaid = ({ messages }: Pick<Input, "messages">): string =>
  messages.findLast(({ role }) => role === "user")?.content ?? "";

async function stepAfter(state: Input, parts: CareerParts, ctx: NodeCtx): Promise<Step> {
  const { cached_data, language, confirm } = state;
  const before = await withMeaning(
    state.facts,
    known(state.facts),
    parts.meaning,
    language,
    ctx.signal,
  );
  const last = lastSaid(state);
  // The button says it all.
  if (confirm === "shown" && isConfirmed(last) && cached_data.crisis !== "open")
    return { facts: before, question: null, crisis: cached_data.crisis };
  const read = await readUnread(state, before, parts, ctx);
  const { distress } = read;
  const country = countryOf([
    state.user_profile.location ?? "",
    ...state.messages.filter(({ role }) => role === "user").map(({ content }) => content),
  ]);
  const led = await interview(
    {
      ...{ messages: state.messages, profile: state.user_profile, language },
      facts: before,
      resume: await resumeText(state.user_profile, parts.workspace, ctx),
      questionsLeft: questionsLeft(cached_data.asked),
      isShown: confirm === "shown",
      crisis: cached_data.crisis,
      risk: distress === "risk",
    },
    ctx,
  );
  if (led?.step.kind === "care")
    return {
      facts: before,
      question: caringQuestion(led.step.text, country, language),
      crisis: "open",
    };
  // Where a model listens, what only may be despair is left to it; what the judge is sure of is not.
  const crisis =
    led !== null && read.crisis === "asked"
      ? cached_data.crisis
      : led !== null && cached_data.crisis === "open" && distress !== "risk"
        ? "over"
        : read.crisis;
  const care = careQuestion(crisis, cached_data.crisis, country, language);
  if (led === null) {
    const cases = await nearestCases(state, parts, ctx.signal);
    return { ...embeddedStep(state, read, care, cases, ctx), crisis };
  }
  if (care !== null) return { facts: before, question: care, crisis };
  const { facts, step } = led;
  const question =
    step.kind === "ask"
      ? step.question
      : step.kind === "confirm"
        ? confirmQuestion(facts, language, step.reply)
        : null;
  return { facts, question, crisis };
}

interface ReadMessages {
  readonly facts: readonly Fact[];
  readonly distress: Distress;
  readonly crisis: Step["crisis"];
}

/** By the embedded reader: its facts serve where no model answers, its sense of despair always. */
async function readUnread(
  state: Input,
  before: readonly Fact[],
  parts: CareerParts,
  ctx: NodeCtx,
): Promise<ReadMessages> {
  const { cached_data, language, user_profile } = state;
  const { asked, question } = cached_data;
  const conversation: Conversation = {
    ...{ stage: "story", options: [], language },
    ...{ question: question?.kind ?? null, answers: question?.answers ?? [] },
  };
  const cared = asked.filter((kind) => kind === "care").length;
  const unread = state.messages
    .map(({ role, content }, message) => ({ role, message, text: collapse(content) }))
    .filter(({ role, message }) => role === "user" && message >= cached_data.read)
    // A case is no word of theirs.
    .filter(({ text }) => !isCaseAnswer(question, text));
  const goal = cached_data.read === 0 ? user_profile.career_goals : null;
  const said = goal === null ? unread : [{ message: 0, text: collapse(goal) }, ...unread];
  let facts = before;
  let distress: Distress = "none";
  let { crisis } = cached_data;
  for (const one of said) {
    const read = await readMessage(parts, facts, one, conversation, ctx.signal);
    facts = read.facts;
    distress = worse(distress, read.distress);
    crisis = nextCrisis(crisis, { text: one.text, ...read }, cared);
  }
  return { facts, distress, crisis };
}

function embeddedStep(
  { cached_data, language, user_profile, confirm, facts: before }: Input,
  { facts, distress }: ReadMessages,
  care: Question | null,
  cases: readonly Case[],
  ctx: NodeCtx,
): Pick<Step, "facts" | "question"> {
  const wish = wishOf(facts, user_profile, ctx.today);
  const { is_goal_clear } = clarityOf(wish, user_profile);
  const asking = {
    ...{ facts, wish, profile: user_profile, asked: cached_data.asked, language },
    ...{ today: ctx.today, clear: is_goal_clear },
  };
  const changed = confirm === "shown" && facts.length !== before.length;
  const next =
    nextQuestion({ ...asking, cases }) ??
    (confirm === "open" || changed ? confirmQuestion(facts, language) : null);
  return {
    facts,
    question: care ?? (next && distress === "strain" ? kindly(next, language) : next),
  };
}

/** Of everything that they said, without what they only clicked. */
function nearestCases(
  { messages, language }: Input,
  { casebook }: CareerParts,
  signal: AbortSignal,
): Promise<readonly Case[]> {
  const said = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  return casebook?.nearest(said.join("\n"), language, signal) ?? Promise.resolve([]);
}

/** What the person wrote into the list themselves has not been understood yet. */
const known = (facts: readonly Fact[]): Fact[] => facts.filter(({ message }) => message !== null);

const LEVELS: readonly Distress[] = ["none", "strain", "unsure", "risk"];
const worse = (a: Distress, b: Distress): Distress =>
  LEVELS.indexOf(a) > LEVELS.indexOf(b) ? a : b;

const kindly = (question: Question, language: Language): Question => ({
  ...question,
  text: `${kindText(language)}\n${question.text}`,
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
