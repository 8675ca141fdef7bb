import { isTimeZone } from "@bole/base";
import { defineAgent, type ExecutionCtx } from "@bole/engine";
import { PART } from "../../router/parts.ts";
import { type Speaker, sentencesOf, speak } from "../../router/speak.ts";
import { actionsForJob } from "../actions/actions-for.ts";
import { answer } from "../answers/answer.ts";
import { ChatState, NO_REPLY, type Reply } from "../chat-state.ts";
import type { ChatParts } from "../parts.ts";
import { wordsOf } from "../question-words.ts";
import { talk } from "../talk.ts";

const Input = ChatState.omit({ outcome: true, actions: true, reply: true, refusal: true });

/**
 * The answer, sentence by sentence. What the data can answer is computed; a model talks about the
 * rest, and the embedded solver says what it did not understand.
 */
export const callLlmNode = (parts: ChatParts) =>
  defineAgent({
    name: "recruiter_call_llm",
    description: "Answers from the workspace's data, or with a language model where one is there.",
    kind: "generation",
    tags: PART,
    input: Input,
    output: ChatState.pick({ reply: true }),
    run: async ({ reading, ...state }, ctx) => {
      const { language, question, asked } = reading;
      const speaker: Speaker = { ...state, language };
      if (question !== null) {
        return {
          reply: await said(
            parts,
            { ...NO_REPLY, text: wordsOf(question, language) },
            speaker,
            ctx,
          ),
        };
      }
      const { attachments, memory } = state;
      const actions =
        asked === null
          ? []
          : await parts.threads.run(actionsForJob, [asked, { attachments, memory }]);
      if (actions.length > 0) return { reply: { ...NO_REPLY, actions } };
      const { policy } = await parts.guardrails.policy(ctx.tenant);
      const { time_zone } = state;
      const isSaid = time_zone !== null && isTimeZone(time_zone);
      // UTC is what a workspace has that was never asked.
      const own = isSaid ? time_zone : policy.time_zone === "UTC" ? null : policy.time_zone;
      const computed =
        asked === null
          ? undefined
          : await answer({
              ...{ parts, asked, tenant: ctx.tenant, session_id: state.session_id },
              pending: state.pending,
              zone: own ?? policy.time_zone,
              own,
              now: ctx.clock.now(),
            });
      if (computed !== undefined) return { reply: await said(parts, computed, speaker, ctx) };
      return { reply: await talk(parts, { ...state, language }, speaker, ctx) };
    },
  });

async function said(
  parts: ChatParts,
  reply: Reply,
  speaker: Speaker,
  ctx: ExecutionCtx,
): Promise<Reply> {
  return { ...reply, text: await speak(parts, sentencesOf(reply.text), speaker, ctx) };
}
