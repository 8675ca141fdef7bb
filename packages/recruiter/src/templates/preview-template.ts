/** A template as somebody would get it, about a job. Nothing is kept, and nothing is sent. */
import type { Principal } from "@bole/base";
import type { Talent } from "@bole/talent";
import { entryOf } from "../agents/matching/entry.ts";
import { gather } from "../drafting/gather.ts";
import { assertPlaceholders } from "./check-placeholders.ts";
import { type Filled, fillTemplate } from "./fill-template.ts";
import type { MailTemplateDraft } from "./mail-template.ts";
import { placeholderValues } from "./placeholder-values.ts";

interface PreviewRequest {
  readonly template: MailTemplateDraft;
  readonly person_id: string;
  readonly job_id: string;
}

/** `sender` signs; the job's organisation where nobody is named. */
export async function previewTemplate(
  talent: Talent,
  reader: Principal,
  { template, person_id, job_id }: PreviewRequest,
  { sender, now }: { readonly sender?: string | undefined; readonly now: number },
): Promise<Filled> {
  assertPlaceholders(template);
  const { language, about } = template;
  const job = await talent.jobs.get(reader, job_id);
  const all = await talent.applications.ofJob(reader, job.id);
  const application = all.find((one) => one.person_id === person_id);
  const request = { reader, person_id, job, application, recommended: null, language };
  const candidate = await entryOf(talent, request);
  const gathered = await gather(
    talent,
    reader,
    { candidate, job_id, purpose: about },
    { sender, language, now },
  );
  return fillTemplate(template, placeholderValues(gathered.letter));
}
