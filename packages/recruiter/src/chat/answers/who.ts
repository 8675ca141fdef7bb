/** Who fits, and how many: the number first, then each with what they are and where they stand. */
import { Stage } from "@bole/talent";
import { STAGE_NAMES } from "../../model/stage-names.ts";
import { findPeople } from "../../reading/find-people.ts";
import {
  type Answering,
  type Asking,
  person,
  pick,
  type Row,
  reader,
  recordsOf,
  reply,
  skillNames,
} from "./asking.ts";
import { described } from "./described.ts";

const SHOWN = 10;
/** Of those who are only near. */
const NEAREST = 3;

export const who: Answering = async (asking) => {
  const { asked } = asking;
  const { rows, total, isNearest } = await findPeople(asked, recordsOf(asking));
  const what = await described(asking);
  const isSearch = asked.aspect === "search";
  if (rows.length === 0 || (isNearest && !isSearch)) {
    if (asked.job_id === null || asked.text === "") return nobody(what, asking);
    const all = await who({ ...asking, asked: { ...asked, text: "", skills: [] } });
    const none = pick(asking, `没有${what}的候选人。`, `No candidates ${what}.`);
    return { ...all, text: `${none}\n${all.text}` };
  }
  const shown = rows.slice(0, isNearest ? NEAREST : (asked.limit ?? SHOWN));
  const head = isNearest
    ? pick(asking, `没有${what}的候选人。比较接近的：`, `No candidates are ${what}. The closest:`)
    : headOf(total, shown.length, what, asking);
  const stages = what === "" ? await byStage(asking) : [];
  const lines = shown.map((row, at) => lineOf(row, at + 1, asking));
  return reply([head, ...stages, ...lines].join("\n"), {
    links: shown.map(({ person: { id, name } }) => person(id, name)),
    person_ids: shown.map(({ person: { id } }) => id),
    job_id: asked.job_id,
  });
};

function headOf(total: number, shown: number, what: string, asking: Asking): string {
  const some = total > shown;
  return pick(
    asking,
    `${what === "" ? "共 " : `${what}：`}${total} 位候选人${some ? `，先列出 ${shown} 位` : ""}。`,
    `${total} ${total === 1 ? "candidate" : "candidates"} ${what === "" ? "in the workspace" : what}${some ? `; here are ${shown}` : ""}.`,
  );
}

function nobody(what: string, asking: Asking) {
  const text = pick(
    asking,
    `没有找到${what === "" ? "" : `${what}的`}候选人。可以放宽条件再试，例如去掉年限或地点。`,
    `No candidates ${what === "" ? "in the workspace" : what}. Try fewer conditions, for example without the years or the location.`,
  );
  return reply(text, { job_id: asking.asked.job_id });
}

async function byStage(asking: Asking): Promise<string[]> {
  const { parts, asked } = asking;
  const counts: string[] = [];
  for (const stage of Stage.options) {
    const { total } = await parts.talent.people.list(reader(asking), { stage, limit: 1 });
    if (total) counts.push(`${STAGE_NAMES[asked.language][stage]} ${total}`);
  }
  if (counts.length === 0) return [];
  return [pick(asking, `按阶段：${counts.join("，")}。`, `By stage: ${counts.join(", ")}.`)];
}

/** Somebody may be in several jobs. */
const MOST_JOBS = 4;

/** What the question has not said already. */
function standing({ job_title, stage }: Row["stages"][number], asked: Asking["asked"]): string {
  const name = STAGE_NAMES[asked.language][stage];
  const isSaid = asked.stages.length === 1 && asked.stages[0] === stage;
  const parts = [asked.job_id === null ? job_title : "", isSaid ? "" : name];
  return parts.filter(Boolean).join(" · ");
}

function lineOf(
  { person: one, title, years, skills, stages }: Row,
  place: number,
  { asked }: Asking,
): string {
  const { language, job_id } = asked;
  const theirs = stages.filter((entry) => job_id === null || entry.job_id === job_id);
  const inStage = theirs.filter((entry) => asked.stages.includes(entry.stage));
  const told = inStage.length > 0 ? inStage : theirs;
  const wanted = skills.filter((id) => asked.skills.includes(id));
  const facts = [
    one.headline ?? title,
    years === null ? "" : language === "zh" ? `${Math.round(years)} 年` : `${Math.round(years)} y`,
    one.location ?? "",
    skillNames(wanted.length > 0 ? wanted : skills.slice(0, 3), language).join("/"),
    ...told.slice(0, MOST_JOBS).map((entry) => standing(entry, asked)),
  ];
  return `${place}. ${one.name}${language === "zh" ? "：" : ": "}${facts.filter(Boolean).join(language === "zh" ? "，" : ", ")}`;
}
