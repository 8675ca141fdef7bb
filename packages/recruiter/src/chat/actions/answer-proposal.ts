/** The answer to what was proposed in the conversation, in words: yes or no to everything of one message. */
import type { Effect } from "@bole/talent";
import { proposalTitle } from "../../model/proposal-title.ts";
import type { Undoable } from "../../model/undoable.ts";
import { type Acting, type Done, didOf, done } from "./acting.ts";
import { addCandidate } from "./add-candidate.ts";
import { ACTION_WORDS } from "./words.ts";

export async function answerProposal(
  { effect_id, approve }: { readonly effect_id: string; readonly approve: boolean },
  acting: Acting,
): Promise<Done> {
  const { parts, principal, language } = acting;
  const { effects } = parts.talent;
  const words = ACTION_WORDS[language];
  const first = await effects.get(principal, effect_id);
  const all = await proposedWith(first, acting);
  const texts: string[] = [];
  const did: Undoable[] = [];
  let shown: Partial<Done> = {};
  for (const effect of all) {
    const title = await proposalTitle(parts.talent, principal, effect, language);
    if (!approve) {
      await effects.reject(principal, effect.id, "");
      const isDraft = effect.content.kind === "create_job";
      texts.push(isDraft ? words.notCreated(title) : words.rejected(title));
      continue;
    }
    const undo = await inverseOf(effect, acting);
    const { result } = await effects.approve(principal, effect.id, effect.content_hash);
    const job_id = effect.content.kind === "delete_job" ? null : (result?.job_id ?? effect.job_id);
    const isCreated = effect.content.kind === "create_job" && job_id !== null;
    texts.push(isCreated ? words.created(title) : words.approved(title));
    if (isCreated) texts.push(...(await joined(effect.id, job_id, acting)));
    const inverse = isCreated ? { kind: "delete_job" as const, job_id } : undo;
    if (inverse !== null) did.push(didOf(acting, toolOf(effect), title, inverse));
    shown = {
      job_id,
      ...(isCreated && { links: [{ kind: "job" as const, id: job_id, title }] }),
      ...(effect.person_id !== null && { person_ids: [effect.person_id] }),
    };
  }
  return done(texts.join("\n"), { ...shown, done: did });
}

/** Those who were put on the job before it was there. */
async function joined(effect_id: string, job_id: string, acting: Acting): Promise<string[]> {
  const texts: string[] = [];
  for (const one of acting.memory.joining.filter((other) => other.effect_id === effect_id)) {
    const added = { kind: "add_candidate" as const, person_id: one.person_id, job_id };
    texts.push((await addCandidate(added, acting)).text);
  }
  return texts;
}

/** What one message has proposed is answered together. */
async function proposedWith(first: Effect, { parts, principal }: Acting): Promise<Effect[]> {
  const { run_id, content } = first;
  if (run_id === null) return [first];
  const filter = { state: "awaiting_approval", kind: content.kind, run_id, limit: 50 } as const;
  const { items } = await parts.talent.effects.list(principal, filter);
  return items.some(({ id }) => id === first.id) ? items.toReversed() : [first];
}

const TOOLS: Readonly<Partial<Record<Effect["content"]["kind"], string>>> = {
  create_job: "create_job",
  move_stage: "move_stage",
};
const toolOf = ({ content }: Effect): string => TOOLS[content.kind] ?? "change_job";

/** Read before it is done, since it is about how things were. */
async function inverseOf(
  { content }: Effect,
  { parts, principal }: Acting,
): Promise<Undoable["inverse"] | null> {
  const { jobs, applications } = parts.talent;
  switch (content.kind) {
    case "move_stage": {
      const { application_id, to: moved_to } = content.payload;
      const { stage } = await applications.get(principal, application_id);
      return { kind: "move_stage", application_id, moved_to, to: stage };
    }
    case "publish_job":
      return { kind: "close_job", job_id: content.payload.job_id };
    case "delete_job":
      return { kind: "restore_job", job_id: content.payload.job_id };
    case "close_job": {
      const { job_id } = content.payload;
      const { status } = await jobs.get(principal, job_id);
      const fields = { set: { status: "closed" }, before: { status } };
      return status === "open"
        ? { kind: "publish_job", job_id }
        : { kind: "set_job", job_id, ...fields };
    }
    default:
      return null;
  }
}
