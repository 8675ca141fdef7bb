import { z } from "zod";

export const SuppressionReason = z.enum([
  "unsubscribed",
  /** In words of their own, in a mail to us. */
  "asked",
  "bounced",
  "manual",
]);
export type SuppressionReason = z.infer<typeof SuppressionReason>;

/** An address that must not be written to without having been asked. */
export const Suppression = z.object({
  id: z.string().describe("The hash of the address"),
  address: z.string().nullable().describe("Null where its person was erased"),
  reason: SuppressionReason,
  actor: z.string(),
  created_at: z.string(),
});
export type Suppression = z.infer<typeof Suppression>;
