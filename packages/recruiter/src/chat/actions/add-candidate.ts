import { isBoleError } from "@bole/base";
import type { Person } from "@bole/talent";
import type { ChatAction } from "../../model/chat-action.ts";
import { type Acting, type Done, didOf, done } from "./acting.ts";
import { ACTION_WORDS } from "./words.ts";

export async function addCandidate(
  { person_id, job_id }: Extract<ChatAction, { readonly kind: "add_candidate" }>,
  acting: Acting,
): Promise<Done> {
  const { parts, principal, language } = acting;
  const { people, jobs, applications } = parts.talent;
  const person = await people.get(principal, person_id);
  if (acting.memory.proposals.includes(job_id)) return joinsLater(person, job_id, acting);
  const job = await jobs.get(principal, job_id);
  const added = await applications.add(principal, { person_id, job_id }).then(
    ({ id }) => id,
    (error: unknown) => {
      if (isBoleError(error) && error.code === "application-exists") return null;
      throw error;
    },
  );
  const label = `${person.name} → ${job.title}`;
  const inverse = { kind: "remove_application", application_id: added ?? "" } as const;
  return done(ACTION_WORDS[language].added(person.name, job.title, added !== null), {
    links: [
      { kind: "person", id: person.id, title: person.name },
      { kind: "job", id: job.id, title: job.title },
    ],
    person_ids: [person_id],
    job_id,
    done: added === null ? [] : [didOf(acting, "add_to_job", label, inverse)],
  });
}

/** Whoever is put on a job that is only proposed becomes its candidate when it is created. */
async function joinsLater(
  { id, name }: Pick<Person, "id" | "name">,
  effect_id: string,
  { parts, principal, language }: Acting,
): Promise<Done> {
  const { content } = await parts.talent.effects.get(principal, effect_id);
  const title = content.kind === "create_job" ? content.payload.job.title : "";
  return done(ACTION_WORDS[language].joins(name, title), {
    ...{ links: [{ kind: "person", id, title: name }], person_ids: [id], job_id: effect_id },
    joining: [{ effect_id, person_id: id }],
  });
}
