/** The coordinator: what was said becomes facts; how clear the goal is, and what has to be asked first. */
import { collapse } from "@bole/base";
import type { Distress } from "../distress/assess-distress.ts";
import { kindText } from "../facts/care.ts";
import { countryOf } from "../facts/country.ts";
import { careQuestion, nextCrisis } from "../facts/crisis.ts";
import { describeFacts } from "../facts/describe-facts.ts";
import type { Fact } from "../facts/fact.ts";
import { readMessage, withMeaning } from "../facts/read-message.ts";
import { wishOf } from "../facts/wish-of.ts";
import { clarityOf } from "../intake/clarity.ts";
import { explainClarity } from "../intake/explain-clarity.ts";
import { nextQuestion, type Question } from "../intake/questions.ts";
import type { Wish } from "../intake/wish.ts";
import type { ScheduleWishes } from "../plan/schedule-wishes.ts";
import { StateFields } from "../state/career-state.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import { type CareerParts, defineNode, enter } from "./node.ts";

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
      const { asked, question: before } = cached_data;
      const conversation = {
        stage: "story",
        question: before?.kind ?? null,
        options: [],
        answers: before?.answers ?? [],
        language,
      } as const;
      let facts: Fact[] = state.facts;
      let distress: Distress = "none";
      let crisis = cached_data.crisis;
      const cared = asked.filter((kind) => kind === "care").length;
      const unread = state.messages
        .map(({ role, content }, message) => ({ role, message, text: collapse(content) }))
        .filter(({ role, message }) => role === "user" && message >= cached_data.read);
      facts = await withMeaning(facts, known(facts), parts.meaning, language, ctx.signal);
      const goal = cached_data.read === 0 ? user_profile.career_goals : null;
      const said = goal === null ? unread : [{ message: 0, text: collapse(goal) }, ...unread];
      for (const one of said) {
        const read = await readMessage(parts, facts, one, conversation, ctx.signal);
        facts = read.facts;
        distress = worse(distress, read.distress);
        crisis = nextCrisis(crisis, { text: one.text, ...read }, cared);
      }
      const wish = wishOf(facts, user_profile, ctx.today);
      const clarity = clarityOf(wish, user_profile);
      const { clarity_score, is_goal_clear, evidence } = clarity;
      const asking = { facts, wish, profile: user_profile, asked, language, today: ctx.today };
      const changed = confirm === "shown" && facts.length !== state.facts.length;
      const country = countryOf([
        user_profile.location ?? "",
        ...state.messages.filter(({ role }) => role === "user").map(({ content }) => content),
      ]);
      const care = careQuestion(crisis, cached_data.crisis, country, language);
      const next =
        nextQuestion({ ...asking, clear: is_goal_clear }) ??
        (is_goal_clear || (confirm !== "open" && !changed)
          ? null
          : confirmQuestion(facts, language));
      const question = care ?? (next && distress === "strain" ? kindly(next, language) : next);
      if (question) ctx.tell("question", { text: question.text });
      return {
        current_stage: question ? enter(ctx, "initial") : enter(ctx, "planning"),
        requires_user_input: question !== null,
        pending_questions: question ? [question.text] : [],
        messages: question
          ? [{ role: "assistant" as const, content: question.text, at: ctx.now }]
          : [],
        facts,
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
          read: state.messages.length,
          asked: question && question.kind !== "confirm" ? [...asked, question.kind] : asked,
          schedule: scheduleOf(wish, cached_data.schedule),
        },
      };
    },
  });

/** What the person wrote into the list themselves has not been understood yet. */
const known = (facts: readonly Fact[]): Fact[] => facts.filter(({ message }) => message !== null);

const LEVELS: readonly Distress[] = ["none", "strain", "unsure", "risk"];
const worse = (a: Distress, b: Distress): Distress =>
  LEVELS.indexOf(a) > LEVELS.indexOf(b) ? a : b;

const kindly = (question: Question, language: Language): Question => ({
  ...question,
  text: `${kindText(language)}\n${question.text}`,
});

const confirmQuestion = (facts: readonly Fact[], language: Language): Question => ({
  kind: "confirm",
  text: describeFacts(facts, language),
  options: [],
  answers: [say(language, "对，继续", "Yes, go on")],
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
