import { TEXT_LIMITS, TenantId } from "@bole/base";
import { ConversationState, LearnedExample, Reading } from "@bole/language";
import { z } from "zod";

export const ReadableProducts = z.object({
  products: z.array(
    z.object({
      product: z.string(),
      tools: z.array(
        z.object({
          name: z.string(),
          values: z.record(z.string(), z.array(z.string())).describe("Closed values by argument"),
          spans: z.array(z.string()).describe("Arguments that are words of the message"),
        }),
      ),
    }),
  ),
});
export type ReadableProducts = z.infer<typeof ReadableProducts>;

export const MessageToRead = z.strictObject({
  product: z.string().min(1).max(50),
  message: z.string().min(1).max(TEXT_LIMITS.chat_message),
  state: ConversationState.prefault({}).describe(
    "What the conversation is about; empty if left out",
  ),
  tenant: TenantId.optional(),
});
export type MessageToRead = z.input<typeof MessageToRead>;
export const MessageReading = Reading.describe("What it means; nothing is done");
export type MessageReading = z.infer<typeof MessageReading>;

export const NewLanguageExample = LearnedExample.extend({ tenant: TenantId.optional() });
export type NewLanguageExample = z.input<typeof NewLanguageExample>;
export const LanguageExample = LearnedExample.extend({
  id: z.string(),
  author: z.string(),
  created_at: z.string(),
});
export type LanguageExample = z.infer<typeof LanguageExample>;
export const LanguageExampleList = z.object({
  items: z.array(LanguageExample),
  next: z.string().nullable(),
});
export type LanguageExampleList = z.infer<typeof LanguageExampleList>;
