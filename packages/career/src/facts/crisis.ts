/**
 * A sign that life is at risk ends the ordinary flow: no options, no plan, only care, until the person says that they
 * want to go on. Where it is not clear it is asked, softly and once.
 */
import type { ReadCall } from "@bole/language";
import type { Distress } from "../distress/assess-distress.ts";
import type { Question } from "../intake/questions.ts";
import type { CachedData } from "../state/career-state.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import { careText, softText, stillThereText } from "./care.ts";

type Crisis = CachedData["crisis"];

const GO_ON = { zh: "我现在安全，想继续", en: "I am safe and want to go on" } as const;
/** What earlier versions offered. */
const WENT_ON = { zh: "我想继续", en: "I want to go on" } as const;
const TIRED = {
  zh: "主要是累和压力，没有那样的念头",
  en: "Mostly exhaustion; nothing like that",
} as const;
const SOMETIMES = { zh: "有时候会", en: "Sometimes, yes" } as const;
const SURE = 0.6;

/** Whether they want to go on: by a button, or by a plain yes to being asked whether they are safe and want to. */
export function wantsToGoOn(
  before: Crisis,
  text: string,
  calls: readonly ReadCall[],
  language: Language,
): boolean {
  const said = text.trim();
  if ([GO_ON, WENT_ON, TIRED].some((button) => said === button[language])) return true;
  const agrees = calls.some(
    ({ tool, values, confidence }) =>
      tool === "answer" && values.decision === "yes" && confidence >= SURE,
  );
  // "Yes" to "exhaustion, or more than that?" says nothing good.
  if (before === "asked") return said !== SOMETIMES[language] && !agrees;
  return agrees;
}

export function nextCrisis(before: Crisis, distress: Distress, goesOn: boolean): Crisis {
  if (distress === "risk") return "open";
  if (before === "open") return goesOn ? "over" : "open";
  if (before === "asked") return goesOn && distress !== "unsure" ? "over" : "open";
  return distress === "unsure" && before === "none" ? "asked" : before;
}

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
    ? ask(softText(language), [TIRED[language], SOMETIMES[language]])
    : null;
}

/** A plan after such a talk is small. */
export const smallSteps = (language: Language): string =>
  say(
    language,
    "这份计划刻意很小，没有期限压力；哪天状态不好就跳过。",
    "This plan is small on purpose and nothing in it is urgent; skip it on a bad day.",
  );
