import { TenantId } from "@bole/base";
import { Message, MessageEntry, MessageState, Suppression } from "@bole/talent";
import { z } from "zod";

export type {
  IncomingKind,
  MailPurpose,
  MessageState,
  ReasonCode,
  StateReason,
  Suppression,
  SuppressionReason,
} from "@bole/talent";

export const EmailRow = MessageEntry;
export type EmailRow = z.infer<typeof EmailRow>;

export const EmailList = z.object({
  items: z.array(EmailRow),
  counts: z
    .partialRecord(MessageState, z.int())
    .describe("How many there are in each state, of all that the other filters leave"),
  next: z.string().nullable().describe("For `after`, where there are more"),
});
export type EmailList = z.infer<typeof EmailList>;

export const EmailDecision = z.strictObject({ tenant: TenantId.optional() });
export type EmailDecision = z.input<typeof EmailDecision>;

/** What somebody found out about a mail of which nobody knows whether it was sent. */
export const EmailResolution = z.strictObject({
  was: z.enum(["sent", "not_sent"]).describe("`not_sent` sends it again"),
  tenant: TenantId.optional(),
});
export type EmailResolution = z.input<typeof EmailResolution>;

export const ReceivedEmail = z.object({
  message: Message,
  is_new: z.boolean().describe("False of one that was here already"),
});
export type ReceivedEmail = z.infer<typeof ReceivedEmail>;

export const SuppressionList = z.object({
  items: z.array(Suppression),
  next: z.string().nullable().describe("For `after`, where there are more"),
});
export type SuppressionList = z.infer<typeof SuppressionList>;

export const NewSuppression = z.strictObject({
  address: z.email("must be one address").max(320),
  tenant: TenantId.optional(),
});
export type NewSuppression = z.input<typeof NewSuppression>;
