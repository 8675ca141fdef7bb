import { defineAgent } from "@bole/engine";
import { answerToProposal } from "../../understanding/answers/proposal.ts";
import { readAnswer } from "../../understanding/answers/read-answer.ts";
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
    run: async ({ session_id, message }, { tenant }) => {
      const memory = await parts.sessions.memory(tenant, session_id);
      const pending = await parts.interrupts.pending(tenant, session_id);
      // What was proposed last is what a plain yes means.
      const isForProposal = answerToProposal(message, memory) !== null;
      const reading = isForProposal ? null : readAnswer(message, pending, memory);
      return { memory, pending, reading };
    },
  });
