/**
 * A sign that life is at risk ends the ordinary flow: no options, no plan, only care, until the person says that they
 * want to go on. Where it is not clear it is asked, softly and once.
 */
import type { ReadCall } from "@bole/language";
import type { Distress } from "../distress/assess-distress.ts";
import type { Question } from "../intake/question.ts";
import type { CachedData } from "../state/career-state.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import { careText, helplineText, softText, stillThereText } from "./care.ts";

type Crisis = CachedData["crisis"];

const GO_ON = { zh: "我现在安全，想继续", en: "I am safe and want to go on" } as const;
/** What earlier versions offered. */
const WENT_ON = { zh: "我想继续", en: "I want to go on" } as const;
const TIRED = {
  zh: "主要是累和压力，没有那样的念头",
  en: "Mostly exhaustion; nothing like that",
} as const;
const SOMETIMES = { zh: "有时候会", en: "Sometimes, yes" } as const;
/** Whoever was asked twice how they are, and answers calmly, is believed. */
const MOST_ASKED = 2;

const isOneOf = (
  text: string,
  ...buttons: readonly { readonly zh: string; readonly en: string }[]
) => buttons.some(({ zh, en }) => text.trim() === zh || text.trim() === en);

/** "Yes", "I don't know": a few words that say nothing of how they are. */
const isBare = (text: string, calls: readonly ReadCall[]): boolean =>
  text.trim().length <= BARE && calls.every(({ tool }) => tool !== "note_fact");
const BARE = 12;

interface Answer {
  readonly text: string;
  readonly calls: readonly ReadCall[];
  readonly distress: Distress;
}

/**
 * Any calm answer opens the way on; only "sometimes", a bare yes or no, or something new that shows it keeps it closed.
 * @param asked how often was asked how they are
 */
export function nextCrisis(
  before: Crisis,
  { text, calls, distress }: Answer,
  asked: number,
): Crisis {
  if (distress === "risk") return "open";
  if (isOneOf(text, GO_ON, WENT_ON, TIRED)) return before === "none" ? "none" : "over";
  if (before === "open") return isBare(text, calls) && asked < MOST_ASKED ? "open" : "over";
  if (before === "asked")
    return isOneOf(text, SOMETIMES) || saysYes(calls) || distress === "unsure" ? "open" : "over";
  return before === "none" && distress === "unsure" ? "asked" : before;
}

const saysYes = (calls: readonly ReadCall[]): boolean =>
  calls.some(({ tool, values }) => tool === "answer" && values.decision === "yes");

/** What a model says to somebody in despair, with who listens. */
export const caringQuestion = (
  text: string,
  country: string | null,
  language: Language,
): Question => ({
  ...{ kind: "care", options: [], answers: [GO_ON[language]] },
  text: `${text}\n${helplineText(country, language)}`,
});

/** Buttons of the question how they are: an answer to it, and no fact. */
export const isCareAnswer = (text: string): boolean =>
  isOneOf(text, GO_ON, WENT_ON, TIRED, SOMETIMES);

export function careQuestion(
  crisis: Crisis,
  before: Crisis,
  country: string | null,
  language: Language,
): Question | null {
  const ask = (text: string, answers: string[]): Question => ({
    ...{ kind: "care", text, options: [], answers },
  });
  if (crisis === "open")
    return ask(
      before === "open" ? stillThereText(country, language) : careText(country, language),
      [GO_ON[language]],
    );
  return crisis === "asked"
    ? ask(softText(country, language), [TIRED[language], SOMETIMES[language]])
    : null;
}

/** A plan after such a talk is small. */
export const smallSteps = (language: Language): string =>
  say(
    language,
    "这份计划刻意很小，没有期限压力；哪天状态不好就跳过。",
    "This plan is small on purpose and nothing in it is urgent; skip it on a bad day.",
  );
