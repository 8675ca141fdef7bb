/** What a mail is written from. */
import { MailPurpose } from "@bole/talent";
import { z } from "zod";
import { ShortlistEntry } from "../../model/index.ts";

export const DraftInput = z.object({
  candidate: ShortlistEntry,
  job_id: z.string(),
  /** Said about the mails: "提到远程办公", "keep it short". */
  instructions: z.string().max(2_000).default(""),
  template_id: z.string().nullable().default(null),
  purpose: MailPurpose,
});
export type DraftInput = z.infer<typeof DraftInput>;
