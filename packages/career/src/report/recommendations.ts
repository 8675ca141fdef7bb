/** What to do next, in a sentence each: about the best matches, with what they rest on. */
import type { Match } from "../analysts/results.ts";
import { stated } from "../analysts/source-book.ts";
import type { Statement } from "../analysts/statement.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { isCertificate, isSoftSkill, skillName } from "../occupations/skills-of.ts";
import { an } from "../text/article.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";

export function recommend(
  matches: readonly Match[],
  language: Language,
  short: boolean,
): Statement[] {
  const all = matches.slice(0, 3).flatMap(({ occupation_id, name, missing_core, openings }) => {
    const source = `occupation:${occupation_id}`;
    // What can be tried in two weeks: no paper, and nothing that one grows into.
    const gap =
      missing_core.find((id) => !isCertificate(id) && !isSoftSkill(id)) ?? missing_core[0];
    const [opening] = openings;
    const { entry } = occupationById(occupation_id);
    const waysIn = stated(
      say(
        language,
        `弄清做${name}的门槛：通常要求${entry.zh}。`,
        `Find out what the way in as ${an(name)} would take you: ${entry.en}.`,
      ),
      source,
    );
    const learn =
      gap === undefined
        ? stated(
            say(
              language,
              `${name}：核心技能已经具备，把简历改到这个方向并开始投递。`,
              `${name}: the core skills are there; point your résumé at it and begin to apply.`,
            ),
            source,
          )
        : stated(
            say(
              language,
              `想试试${name}，先用两周学${skillName(gap, "zh")}的入门，看看喜不喜欢。`,
              `To try what ${an(name)} does, take two weeks for the basics of ${skillName(gap, "en")} and see whether you like it.`,
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
                `读一读“${opening.title}”，记下它要求而你还没有的。`,
                `Read “${opening.title}” and note what it asks for that you do not have yet.`,
              ),
              `${opening.kind}:${opening.id}`,
            ),
          ];
    return [learn, ...look, ...(short ? [] : [waysIn])];
  });
  return short ? all.slice(0, 2) : all;
}
