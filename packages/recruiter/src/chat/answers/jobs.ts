import { JobStatus, type JobSummary, Stage } from "@bole/talent";
import { STAGE_NAMES } from "../../model/stage-names.ts";
import { type Answering, type Asking, job, pick, reader, reply } from "./asking.ts";

const STATUS: Readonly<Record<"zh" | "en", Readonly<Record<JobStatus, string>>>> = {
  zh: { draft: "草稿", open: "开放", paused: "暂停", closed: "已关闭" },
  en: { draft: "draft", open: "open", paused: "paused", closed: "closed" },
};

export async function listOfJobs(asking: Asking): Promise<JobSummary[]> {
  const { items } = await asking.parts.talent.jobs.list(reader(asking), {
    kind: "job",
    limit: 200,
  });
  return items;
}

const inProgress = ({ stages }: JobSummary) =>
  Stage.options
    .filter((stage) => stage !== "rejected" && stage !== "withdrawn" && stage !== "hired")
    .reduce((sum, stage) => sum + (stages[stage] ?? 0), 0);

/** How many jobs there are, by status. */
export const countJobs: Answering = async (asking) => {
  const jobs = await listOfJobs(asking);
  const { language } = asking.asked;
  const counts = JobStatus.options.flatMap((status) => {
    const count = jobs.filter((one) => one.status === status).length;
    return count === 0
      ? []
      : [language === "zh" ? `${STATUS.zh[status]} ${count}` : `${count} ${STATUS.en[status]}`];
  });
  return reply(
    pick(
      asking,
      `共有 ${jobs.length} 个职位：${counts.join("，")}。`,
      `${jobs.length} jobs: ${counts.join(", ")}.`,
    ),
    { links: jobs.slice(0, 20).map(({ id, title }) => job(id, title)) },
  );
};

/** The open jobs, or those of the status that was asked for. */
export const listJobs: Answering = async (asking) => {
  const { language, text } = asking.asked;
  const isAll = /所有|全部|\ball\b/iu.test(text);
  const status =
    (/草稿|draft/iu.test(text) && "draft") ||
    (/暂停|paused/iu.test(text) && "paused") ||
    (/关闭|closed/iu.test(text) && "closed") ||
    "open";
  const ofStatus = (await listOfJobs(asking)).filter((one) => isAll || one.status === status);
  const isEmpty = NOBODY.test(text);
  const jobs = isEmpty ? await withoutNews(ofStatus, asking) : inOrder(ofStatus, asking);
  if (jobs.length === 0 && isEmpty)
    return reply(pick(asking, "每个开放的职位都有候选人。", "Every open job has candidates."));
  if (jobs.length === 0)
    return reply(pick(asking, `没有${STATUS.zh[status]}的职位。`, `There is no ${status} job.`));
  const lines = jobs.map((one, at) => {
    const place = [one.organisation, one.location].filter(Boolean).join(" · ");
    const state = isAll ? ` [${STATUS[language][one.status]}]` : "";
    const where = place === "" ? "" : pick(asking, `（${place}）`, ` (${place})`);
    const going = pick(
      asking,
      `：进行中 ${inProgress(one)} 人`,
      `: ${inProgress(one)} in progress`,
    );
    return `${at + 1}. ${one.title}${state}${where}${going}`;
  });
  const kind = isEmpty ? "empty" : jobs.length < ofStatus.length ? "some" : isAll ? "all" : status;
  const head = headOf(kind, jobs.length, asking);
  return reply([head, ...lines].join("\n"), { links: jobs.map(({ id, title }) => job(id, title)) });
};

function headOf(kind: "empty" | "some" | "all" | JobStatus, count: number, asking: Asking): string {
  const jobs = count === 1 ? "job" : "jobs";
  if (kind === "empty") {
    const none = count === 1 ? "has" : "have";
    return pick(asking, `${count} 个职位没有：`, `${count} ${jobs} ${none} none:`);
  }
  if (kind === "some") return pick(asking, "按进行中的人数：", "By people in progress:");
  if (kind === "all") return pick(asking, `共 ${count} 个职位：`, `${count} ${jobs}:`);
  return pick(asking, `${STATUS.zh[kind]}的职位共 ${count} 个：`, `${count} ${kind} ${jobs}:`);
}

