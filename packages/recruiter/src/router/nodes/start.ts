import { defineAgent } from "@bole/engine";
import { ACT_EFFECTS } from "../../chat/actions/perform.ts";
import { modelNote } from "../../model/embedded-because.ts";
import { IncomingMessage } from "../../reading/message.ts";
import { Reading } from "../../reading/reading.ts";
import { begunWork } from "../begun-work.ts";
import { carryOutBesides } from "../besides.ts";
import { PART, type RouterParts } from "../parts.ts";
import { remember } from "../remember.ts";
import { RouterState } from "../router-state.ts";
import { inARow, speakAfter } from "../speak.ts";
import { WORDS } from "../words.ts";

/** Begins a workflow: by a plan that somebody sees first, or at once. */
export const startNode = (parts: RouterParts, route: "planner" | "direct") =>
  defineAgent({
    name: `recruiter_${route}`,
    description:
      route === "planner"
        ? "Begins a workflow of several steps, whose plan is shown before it runs."
        : "Begins one workflow at once.",
    kind: "planning",
    tags: PART,
    effects: [...ACT_EFFECTS],
    input: IncomingMessage.extend({ memory: RouterState.shape.memory, reading: Reading }),
    output: RouterState.pick({ outcome: true }),
    run: async ({ reading, memory, ...message }, ctx) => {
      const { session_id, message_id, user, roles } = message;
      const { wanted, goal, language, notes, embedded_because, calls, reader } = reading;
      if (wanted === null) throw new TypeError("A workflow was chosen, but nothing is wanted.");
      const { workflow_id, status } = await parts.workflows.start({
        principal: { tenant: ctx.tenant, user, roles },
        session_id,
        message_id,
        run_id: ctx.run_id,
        goal,
        wanted,
        route,
        ...{ embedded_because, calls, reader },
      });
      const besides = await carryOutBesides(parts, { reading, memory, message }, ctx);
      const begun = WORDS[language].begun(wanted, route);
      const note = modelNote(embedded_because, language);
      const pieces = inARow(
        [...notes, begun, ...besides.told, ...(note === null ? [] : [note])],
        language,
      );
      const text = await speakAfter(parts, reading, pieces, { ...message, language }, ctx);
      await parts.sessions.save(ctx.tenant, {
        ...{ session_id, message_id, user, route, workflow_id, links: [] },
        run_id: ctx.run_id,
        message: message.message,
        reply: text,
        workflow_type: wanted.workflow_type,
        memory: remember(reading, memory, {
          ...besides.shown,
          done: [...besides.shown.done, begunWork(ctx.run_id)],
          finding: workflow_id,
        }),
      });
      const { workflow_type } = wanted;
      const shared = { text, route, workflow_type, workflow_id };
      const ids = [...besides.workflow_ids];
      return {
        outcome: { ...shared, besides: ids, status, links: [], calls, reader, embedded_because },
      };
    },
  });
