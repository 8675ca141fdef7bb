import { TenantId } from "@bole/base";
import { Effect, EffectContent, EffectKind, EffectState } from "@bole/talent";
import { z } from "zod";

export type {
  Effect,
  EffectContentInput,
  EffectKind,
  EffectState,
  MailPurpose,
} from "@bole/talent";

export const NewEffect = z.strictObject({
  content: EffectContent,
  idempotency_key: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("The same key is done once, and answered with what became of it"),
  tenant: TenantId.optional(),
});
export type NewEffect = z.input<typeof NewEffect>;

export const EffectToApprove = z.strictObject({
  content_hash: z.string().describe("Of what was looked at; refused if it has changed"),
  tenant: TenantId.optional(),
});
export type EffectToApprove = z.input<typeof EffectToApprove>;

export const EffectToEnd = z.strictObject({
  reason: z.string().max(2_000).default(""),
  tenant: TenantId.optional(),
});
export type EffectToEnd = z.input<typeof EffectToEnd>;

/** What somebody found out about a mail of which nobody knows whether it was sent. */
export const UncertainAnswer = z.strictObject({
  was: z.enum(["done", "not_done"]).describe("`not_done` sends it again"),
  tenant: TenantId.optional(),
});
export type UncertainAnswer = z.input<typeof UncertainAnswer>;

export const EffectRow = Effect.extend({
  person_name: z.string().nullable(),
  job_title: z.string().nullable(),
});
export type EffectRow = z.infer<typeof EffectRow>;

export const EffectList = z.object({
  items: z.array(EffectRow),
  counts: z.partialRecord(EffectState, z.int()).describe("Of all that the other filters leave"),
  next: z.string().nullable(),
});
export type EffectList = z.infer<typeof EffectList>;

export const AuditEvent = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  action: z.string().describe("Such as person-changed, mail-sent, stage-moved"),
  person_id: z.string().nullable(),
  person_name: z.string().nullable(),
  job_id: z.string().nullable(),
  job_title: z.string().nullable(),
  run_id: z.string().nullable(),
  effect_id: z.string().nullable(),
  effect_kind: EffectKind.nullable(),
  facts: z.record(z.string(), z.string().nullable()),
});
export type AuditEvent = z.infer<typeof AuditEvent>;
export const AuditList = z.object({ items: z.array(AuditEvent), next: z.string().nullable() });
export type AuditList = z.infer<typeof AuditList>;

/** What erasing somebody would take away, and what has to stay. */
export const ErasePreview = z.object({
  resumes: z.int(),
  documents: z.int(),
  applications: z.int(),
  messages: z.int(),
  interviews: z.int(),
  effects_cancelled: z.int(),
  kept: z.array(z.string()).describe("Codes: such as audit_without_name, suppression_as_hash"),
});
export type ErasePreview = z.infer<typeof ErasePreview>;
