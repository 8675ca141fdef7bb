import { collapse } from "@bole/base";
import { defineAgent } from "@bole/engine";
import { readAnswerJob } from "../../understanding/answers/read-answer.ts";
import { IncomingMessage } from "../../understanding/message.ts";
import { PART, type RouterParts } from "../parts.ts";
import { RouterState } from "../router-state.ts";

/** Whether anything waits for the writer, and whether this is the answer to it. */
export const checkPausedNode = (parts: RouterParts) =>
  defineAgent({
    name: "recruiter_check_paused",
    description: "Looks whether a workflow waits for an answer, and whether the message is one.",
    kind: "evaluation",
    tags: PART,
    input: IncomingMessage.pick({ session_id: true, message: true }),
    output: RouterState.pick({ memory: true, pending: true, reading: true }),
    run: async ({ session_id, message }, { tenant, signal }) => {
      const memory = await parts.sessions.memory(tenant, session_id);
      const pending = await parts.interrupts.pending(tenant, session_id);
      if (pending.length === 0) return { memory, pending, reading: null };
      const options = { signal, subject: "The message" };
      const asked = [collapse(message), pending, memory] as const;
      const reading = await parts.threads.run(readAnswerJob, [...asked], options);
      return { memory, pending, reading };
    },
  });
