/** "会 Rust、5 年以上、“后端”职位、面试阶段": what was looked for, so that a mistake is seen. */
import { zonedDay as day } from "@bole/base";
import { STAGE_NAMES } from "../../model/stage-names.ts";
import { type Asking, jobTitle, listed, pick, skillNames } from "./asking.ts";

export async function described(asking: Asking): Promise<string> {
  const { skills, location, min_years, max_years, stages, text, language, unassigned } =
    asking.asked;
  const title = await jobTitle(asking);
  const names = stages.map((stage) => STAGE_NAMES[language][stage]).join("/");
  const known = listed(skillNames(skills, language), language);
  const parts = [
    title === null ? "" : pick(asking, `“${title}”职位`, `for "${title}"`),
    names === "" ? "" : pick(asking, `${names}阶段`, `in ${names}`),
    known === "" ? "" : pick(asking, `会 ${known}`, `with ${known}`),
    known !== "" || text === "" ? "" : pick(asking, `“${text}”`, `matching “${text}”`),
    min_years === null ? "" : pick(asking, `${min_years} 年以上`, `${min_years}+ years`),
    max_years === null ? "" : pick(asking, `不超过 ${max_years} 年`, `at most ${max_years} years`),
    location === null ? "" : pick(asking, `在${location}`, `in ${location}`),
    unassigned ? pick(asking, "不在任何职位中", "in no job") : "",
    timeOf(asking),
  ];
  return parts.filter(Boolean).join(pick(asking, "、", ", "));
}

function timeOf(asking: Asking): string {
  const { from, to, stages, language } = asking.asked;
  if (from === null && to === null) return "";
  const at = (time: string) => day(time, asking.zone, language);
  // The end is the moment after the last day.
  const last = to === null ? null : at(new Date(Date.parse(to) - 1).toISOString());
  const since = from === null ? "" : pick(asking, `${at(from)}起`, ` since ${at(from)}`);
  const until = last === null ? "" : pick(asking, `到${last}`, ` until ${last}`);
  const came =
    stages.length > 0 ? pick(asking, "进入", "moved there") : pick(asking, "新增", "new");
  return pick(asking, `${since}${until}${came}`, `${came}${since}${until}`);
}
