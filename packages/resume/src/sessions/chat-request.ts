import { TEXT_LIMITS } from "@bole/base";
import { z } from "zod";
import { Change } from "../history/changes.ts";
import { Proposal } from "./proposal.ts";

export const ChatRequest = z.strictObject({
  message: z.string().trim().min(1).max(TEXT_LIMITS.resume_message),
  resume_data: z
    .looseObject({})
    .optional()
    .describe("The résumé itself; any part may be missing. It is kept only with a session"),
  resume_id: z.string().min(1).max(200).optional().describe("A stored résumé, instead"),
  session_id: z
    .string()
    .regex(/^[\w-]{1,100}$/, "use letters, digits, - and _")
    .optional()
    .describe("To go on, or an id of your own to begin with; without it nothing is remembered"),
  message_id: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("The same one in the same session is answered once, and with the same answer"),
  mode: z
    .enum(["apply", "propose"])
    .optional()
    .describe("propose: edits wait until somebody applies them; apply, if left out"),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

/** How a turn ended. Null in the stream where nothing is remembered, as in the seed. */
export const TurnEnd = z.object({
  session_id: z.string(),
  turn_id: z.string(),
  resume_id: z.string().nullable(),
  version: z.int().describe("Of the résumé, after it"),
  changes: z.array(Change),
  can_undo: z.boolean(),
  can_redo: z.boolean(),
  solver: z.string().describe("embedded, or the model that answered"),
  embedded_because: z
    .enum(["no_model", "budget", "failed"])
    .nullable()
    .default(null)
    .describe("Why no model has read the message; null where one has"),
  proposal: Proposal.nullable(),
});
export type TurnEnd = z.infer<typeof TurnEnd>;
