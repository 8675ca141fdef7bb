/** What to do next, in a sentence each: about the best matches, with what they rest on. */
import type { Match, OccupationFacts } from "../analysts/results.ts";
import { stated } from "../analysts/source-book.ts";
import type { Statement } from "../analysts/statement.ts";
import { skillName } from "../occupations/skills-of.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";

export function recommend(
  matches: readonly Match[],
  facts: readonly OccupationFacts[],
  language: Language,
  short: boolean,
): Statement[] {
  const all = matches.slice(0, 3).flatMap(({ occupation_id, name, missing_core, openings }) => {
    const source = `occupation:${occupation_id}`;
    const [gap] = missing_core;
    const [opening] = openings;
    const entry = facts.find((one) => one.occupation_id === occupation_id)?.entry[0];
    const learn =
      gap === undefined
        ? stated(
            say(
              language,
              `${name}：技能已基本具备，把简历改到这个方向并开始投递。`,
              `${name}: the skills are mostly there; point the résumé at it and begin to apply.`,
            ),
            source,
          )
        : stated(
            say(
              language,
              `想试${name}，先用两周学${skillName(gap, "zh")}的入门，看看喜不喜欢。`,
              `To try ${name}, take two weeks for the basics of ${skillName(gap, "en")} and see whether you like it.`,
            ),
            source,
          );
    const look =
      opening === undefined
        ? []
        : [
            stated(
              say(
                language,
                `看看“${opening.title}”要求什么。`,
                `Look at what “${opening.title}” asks for.`,
              ),
              `${opening.kind}:${opening.id}`,
            ),
          ];
    return [learn, ...look, ...(entry && !short ? [entry] : [])];
  });
  return short ? all.slice(0, 2) : all;
}
