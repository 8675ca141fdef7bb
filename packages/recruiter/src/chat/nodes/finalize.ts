import { defineAgent } from "@bole/engine";
import { modelNote } from "../../model/embedded-because.ts";
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
      const embedded_because = reading.embedded_because ?? reply.embedded_because;
      const note = modelNote(embedded_because, reading.language);
      // A refusal needs no model, and a question does nothing.
      const isNoted = refusal === null && !reading.is_question;
      // A model has said itself what is not done and why.
      const own = reading.refused === null ? "" : (reading.spoken?.text ?? "");
      const refused = refusal === null || own !== "" ? [] : [refusal];
      const pieces = isNoted && note !== null ? [`\n\n${note}`] : refused;
      const said = await speak(parts, pieces, speaker, ctx);
      const text = refusal === null ? reply.text + said : own + said;
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
        memory: remember(reading, memory, shown),
      });
      const shared = { text, route, workflow_type, workflow_id: null };
      const { calls, reader } = reading;
      return { outcome: { ...shared, status, links, calls, reader, embedded_because } };
    },
  });
