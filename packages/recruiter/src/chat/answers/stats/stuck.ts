/** Where things stand still: who has waited longest in a stage, of one job or of all open ones. */
import { STAGE_NAMES } from "../../../model/stage-names.ts";
import { GOING_ON } from "../../../reading/described-people.ts";
import { type Answering, type Asking, job, person, pick, reader, reply } from "../asking.ts";
import { listOfJobs } from "../jobs.ts";
import { histories } from "./outcomes.ts";

const DAY = 86_400_000;
const SHOWN = 5;

interface Waiting {
  readonly job_id: string;
  readonly person_id: string;
  readonly stage: (typeof GOING_ON)[number];
  readonly days: number;
}

export const stuck: Answering = async (asking) => {
  const { job_id } = asking.asked;
  const jobs = await listOfJobs(asking);
  const open = new Set(jobs.flatMap(({ id, status }) => (status === "open" ? [id] : [])));
  const all = (await waiting(asking)).filter((one) => job_id !== null || open.has(one.job_id));
  if (all.length === 0)
    return reply(pick(asking, "没有候选人卡在流程里。", "Nobody is waiting in the pipeline."), {
      job_id,
    });
  const [longest] = all;
  const titleOf = (id: string) => jobs.find((one) => one.id === id)?.title ?? "";
  // Of all jobs, the one whose people have waited longest, and whom that is.
  const shown = (job_id === null ? all : all.filter((one) => one.job_id === job_id)).slice(
    0,
    SHOWN,
  );
  const names = new Map<string, string>();
  for (const { person_id } of shown)
    names.set(person_id, (await asking.parts.talent.people.get(reader(asking), person_id)).name);
  const lines = shown.map((one, at) => {
    const stage = STAGE_NAMES[asking.asked.language][one.stage];
    const where = job_id === null ? ` · ${titleOf(one.job_id)}` : "";
    return pick(
      asking,
      `${at + 1}. ${names.get(one.person_id)}${where}：在${stage}停留 ${one.days} 天`,
      `${at + 1}. ${names.get(one.person_id)}${where}: ${one.days} days in ${stage}`,
    );
  });
  const title = titleOf(job_id ?? longest?.job_id ?? "");
  const head =
    job_id === null
      ? pick(
          asking,
          `卡得最久的职位是“${title}”。停留最久的候选人：`,
          `"${title}" has stood still longest. Who has waited longest:`,
        )
      : pick(asking, `“${title}”里停留最久的候选人：`, `Who has waited longest for "${title}":`);
  return reply([head, ...lines].join("\n"), {
    links: [
      ...shown.map(({ person_id }) => person(person_id, names.get(person_id) ?? "")),
      ...(title === "" ? [] : [job(job_id ?? longest?.job_id ?? "", title)]),
    ],
    person_ids: shown.map(({ person_id }) => person_id),
    job_id: job_id ?? longest?.job_id ?? null,
  });
};

/** The longest first. */
async function waiting(asking: Asking): Promise<Waiting[]> {
  const all = await histories(asking, GOING_ON);
  return all
    .map(({ application, events }) => {
      const since = events.at(-1)?.created_at ?? application.updated_at;
      const days = Math.max(0, Math.floor((asking.now - Date.parse(since)) / DAY));
      const { job_id, person_id, stage } = application;
      return { job_id, person_id, stage, days };
    })
    .toSorted((a, b) => b.days - a.days);
}
