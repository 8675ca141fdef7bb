import { defineAgent } from "@bole/engine";
import { PART } from "../../router/parts.ts";
import { speak } from "../../router/speak.ts";
import { ACT_EFFECTS, performAction } from "../actions/perform.ts";
import { ChatState } from "../chat-state.ts";
import type { ChatParts } from "../parts.ts";

/** Does what was asked for, one after the other. What needs an approval waits for it, and is said so. */
export const processActionNode = (parts: ChatParts) =>
  defineAgent({
    name: "recruiter_process_action",
    description: "Proposes a job, moves somebody, imports files: what an answer asks for.",
    kind: "generation",
    tags: PART,
    effects: [...ACT_EFFECTS],
    input: ChatState.pick({
      session_id: true,
      message_id: true,
      memory: true,
      message: true,
      user: true,
      roles: true,
      reading: true,
      reply: true,
      actions: true,
    }),
    output: ChatState.pick({ reply: true }),
    run: async ({ reply, actions, reading, memory, user, roles, session_id }, ctx) => {
      let { text, links, person_ids, job_id, proposals, joining, done: acts, undone } = reply;
      const acted: string[] = [];
      for (const action of actions) {
        const principal = { tenant: ctx.tenant, user, roles };
        const { language } = reading;
        const done = await performAction(action, { parts, language, principal, ctx, memory });
        const speaker = { user, roles, session_id, language: reading.language };
        text += await speak(parts, [text === "" ? done.text : `\n${done.text}`], speaker, ctx);
        links = [...links, ...done.links];
        acted.push(...done.person_ids);
        job_id = done.job_id ?? job_id;
        proposals = [...proposals, ...done.proposals];
        joining = [...joining, ...done.joining];
        acts = [...acts, ...done.done];
        undone = [...undone, ...done.undone];
      }
      // Those of all acts together are "they" from now on.
      if (acted.length > 0) person_ids = [...new Set(acted)];
      const after = { text, links, person_ids, job_id, proposals, joining };
      return { reply: { ...reply, ...after, done: acts, undone } };
    },
  });
