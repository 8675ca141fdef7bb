import { defineAgent } from "@bole/engine";
import { PART } from "../../router/parts.ts";
import { ChatState } from "../chat-state.ts";
import type { ChatParts } from "../parts.ts";
import { CHAT_WORDS } from "../words.ts";

/**
 * The whole of an answer once more: two sentences that are harmless each may not be together. What
 * has left sentence by sentence was checked then; what is kept and acted upon is checked here.
 */
export const outputGuardNode = ({ guardrails }: ChatParts) =>
  defineAgent({
    name: "recruiter_output_guard",
    description: "Checks the whole answer before anything is done or kept.",
    kind: "evaluation",
    tags: PART,
    input: ChatState.pick({
      session_id: true,
      user: true,
      roles: true,
      reading: true,
      reply: true,
      actions: true,
    }),
    output: ChatState.pick({ reply: true, actions: true }),
    run: async ({ reading, reply, actions, ...who }, { tenant, run_id, warn }) => {
      const { language } = reading;
      const context = { ...who, tenant, run_id, language };
      const { allowed, verdicts } = await guardrails.checkOutput(reply.text, {}, context);
      if (allowed) return { reply, actions };
      for (const { check_name, severity, message } of verdicts) {
        warn(message, { check_name, severity });
      }
      return { reply: { ...reply, text: CHAT_WORDS[language].withheld }, actions: [] };
    },
  });
