/** Jobs: which there are, and how far each is. */
import { JobStatus, type JobSummary, Stage } from "@bole/talent";
import { queryWords } from "@bole/talent/reading";
import { STAGE_NAMES } from "../../model/stage-names.ts";
import { type Answering, type Asking, job, person, pick, reader, reply } from "./asking.ts";
import { countPeople } from "./count-people.ts";

export const STATUS: Readonly<
  Record<"zh" | "en", Readonly<Record<JobStatus | "archived", string>>>
> = {
  zh: { draft: "草稿", open: "开放", paused: "暂停", closed: "已关闭", archived: "已归档" },
  en: { draft: "draft", open: "open", paused: "paused", closed: "closed", archived: "archived" },
};

export async function listOfJobs(asking: Asking, archived = false): Promise<JobSummary[]> {
  const { items } = await asking.parts.talent.jobs.list(reader(asking), {
    ...{ kind: "job", limit: 200, archived },
  });
  return items;
}

const inProgress = ({ stages }: JobSummary) =>
  Stage.options
    .filter((stage) => stage !== "rejected" && stage !== "withdrawn" && stage !== "hired")
    .reduce((sum, stage) => sum + (stages[stage] ?? 0), 0);

/** The number first, then each; by status, place and words. */
export const listJobs: Answering = async (asking) => {
  const { status, text, location } = asking.asked;
  const all = await listOfJobs(asking, status === "archived");
  const ofStatus = all.filter(
    (one) => status === null || status === "archived" || one.status === status,
  );
  const here = ofStatus.filter((one) => location === null || has(one.location, location));
  const fitting = here.filter((one) => text === "" || isAbout(one, text));
  const name = status === null ? "" : STATUS[asking.asked.language][status];
  const where = location === null ? "" : pick(asking, `${location}的`, ` in ${location}`);
  const what = text === "" ? "" : pick(asking, `与“${text}”有关的`, ` about “${text}”`);
  // Words that no job has may mean something that is not on record: the others are shown with that said.
  const isNone = fitting.length === 0 && here.length > 0 && what !== "";
  const jobs = isNone ? here : fitting;
  const none = pick(
    asking,
    `没有${where}${what}${name}职位。`,
    `There is no ${name}${name && " "}job${where}${what}.`,
  );
  if (jobs.length === 0) return reply(none);
  const count = jobs.length;
  const head = pick(
    asking,
    `${where}${isNone ? "" : what}${name}职位共 ${count} 个${status === null ? countsOf(jobs, asking) : ""}：`,
    `${count} ${name}${name && " "}${count === 1 ? "job" : "jobs"}${where}${isNone ? "" : what}${status === null ? countsOf(jobs, asking) : ""}:`,
  );
  const lines = jobs.map((one, at) => lineOf(one, at + 1, asking));
  return reply([isNone ? none : "", head, ...lines].filter(Boolean).join("\n"), {
    links: jobs.map(({ id, title }) => job(id, title)),
    list: jobs.map(({ id, title }) => ({ kind: "job", id, label: title })),
    ...(count === 1 && { job_id: jobs[0]?.id ?? null }),
  });
};

function countsOf(jobs: readonly JobSummary[], { asked: { language } }: Asking): string {
  const counts = JobStatus.options.flatMap((status) => {
    const count = jobs.filter((one) => one.status === status).length;
    if (count === 0) return [];
    return [language === "zh" ? `${STATUS.zh[status]} ${count}` : `${count} ${STATUS.en[status]}`];
  });
  return language === "zh" ? `（${counts.join("，")}）` : ` (${counts.join(", ")})`;
}

function lineOf(one: JobSummary, at: number, asking: Asking): string {
  const { language, status } = asking.asked;
  const place = [one.organisation, one.location].filter(Boolean).join(" · ");
  const state =
    status === null && one.status !== "open" ? ` [${STATUS[language][one.status]}]` : "";
  const where = place === "" ? "" : pick(asking, `（${place}）`, ` (${place})`);
  const going = pick(asking, `：进行中 ${inProgress(one)} 人`, `: ${inProgress(one)} in progress`);
  return `${at}. ${one.title}${state}${where}${going}`;
}

/** Whether its title, employer or place has one of the words, as a whole word. */
function isAbout({ title, organisation, location }: JobSummary, text: string): boolean {
  const own = new Set(queryWords(`${title} ${organisation} ${location}`));
  return queryWords(text).some((word) => own.has(word));
}

const has = (place: string, words: string): boolean => {
  const own = new Set(queryWords(place));
  return queryWords(words).every((word) => own.has(word));
};

/** How many people are in which stage, of one job or of all open ones. */
export const pipeline: Answering = async (asking) => {
  const { job_id } = asking.asked;
  const jobs = (await listOfJobs(asking)).filter(({ id, status }) =>
    job_id === null ? status === "open" : id === job_id,
  );
  if (job_id === null && jobs.length === 0) {
    const people = await countPeople(asking);
    return {
      ...people,
      text: `${pick(asking, "现在没有开放的职位。", "There are no open jobs. ")}${people.text}`,
    };
  }
  const lines = jobs.map((one) => stagesOf(one, asking));
  const head = job_id === null ? [await inAll(jobs.length, asking)] : [];
  const people = job_id === null ? [] : await candidatesOf(job_id, asking);
  const names = Stage.options.flatMap((stage) => {
    const own = people.filter((one) => one.stage === stage).map(({ name }) => name);
    const label = STAGE_NAMES[asking.asked.language][stage];
    return own.length === 0
      ? []
      : [`- ${label}${pick(asking, "：", ": ")}${own.join(pick(asking, "、", ", "))}`];
  });
  return reply([...head, ...lines, ...names].join("\n"), {
    links: [
      ...jobs.map(({ id, title }) => job(id, title)),
      ...people.map(({ id, name }) => person(id, name)),
    ],
    person_ids: people.map(({ id }) => id),
    job_id,
  });
};

/** More are seen on the board. */
const MOST_NAMED = 30;

/** Those of a job, by name; nobody where they are too many to be read. */
async function candidatesOf(job_id: string, asking: Asking) {
  const { parts } = asking;
  const filter = { job_id, limit: MOST_NAMED };
  const { items, next } = await parts.talent.people.list(reader(asking), filter);
  if (next !== null) return [];
  return items.map(({ person: { id, name }, stages }) => ({
    ...{ id, name },
    stage: stages.find((one) => one.job_id === job_id)?.stage,
  }));
}

async function inAll(jobs: number, asking: Asking): Promise<string> {
  const { total } = await asking.parts.talent.people.list(reader(asking), { limit: 1 });
  return pick(
    asking,
    `共 ${total} 位候选人，${jobs} 个开放职位${jobs > 0 ? "的进展：" : "。"}`,
    `${total} ${total === 1 ? "candidate" : "candidates"}, ${jobs} open ${jobs === 1 ? "job" : "jobs"}${jobs > 0 ? ":" : "."}`,
  );
}

export function stagesOf({ title, stages }: JobSummary, asking: Asking): string {
  const counts = Stage.options.flatMap((stage) =>
    stages[stage] ? [`${STAGE_NAMES[asking.asked.language][stage]} ${stages[stage]}`] : [],
  );
  const none = pick(asking, "还没有候选人", "nobody yet");
  return `${title}${pick(asking, "：", ": ")}${counts.join(pick(asking, "，", ", ")) || none}`;
}
