import { isTimeZone } from "@bole/base";
import { defineAgent, type ExecutionCtx } from "@bole/engine";
import { PART } from "../../router/parts.ts";
import { type Speaker, sentencesOf, speak } from "../../router/speak.ts";
import { answer } from "../answers/answer.ts";
import { ChatState, NO_REPLY, type Reply } from "../chat-state.ts";
import type { ChatParts } from "../parts.ts";
import { talk } from "../talk.ts";

const Input = ChatState.omit({ outcome: true, actions: true, reply: true, refusal: true });

/**
 * The answer, sentence by sentence. What a model has said has left already; what the embedded reader has read is
 * answered from the data.
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
      const { language, asks, actions, embedded_because: because } = reading;
      const speaker: Speaker = { ...state, language };
      const { spoken } = reading;
      const replies: Reply[] = spoken === null ? [] : [{ ...NO_REPLY, ...spoken }];
      if (reading.said !== "")
        replies.push(await said(parts, { ...NO_REPLY, text: reading.said }, speaker, ctx));
      const { policy } = await parts.guardrails.policy(ctx.tenant);
      const { time_zone } = state;
      const isSaid = time_zone !== null && isTimeZone(time_zone);
      // UTC is what a workspace has that was never asked.
      const own = isSaid ? time_zone : policy.time_zone === "UTC" ? null : policy.time_zone;
      for (const asked of asks) {
        const computed = await answer({
          ...{ parts, asked, tenant: ctx.tenant, session_id: state.session_id },
          ...{ pending: state.pending, zone: own ?? policy.time_zone, own, now: ctx.clock.now() },
          ctx,
        });
        // What is told piece by piece has to be what is kept.
        const isNext = replies.some(({ text }) => text !== "");
        if (isNext) replies.push(await said(parts, { ...NO_REPLY, text: "\n" }, speaker, ctx));
        const about = asked.aspect;
        const reply = computed ?? talk({ ...state, language, about, because });
        replies.push(await said(parts, reply, speaker, ctx));
      }
      const isOpen = replies.length === 0 && actions.length === 0;
      if (isOpen) {
        const reply = talk({ ...state, language, about: "", because });
        replies.push(await said(parts, reply, speaker, ctx));
      }
      return { reply: { ...joined(replies), actions: [...actions] } };
    },
  });

/** Several answers to one message, one after the other. */
function joined(replies: readonly Reply[]): Reply {
  return replies.reduce<Reply>(
    (before, one) => ({
      ...one,
      text: before.text + one.text,
      links: [...before.links, ...one.links],
      person_ids: one.person_ids.length > 0 ? one.person_ids : before.person_ids,
      job_id: one.job_id ?? before.job_id,
      list: one.list.length > 0 ? one.list : before.list,
    }),
    NO_REPLY,
  );
}

async function said(
  parts: ChatParts,
  reply: Reply,
  speaker: Speaker,
  ctx: ExecutionCtx,
): Promise<Reply> {
  return { ...reply, text: await speak(parts, sentencesOf(reply.text), speaker, ctx) };
}
