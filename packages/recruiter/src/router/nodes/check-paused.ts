import { defineAgent } from "@bole/engine";
import { understandMessage } from "../../converse/understand-message.ts";
import { IncomingMessage } from "../../reading/message.ts";
import { PART, type RouterParts } from "../parts.ts";
import { withFound } from "../remember.ts";
import { RouterState } from "../router-state.ts";

/** Whether anything waits for the writer; then the message is read at once, since it may be the answer. */
export const checkPausedNode = (parts: RouterParts) =>
  defineAgent({
    name: "recruiter_check_paused",
    description: "Looks whether a workflow waits for an answer, and whether the message is one.",
    kind: "evaluation",
    tags: PART,
    input: IncomingMessage,
    output: RouterState.pick({ memory: true, pending: true, reading: true }),
    run: async (message, ctx) => {
      const { session_id } = message;
      const known = await parts.sessions.memory(ctx.tenant, session_id);
      const { finding } = known;
      const found = finding === null ? [] : await parts.interrupts.found(ctx.tenant, finding);
      const memory = withFound(known, found);
      const pending = await parts.interrupts.pending(ctx.tenant, session_id);
      if (pending.length === 0) return { memory, pending, reading: null };
      return {
        memory,
        pending,
        reading: await understandMessage(parts, { message, memory, pending }, ctx),
      };
    },
  });
