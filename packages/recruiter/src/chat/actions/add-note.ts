import type { ChatAction } from "../../model/chat-action.ts";
import { type Acting, type Done, didOf, done } from "./acting.ts";
import { ACTION_WORDS } from "./words.ts";

/** Writes a line below what is noted about somebody. */
export async function addNote(
  { person_id, text }: Extract<ChatAction, { readonly kind: "add_note" }>,
  acting: Acting,
): Promise<Done> {
  const { parts, principal, language } = acting;
  const { people } = parts.talent;
  const { id, name, note, version } = await people.get(principal, person_id);
  const shown = { links: [{ kind: "person" as const, id, title: name }], person_ids: [id] };
  await people.change(principal, id, version, { note: noteWith(note, text) });
  const inverse = { kind: "remove_note", person_id: id, text } as const;
  return done(ACTION_WORDS[language].noted(name, text), {
    ...shown,
    done: [didOf(acting, "add_note", name, inverse)],
  });
}

const noteWith = (note: string, text: string): string =>
  note === "" ? text : `${note}\n\n${text}`;

/** Null where it is no longer the last of what is noted. */
export function noteWithout(note: string, text: string): string | null {
  if (note === text) return "";
  return note.endsWith(`\n\n${text}`) ? note.slice(0, -text.length - 2) : null;
}
