/** What a job leaves open, for whoever is about to look for people. */
import type { Job } from "@bole/talent";
import type { Language } from "../shared/language.ts";

export function isOpenFor(
  { status, closes_on }: Pick<Job, "status" | "closes_on">,
  now: Date,
): boolean {
  const isOver = closes_on !== null && closes_on < now.toISOString().slice(0, 10);
  return status !== "closed" && !isOver;
}

export function gapsOf(job: Job, language: Language, now: Date): string[] {
  const words = WORDS[language];
  const must = job.criteria.filter(({ need }) => need === "must");
  return [
    ...(isOpenFor(job, now) ? [] : [words.closed(job.closes_on)]),
    ...(job.status === "draft" ? [words.draft] : []),
    ...(job.criteria.length === 0 ? [words.criteria] : must.length === 0 ? [words.must] : []),
    ...(job.salary === null ? [words.salary] : []),
    ...(job.location === "" && job.remote !== "remote" ? [words.place] : []),
  ];
}

const WORDS = {
  zh: {
    closed: (day: string | null) =>
      `职位已关闭${day === null ? "" : `（截止 ${day}）`}，联系候选人之前请先确认。`,
    draft: "职位仍是草稿，尚未发布。",
    criteria: "职位没有筛选标准，只能按文字相近程度排序；请在职位页补充标准。",
    must: "职位没有必备条件，只有加分项。",
    salary: "职位没有写薪资，邮件里不会提到。",
    place: "职位没有写工作地点。",
  },
  en: {
    closed: (day: string | null) =>
      `The job is closed${day === null ? "" : ` (it ended on ${day})`}; make sure before anybody is written to.`,
    draft: "The job is a draft and not published yet.",
    criteria:
      "The job has no criteria, so people can only be ordered by how close their words are; add some on the job's page.",
    must: "The job has nothing that is a must, only what would be nice.",
    salary: "The job names no salary, so mails will not either.",
    place: "The job names no place.",
  },
} as const;
