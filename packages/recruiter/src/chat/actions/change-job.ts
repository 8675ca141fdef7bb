/** Sets, adds or removes something of a job, and remembers how it was. */
import { isDeepStrictEqual } from "node:util";
import { type Job, JobDraft, parseJobJob } from "@bole/talent";
import { z } from "zod";
import { conditionsOf } from "../../drafting/job-lines.ts";
import type { ChatAction, JobField } from "../../model/chat-action.ts";
import { type Acting, type Done, didOf, done } from "./acting.ts";
import { JOB_WORDS } from "./job-words.ts";
import { readJobChange } from "./read-job-change.ts";

type Change = Extract<ChatAction, { readonly kind: "change_job" }>;

export async function changeJob(change: Change, acting: Acting): Promise<Done> {
  const { parts, principal, language } = acting;
  const words = JOB_WORDS[language];
  const { job_id, field } = change;
  const { jobs } = parts.talent;
  const job = await jobs.get(principal, job_id);
  const links = [{ kind: "job" as const, id: job.id, title: job.title }];
  const name = words.fields[field];
  const said = change.value || change.old;
  const parse = (text: string) => parts.threads.run(parseJobJob, [text]);
  const read = await readJobChange(change, job, parse);
  if (read === null)
    return done(words.unread(name, said, words.examples[field] ?? ""), { links, job_id });
  if ("missing" in read) return done(words.noSuch(name, said, read.missing), { links, job_id });
  const draft = draftOf(job);
  const after = { ...draft, ...read };
  const value = shownOf(after, field, language);
  if (isDeepStrictEqual(after, draft))
    return done(words.same(job.title, name, value), { links, job_id });
  await jobs.update(principal, job_id, job.version, after);
  const keys = Object.keys(read);
  const picked = (from: object) =>
    Fields.parse(Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key))));
  const text = words.changed(job.title, name, shownOf(draft, field, language), value);
  const did = didOf(acting, "change_job", `${job.title}: ${name}`, {
    ...{ kind: "set_job", job_id, set: picked(after), before: picked(draft) },
  });
  return done(text, { links, job_id, done: [did] });
}

const Fields = z.record(z.string(), z.json());

/** A job as it would be written by hand. */
export const draftOf = (job: Job): JobDraft => z.object(JobDraft.shape).parse(job);

function shownOf(draft: JobDraft, field: JobField, language: "zh" | "en"): string {
  const none = { location: "", remote: null, employment: null, salary: null };
  switch (field) {
    case "title":
      return draft.title;
    case "location":
      return draft.location;
    case "headcount":
      return draft.places === null ? "" : String(draft.places);
    case "pay":
      return conditionsOf({ ...none, salary: draft.salary }, language).join("");
    case "remote":
      return conditionsOf({ ...none, remote: draft.remote }, language).join("");
    case "criteria":
      return draft.criteria.map(({ text }) => text).join(language === "zh" ? "；" : "; ");
    case "description":
      return draft.description.length > 80
        ? `${draft.description.slice(0, 80).trimEnd()}…`
        : draft.description;
  }
}
