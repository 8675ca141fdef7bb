/**
 * Proposes a job: what the description says is read out of it, and shown. Nothing is created before a
 * person approves this very draft, on its card or with a word.
 */
import { JobDraft, parseJobJob } from "@bole/talent";
import { EffectAnswer } from "../../agents/shared/effect-answer.ts";
import { conditionsOf } from "../../drafting/job-lines.ts";
import { type Acting, type Done, didOf, done } from "./acting.ts";
import { ACTION_WORDS } from "./words.ts";

export async function proposeJob(
  { title, description, places }: Pick<JobDraft, "title" | "description" | "places">,
  acting: Acting,
): Promise<Done> {
  const { parts, language } = acting;
  const words = ACTION_WORDS[language];
  if (title.trim() === "") return done(words.noTitle);
  const read =
    description.trim() === "" ? null : await parts.threads.run(parseJobJob, [description]);
  const given = { ...(read?.draft ?? { description }), title, places, status: "draft" };
  return proposeDraft(JobDraft.parse(given), acting);
}

/** What waits for a yes from now on is this very draft. */
export async function proposeDraft(job: JobDraft, acting: Acting): Promise<Done> {
  const { parts, principal, language, ctx } = acting;
  const words = ACTION_WORDS[language];
  const { title } = job;
  const answer = await ctx.effects.request({
    kind: "create_job",
    target: title,
    payload: { job },
    idempotency_key: `${ctx.run_id}:create_job:${title}`,
  });
  const { effect_id } = EffectAnswer.parse(answer);
  const { content, state, result } = await parts.talent.effects.get(principal, effect_id);
  if (content.kind !== "create_job") throw new TypeError("The gate has answered something else.");
  const draft = content.payload.job;
  if (state === "done" && result?.job_id !== undefined) {
    const { job_id } = result;
    const links = [{ kind: "job" as const, id: job_id, title }];
    const did = didOf(acting, "create_job", title, { kind: "delete_job", job_id });
    return done(words.created(title), { links, job_id, done: [did] });
  }
  return done(words.proposed(title, factsOf(draft, language), draft.criteria.length), {
    links: [{ kind: "effect", id: effect_id, title }],
    job_id: effect_id,
    proposals: [effect_id],
  });
}

/** What was understood, so that a mistake is seen at once. */
function factsOf(draft: JobDraft, language: "zh" | "en"): string[] {
  const { min_years, criteria, places, organisation } = draft;
  const zh = language === "zh";
  const years = min_years === null ? "" : zh ? `${min_years} 年以上` : `${min_years}+ years`;
  const people = zh ? `招 ${places} 人` : `${places} ${places === 1 ? "place" : "places"}`;
  const asked = criteria.slice(0, 6).map(({ text }) => text);
  return [
    organisation,
    ...conditionsOf(draft, language),
    years,
    places === null ? "" : people,
    ...asked,
  ].filter((fact) => fact !== "");
}
