/** What stands at a source that is no text of its own, as somebody reads it. */

import type { Occupation } from "@bole/talent";
import { REMOTE } from "../analysts/words.ts";
import { caseById } from "../casebook/case.ts";
import { skillName } from "../occupations/skills-of.ts";
import type { UserProfile } from "../state/user-profile.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";

export function describeOccupation(occupation: Occupation, language: Language): string {
  const { zh, en, tasks, skills, entry, remote, salary, outlook, as_of } = occupation;
  const names = (ids: readonly string[]) =>
    listed(
      language,
      ids.map((id) => skillName(id, language)),
    );
  const known = (fact: Occupation["salary"]) =>
    fact === "unknown"
      ? say(language, "未知", "unknown")
      : `${fact.text[language]} (${fact.source}, ${fact.date})`;
  const line = (label: readonly [string, string], value: string) =>
    say(language, `${label[0]}：${value}`, `${label[1]}: ${value}`);
  return [
    say(language, `${zh}（${en}），截至 ${as_of}`, `${en} (${zh}), as of ${as_of}`),
    line(["工作内容", "Work"], listed(language, tasks[language])),
    line(["核心技能", "Core skills"], names(skills.core)),
    line(["有用的技能", "Useful skills"], names(skills.useful)),
    line(["入门", "Way in"], entry[language]),
    line(["远程", "Remote"], REMOTE[remote][language]),
    line(["薪资", "Pay"], known(salary)),
    line(["前景", "Outlook"], known(outlook)),
  ].join("\n");
}

export function describeCase(id: string, language: Language): string {
  const found = caseById(id, language);
  return found === null ? "" : [found.title, ...found.judgement, ...found.ask].join("\n");
}

const FIELDS = {
  age: ["年龄", "Age"],
  education_level: ["学历", "Education"],
  work_experience: ["工作年数", "Years of work"],
  current_position: ["现在的职位", "Position"],
  industry: ["行业", "Field"],
  skills: ["技能", "Skills"],
  interests: ["兴趣", "Interests"],
  career_goals: ["目标", "Goal"],
  location: ["地点", "Place"],
  salary_expectation: ["期望薪资", "Expected pay"],
} as const satisfies Partial<Record<keyof UserProfile, readonly [string, string]>>;

/** Only what was filled in; that nothing was is said, too. */
export function describeProfile(profile: UserProfile, language: Language): string {
  const given = Object.entries(FIELDS).flatMap(([field, [zh, en]]) => {
    const value = Object.entries(profile).find(([name]) => name === field)?.[1] ?? null;
    const text = Array.isArray(value) ? listed(language, value) : String(value ?? "");
    return text === "" ? [] : [say(language, `${zh}：${text}`, `${en}: ${text}`)];
  });
  return given.length > 0
    ? given.join("\n")
    : say(language, "资料里什么都没有填。", "Nothing is filled in.");
}
