import type { ChatAction } from "../../model/chat-action.ts";
import { toldError } from "../../model/told-error.ts";
import { type Acting, type Done, done } from "./acting.ts";
import { ACTION_WORDS } from "./words.ts";

/** Files become people and résumés. What is written in them is read, never obeyed. */
export async function importFiles(
  { attachment_ids, job_id }: Extract<ChatAction, { readonly kind: "import" }>,
  { parts, principal, language, ctx }: Acting,
): Promise<Done> {
  const words = ACTION_WORDS[language];
  if (attachment_ids.length === 0) return done(words.noFiles);
  const names: string[] = [];
  const failed: string[] = [];
  const ids: string[] = [];
  for (const id of attachment_ids) {
    const file = await parts.attachments.read(ctx.tenant, id);
    const options = { signal: ctx.signal, ...(job_id !== null && { job_id }) };
    const { person_id, error, name } = await parts.talent.imports.import(principal, file, options);
    if (person_id === null)
      failed.push(error === null ? name : `${name}: ${toldError(error.code, language)}`);
    else {
      ids.push(person_id);
      names.push((await parts.talent.people.get(principal, person_id)).name);
    }
  }
  return done(words.imported(names, failed), {
    links: ids.map((id, at) => ({ kind: "person" as const, id, title: names[at] ?? "" })),
    person_ids: ids,
    job_id,
  });
}
