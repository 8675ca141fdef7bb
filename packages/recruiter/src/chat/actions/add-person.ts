import type { ChatAction } from "../../model/chat-action.ts";
import { type Acting, type Done, didOf, done } from "./acting.ts";
import { addCandidate } from "./add-candidate.ts";
import { ACTION_WORDS } from "./words.ts";

/** Somebody who was typed into the chat. Whoever has the address already is that person. */
export async function addPerson(
  { name, email, job_id }: Extract<ChatAction, { readonly kind: "add_person" }>,
  acting: Acting,
): Promise<Done> {
  const { parts, principal, language } = acting;
  const { people } = parts.talent;
  const words = ACTION_WORDS[language];
  const { items } = await people.list(principal, { q: name, limit: 50 });
  const known = items.find(({ person }) => person.email?.toLowerCase() === email.toLowerCase());
  const person = known?.person ?? (await people.add(principal, { name, email }));
  const links = [{ kind: "person" as const, id: person.id, title: person.name }];
  const said =
    known === undefined ? words.personAdded(name, email) : words.personKnown(name, email);
  const did = didOf(acting, "import_people", name, { kind: "none", about: "people" });
  const own = done(said, {
    ...{ links, person_ids: [person.id], job_id },
    done: known === undefined ? [did] : [],
  });
  if (job_id === null) return own;
  const put = await addCandidate({ kind: "add_candidate", person_id: person.id, job_id }, acting);
  const text = [own.text, put.text].join(language === "zh" ? "" : " ");
  return { ...put, text, done: [...own.done, ...put.done] };
}
