/** The tables of the report in one: a line for each job and one for their totals, with the numbers as the API has them. */
import type { HiringReport, Stage } from "@bole/server/contract";
import { csvText } from "../../design/csv-text.ts";
import { STAGES } from "../../talent/names.ts";
import type { Numbers } from "./charts.tsx";
import { days } from "./shares.ts";

export interface ReportWords {
  readonly job: string;
  readonly allJobs: string;
  readonly people: string;
  readonly written: string;
  readonly replied: string;
  readonly replyHours: string;
  readonly now: (stage: Stage) => string;
  readonly reached: (stage: Stage) => string;
  readonly stay: (stage: Stage) => string;
}

const FUNNEL = STAGES.filter((stage) => stage !== "rejected" && stage !== "withdrawn");
const WAITED_IN = FUNNEL.filter((stage) => stage !== "hired");

export function reportCsv({ jobs, totals }: HiringReport, words: ReportWords): string {
  const titles = [
    ...[words.job, words.people],
    ...STAGES.map(words.now),
    ...FUNNEL.map(words.reached),
    ...WAITED_IN.map(words.stay),
    ...[words.written, words.replied, words.replyHours],
  ];
  const line = (name: string, { people, stages, reached, times, replies }: Numbers) => [
    ...[name, String(people)],
    ...STAGES.map((stage) => String(stages[stage] ?? 0)),
    ...FUNNEL.map((stage) => String(reached[stage] ?? 0)),
    ...WAITED_IN.map((stage) =>
      shown(times.find((time) => time.stage === stage)?.left_days ?? null),
    ),
    ...[String(replies.written), String(replies.replied), shown(replies.reply_hours)],
  ];
  return csvText([titles, ...jobs.map((job) => line(job.title, job)), line(words.allJobs, totals)]);
}

const shown = (value: number | null) => (value === null ? "" : String(days(value)));
