import { defineAgent } from "@bole/engine";
import { understandMessage } from "../../converse/understand-message.ts";
import { PART, type RouterParts } from "../parts.ts";
import { RouterState } from "../router-state.ts";

export const classifyIntentNode = (parts: RouterParts) =>
  defineAgent({
    name: "recruiter_classify_intent",
    description: "Understands what a message wants: an answer, one workflow, or several steps.",
    kind: "planning",
    tags: PART,
    input: RouterState.omit({ outcome: true }),
    output: RouterState.pick({ reading: true }),
    run: async ({ memory, pending, reading, ...message }, ctx) => ({
      reading: reading ?? (await understandMessage(parts, { message, memory, pending }, ctx)),
    }),
  });
