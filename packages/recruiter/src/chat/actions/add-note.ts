import type { ChatAction } from "../../model/chat-action.ts";
import { type Acting, type Done, didOf, done } from "./acting.ts";
import { ACTION_WORDS } from "./words.ts";

/** Writes a note about somebody, which colleagues read on the person's page. */
export async function addNote(
  { person_id, text }: Extract<ChatAction, { readonly kind: "add_note" }>,
  acting: Acting,
): Promise<Done> {
  const { parts, principal, language } = acting;
  const { people, notes } = parts.talent;
  const { id, name } = await people.get(principal, person_id);
  const note = await notes.add(principal, id, { text });
  const inverse = { kind: "remove_note", person_id: id, note_id: note.id } as const;
  return done(ACTION_WORDS[language].noted(name, text), {
    links: [{ kind: "person", id, title: name }],
    person_ids: [id],
    done: [didOf(acting, "add_note", name, inverse)],
  });
}
