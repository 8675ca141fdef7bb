import { TenantId } from "@bole/base";
import { MailTemplate, MailTemplateDraft } from "@bole/recruiter";
import { z } from "zod";

export type { MailTemplate, MailTemplateDraft } from "@bole/recruiter";

const tenant = TenantId.optional();
const id = z.string().min(1).max(200);

export const MailTemplateList = z.object({
  items: z.array(MailTemplate).describe("Own ones first, then those that come with the program"),
  placeholders: z
    .array(z.object({ name: z.string(), zh: z.string(), en: z.string() }))
    .describe("What may stand in a template as {{name}}, and what it stands for"),
});
export type MailTemplateList = z.infer<typeof MailTemplateList>;

export const MailTemplateToAdd = z.strictObject({ template: MailTemplateDraft, tenant });
export type MailTemplateToAdd = z.input<typeof MailTemplateToAdd>;

export const ChangedMailTemplate = z.strictObject({
  version: z.int().min(1).describe("The one that was changed"),
  template: MailTemplateDraft,
  tenant,
});
export type ChangedMailTemplate = z.input<typeof ChangedMailTemplate>;

export const MailTemplateToPreview = z.strictObject({
  template: MailTemplateDraft,
  person_id: id,
  job_id: id,
  tenant,
});
export type MailTemplateToPreview = z.input<typeof MailTemplateToPreview>;

export const MailTemplatePreview = z.object({
  subject: z.string(),
  text: z.string(),
  empty: z
    .array(z.string())
    .describe("Placeholders that nothing is known for; their lines are left out"),
});
export type MailTemplatePreview = z.infer<typeof MailTemplatePreview>;
