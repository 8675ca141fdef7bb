import { defineAgent } from "@bole/engine";
import type { Route } from "../../model/names.ts";
import { PART } from "../../router/parts.ts";
import { remember } from "../../router/remember.ts";
import { speak } from "../../router/speak.ts";
import { ChatState } from "../chat-state.ts";
import type { ChatParts } from "../parts.ts";

/** Keeps what was said, and what it was about. */
export const finalizeNode = (parts: ChatParts) =>
  defineAgent({
    name: "recruiter_finalize",
    description: "Stores the message and its answer in the conversation.",
    kind: "evaluation",
    tags: PART,
    input: ChatState.omit({ outcome: true, context: true, actions: true, pending: true }),
    output: ChatState.pick({ outcome: true }),
    run: async ({ reading, reply, refusal, memory, ...message }, ctx) => {
      const { session_id, message_id, user } = message;
      const speaker = { ...message, language: reading.language };
      const text = refusal === null ? reply.text : await speak(parts, [refusal], speaker, ctx);
      const links = refusal === null ? reply.links : [];
      const shown = refusal === null ? reply : {};
      // A question back is a step of the way that the message takes.
      const route: Route = reading.intended?.route ?? "chat";
      const workflow_type = reading.intended?.workflow_type ?? null;
      const status = reading.intended === null ? ("completed" as const) : ("waiting" as const);
      await parts.sessions.save(ctx.tenant, {
        ...{ session_id, message_id, user, links, route, workflow_type },
        run_id: ctx.run_id,
        message: message.message,
        reply: text,
        workflow_id: null,
        memory: remember(memory, reading, shown),
      });
      return { outcome: { text, route, workflow_type, workflow_id: null, status, links } };
    },
  });
