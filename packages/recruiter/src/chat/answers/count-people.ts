import { Stage } from "@bole/talent";
import { STAGE_NAMES } from "../../model/stage-names.ts";
import { filtered } from "../../reading/find-people.ts";
import { type Answering, type Asking, person, pick, reader, recordsOf, reply } from "./asking.ts";
import { described } from "./described.ts";

/** How many show their names, too. */
const FEW = 5;

/** How many people there are of a kind; of all, or of a job, also by stage. */
export const countPeople: Answering = async (asking) => {
  const { asked } = asking;
  const { rows, total } = await filtered(asked, recordsOf(asking));
  const about = await described(asking);
  const zh = about === "" ? `人才库里共有 ${total} 位候选人。` : `${about}的候选人共 ${total} 位。`;
  const en = `${total} ${total === 1 ? "candidate" : "candidates"}${about === "" ? " in the workspace" : ` ${about}`}.`;
  const isWhole = asked.stages.length === 0 && asked.skills.length === 0 && asked.from === null;
  const stages = isWhole ? await byStage(asking) : "";
  const links = rows.slice(0, FEW).map(({ person: { id, name } }) => person(id, name));
  const isFew = total > 0 && total <= FEW;
  const names = isFew
    ? pick(
        asking,
        `他们是：${links.map(({ title }) => title).join("、")}。`,
        ` They are ${links.map(({ title }) => title).join(", ")}.`,
      )
    : "";
  return reply(`${pick(asking, zh, en)}${names}${stages}`, {
    links: isFew ? links : [],
    person_ids: rows.slice(0, 50).map(({ person: { id } }) => id),
    job_id: asked.job_id,
  });
};

async function byStage(asking: Asking): Promise<string> {
  const { parts, asked } = asking;
  const counts: string[] = [];
  for (const stage of Stage.options) {
    const filter = { stage, limit: 1, ...(asked.job_id !== null && { job_id: asked.job_id }) };
    const { total } = await parts.talent.people.list(reader(asking), filter);
    if (total) counts.push(`${STAGE_NAMES[asked.language][stage]} ${total}`);
  }
  if (counts.length === 0) return "";
  return pick(asking, `\n按阶段：${counts.join("，")}。`, `\nBy stage: ${counts.join(", ")}.`);
}
