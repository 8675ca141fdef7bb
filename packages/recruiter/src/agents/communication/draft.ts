/** A mail to one person, made of what is known of them and of the job. It is shown before it is sent. */
import { type Agent, defineAgent } from "@bole/engine";
import { z } from "zod";
import { writeDraft } from "../../drafting/write-draft.ts";
import { Draft, ShortlistEntry } from "../../model/index.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";
import { DraftAbout } from "./purpose.ts";

export const DraftInput = z.object({
  candidate: ShortlistEntry,
  job_id: z.string(),
  /** Said about the mails: "提到远程办公", "keep it short". */
  instructions: z.string().max(2_000).default(""),
  template_id: z.string().nullable().default(null),
  purpose: DraftAbout.default("outreach"),
});
export type DraftInput = z.infer<typeof DraftInput>;

export function communicationDraft(parts: RecruiterParts): Agent {
  return defineAgent({
    name: "communication_draft",
    description: "Writes a mail to one person from facts of their résumé and of the job.",
    kind: "generation",
    input: DraftInput,
    output: Draft,
    run: (input, ctx) => writeDraft(parts, readerOf(ctx), input, ctx),
  });
}
