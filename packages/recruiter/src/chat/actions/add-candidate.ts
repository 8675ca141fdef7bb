import { isBoleError } from "@bole/base";
import type { ChatAction } from "../chat-state.ts";
import { type Acting, type Done, done } from "./acting.ts";
import { ACTION_WORDS } from "./words.ts";

export async function addCandidate(
  { person_id, job_id }: Extract<ChatAction, { readonly kind: "add_candidate" }>,
  { parts, principal, language }: Acting,
): Promise<Done> {
  const { people, jobs, applications } = parts.talent;
  const person = await people.get(principal, person_id);
  const job = await jobs.get(principal, job_id);
  const isNew = await applications.add(principal, { person_id, job_id }).then(
    () => true,
    (error: unknown) => {
      if (isBoleError(error) && error.code === "application-exists") return false;
      throw error;
    },
  );
  return done(ACTION_WORDS[language].added(person.name, job.title, isNew), {
    links: [
      { kind: "person", id: person.id, title: person.name },
      { kind: "job", id: job.id, title: job.title },
    ],
    person_ids: [person_id],
    job_id,
  });
}
