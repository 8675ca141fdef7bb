/** Asks the gate of effects to send one mail. What was approved before this very step is sent at once. */
import { type BoleError, isBoleError } from "@bole/base";
import { type Agent, defineAgent, type ExecutionCtx } from "@bole/engine";
import type { Talent } from "@bole/talent";
import { z } from "zod";
import { Draft, LeftOut, Sent } from "../../model/index.ts";
import { EffectAnswer } from "../shared/effect-answer.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";
import { CHECK_WORDS, type CheckWords } from "./check-words.ts";
import { toldWhy } from "./refusal.ts";

export function communicationSend({ talent, guardrails }: RecruiterParts): Agent {
  return defineAgent({
    name: "communication_send",
    description: "Sends one mail through the gate of effects.",
    kind: "generation",
    effects: ["send_mail"],
    input: z.object({ draft: z.union([LeftOut, Draft]) }),
    output: Sent,
    run: async ({ draft }, ctx): Promise<Sent> => {
      if ("left_out" in draft) return notWritten(draft);
      const { person_id, application_id, job_id, name } = draft;
      const head = { person_id, application_id, job_id, name };
      try {
        const { state, result } = EffectAnswer.parse(await ctx.effects.request(mailOf(draft)));
        const id = result?.message_id;
        if (state !== "done" || id === undefined) {
          return { ...head, ...NOT_SENT, state: "awaiting_approval", why: state };
        }
        const { policy } = await guardrails.policy(ctx.tenant);
        const told = { words: CHECK_WORDS[draft.language], time_zone: policy.time_zone };
        return { ...head, ...(await sentMail(talent, ctx, id, told)) };
      } catch (error) {
        if (!isBoleError(error) || error.code !== "step-refused") throw error;
        return { ...head, ...NOT_SENT, state: "refused", why: codeOf(error) };
      }
    },
  });
}

/** Of what was refused, by the gate itself where it is behind it. */
const codeOf = ({ code, data }: BoleError): string =>
  typeof data.code === "string" ? data.code : code;

const NOT_SENT = { message_id: null, thread_id: null, not_before: null } as const;

function notWritten({ person_id, name, left_out }: LeftOut): Sent {
  const head = { person_id, name, application_id: null, job_id: null };
  return { ...head, ...NOT_SENT, state: "refused", why: left_out.code };
}

/** Only what was shown: a field that the approved draft did not have would need a new approval. */
function mailOf({ to, subject, text, purpose, person_id, job_id, answers, interview_id }: Draft) {
  const payload = { to, subject, text, purpose, person_id, job_id, answers };
  return {
    kind: "send_mail",
    target: to,
    payload: interview_id === undefined ? payload : { ...payload, interview_id },
  };
}

/** As it is now: the outbox may have postponed it, or have sent it already. */
async function sentMail(
  talent: Pick<Talent, "mails">,
  ctx: ExecutionCtx,
  id: string,
  { words, time_zone }: { readonly words: CheckWords; readonly time_zone: string },
) {
  const { thread_id, state, not_before, state_reason } = await talent.mails.get(readerOf(ctx), id);
  const code = state_reason?.code;
  const why =
    code === "already_sent" || code === "already_waiting"
      ? toldWhy({ code, facts: state_reason?.facts ?? {} }, words, time_zone).why
      : (code ?? "");
  return { message_id: id, thread_id, state, not_before, why };
}
