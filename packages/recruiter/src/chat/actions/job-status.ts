/** Publishing, closing, deleting, archiving and reopening jobs. */
import type { Job } from "@bole/talent";
import { EffectAnswer } from "../../agents/shared/effect-answer.ts";
import type { ChatAction } from "../../model/chat-action.ts";
import type { Undoable } from "../../model/undoable.ts";
import { type Acting, type Done, didOf, done } from "./acting.ts";
import { JOB_WORDS } from "./job-words.ts";

type Asked = Extract<ChatAction, { readonly kind: "publish_job" | "close_job" | "delete_job" }>;

/** What touches the world or cannot simply be looked at again is asked for at the gate. */
export async function proposeForJob({ kind, job_id }: Asked, acting: Acting): Promise<Done> {
  const { parts, principal, language, ctx } = acting;
  const words = JOB_WORDS[language];
  const job = await parts.talent.jobs.get(principal, job_id);
  const links = [linkOf(job)];
  if (kind === "publish_job" && job.status === "open")
    return done(words.isOpen(job.title), { links, job_id });
  if (kind === "close_job" && job.status === "closed")
    return done(words.isClosed(job.title), { links, job_id });
  if (kind === "delete_job") {
    const people = (await parts.talent.applications.ofJob(principal, job_id)).length;
    // What people have done with it is kept: it is put away instead.
    if (people > 0) return archiveJob(job_id, acting, words.keptBecause(people));
  }
  const answer = await ctx.effects.request({
    ...{ kind, target: job.id, payload: { job_id: job.id, version: job.version } },
    idempotency_key: `${ctx.run_id}:${kind}:${job.id}`,
  });
  const { effect_id, state } = EffectAnswer.parse(answer);
  if (state === "awaiting_approval") {
    const card = { kind: "effect" as const, id: effect_id, title: job.title };
    return done(words.asks[kind](job.title), { links: [card], job_id, proposals: [effect_id] });
  }
  const inverse = INVERSES[kind](job);
  const did = didOf(acting, "change_job", words.label[kind](job.title), inverse);
  return done(words.did[kind](job.title), { links, job_id, done: [did] });
}

const INVERSES: Readonly<Record<Asked["kind"], (job: Job) => Undoable["inverse"]>> = {
  publish_job: ({ id }) => ({ kind: "close_job", job_id: id }),
  close_job: ({ id, status }) =>
    status === "open"
      ? { kind: "publish_job", job_id: id }
      : { kind: "set_job", job_id: id, set: { status: "closed" }, before: { status } },
  delete_job: ({ id }) => ({ kind: "restore_job", job_id: id }),
};

/** Everything about it is kept. `why`: what is said before. */
export async function archiveJob(job_id: string, acting: Acting, why = ""): Promise<Done> {
  const { parts, principal, language } = acting;
  const words = JOB_WORDS[language];
  const job = await parts.talent.jobs.get(principal, job_id);
  const links = [linkOf(job)];
  if (job.archived_at !== null) return done(words.isArchived(job.title), { links, job_id });
  await parts.talent.jobs.archive(principal, job_id);
  const did = didOf(acting, "change_job", words.archivedLabel(job.title), {
    ...{ kind: "restore_job", job_id },
  });
  return done(`${why}${words.archived(job.title)}`, { links, job_id, done: [did] });
}

/** An archived job comes back as it was; one that is closed is published again. */
export async function reopenJob(job_id: string, acting: Acting): Promise<Done> {
  const { parts, principal, language } = acting;
  const words = JOB_WORDS[language];
  const job = await parts.talent.jobs.get(principal, job_id);
  if (job.archived_at === null) return proposeForJob({ kind: "publish_job", job_id }, acting);
  await parts.talent.jobs.restore(principal, job_id);
  const did = didOf(acting, "change_job", words.restoredLabel(job.title), {
    ...{ kind: "archive_job", job_id },
  });
  return done(words.restored(job.title), { links: [linkOf(job)], job_id, done: [did] });
}

const linkOf = ({ id, title }: Job) => ({ kind: "job" as const, id, title });
