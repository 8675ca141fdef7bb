import { ConversationState } from "@bole/language";
import { z } from "zod";

export const ReadInput = z.object({
  message: z.string(),
  state: ConversationState,
  /** What is on record and can be named, by the kinds of the product's inventory. A model sees none of it. */
  records: z.record(z.string(), z.array(z.string()).readonly()).readonly().default({}),
});
export type ReadInput = z.output<typeof ReadInput>;
