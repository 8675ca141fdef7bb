/** What the findings mean for somebody: first steps, risks, an order of learning. */
import type { Match, OccupationFacts } from "../analysts/results.ts";
import { stated } from "../analysts/source-book.ts";
import type { Statement } from "../analysts/statement.ts";
import { VIA } from "../analysts/words.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { skillName } from "../occupations/skills-of.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";

export interface Findings {
  readonly facts: readonly OccupationFacts[];
  readonly matches: readonly Match[];
  readonly language: Language;
}

export function concretely({ matches, facts, language }: Findings): Statement[] {
  return matches.flatMap(({ occupation_id, name, missing_core, openings }) => {
    const source = `occupation:${occupation_id}`;
    const work = facts.find((one) => one.occupation_id === occupation_id)?.work ?? [];
    const [first] = missing_core;
    const [opening] = openings;
    const task = occupationById(occupation_id).tasks[language][0] ?? name;
    const step =
      first === undefined
        ? stated(
            say(
              language,
              `${name}：核心技能已经齐了，第一步是做一件能展示的事：${task}。`,
              `${name}: the core skills are there. First step: do one thing that can be shown – ${task.toLowerCase()}.`,
            ),
            source,
          )
        : stated(
            say(
              language,
              `${name}：第一步学${skillName(first, "zh")}，用它完成一次：${task}。`,
              `${name}: first step, learn ${skillName(first, "en")} and use it once: ${task.toLowerCase()}.`,
            ),
            source,
          );
    const target =
      opening === undefined
        ? []
        : [
            stated(
              say(
                language,
                `对照这个职位或项目的要求准备：${opening.title}。`,
                `Prepare by what this asks for: ${opening.title}.`,
              ),
              `${opening.kind}:${opening.id}`,
            ),
          ];
    return [...work, step, ...target];
  });
}

export function risks({ matches, facts, language }: Findings): Statement[] {
  return matches.flatMap(({ occupation_id, name, missing_core, transition }) => {
    const { entry } = occupationById(occupation_id);
    const source = `occupation:${occupation_id}`;
    const known = facts.find((one) => one.occupation_id === occupation_id);
    const all: Statement[] = [];
    if (missing_core.length > 0) {
      const names = listed(
        language,
        missing_core.map((skill) => skillName(skill, language)),
      );
      all.push(
        stated(
          say(
            language,
            `${name}：${missing_core.length} 项核心技能要从头学（${names}），可能比预想的久。`,
            `${name}: ${missing_core.length} core skills have to be learned (${names}), which may take longer than expected.`,
          ),
          source,
        ),
      );
    }
    if (entry.kind === "licence" || entry.kind === "degree" || entry.kind === "certificate") {
      all.push(
        stated(
          say(
            language,
            `${name}：有门槛（${entry.zh}），没有它多半进不去。`,
            `${name}: there is a threshold (${entry.en}); without it the way in is mostly closed.`,
          ),
          source,
        ),
      );
    }
    if (transition === null)
      all.push(
        stated(
          say(
            language,
            `${name}：职业库里没有从你现在的位置直接过去的路径。`,
            `${name}: the data set knows no direct way there from where you are.`,
          ),
          source,
        ),
      );
    return [...all, ...(known?.outlook.filter(({ unknown }) => unknown) ?? [])];
  });
}

export function learningPath({ matches, language }: Findings): Statement[] {
  return matches
    .slice(0, 2)
    .flatMap(({ occupation_id, name, missing_core, missing_useful, transition, openings }) => {
      const source = `occupation:${occupation_id}`;
      const names = (skills: readonly string[]) =>
        listed(
          language,
          skills.map((skill) => skillName(skill, language)),
        );
      const order = missing_core.length > 0 ? missing_core : missing_useful;
      const via = transition ? VIA[transition.via] : null;
      const project = openings.find(({ kind, closes }) => kind === "project" && closes.length > 0);
      const first = stated(
        say(
          language,
          `${name}：先学核心的${names(order)}，再补${names(missing_useful.slice(0, 3))}。`,
          `${name}: first the core – ${names(order)} – then ${names(missing_useful.slice(0, 3))}.`,
        ),
        source,
      );
      const way = via
        ? [
            stated(
              say(
                language,
                `${name}：一般${via.zh}。`,
                `${name}: the usual way there is ${via.en}.`,
              ),
              source,
            ),
          ]
        : [];
      const practice = project
        ? [
            stated(
              say(
                language,
                `练手：参加“${project.title}”，用到${names(project.closes)}。`,
                `To practise: join “${project.title}”, which uses ${names(project.closes)}.`,
              ),
              `project:${project.id}`,
            ),
          ]
        : [];
      return [first, ...way, ...practice];
    });
}
