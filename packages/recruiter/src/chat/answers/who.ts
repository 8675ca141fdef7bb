import { STAGE_NAMES } from "../../model/stage-names.ts";
import {
  type Answering,
  type Asking,
  person,
  pick,
  type Row,
  reader,
  reply,
  skillNames,
} from "./asking.ts";
import { described, matching } from "./people-filter.ts";

const SHOWN = 10;

/** Who fits, each with what they are, and where they stand. */
export const who: Answering = async (asking) => {
  const { asked } = asking;
  const isNarrow =
    asked.skills.length + asked.stages.length > 0 ||
    asked.job_id !== null ||
    asked.min_years !== null ||
    asked.max_years !== null ||
    asked.location !== null ||
    asked.from !== null;
  const { rows, total } = isNarrow ? await matching(asking) : await byWords(asking);
  const since = asked.from === null ? "" : pick(asking, "这段时间新来的", "new in that time");
  const narrow = isNarrow ? await described(asking) : "";
  const what = [narrow, since].filter(Boolean).join(pick(asking, "、", ", "));
  const shown = rows.slice(0, asked.limit ?? SHOWN);
  if (shown.length === 0) {
    return reply(
      pick(
        asking,
        `没有找到${what === "" ? "符合的" : `${what}的`}候选人。可以放宽条件再试，例如去掉年限或地点。`,
        `Nobody ${what === "" ? "fits that" : what}. Try with less: without the years or the place, for example.`,
      ),
      { job_id: asked.job_id },
    );
  }
  const head = pick(
    asking,
    `${what === "" ? "找到" : `${what}：`}${total} 位候选人${total > shown.length ? `，先列出 ${shown.length} 位` : ""}。`,
    `${total} ${total === 1 ? "candidate" : "candidates"}${what === "" ? "" : ` ${what}`}${total > shown.length ? `; here are ${shown.length}` : ""}.`,
  );
  return reply([head, ...shown.map((row, at) => lineOf(row, at + 1, asking))].join("\n"), {
    links: shown.map(({ person: { id, name } }) => person(id, name)),
    person_ids: shown.map(({ person: { id } }) => id),
    job_id: asked.job_id,
  });
};

async function byWords(asking: Asking) {
  const { parts, asked } = asking;
  const q = asked.text.slice(0, 300);
  const { items } = await parts.talent.people.list(reader(asking), {
    q,
    limit: asked.limit ?? SHOWN,
  });
  return { rows: items, total: items.length };
}

export function lineOf(
  { person: one, title, years, skills, stages }: Row,
  place: number,
  { asked }: Asking,
): string {
  const { language, job_id } = asked;
  const theirs = stages.filter((entry) => job_id === null || entry.job_id === job_id);
  const stage = theirs.find((entry) => asked.stages.includes(entry.stage)) ?? theirs[0];
  const wanted = skills.filter((id) => asked.skills.includes(id));
  const facts = [
    one.headline ?? title,
    years === null ? "" : language === "zh" ? `${Math.round(years)} 年` : `${Math.round(years)} y`,
    one.location ?? "",
    skillNames(wanted.length > 0 ? wanted : skills.slice(0, 3), language).join("/"),
    stage === undefined ? "" : `${stage.job_title} · ${STAGE_NAMES[language][stage.stage]}`,
  ];
  return `${place}. ${one.name}${language === "zh" ? "：" : ": "}${facts.filter(Boolean).join(language === "zh" ? "，" : ", ")}`;
}
