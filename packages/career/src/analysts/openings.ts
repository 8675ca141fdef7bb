/** Jobs and projects of the workspace that belong to an occupation, and what they would train. */
import { isSoftSkill, skillName } from "../occupations/skills-of.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import type { Market } from "./market.ts";
import type { Opening } from "./results.ts";
import { stated } from "./source-book.ts";
import type { Statement } from "./statement.ts";

const MOST_OPENINGS = 4;

export function openingsFor(
  id: string,
  lacking: readonly string[],
  market: Market,
  language: Language,
) {
  // Patience is trained everywhere; a project is no way to it.
  const missing = lacking.filter((skill) => !isSoftSkill(skill));
  const jobs = (market.jobs.get(id)?.read ?? []).slice(0, MOST_OPENINGS);
  const closing = inLanguage(market.projects, language)
    .map((job) => ({ job, closes: missing.filter((skill) => job.tags.skill.includes(skill)) }))
    .filter(({ closes }) => closes.length > 0)
    .toSorted((a, b) => b.closes.length - a.closes.length)
    .slice(0, MOST_OPENINGS - 2);
  const all = [
    ...jobs.map((job) => ({
      job,
      closes: missing.filter((skill) => job.tags.skill.includes(skill)),
    })),
    ...closing,
  ];
  return all.map(({ job, closes }) => {
    const { kind, title, organisation, location, remote } = job;
    const opening: Opening = { id: job.id, kind, title, organisation, location, remote, closes };
    return { job, opening };
  });
}

/** Those that the person can read, where there are some. */
function inLanguage<T extends { readonly title: string }>(
  openings: readonly T[],
  language: Language,
): readonly T[] {
  const readable = openings.filter(({ title }) => HAN.test(title) === (language === "zh"));
  return readable.length > 0 ? readable : openings;
}

const HAN = /\p{Script=Han}/u;

export function openingStatement(opening: Opening, language: Language): Statement {
  const { kind, title, organisation, location, closes } = opening;
  const where = [organisation, location].filter(Boolean).join(", ");
  const names = listed(
    language,
    closes.map((skill) => skillName(skill, language)),
  );
  const what =
    kind === "job"
      ? say(language, "开放职位", "Open job")
      : say(language, "可参加的项目", "Project to join");
  const trains =
    closes.length > 0
      ? say(language, `，能练到还缺的${names}`, `; it trains ${names}, which you still need`)
      : "";
  return stated(
    `${what}${say(language, "：", ": ")}${title}${where && say(language, `（${where}）`, ` (${where})`)}${trains}${say(language, "。", ".")}`,
    `${kind}:${opening.id}`,
  );
}
