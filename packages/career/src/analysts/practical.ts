/** What an option means in practice: what the work asks, how long the way in takes, how to test it in a week. */
import type { Occupation } from "@bole/talent";
import { demandsOf } from "../knowledge/conditions.ts";
import { demandName } from "../knowledge/demands.ts";
import { skillName } from "../occupations/skills-of.ts";
import { an } from "../text/article.ts";
import type { Bilingual, Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import type { Match } from "./results.ts";
import { stated } from "./source-book.ts";
import type { Statement } from "./statement.ts";

const MOST_DEMANDS = 5;

/** By what is asked of somebody who begins; our own estimate. */
const TIME_TO_ENTER: Readonly<Record<Occupation["entry"]["kind"], Bilingual>> = {
  none: { zh: "几周到三个月，基本不花钱", en: "some weeks to three months, at hardly any cost" },
  vocational: { zh: "三个月到一年，有培训费", en: "three months to a year, with a course to pay" },
  certificate: {
    zh: "三个月到一年半，有考试费和培训费",
    en: "three to 18 months, with fees for course and examination",
  },
  licence: {
    zh: "两年以上，先有学历再考资格",
    en: "two years and more: studies first, then a licence",
  },
  degree: { zh: "没有相关学历的话两到四年", en: "two to four years without a degree in it" },
  experience: { zh: "先在相近岗位做一到三年", en: "one to three years in a similar job first" },
};

export function practicalStatements(
  occupation: Occupation,
  language: Language,
  source: string,
): Statement[] {
  const { zh, en, entry, tasks } = occupation;
  const demands = demandsOf(occupation)
    .slice(0, MOST_DEMANDS)
    .map((demand) => demandName(demand)[language]);
  const asks = listed(language, demands);
  const time = TIME_TO_ENTER[entry.kind];
  const task = tasks[language][0] ?? occupation[language];
  return [
    ...(demands.length === 0
      ? []
      : [
          stated(
            say(
              language,
              `${zh}的工作通常有：${asks}。`,
              `Work as ${an(en)} usually means ${asks}.`,
            ),
            source,
          ),
        ]),
    stated(
      say(
        language,
        `入行要多久：${time.zh}（估计）。`,
        `Time and cost to get in: ${time.en} (our estimate).`,
      ),
      source,
    ),
    stated(
      say(
        language,
        `一周内的小测试：花两小时试做“${task}”，再问一位从业者。`,
        `A test within a week: two hours of “${task}”, then ask somebody who does it.`,
      ),
      source,
    ),
  ];
}

/** The rows of a comparison: what is missing, how long the way in takes, what may go wrong, how to try it. */
export function optionRows(
  occupation: Occupation,
  fit: Statement,
  {
    missing_core,
    missing_useful,
  }: { readonly missing_core: readonly string[]; readonly missing_useful: readonly string[] },
  language: Language,
  source: string,
): Match["option"] {
  const { entry, tasks, zh, en } = occupation;
  const gaps = [...missing_core, ...missing_useful].slice(0, 3);
  const names = listed(
    language,
    gaps.map((skill) => skillName(skill, language)),
  );
  const [asked] = demandsOf(occupation);
  const demand = asked === undefined ? null : demandName(asked);
  const time = TIME_TO_ENTER[entry.kind];
  const [task = occupation[language]] = tasks[language];
  return {
    fit,
    gap: stated(
      gaps.length === 0
        ? say(language, "核心要求都有了。", "Nothing of the core is missing.")
        : say(language, `要补：${names}。`, `To learn: ${names}.`),
      source,
    ),
    time: stated(
      say(language, `${time.zh}（估计）；${entry.zh}。`, `${time.en} (our estimate); ${entry.en}.`),
      source,
    ),
    risk: stated(
      demand === null
        ? say(language, "每家差别大，投之前先问清。", "Employers differ: ask before you apply.")
        : say(
            language,
            `${zh}常有${demand.zh}，投之前先问清。`,
            `Work as ${an(en)} often means ${demand.en}: ask before you apply.`,
          ),
      source,
    ),
    test: stated(
      say(
        language,
        `一周内花两小时试做“${task}”，再问一位从业者。`,
        `Within a week, two hours of “${task}”, then ask somebody who does it.`,
      ),
      source,
    ),
  };
}
