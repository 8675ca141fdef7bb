import { isBoleError, isTimeZone } from "@bole/base";
import { defineAgent, type ExecutionCtx } from "@bole/engine";
import { ACT_EFFECTS } from "../../chat/actions/perform.ts";
import { answer } from "../../chat/answers/answer.ts";
import { toldError } from "../../model/told-error.ts";
import type { IncomingMessage } from "../../reading/message.ts";
import { Reading } from "../../reading/reading.ts";
import { answeredWork } from "../begun-work.ts";
import { carryOutBesides } from "../besides.ts";
import { PART, type RouterParts } from "../parts.ts";
import type { Started } from "../ports.ts";
import { remember } from "../remember.ts";
import { RouterState } from "../router-state.ts";
import { inARow, speakAfter } from "../speak.ts";
import { WORDS } from "../words.ts";

/** Hands an answer to the interrupt that it is for. */
export const resumeNode = (parts: RouterParts) =>
  defineAgent({
    name: "recruiter_resume",
    description: "Continues the workflow that has waited for this answer.",
    kind: "human",
    tags: PART,
    effects: [...ACT_EFFECTS],
    input: RouterState.omit({ outcome: true }).extend({ reading: Reading }),
    output: RouterState.pick({ outcome: true }),
    run: async ({ reading, memory, pending, ...message }, ctx) => {
      const { session_id, message_id, user, roles } = message;
      const { answered, language } = reading;
      if (answered === null) throw new TypeError("An answer was seen, but there is none.");
      const principal = { tenant: ctx.tenant, user, roles };
      const asked = pending.find(({ workflow_id }) => workflow_id === answered.workflow_id);
      const [first] = answered.decisions;
      const waits =
        first?.decision === "modify" && (first.waits === true || asked?.kind === "plan");
      let state: Started = { workflow_id: answered.workflow_id, status: "waiting" };
      let said = WORDS[language].answered(first?.decision ?? "approve", asked?.kind ?? "other");
      let isDone = true;
      try {
        state = await parts.answers.answer({
          ...answered,
          principal,
          session_id,
          message_id,
          language,
          calls: reading.calls,
          reader: reading.reader,
        });
      } catch (error) {
        // Answered by another hand, or too late: that is an answer, not a fault.
        if (!isBoleError(error)) throw error;
        ctx.logger.warn("An answer had no effect.", { code: error.code, message: error.message });
        isDone = false;
        said = WORDS[language].tooLate(toldError(error.code, language));
      }
      const more = state.status === "waiting" && isDone && waits ? [WORDS[language].waits] : [];
      const told = [said, ...more, ...(isDone && reading.said !== "" ? [reading.said] : [])];
      const besides = await carryOutBesides(parts, { reading, memory, message }, ctx);
      const replies = await answersBeside(parts, { reading, pending, message }, ctx);
      const pieces = inARow([...told, ...reading.notes, ...besides.told, ...replies], language);
      const text = await speakAfter(parts, reading, pieces, { ...message, language }, ctx);
      const workflow_type = asked?.workflow_type ?? null;
      const shared = { route: "resume" as const, workflow_type, workflow_id: state.workflow_id };
      await parts.sessions.save(ctx.tenant, {
        ...{ ...shared, session_id, message_id, user, links: [] },
        run_id: ctx.run_id,
        message: message.message,
        reply: text,
        memory: remember(reading, memory, {
          ...besides.shown,
          done: [
            ...besides.shown.done,
            ...(first?.decision === "reject" ? [] : [answeredWork(ctx.run_id, asked)]),
          ],
          finding: state.workflow_id,
        }),
      });
      const { embedded_because, calls, reader } = reading;
      const read = { embedded_because, calls, reader };
      const moved = { text, status: state.status, links: [], besides: [...besides.workflow_ids] };
      return { outcome: { ...shared, ...moved, ...read } };
    },
  });

/** "Confirmed. And does she speak German?": what is only asked is answered at once. */
async function answersBeside(
  parts: RouterParts,
  { reading, pending, message }: Pick<RouterState, "pending"> & Asked,
  ctx: ExecutionCtx,
): Promise<string[]> {
  const { policy } = await parts.guardrails.policy(ctx.tenant);
  const { session_id, time_zone } = message;
  const isSaid = time_zone !== null && isTimeZone(time_zone);
  const own = isSaid ? time_zone : policy.time_zone === "UTC" ? null : policy.time_zone;
  const texts: string[] = [];
  for (const asked of reading.asks) {
    const reply = await answer({
      ...{ parts, asked, tenant: ctx.tenant, session_id, pending, ctx },
      ...{ zone: own ?? policy.time_zone, own, now: ctx.clock.now() },
    });
    if (reply !== undefined) texts.push(`\n${reply.text}`);
  }
  return texts;
}

interface Asked {
  readonly reading: Reading;
  readonly message: Pick<IncomingMessage, "session_id" | "time_zone">;
}
