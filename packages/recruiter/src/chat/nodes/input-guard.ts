import { defineAgent } from "@bole/engine";
import { PART } from "../../router/parts.ts";
import { ChatState } from "../chat-state.ts";
import type { ChatParts } from "../parts.ts";
import { refusalVerdict } from "../refusal.ts";
import { CHAT_WORDS } from "../words.ts";

/** Orders to the machine, personal data, length: found before the message was read as a wish, told and logged here. */
export const inputGuardNode = ({ guardrails }: ChatParts) =>
  defineAgent({
    name: "recruiter_input_guard",
    description: "Checks a message for injected orders, personal data and length.",
    kind: "evaluation",
    tags: PART,
    input: ChatState.pick({
      session_id: true,
      user: true,
      roles: true,
      reading: true,
    }),
    output: ChatState.pick({ refusal: true }),
    run: async ({ reading, ...who }, { tenant, run_id, warn }) => {
      const { language } = reading;
      const context = { ...who, tenant, run_id, language };
      const { allowed, verdicts } = await guardrails.report(reading.verdicts, context);
      for (const { check_name, severity, message: said } of verdicts) {
        warn(said, { check_name, severity });
      }
      if (allowed && reading.refused === null) return { refusal: null };
      if (allowed && reading.refused !== null) {
        const verdict = refusalVerdict(reading.refused, language);
        await guardrails.report([verdict], context);
        warn(verdict.message, { check_name: verdict.check_name, severity: verdict.severity });
        return { refusal: CHAT_WORDS[language].notDone(verdict.message) };
      }
      const why = verdicts.filter(({ severity }) => severity === "blocked");
      return { refusal: CHAT_WORDS[language].refused(why.map((one) => one.message).join(" ")) };
    },
  });
