/** The checked step before anything is analysed: the facts in rows, to be confirmed or corrected. */
import { describeFacts } from "../facts/describe-facts.ts";
import type { Fact } from "../facts/fact.ts";
import type { Language } from "../text/language.ts";
import type { Question } from "./question.ts";

const YES = { zh: "对，继续", en: "Yes, go on" } as const;

/** @param reply what is answered first, where the person asked something */
export const confirmQuestion = (
  facts: readonly Fact[],
  language: Language,
  reply = "",
): Question => ({
  kind: "confirm",
  text: [reply, describeFacts(facts, language)].filter((part) => part !== "").join("\n"),
  options: [],
  answers: [YES[language]],
});

/** The button, and nothing beside it. */
export const isConfirmed = (text: string): boolean =>
  Object.values(YES).some((yes) => text.trim() === yes);
