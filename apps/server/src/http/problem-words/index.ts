/**
 * What a problem's title and remedy are in the reader's language. The tables of the packages are in
 * English; what happened this time (`detail`) stays as it was thrown.
 */
import type { BoleError } from "@bole/base";
import type { SpokenLanguage } from "../language.ts";
import { accountWordsZh } from "./accounts-zh.ts";
import { baseWordsZh } from "./base-zh.ts";
import { careerWordsZh } from "./career-zh.ts";
import { engineWordsZh } from "./engine-zh.ts";
import { guardrailsWordsZh } from "./guardrails-zh.ts";
import { languageWordsZh } from "./language-zh.ts";
import { modelsWordsZh } from "./models-zh.ts";
import { readingWordsZh } from "./reading-zh.ts";
import { recommendWordsZh } from "./recommend-zh.ts";
import { recruiterWordsZh } from "./recruiter-zh.ts";
import { resumeWordsZh } from "./resume-zh.ts";
import { serverWordsZh } from "./server-zh.ts";
import { storeWordsZh } from "./store-zh.ts";
import { talentWordsZh } from "./talent-zh.ts";
import type { Words } from "./words.ts";

const ZH: ReadonlyMap<string, Words> = new Map(
  Object.entries({
    ...baseWordsZh,
    ...accountWordsZh,
    ...languageWordsZh,
    ...storeWordsZh,
    ...engineWordsZh,
    ...modelsWordsZh,
    ...guardrailsWordsZh,
    ...readingWordsZh,
    ...talentWordsZh,
    ...recommendWordsZh,
    ...resumeWordsZh,
    ...careerWordsZh,
    ...recruiterWordsZh,
    ...serverWordsZh,
  }),
);

export function wordsOf({ code, entry }: BoleError, language: SpokenLanguage): Words {
  return (language === "zh" ? ZH.get(code) : undefined) ?? entry;
}
