/** Books an interview through the gate of effects; candidate and interviewer get the invitation. */
import { isBoleError } from "@bole/base";
import { type Agent, defineAgent } from "@bole/engine";
import { z } from "zod";
import { Appointment } from "../../model/index.ts";
import { EffectAnswer } from "../shared/effect-answer.ts";
import type { RecruiterParts } from "../shared/parts.ts";

export const Invited = z.object({
  interview_id: z.string().nullable(),
  application_id: z.string(),
  person_id: z.string(),
  name: z.string(),
  starts_at: z.string(),
  state: z.enum(["booked", "awaiting_approval", "taken"]),
  why: z.string(),
});
export type Invited = z.infer<typeof Invited>;

export function communicationInvite({ holds }: RecruiterParts): Agent {
  return defineAgent({
    name: "communication_invite",
    description: "Books an interview and sends the invitation with its calendar entry.",
    kind: "generation",
    effects: ["book_interview"],
    input: z.object({ appointment: Appointment }),
    output: Invited,
    run: async ({ appointment }, ctx): Promise<Invited> => {
      const { application_id, interviewer_id, starts_at, ends_at, time_zone, place, note } =
        appointment;
      const { person_id, name } = appointment;
      const head = { application_id, person_id, name, starts_at };
      const payload = {
        application_id,
        interviewer_id,
        starts_at,
        ends_at,
        time_zone,
        place,
        note,
      };
      try {
        const request = { kind: "book_interview", target: application_id, payload };
        const { state, result } = EffectAnswer.parse(await ctx.effects.request(request));
        const id = result?.interview_id ?? null;
        if (state !== "done" || id === null) {
          return { ...head, interview_id: null, state: "awaiting_approval", why: state };
        }
        await holds.release(ctx.tenant, application_id);
        return { ...head, interview_id: id, state: "booked", why: "" };
      } catch (error) {
        // Somebody else was quicker: a person chooses another time, and nothing was sent.
        if (!isBoleError(error) || error.code !== "slot-taken") throw error;
        await holds.release(ctx.tenant, application_id);
        return { ...head, interview_id: null, state: "taken", why: error.code };
      }
    },
  });
}
