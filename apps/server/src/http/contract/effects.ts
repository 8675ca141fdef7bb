import { TenantId } from "@bole/base";
import { Effect, EffectContent } from "@bole/talent";
import { z } from "zod";

export type { Effect, EffectContentInput, EffectKind, EffectState } from "@bole/talent";

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
  content_hash: z.string().describe("Of what was looked at; refused if it is another"),
  tenant: TenantId.optional(),
});
export type EffectToApprove = z.input<typeof EffectToApprove>;

export const EffectToReject = z.strictObject({
  reason: z.string().max(2_000).default(""),
  tenant: TenantId.optional(),
});
export type EffectToReject = z.input<typeof EffectToReject>;

export const EffectEntry = Effect.extend({
  person_name: z.string().nullable(),
  job_title: z.string().nullable(),
});
export type EffectEntry = z.infer<typeof EffectEntry>;

export const EffectList = z.object({
  items: z.array(EffectEntry),
  next: z.string().nullable().describe("For `after`, where there are more"),
});
export type EffectList = z.infer<typeof EffectList>;

export const ErasePreview = z.object({
  resumes: z.int(),
  applications: z.int(),
  messages: z.int(),
  interviews: z.int(),
});
export type ErasePreview = z.infer<typeof ErasePreview>;

export const AuditEvent = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  actor_name: z
    .string()
    .nullable()
    .describe("Of somebody who has, or had, an account; null for programs and the local owner"),
  action: z.string().describe("Such as person-changed or stage-moved"),
  person_id: z.string().nullable(),
  person_name: z.string().nullable().describe("Null of somebody who is not there any more"),
  job_id: z.string().nullable(),
  job_title: z.string().nullable(),
  run_id: z.string().nullable(),
  effect_id: z.string().nullable(),
  facts: z.record(z.string(), z.string().nullable()),
});
export type AuditEvent = z.infer<typeof AuditEvent>;
export const AuditList = z.object({
  items: z.array(AuditEvent),
  next: z.string().nullable().describe("For `after`, where there are more"),
});
export type AuditList = z.infer<typeof AuditList>;
