import { setImmediate } from "node:timers/promises";
import type { DemoJob } from "../demo-data.ts";
import { type Today, toDay, toInstant } from "../relative-time.ts";
import type { Loading } from "./loading.ts";

/** The oldest first: lists show what was added last. */
export async function loadJobs(loading: Loading): Promise<void> {
  const { demo, talent, ids, jobs, setTime } = loading;
  const dated = demo.jobs.map((job) => {
    const today = loading.today(job.language);
    return { job, today, at: toInstant(`${job.created} 09:00`, today) };
  });
  for (const { job, today, at } of dated.toSorted((a, b) => Number(a.at) - Number(b.at))) {
    await setImmediate();
    ids.about(job.key);
    setTime(at);
    const draft = draftOf(job, today);
    const { id } = await talent.jobs.create(loading.recruiter(job.language), draft, { demo: true });
    jobs.set(job.key, { id, language: job.language });
  }
}

function draftOf({ draft, closes }: DemoJob, today: Today) {
  return { ...draft, closes_on: closes === null ? null : toDay(closes, today) };
}
