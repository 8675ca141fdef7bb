/** A mail with places that are filled in for each person. */
import { TEXT_LIMITS } from "@bole/base";
import { StoredMailPurpose } from "@bole/talent";
import { z } from "zod";
import { Language } from "../agents/shared/language.ts";

export const MailTemplateDraft = z.strictObject({
  name: z.string().trim().min(1).max(120),
  about: StoredMailPurpose.describe("The purpose of the mails that it is for; no others"),
  language: Language,
  subject: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .refine((text) => !/\p{Cc}/u.test(text), "must be one line, without control characters"),
  text: z.string().trim().min(1).max(TEXT_LIMITS.mail_template),
});
export type MailTemplateDraft = z.infer<typeof MailTemplateDraft>;

export const MailTemplate = MailTemplateDraft.extend({
  id: z.string(),
  /** Whether it comes with the program: it can be copied, and not be changed. */
  built_in: z.boolean(),
  version: z.int().min(1),
  updated_at: z.string().nullable(),
});
export type MailTemplate = z.infer<typeof MailTemplate>;
