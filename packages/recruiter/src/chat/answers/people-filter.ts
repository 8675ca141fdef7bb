/** The people that a question is about: by stage, skill, years, place, job and time. */
import type { CandidateFilter } from "@bole/talent";
import { STAGE_NAMES } from "../../model/stage-names.ts";
import { type Asking, jobTitle, listed, type Row, reader, skillNames } from "./asking.ts";

/** More than this is counted, and not gone through. */
const MOST = 2_000;

export interface Found {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Everybody who fits; with a time, those who came within it. */
export async function matching(asking: Asking): Promise<Found> {
  const { asked, parts } = asking;
  const stages = asked.stages.length === 0 ? [undefined] : asked.stages;
  const once = new Map<string, Row>();
  let counted = 0;
  for (const stage of stages) {
    let filter: CandidateFilter = { ...filterOf(asking), limit: 200, ...(stage && { stage }) };
    for (let more = true; more && once.size < MOST; ) {
      const page = await parts.talent.people.list(reader(asking), filter);
      if (filter.after === undefined) counted += page.total ?? page.items.length;
      for (const row of page.items) once.set(row.person.id, row);
      more = page.next !== null && !isTooOld(page.items.at(-1), asking);
      if (page.next !== null) filter = { ...filter, after: page.next };
    }
  }
  const rows = await withinTime([...once.values()], asking);
  const isAll = once.size < MOST;
  return { rows, total: isAll ? rows.length : counted };
}

/** Who came in a time, or, where a stage is asked for, who came to it then. */
async function withinTime(rows: readonly Row[], asking: Asking): Promise<Row[]> {
  const { from, to, stages, job_id } = asking.asked;
  const isWithin = (at: string) => (from === null || at >= from) && (to === null || at < to);
  if (stages.length === 0 || (from === null && to === null)) {
    return rows.filter(({ person }) => isWithin(person.created_at));
  }
  const found: Row[] = [];
  for (const row of rows) {
    const { applications } = await asking.parts.talent.people.candidate(
      reader(asking),
      row.person.id,
    );
    const came = applications
      .filter(({ application }) => job_id === null || application.job_id === job_id)
      .flatMap(({ events }) => events)
      .some((event) => stages.includes(event.to) && isWithin(event.created_at));
    if (came) found.push(row);
  }
  return found;
}

const isTooOld = (last: Row | undefined, { asked }: Asking) =>
  last !== undefined &&
  asked.stages.length === 0 &&
  asked.from !== null &&
  last.person.created_at < asked.from;

function filterOf({ asked }: Asking): CandidateFilter {
  const { skills, location, min_years, max_years, job_id } = asked;
  return {
    ...(skills.length > 0 && { skills: [...skills] }),
    ...(location !== null && { location }),
    ...(min_years !== null && { min_years }),
    ...(max_years !== null && { max_years }),
    ...(job_id !== null && { job_id }),
  };
}

/** "会 Rust、5 年以上、“后端”职位、面试阶段": what was counted, so that a mistake is seen. */
export async function described(asking: Asking): Promise<string> {
  const { asked } = asking;
  const { language, skills, location, min_years, max_years, stages } = asked;
  const zh = language === "zh";
  const title = await jobTitle(asking);
  const names = stages.map((stage) => STAGE_NAMES[language][stage]);
  const parts = [
    ...(title === null ? [] : [zh ? `“${title}”职位` : `for "${title}"`]),
    ...(names.length === 0 ? [] : [zh ? `${names.join("/")}阶段` : `in ${names.join("/")}`]),
    ...(skills.length === 0
      ? []
      : [
          zh
            ? `会 ${listed(skillNames(skills, "zh"), "zh")}`
            : `with ${listed(skillNames(skills, "en"), "en")}`,
        ]),
    ...(min_years === null ? [] : [zh ? `${min_years} 年以上` : `${min_years}+ years`]),
    ...(max_years === null ? [] : [zh ? `不超过 ${max_years} 年` : `at most ${max_years} years`]),
    ...(location === null ? [] : [zh ? `在${location}` : `in ${location}`]),
  ];
  return parts.join(zh ? "、" : ", ");
}
