/**
 * Takes back something that was done in this conversation, by its inverse and through the same gate; the person
 * asks for it themselves. What has changed since stays as it is, and what cannot be taken back says what can be done.
 */
import { isDeepStrictEqual } from "node:util";
import type { AskedEffect } from "@bole/talent";
import { UNDO_WORDS } from "../../model/undo-words.ts";
import type { Inverse, Undoable } from "../../model/undoable.ts";
import { type Acting, type Done, done } from "./acting.ts";
import { draftOf } from "./change-job.ts";

export async function undo(id: string, acting: Acting): Promise<Done> {
  const words = UNDO_WORDS[acting.language];
  const act = acting.memory.done.find((one) => one.id === id);
  if (act === undefined) return done(words.nothing);
  const { inverse, label } = act;
  if (inverse.kind === "none") return done(words.impossible[inverse.about]);
  const outcome = await takeBack(inverse, acting);
  if (outcome === "changed") return done(words.changed(label), { undone: [act.id] });
  const undone = { undone: [act.id], ...(await shownOf(act, acting)) };
  if (outcome === "done") return done(words.undone(label), undone);
  return done(words.waits(label), { ...undone, proposals: [outcome.proposed] });
}

type Outcome = "done" | "changed" | { readonly proposed: string };
type Possible = Exclude<Inverse, { readonly kind: "none" }>;

async function takeBack(inverse: Possible, acting: Acting): Promise<Outcome> {
  const { parts, principal } = acting;
  const { jobs, applications, notes, suppressions } = parts.talent;
  switch (inverse.kind) {
    case "move_stage": {
      const { application_id, moved_to, to } = inverse;
      const { stage, version } = await applications.get(principal, application_id);
      if (stage !== moved_to) return "changed";
      const reason = UNDO_WORDS[acting.language].reason;
      const payload = { application_id, to, reason, version };
      return ask({ kind: "move_stage", payload }, acting);
    }
    case "remove_application": {
      const { application_id } = inverse;
      return ask({ kind: "remove_application", payload: { application_id } }, acting);
    }
    case "publish_job":
    case "close_job":
    case "delete_job": {
      const { kind, job_id } = inverse;
      const { version } = await jobs.get(principal, job_id);
      return ask({ kind, payload: { job_id, version } }, acting);
    }
    case "archive_job":
      await jobs.archive(principal, inverse.job_id);
      return "done";
    case "restore_job":
      await jobs.restore(principal, inverse.job_id);
      return "done";
    case "allow_address":
      await suppressions.remove(principal, inverse.suppression_id);
      return "done";
    case "remove_note":
      await notes.remove(principal, inverse.person_id, inverse.note_id);
      return "done";
    case "set_job": {
      const { job_id, set, before } = inverse;
      const job = await jobs.get(principal, job_id);
      const draft = draftOf(job);
      const now = Object.fromEntries(Object.entries(draft).filter(([key]) => key in set));
      if (!isDeepStrictEqual(now, set)) return "changed";
      await jobs.update(principal, job_id, job.version, { ...draft, ...before });
      return "done";
    }
  }
}

/** The person asks, and not an agent: what they may do at once is done at once. */
async function ask(asked: AskedEffect, { parts, principal, ctx }: Acting): Promise<Outcome> {
  const key = { idempotency_key: `${ctx.run_id}:undo:${asked.kind}` };
  const { id, state } = await parts.talent.effects.request(principal, asked, key);
  return state === "awaiting_approval" ? { proposed: id } : "done";
}

async function shownOf(
  { inverse }: Undoable,
  { parts, principal }: Acting,
): Promise<Pick<Done, "job_id" | "links"> | undefined> {
  if (!("job_id" in inverse) || inverse.kind === "delete_job") return undefined;
  const { id, title } = await parts.talent.jobs.get(principal, inverse.job_id);
  return { job_id: id, links: [{ kind: "job", id, title }] };
}
