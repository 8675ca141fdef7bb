/** What somebody can do that is of use, and how that is known. */

import type { Occupation } from "@bole/talent";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { skillName, skillsOf } from "../occupations/skills-of.ts";
import { an } from "../text/article.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import type { KnownPerson } from "./known-person.ts";
import { stated } from "./source-book.ts";
import type { Statement } from "./statement.ts";

const MOST_STRENGTHS = 6;
const MOST_TOGETHER = 6;

/** Skills that serve the same occupations stand together, those that serve the most first. */
export function skillStrengths(
  candidates: readonly string[],
  person: KnownPerson,
  language: Language,
): Statement[] {
  const wanted = candidates.map((id) => occupationById(id));
  const groups = new Map<string, { by: Occupation[]; skills: string[]; implied: boolean }>();
  for (const skill of person.skills.keys()) {
    const by = wanted.filter((occupation) => skillsOf(occupation).includes(skill));
    const implied = person.implied.has(skill);
    // Of what the work implies only that is said which is of use.
    if (implied && by.length === 0) continue;
    const key = `${implied} ${by.map(({ id }) => id).join(" ")}`;
    const group = groups.get(key) ?? { by, skills: [], implied };
    groups.set(key, { ...group, skills: [...group.skills, skill] });
  }
  return [...groups.values()]
    .toSorted((a, b) => b.by.length - a.by.length || Number(a.implied) - Number(b.implied))
    .slice(0, MOST_STRENGTHS)
    .map((group) => strength(group, person, language));
}

function strength(
  {
    by,
    skills,
    implied,
  }: {
    readonly by: readonly Occupation[];
    readonly skills: readonly string[];
    readonly implied: boolean;
  },
  person: KnownPerson,
  language: Language,
): Statement {
  const shown = skills.slice(0, MOST_TOGETHER);
  const names = listed(
    language,
    shown.map((skill) => skillName(skill, language)),
  );
  const uses = listed(
    language,
    by.map((occupation) => say(language, occupation.zh, an(occupation.en))),
  );
  const use = by.length > 0 ? say(language, `，做${uses}用得上`, `, of use as ${uses}`) : "";
  const from =
    implied && person.current
      ? say(
          language,
          `${person.current.position ?? occupationById(person.current.id).zh}的工作用到`,
          `From your work as ${person.current.position ?? an(occupationById(person.current.id).en)}: `,
        )
      : by.length === 0
        ? say(language, "会", "You know ")
        : "";
  const sources = shown.flatMap((skill) => person.skills.get(skill) ?? []);
  return stated(
    `${from}${names}${use}${say(language, "。", ".")}`,
    ...sources,
    ...(implied && person.current ? [person.current.source] : []),
    ...by.map(({ id }) => `occupation:${id}`),
  );
}
