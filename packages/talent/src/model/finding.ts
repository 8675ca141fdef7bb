import { z } from "zod";

/** Something in a document that whoever reads it should know. */
export const Finding = z.object({
  kind: z.enum(["hidden_text", "injection", "personal_data"]),
  severity: z.enum(["info", "warning", "blocked"]),
  text: z.string().describe("The words themselves; hidden ones take no part in matching"),
  reason: z.string().describe("A code: how it was hidden, or the kind of attack or data"),
  start: z.int().nullable().describe("In the document's text; null for what is hidden"),
  end: z.int().nullable(),
});
export type Finding = z.infer<typeof Finding>;
