import { TenantId } from "@bole/base";
import { ConversationPage } from "@bole/talent";
import { z } from "zod";

export type { Conversation as MailConversation, ConversationGroup, NoAnswer } from "@bole/talent";
export { WholeConversation } from "@bole/talent";

export const ConversationList = ConversationPage;
export type ConversationList = z.infer<typeof ConversationList>;

export const EmailDone = z.strictObject({
  done: z
    .boolean()
    .nullable()
    .describe("False reopens it; null takes back what was said, and it is sorted by its mails"),
  tenant: TenantId.optional(),
});
export type EmailDone = z.input<typeof EmailDone>;
