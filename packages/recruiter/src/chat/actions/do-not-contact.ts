import type { ChatAction } from "../../model/chat-action.ts";
import { type Acting, type Done, didOf, done } from "./acting.ts";
import { ACTION_WORDS } from "./words.ts";

/** Puts somebody's address on the list of those who are not written to. */
export async function doNotContact(
  { person_id }: Extract<ChatAction, { readonly kind: "do_not_contact" }>,
  acting: Acting,
): Promise<Done> {
  const { parts, principal, language } = acting;
  const { people, suppressions } = parts.talent;
  const words = ACTION_WORDS[language];
  const { id, name, email } = await people.get(principal, person_id);
  const shown = { links: [{ kind: "person" as const, id, title: name }], person_ids: [id] };
  if (email === null) return done(words.noAddress(name), shown);
  if ((await suppressions.why(principal, email)) !== null)
    return done(words.suppressedAlready(name), shown);
  const added = await suppressions.add(principal, { address: email });
  const inverse = { kind: "allow_address", suppression_id: added.id } as const;
  return done(words.suppressed(name, email), {
    ...shown,
    done: [didOf(acting, "do_not_contact", name, inverse)],
  });
}