/** By how many are in progress, where the most or the fewest are asked for. */
function inOrder(jobs: readonly JobSummary[], { asked: { text, limit } }: Asking): JobSummary[] {
  const isMost = /最多|最热|\bmost\b/iu.test(text);
  if (!isMost && !/最少|\b(?:fewest|least)\b/iu.test(text)) return [...jobs];
  const sign = isMost ? -1 : 1;
  return jobs.toSorted((a, b) => sign * (inProgress(a) - inProgress(b))).slice(0, limit ?? 3);
}

const NOBODY =
  /(?:没有?|无|缺|还没)(?:有)?(?:任何|一个|新)?(?:人投|候选人|申请|人选|应聘|投递|人)|\b(?:no|without(?: any)?|zero|lack(?:s|ing)?)\b (?:new )?(?:candidates?|applicants?|applications?|people)|\b(?:nobody|no one)\b|\bempty\b/iu;

/** Those that nobody is a candidate for; with a time, those that nobody came to within it. */
async function withoutNews(jobs: readonly JobSummary[], asking: Asking): Promise<JobSummary[]> {
  const { from, to } = asking.asked;
  if (from === null) return jobs.filter((one) => inProgress(one) === 0);
  const found: JobSummary[] = [];
  for (const one of jobs) {
    const all = await asking.parts.talent.applications.ofJob(reader(asking), one.id);
    const isNew = all.some(
      ({ created_at }) => created_at >= from && (to === null || created_at < to),
    );
    if (!isNew) found.push(one);
  }
  return found;
}

/** How many people are in which stage, of one job or of all open ones. */
export const pipeline: Answering = async (asking) => {
  const { language, job_id } = asking.asked;
  const jobs = (await listOfJobs(asking)).filter(({ id, status }) =>
    job_id === null ? status === "open" : id === job_id,
  );
  const lines = jobs.map(({ title, stages }) => {
    const counts = Stage.options.flatMap((stage) =>
      stages[stage] ? [`${STAGE_NAMES[language][stage]} ${stages[stage]}`] : [],
    );
    const none = pick(asking, "还没有候选人", "nobody yet");
    return `${title}${pick(asking, "：", ": ")}${counts.join(pick(asking, "，", ", ")) || none}`;
  });
  const head =
    job_id === null
      ? [pick(asking, `${jobs.length} 个开放职位的进展：`, `${jobs.length} open jobs:`)]
      : [];
  return reply([...head, ...lines].join("\n"), {
    links: jobs.map(({ id, title }) => job(id, title)),
    job_id,
  });
};

/** What a job asks for and offers. */
export const aboutJob: Answering = async (asking) => {
  const { asked, parts } = asking;
  if (asked.job_id === null) return listJobs(asking);
  const one = await parts.talent.jobs.get(reader(asking), asked.job_id);
  const { language } = asked;
  const need = (kind: "must" | "nice") =>
    one.criteria.filter((criterion) => criterion.need === kind).map(({ text }) => text);
  const pay =
    one.salary === null
      ? ""
      : `${one.salary.min ?? ""}–${one.salary.max ?? ""} ${one.salary.currency}/${one.salary.per}`;
  const facts = [
    [one.organisation, one.location, STATUS[language][one.status], pay].filter(Boolean).join(" · "),
  ];
  const must = need("must");
  const nice = need("nice");
  if (must.length > 0)
    facts.push(pick(asking, `必须：${must.join("；")}`, `Must: ${must.join("; ")}`));
  if (nice.length > 0)
    facts.push(pick(asking, `加分：${nice.join("；")}`, `Nice to have: ${nice.join("; ")}`));
  if (one.criteria.length === 0)
    facts.push(pick(asking, "还没有评估标准。", "It has no criteria yet."));
  return reply([one.title, ...facts].join("\n"), {
    links: [job(one.id, one.title)],
    job_id: one.id,
  });
};
