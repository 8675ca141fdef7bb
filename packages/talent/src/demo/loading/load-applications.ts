/** Applications with their history, in the order in which it happened all over. */
import { setImmediate } from "node:timers/promises";
import { appendStage } from "../../applications/stage-log.ts";
import type { DemoEvent } from "../demo-data.ts";
import { toInstant } from "../relative-time.ts";
import { applicationKey, type Loading, need } from "./loading.ts";

export async function loadApplications(loading: Loading): Promise<void> {
  const events = loading.demo.applications.flatMap(({ person, job, events }) => {
    const today = loading.today(need(loading.jobs, job).language);
    return events.map((event) => ({ person, job, event, at: toInstant(event.when, today) }));
  });
  for (const { person, job, event, at } of events.toSorted((a, b) => Number(a.at) - Number(b.at))) {
    await setImmediate();
    loading.ids.about(person, job);
    loading.setTime(at);
    await move(loading, person, job, event);
  }
}

async function move(
  { talent, db, ids, now, recruiter, people, jobs, applications }: Loading,
  person: string,
  job: string,
  { stage, reason, actor }: DemoEvent,
): Promise<void> {
  const { id: person_id, name } = need(people, person);
  const { id: job_id, language } = need(jobs, job);
  const principal = { ...recruiter(language), user: actor === "candidate" ? name : actor };
  const key = applicationKey(person, job);
  const before = applications.get(key);
  if (before === undefined) {
    const asked = { person_id, job_id, stage, reason };
    applications.set(key, await talent.applications.add(principal, asked));
  } else {
    const change = { application_id: before.id, to: stage, reason, actor: principal.user };
    const parts = { now, newId: ids.newId };
    applications.set(key, await appendStage(parts, db, change, before.version));
  }
}
