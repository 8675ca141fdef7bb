/** Changes a job that was proposed and waits: the draft before is turned down, and the changed one waits in its place. */
import { isDeepStrictEqual } from "node:util";
import { parseJobJob } from "@bole/talent";
import type { ChatAction } from "../../model/chat-action.ts";
import { type Acting, type Done, done } from "./acting.ts";
import { proposeDraft } from "./create-job.ts";
import { JOB_WORDS } from "./job-words.ts";
import { fieldIn, readJobChange } from "./read-job-change.ts";

type Change = Extract<ChatAction, { readonly kind: "change_proposal" }>;

export async function changeProposal(
  { effect_id, changes }: Change,
  acting: Acting,
): Promise<Done> {
  const { parts, principal, language } = acting;
  const words = JOB_WORDS[language];
  const { content } = await parts.talent.effects.get(principal, effect_id);
  if (content.kind !== "create_job") throw new TypeError("Only a proposed job can be changed.");
  const before = content.payload.job;
  const parse = (text: string) => parts.threads.run(parseJobJob, [text]);
  let draft = before;
  const notes: string[] = [];
  for (const change of changes) {
    const job = { ...draft, language };
    const field = change.field ?? (await fieldIn(change.value, job, parse));
    const read = await readJobChange({ ...change, field }, job, parse);
    const said = change.value || change.old;
    const name = words.fields[field];
    if (read === null) notes.push(words.unread(name, said, words.examples[field] ?? ""));
    else if ("missing" in read) notes.push(words.noSuch(name, said, read.missing));
    else draft = { ...draft, ...read };
  }
  if (isDeepStrictEqual(draft, before)) return done(notes.join("\n"));
  await parts.talent.effects.reject(principal, effect_id, "");
  const proposed = await proposeDraft(draft, acting);
  const [after] = proposed.proposals;
  const people = acting.memory.joining.filter((one) => one.effect_id === effect_id);
  const joining = after ? people.map((one) => ({ ...one, effect_id: after })) : [];
  return { ...proposed, joining, text: [...notes, proposed.text].join("\n") };
}
