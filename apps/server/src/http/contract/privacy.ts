/** What becomes of a person's data. */
import { TenantId } from "@bole/base";
import { HoldRequest, RetentionChange, RetentionKind } from "@bole/talent";
import { z } from "zod";

export const AuditVerdict = z.object({
  rows: z.int().describe("Those that were checked"),
  demo_rows: z.int().describe("Those that came with the demo: invented, and not checked"),
  head: z
    .object({ seq: z.int(), hash: z.string() })
    .describe("The end of the log; kept elsewhere, it shows later that nothing was rewritten"),
  faults: z.array(
    z.object({
      kind: z.enum(["changed", "emptied", "removed", "reordered", "unchained"]),
      id: z.string().nullable().describe("The row, or the first after what is missing"),
      seq: z.int().nullable(),
    }),
  ),
});
export type AuditVerdict = z.infer<typeof AuditVerdict>;

export const LegalHold = z.object({
  id: z.string(),
  person_id: z.string(),
  reason: z.string(),
  actor: z.string(),
  created_at: z.iso.datetime(),
  released_by: z.string().nullable(),
  released_at: z.iso.datetime().nullable().describe("Null while it is in force"),
});
export type LegalHold = z.infer<typeof LegalHold>;

export const LegalHoldList = z.object({ holds: z.array(LegalHold) });
export type LegalHoldList = z.infer<typeof LegalHoldList>;

export const NewLegalHold = HoldRequest.extend({ tenant: TenantId.optional() });
export type NewLegalHold = z.input<typeof NewLegalHold>;

const Counts = z.record(z.string(), z.int());

export const Erasure = z.object({
  id: z.string(),
  person_id: z.string(),
  effect_id: z.string(),
  actor: z.string(),
  erased_at: z.iso.datetime(),
  records: Counts.describe("Rows that were deleted, by table"),
  records_hash: z.string().describe("Of these rows; an export made right before has the same"),
  traces: Counts.describe("Rows of runs, conversations and logs that were emptied, by table"),
  completed_at: z.iso.datetime().nullable().describe("Null while these are being emptied"),
  receipt_hash: z.string().nullable().describe("Of the receipt; it is in the audit log, too"),
});
export type Erasure = z.infer<typeof Erasure>;

export const ErasureList = z.object({ erasures: z.array(Erasure) });
export type ErasureList = z.infer<typeof ErasureList>;

export const ErasureCheck = z.strictObject({
  words: z
    .array(z.string().trim().min(2).max(320))
    .min(1)
    .max(10)
    .describe("The name, address or phone number of whom it is about"),
  tenant: TenantId.optional(),
});
export type ErasureCheck = z.input<typeof ErasureCheck>;

export const ErasureProof = z.object({
  matches: z.array(z.boolean()).describe("Which of the words the receipt is about"),
  receipt_holds: z.boolean().describe("Whether it is as it was closed, and the audit log knows it"),
  remains: Counts.describe("Tables in which one of the words stands today; empty if none"),
});
export type ErasureProof = z.infer<typeof ErasureProof>;

export const RetentionRule = z.object({
  kind: RetentionKind,
  months: z.int(),
  confirmed_by: z.string().nullable(),
  confirmed_at: z.iso.datetime().nullable().describe("Nothing is deleted before"),
  applied_at: z.iso.datetime().nullable(),
  deleted: z.int(),
});
export type RetentionRule = z.infer<typeof RetentionRule>;

export const RetentionList = z.object({ rules: z.array(RetentionRule) });
export type RetentionList = z.infer<typeof RetentionList>;

export const RetentionPreview = z.object({
  kind: RetentionKind,
  months: z.int(),
  before: z.iso.datetime(),
  count: z.int().describe("How many would be deleted"),
  people: z.array(z.object({ id: z.string(), name: z.string() })).describe("The first hundred"),
});
export type RetentionPreview = z.infer<typeof RetentionPreview>;

export const RetentionSetting = RetentionChange.extend({ tenant: TenantId.optional() });
export type RetentionSetting = z.input<typeof RetentionSetting>;

export const LaterImportList = z.object({
  imports: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      state: z.enum(["waiting", "done"]),
      status: z.enum(["imported", "updated", "unchanged", "read", "failed"]).nullable(),
      person_id: z.string().nullable(),
      resume_id: z.string().nullable(),
      error: z.string(),
      created_at: z.iso.datetime(),
    }),
  ),
});
export type LaterImportList = z.infer<typeof LaterImportList>;
