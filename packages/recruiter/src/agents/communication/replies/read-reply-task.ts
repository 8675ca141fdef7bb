/** Whether a reply is a yes, asked of a model; without one, what the rules have read. */
import { forModel } from "@bole/guardrails";
import { defineTask, type Models, type TaskCtx } from "@bole/models";
import { READ_REPLY } from "@bole/models/prompts";
import { ownWords } from "@bole/talent";
import { z } from "zod";
import type { ReadReply } from "../reply.ts";

const Interest = z.enum(["yes", "no", "unknown"]);

export const readReplyTask = defineTask({
  name: "read_reply",
  input: z.object({
    reply: z.string(),
    subject: z.string(),
    /** What the rules have read. */
    ruled: z.object({ interested: Interest, quote: z.string() }),
  }),
  output: z.object({ interested: Interest, quote: z.string().max(1_000) }),
  prompt: ({ reply, subject }) => ({ instructions: READ_REPLY, data: { reply, subject } }),
  solve: ({ ruled }) => ruled,
  timeout_ms: 30_000,
  max_output_tokens: 1_000,
});

interface Reply {
  readonly text: string;
  readonly subject: string;
  readonly ruled: Pick<ReadReply, "interested" | "because">;
}

export async function readInterestOf(
  models: Pick<Models, "run">,
  { text, subject, ruled }: Reply,
  ctx: TaskCtx,
): Promise<Reply["ruled"]> {
  const own = ownWords(text);
  const asked = { interested: ruled.interested, quote: ruled.because };
  const { value, solver } = await models.run(
    readReplyTask,
    { reply: forModel(own), subject: forModel(subject), ruled: asked },
    ctx,
  );
  return solver === "model" ? checked(value, own, ruled) : ruled;
}

/** A model's yes or no needs words of the reply; and it cannot turn a refusal that rules have read into a yes. */
export function checked(
  { interested, quote }: z.output<(typeof readReplyTask)["output"]>,
  text: string,
  ruled: Reply["ruled"],
): Reply["ruled"] {
  if (interested === "unknown") return ruled.interested === "no" ? ruled : UNKNOWN;
  if (quote.trim() === "" || !text.includes(quote.trim())) return ruled;
  if (interested === "yes" && ruled.interested === "no") return UNKNOWN;
  return { interested, because: quote.trim() };
}

const UNKNOWN: Reply["ruled"] = { interested: "unknown", because: "" };
