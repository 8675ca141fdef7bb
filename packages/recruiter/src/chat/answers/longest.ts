import { STAGE_NAMES } from "../../model/stage-names.ts";
import { type Answering, job, person, pick, reader, reply } from "./asking.ts";
import { listOfJobs } from "./jobs.ts";

const SHOWN = 8;
const DAY = 86_400_000;
const OVER: ReadonlySet<string> = new Set(["hired", "rejected", "withdrawn"]);

/** Who has stood in the same place for the longest time, and is not decided about. */
export const longest: Answering = async (asking) => {
  const { parts, asked, now } = asking;
  const jobs = (await listOfJobs(asking)).filter(({ id, status }) =>
    asked.job_id === null ? status === "open" : id === asked.job_id,
  );
  const ofJobs = jobs.map(async ({ id, title }) => {
    const theirs = await parts.talent.applications.ofJob(reader(asking), id);
    return theirs.map((application) => ({ application, job_title: title }));
  });
  const all = (await Promise.all(ofJobs))
    .flat()
    .filter(({ application: { stage } }) =>
      asked.stages.length === 0 ? !OVER.has(stage) : asked.stages.includes(stage),
    );
  if (all.length === 0) return reply(pick(asking, "没有人在等。", "Nobody is waiting."));
  const shown = all
    .toSorted((a, b) => (a.application.updated_at < b.application.updated_at ? -1 : 1))
    .slice(0, asked.limit ?? SHOWN);
  const lines: string[] = [];
  const links = [];
  for (const { application, job_title } of shown) {
    const { name } = await parts.talent.people.get(reader(asking), application.person_id);
    const days = Math.floor((now - Date.parse(application.updated_at)) / DAY);
    const stage = STAGE_NAMES[asked.language][application.stage];
    lines.push(
      pick(
        asking,
        `${lines.length + 1}. ${name}：${job_title} · ${stage}，${days} 天没有变化`,
        `${lines.length + 1}. ${name}: ${job_title} · ${stage}, unchanged for ${days} ${days === 1 ? "day" : "days"}`,
      ),
    );
    links.push(person(application.person_id, name), job(application.job_id, job_title));
  }
  const head = pick(asking, "等得最久的：", "Waiting longest:");
  return reply([head, ...lines].join("\n"), {
    links,
    person_ids: shown.map(({ application: { person_id } }) => person_id),
    job_id: asked.job_id,
  });
};
