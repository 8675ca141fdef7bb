/** What a tool answers. Where it did not succeed, nothing was changed, and the message says why. */
import { z } from "zod";

export const ToolResult = z.object({
  success: z.boolean(),
  message: z.string(),
  data: z.unknown().describe("What was read, written, added or taken away; null if nothing was"),
  path: z.string().nullable().describe("As it was asked for; null for the whole résumé"),
});
export type ToolResult = z.infer<typeof ToolResult>;
