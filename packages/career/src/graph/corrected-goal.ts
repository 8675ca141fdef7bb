/**
 * Feedback on a plan that corrects what it is for ("a change of work, no promotion") changes the facts before the plan is
 * made again. Feedback that leaves shape and target as they are is about hours and days, and changes no facts.
 */
import { collapse } from "@bole/base";
import { applyEdits } from "../facts/apply-calls.ts";
import type { Fact } from "../facts/fact.ts";
import { readMessage, withMeaning } from "../facts/read-message.ts";
import { denies } from "../facts/situation.ts";
import { wishOf } from "../facts/wish-of.ts";
import type { CareerNavigatorState } from "../state/career-state.ts";
import { goalsOf } from "./goals-of.ts";
import type { CareerParts, NodeCtx } from "./node.ts";
import { planShape, targetOf } from "./target.ts";

type State = Pick<
  CareerNavigatorState,
  | "facts"
  | "cached_data"
  | "career_goals"
  | "career_analysis_result"
  | "self_insight_result"
  | "user_feedback_history"
  | "user_profile"
  | "messages"
  | "language"
>;
type Corrected = Pick<State, "facts" | "cached_data" | "career_goals">;

/** Kinds that say what somebody is after; what a plan costs them is no new goal. */
const AIMS: ReadonlySet<Fact["kind"]> = new Set(["target", "choice", "wish", "option"]);
const AGAINST: ReadonlySet<Fact["kind"]> = new Set(["refusal", "dislike"]);

export async function correctedGoal(
  state: State,
  parts: CareerParts,
  ctx: NodeCtx,
): Promise<Corrected | null> {
  const { cached_data, language, user_profile } = state;
  const written = applyEdits(state.facts, cached_data.fact_edits);
  const edited = await withMeaning(written, state.facts, parts.meaning, language, ctx.signal);
  const facts = await withFeedback(state, edited, parts, ctx);
  const wish = wishOf(facts, user_profile, ctx.today);
  const corrected = { ...cached_data, wish, fact_edits: [] };
  const isSame =
    planShape(corrected, facts) === planShape(cached_data, state.facts) &&
    sameTarget(targetOf(corrected, { ...state, facts: [...facts] }), targetOf(cached_data, state));
  if (isSame && cached_data.fact_edits.length === 0) return null;
  const skills = new Set([
    ...wish.skills.map(({ skill }) => skill),
    ...(state.self_insight_result?.skills ?? []),
  ]);
  return {
    facts: [...facts],
    cached_data: corrected,
    career_goals: goalsOf(
      { ...state, facts: [...facts], cached_data: corrected },
      skills,
      ctx.today,
    ),
  };
}

async function withFeedback(
  { user_feedback_history, messages, language }: State,
  facts: readonly Fact[],
  parts: CareerParts,
  ctx: NodeCtx,
): Promise<readonly Fact[]> {
  const said = user_feedback_history.at(-1);
  if (said === undefined || said.about !== "plan" || said.feedback === "") return facts;
  const text = { text: collapse(said.feedback), message: messages.length - 1 };
  const conversation = { stage: "plan", question: null, options: [], language } as const;
  const read = await readMessage(parts, [], text, conversation, ctx.signal);
  const added = read.facts.filter(
    ({ kind, words }) => AIMS.has(kind) || AGAINST.has(kind) || denies(words, "promotion"),
  );
  // A goal that is stated now holds in place of the one before.
  const isNewGoal = added.some(({ kind, occupations }) => AIMS.has(kind) && occupations.length > 0);
  const kept = isNewGoal ? facts.filter(({ kind }) => !AIMS.has(kind)) : facts;
  return [...kept, ...added];
}

type Target = ReturnType<typeof targetOf>;

const sameTarget = (a: Target, b: Target): boolean =>
  a.occupation_id === b.occupation_id && a.words === b.words;
