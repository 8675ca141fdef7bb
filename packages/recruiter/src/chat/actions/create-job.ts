import { type Job, type JobDraftInput, parseJobJob } from "@bole/talent";
import { type Acting, type Done, done } from "./acting.ts";
import { ACTION_WORDS } from "./words.ts";

/** A turn may be taken up again after a crash: the draft of a moment ago is the same. */
const MOMENT = 10 * 60_000;

/** A draft, with what its description says read out of it. */
export async function createJob(
  { title, description }: { readonly title: string; readonly description: string },
  { parts, principal, language, ctx }: Acting,
): Promise<Done> {
  const { jobs } = parts.talent;
  const read =
    description.trim() === "" ? null : await parts.threads.run(parseJobJob, [description]);
  const draft: JobDraftInput = { ...(read?.draft ?? { description }), title, status: "draft" };
  const { items } = await jobs.list(principal, { q: title, status: "draft", limit: 10 });
  const twin = items.find(
    (one) => one.title === title && Date.parse(one.updated_at) > ctx.clock.now() - MOMENT,
  );
  const job =
    twin === undefined
      ? await jobs.create(principal, draft, { sources: read?.sources ?? {} })
      : await jobs.get(principal, twin.id);
  return done(
    ACTION_WORDS[language].created(job.title, factsOf(job, language), job.criteria.length),
    {
      links: [{ kind: "job", id: job.id, title: job.title }],
      job_id: job.id,
    },
  );
}

/** What was understood, so that a mistake is seen at once. */
function factsOf({ location, salary, min_years, criteria }: Job, language: "zh" | "en"): string[] {
  const pay =
    salary === null
      ? ""
      : `${salary.min ?? ""}–${salary.max ?? ""} ${salary.currency}/${salary.per}`;
  const years =
    min_years === null ? "" : language === "zh" ? `${min_years} 年以上` : `${min_years}+ years`;
  const asked = criteria.slice(0, 6).map(({ text }) => text);
  return [location, pay, years, ...asked].filter((fact) => fact !== "");
}
