import type { UserProfile } from "../state/user-profile.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import { CLEAR_ABOVE, type Clarity } from "./clarity.ts";

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
