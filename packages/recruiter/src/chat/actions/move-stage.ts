import { EffectAnswer } from "../../agents/shared/effect-answer.ts";
import type { ChatAction } from "../../model/chat-action.ts";
import { STAGE_NAMES } from "../../model/stage-names.ts";
import { type Acting, type Done, didOf, done } from "./acting.ts";
import { ACTION_WORDS } from "./words.ts";

const OVER: ReadonlySet<string> = new Set(["hired", "rejected", "withdrawn"]);

export async function moveStage(
  { person_id, job_id, to, reason }: Extract<ChatAction, { readonly kind: "move_stage" }>,
  acting: Acting,
): Promise<Done> {
  const { parts, principal, language, ctx } = acting;
  const { person, applications } = await parts.talent.people.candidate(principal, person_id);
  const words = ACTION_WORDS[language];
  const links = [{ kind: "person" as const, id: person.id, title: person.name }];
  const shown = { links, person_ids: [person_id] };
  const theirs = applications.filter(
    ({ application }) => job_id === "" || application.job_id === job_id,
  );
  const going = theirs.filter(({ application }) => !OVER.has(application.stage));
  const [only, ...more] = going.length > 0 ? going : theirs;
  if (only === undefined) return done(words.noApplication(person.name), shown);
  if (more.length > 0) {
    const titles = [only, ...more].map(({ job_title }) => job_title);
    return done(words.whichJob(person.name, titles), shown);
  }
  const { application, job_title } = only;
  if (application.stage === to) return done(words.already(person.name, job_title, to), shown);
  const answer = await ctx.effects.request({
    kind: "move_stage",
    target: application.id,
    payload: { application_id: application.id, to, reason, version: application.version },
    idempotency_key: `${ctx.run_id}:move_stage:${application.id}`,
  });
  const { effect_id, state } = EffectAnswer.parse(answer);
  const waits = state === "awaiting_approval";
  const undo = {
    ...{ kind: "move_stage" as const, application_id: application.id },
    ...{ moved_to: to, to: application.stage },
  };
  const label = `${person.name} → ${STAGE_NAMES[language][to]}`;
  return done(words.moved(person.name, job_title, to, waits), {
    links: [...links, { kind: "job", id: application.job_id, title: job_title }],
    person_ids: [person_id],
    job_id: application.job_id,
    proposals: waits ? [effect_id] : [],
    done: waits ? [] : [didOf(acting, "move_stage", label, undo)],
  });
}
