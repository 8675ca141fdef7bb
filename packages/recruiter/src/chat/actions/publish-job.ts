import { type Acting, type Done, done } from "./acting.ts";
import { isWaiting } from "./is-waiting.ts";
import { ACTION_WORDS } from "./words.ts";

export async function publishJob(
  job_id: string,
  { parts, principal, language, ctx }: Acting,
): Promise<Done> {
  const job = await parts.talent.jobs.get(principal, job_id);
  const links = [{ kind: "job" as const, id: job.id, title: job.title }];
  const words = ACTION_WORDS[language];
  if (job.status === "open") return done(words.isOpen(job.title), { links, job_id });
  const answer = await ctx.effects.request({
    kind: "publish_job",
    target: job.id,
    payload: { job_id: job.id, version: job.version },
  });
  return done(words.published(job.title, isWaiting(answer)), { links, job_id });
}
