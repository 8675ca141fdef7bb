/**
 * Proposes a job: what the description says is read out of it, and shown. Nothing is created before a
 * person approves this very draft, on its card or with a word.
 */
import { JobDraft, parseJobJob } from "@bole/talent";
import { EffectAnswer } from "../../agents/shared/effect-answer.ts";
import { type Acting, type Done, done } from "./acting.ts";
import { isTitle } from "./title-in.ts";
import { ACTION_WORDS } from "./words.ts";

export async function proposeJob(
  { title, description }: { readonly title: string; readonly description: string },
  { parts, principal, language, ctx }: Acting,
): Promise<Done> {
  const words = ACTION_WORDS[language];
  // A model may have taken a pronoun for a title.
  if (!isTitle(title)) return done(words.noTitle);
  const read =
    description.trim() === "" ? null : await parts.threads.run(parseJobJob, [description]);
  const job = JobDraft.parse({ ...(read?.draft ?? { description }), title, status: "draft" });
  const answer = await ctx.effects.request({ kind: "create_job", target: title, payload: { job } });
  const { effect_id } = EffectAnswer.parse(answer);
  const { content, state, result } = await parts.talent.effects.get(principal, effect_id);
  if (content.kind !== "create_job") throw new TypeError("The gate has answered something else.");
  const draft = content.payload.job;
  const facts = factsOf(draft, language);
  if (state === "done" && result?.job_id !== undefined) {
    const links = [{ kind: "job" as const, id: result.job_id, title }];
    return done(words.created(title), { links, job_id: result.job_id });
  }
  return done(words.proposed(title, facts, draft.criteria.length), {
    links: [{ kind: "effect", id: effect_id, title }],
    proposal: effect_id,
  });
}

/** The answer to a proposal, in words. */
export async function answerProposal(
  { effect_id, approve }: { readonly effect_id: string; readonly approve: boolean },
  { parts, principal, language }: Acting,
): Promise<Done> {
  const words = ACTION_WORDS[language];
  const { effects } = parts.talent;
  const { content, content_hash } = await effects.get(principal, effect_id);
  const title = content.kind === "create_job" ? content.payload.job.title : "";
  if (!approve) {
    await effects.reject(principal, effect_id, "");
    return done(words.notCreated(title));
  }
  const { result } = await effects.approve(principal, effect_id, content_hash);
  const id = result?.job_id;
  if (id === undefined) return done(words.notCreated(title));
  return done(words.created(title), { links: [{ kind: "job", id, title }], job_id: id });
}

/** What was understood, so that a mistake is seen at once. */
function factsOf(
  { location, salary, min_years, criteria }: JobDraft,
  language: "zh" | "en",
): string[] {
  const pay =
    salary === null
      ? ""
      : `${salary.min ?? ""}–${salary.max ?? ""} ${salary.currency}/${salary.per}`;
  const years =
    min_years === null ? "" : language === "zh" ? `${min_years} 年以上` : `${min_years}+ years`;
  const asked = criteria.slice(0, 6).map(({ text }) => text);
  return [location, pay, years, ...asked].filter((fact) => fact !== "");
}
