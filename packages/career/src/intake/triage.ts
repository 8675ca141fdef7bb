/** The coordinator's work: what was understood, how clear it is, what has to be asked, where to go. */
import type { CachedData, CareerMessage, CareerNavigatorState } from "../state/career-state.ts";
import type { UserProfile } from "../state/user-profile.ts";
import type { Day } from "../text/day.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import { CLEAR_ABOVE, type Clarity, clarityOf } from "./clarity.ts";
import { findTroubles } from "./contradictions.ts";
import { nextQuestion, type Question, type QuestionKind } from "./questions.ts";
import { readWish, type SaidText } from "./read-wish.ts";
import type { Wish } from "./wish.ts";

export type Route = "ask" | "planner" | "goal_decomposer";

export interface Triage {
  readonly route: Route;
  readonly wish: Wish;
  readonly clarity: Clarity;
  readonly question: Question | null;
}

export type TriageInput = Pick<CareerNavigatorState, "messages" | "user_profile" | "language"> & {
  readonly cached_data: Pick<CachedData, "question" | "asked">;
};

export function triage(
  input: TriageInput,
  today: Day,
  improve: (wish: Wish) => Wish = (wish) => wish,
): Triage {
  const { user_profile: profile, language } = input;
  const { asked } = input.cached_data;
  const said = saidTexts(input.messages, asked);
  const all =
    profile.career_goals === null
      ? said
      : [{ message: -1, text: profile.career_goals, answers: null }, ...said];
  const wish = settled(improve(readWish(all.map(fromProfile), profile, today)), asked);
  const clarity = clarityOf(wish, profile);
  const troubles = findTroubles(wish, said, profile, today);
  const question = nextQuestion({ wish, profile, troubles, asked, language });
  const route = question ? "ask" : clarity.is_goal_clear ? "goal_decomposer" : "planner";
  return { route, wish, clarity, question };
}

/** Words of the profile have no message; they are quoted as the first one's. */
const fromProfile = (said: SaidText): SaidText =>
  said.message < 0 ? { ...said, message: 0 } : said;

/** What the person wrote, each with what it answers: the n-th question is answered by message n+1. */
function saidTexts(messages: readonly CareerMessage[], asked: readonly QuestionKind[]): SaidText[] {
  const own = messages
    .map(({ role, content }, message) => ({ role, content, message }))
    .filter(({ role }) => role === "user");
  return own.map(({ content, message }, nth) => ({
    message,
    text: content,
    answers: answersOf(asked[nth - 1]),
  }));
}

function answersOf(kind: QuestionKind | undefined): SaidText["answers"] {
  if (kind === "unknown_goal" || kind === "wanted_and_refused") return "goal";
  if (kind === "what_you_like") return "liking";
  return kind === "about_you" ? "position" : null;
}

/** What was asked and not answered any better is not asked again, and not used. */
function settled(wish: Wish, asked: readonly QuestionKind[]): Wish {
  return {
    ...wish,
    unknown_goal: asked.includes("unknown_goal") ? null : wish.unknown_goal,
    refused: asked.includes("wanted_and_refused")
      ? wish.refused.filter(({ occupation_id }) => occupation_id !== wish.target?.occupation_id)
      : wish.refused,
  };
}

/** Why the goal counts as clear or not, in a sentence. */
export function explainClarity(
  { clarity_score, evidence }: Clarity,
  language: Language,
  profile: UserProfile,
): string {
  const name = (kind: string): string => EVIDENCE[kind]?.[language] ?? kind;
  const found = evidence.filter(({ points }) => points > 0).map(({ kind }) => name(kind));
  const against = evidence
    .filter(({ points }) => points < 0)
    .map(({ kind, quote }) => `${name(kind)}${quote ? ` (“${quote.text}”)` : ""}`);
  const who =
    profile.resume_id === null ? "" : say(language, "，另有简历", "; there is a résumé, too");
  return say(
    language,
    `明确度 ${clarity_score}（高于 ${CLEAR_ABOVE} 为明确）。已知：${found.join("、") || "很少"}${who}。${against.length > 0 ? `减分：${against.join("、")}。` : ""}`,
    `Clarity ${clarity_score} (clear above ${CLEAR_ABOVE}). Known: ${found.join(", ") || "little"}${who}.${against.length > 0 ? ` Against it: ${against.join(", ")}.` : ""}`,
  );
}

const EVIDENCE: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  occupation: { zh: "目标职业", en: "an occupation" },
  field: { zh: "方向", en: "a field" },
  decision: { zh: "决心", en: "a decision" },
  date: { zh: "时间", en: "a date" },
  place: { zh: "地点", en: "a place" },
  start: { zh: "起点", en: "where you start" },
  motive: { zh: "动机", en: "a motive" },
  hours: { zh: "可用时间", en: "hours" },
  constraint: { zh: "限制", en: "limits" },
  doubt: { zh: "犹豫", en: "doubt" },
  alternatives: { zh: "几个选项", en: "alternatives" },
  unknown_goal: { zh: "职业库里没有的目标", en: "a goal that is not known here" },
};
