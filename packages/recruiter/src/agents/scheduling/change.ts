/** Moves or cancels an interview through the gate of effects; everybody gets the changed invitation. */
import { type Agent, defineAgent, type ExecutionCtx } from "@bole/engine";
import { z } from "zod";
import { EffectAnswer } from "../shared/effect-answer.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";

export const ChangedInterview = z.object({
  interview_id: z.string(),
  name: z.string(),
  starts_at: z.string(),
  state: z.enum(["moved", "cancelled", "awaiting_approval"]),
});
export type ChangedInterview = z.infer<typeof ChangedInterview>;

const instant = z.iso.datetime({ offset: true });

export function schedulingReschedule({ talent, holds }: RecruiterParts): Agent {
  return defineAgent({
    name: "scheduling_reschedule",
    description: "Moves an interview to another time or place and sends the changed invitation.",
    kind: "generation",
    effects: ["move_interview"],
    input: z.object({
      interview_id: z.string(),
      /** The interview's sequence that was looked at. */
      sequence: z.int().min(0),
      starts_at: instant,
      ends_at: instant,
      /** Where it is from now on; empty: where it was. */
      place: z.string().max(500).default(""),
    }),
    output: ChangedInterview,
    run: async (
      { interview_id, sequence, starts_at, ends_at, place },
      ctx,
    ): Promise<ChangedInterview> => {
      const interview = await talent.interviews.get(readerOf(ctx), interview_id);
      const times = { interview_id, sequence, starts_at, ends_at };
      const payload = place === "" ? times : { ...times, place };
      const isDone = await isDoneAtOnce(ctx, { kind: "move_interview", interview_id, payload });
      const state = isDone ? "moved" : "awaiting_approval";
      // What else was offered is free for others again.
      if (isDone) await holds.release(ctx.tenant, interview.application_id);
      return { interview_id, name: interview.person_name, starts_at, state };
    },
  });
}

export function schedulingCancel({ talent }: RecruiterParts): Agent {
  return defineAgent({
    name: "scheduling_cancel",
    description: "Cancels an interview and tells everybody who was invited.",
    kind: "generation",
    effects: ["cancel_interview"],
    input: z.object({
      interview_id: z.string(),
      sequence: z.int().min(0),
      reason: z.string().max(2_000).default(""),
    }),
    output: ChangedInterview,
    run: async ({ interview_id, sequence, reason }, ctx): Promise<ChangedInterview> => {
      const { person_name, starts_at } = await talent.interviews.get(readerOf(ctx), interview_id);
      const payload = { interview_id, sequence, reason };
      const isDone = await isDoneAtOnce(ctx, { kind: "cancel_interview", interview_id, payload });
      const state = isDone ? "cancelled" : "awaiting_approval";
      return { interview_id, name: person_name, starts_at, state };
    },
  });
}

interface Wish {
  readonly kind: "move_interview" | "cancel_interview";
  readonly interview_id: string;
  readonly payload: Readonly<Record<string, string | number>>;
}

async function isDoneAtOnce(
  ctx: ExecutionCtx,
  { kind, interview_id, payload }: Wish,
): Promise<boolean> {
  const answer = await ctx.effects.request({ kind, target: interview_id, payload });
  return EffectAnswer.parse(answer).state === "done";
}
