/** What an agent tells while it answers: each call with its result, the reply, and that it is done. */
import { z } from "zod";
import { ToolCall } from "../tools/tool-call.ts";
import { ToolResult } from "../tools/tool-result.ts";

/** Going back and forth has no path; it is told like a call, so that whoever watches sees its result. */
export const HistoryCall = z.object({
  name: z.literal("CVHistory"),
  params: z.object({ action: z.enum(["undo", "redo"]), times: z.int().min(1) }),
});

export const AnyCall = z.union([ToolCall, HistoryCall]);
export type AnyCall = z.infer<typeof AnyCall>;

const StatedFact = z.object({ kind: z.enum(["number", "date", "name"]), text: z.string() });

export const EventResult = ToolResult.extend({
  resume_data: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("The whole résumé after an edit; not of a CVReader"),
  check: z
    .object({ kept: z.boolean(), missing: z.array(StatedFact), added: z.array(StatedFact) })
    .optional()
    .describe("Of a text that was polished: what it states, compared with the text before"),
  proposed: z.literal(true).optional().describe("It waits for somebody to apply it"),
});
export type EventResult = z.infer<typeof EventResult>;

export const AgentEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("tool_call"), content: AnyCall }),
  z.object({ type: z.literal("tool_result"), content: EventResult }),
  z.object({ type: z.literal("reply"), content: z.string() }),
  z.object({ type: z.literal("done"), content: z.unknown() }),
]);
export type AgentEvent = z.infer<typeof AgentEvent>;
