/**
 * The check before anything is sent, as a step of its own that everybody sees: who must not be written
 * to is taken out, what the limits will postpone is said beforehand. The gate enforces all of it anyway.
 */
import { type Agent, defineAgent } from "@bole/engine";
import { z } from "zod";
import { Draft, LeftOut } from "../../model/index.ts";
import { listOf, withoutFailed } from "../shared/failed-item.ts";
import { Spoken } from "../shared/language.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";
import { CHECK_WORDS } from "./check-words.ts";
import { mailRoom } from "./mail-room.ts";
import { refusalOf, toldWhy } from "./refusal.ts";

const Held = z.object({ person_id: z.string(), name: z.string(), why: z.string() });

export const CheckedDrafts = z.object({
  /** Those that may be sent, the postponed ones among them. */
  drafts: z.array(Draft),
  /** They go out later, by themselves. */
  postponed: z.array(Held),
  refused: z.array(Held),
  left_today: z.int().min(0),
});
export type CheckedDrafts = z.infer<typeof CheckedDrafts>;

export function communicationCheck(parts: RecruiterParts): Agent {
  return defineAgent({
    name: "communication_check",
    description:
      "Checks mails before they are sent: addresses, suppression list, daily and batch limits.",
    kind: "evaluation",
    input: z.object({ drafts: listOf(z.union([LeftOut, Draft])), language: Spoken }),
    output: CheckedDrafts,
    run: async (input, ctx) => {
      const given = withoutFailed(input.drafts);
      const written = given.flatMap((one) => ("left_out" in one ? [] : [one]));
      const words = CHECK_WORDS[input.language ?? written[0]?.language ?? "zh"];
      const reader = readerOf(ctx);
      const { policy } = await parts.guardrails.policy(reader.tenant);
      const drafts: Draft[] = [];
      const refused: z.infer<typeof Held>[] = [];
      for (const draft of given) {
        const refusal =
          "left_out" in draft
            ? toldWhy(draft.left_out, words, policy.time_zone)
            : await refusalOf(parts.talent, reader, draft, drafts, {
                words,
                now: ctx.clock.now(),
                run_id: ctx.run_id,
                time_zone: policy.time_zone,
              });
        if (refusal === null && !("left_out" in draft)) drafts.push(draft);
        if (refusal !== null)
          refused.push({ person_id: draft.person_id, name: draft.name, why: refusal.why });
        if (refusal !== null) {
          ctx.warn(words.refused(draft.name, refusal.why), {
            check_name: "action_permission",
            severity: refusal.severity,
          });
        }
      }
      const room = await mailRoom(parts, reader.tenant, drafts.length);
      const postponed = drafts.slice(room.now).map(({ person_id, name }, place) => {
        const isToday = room.now + place < room.left_today;
        return { person_id, name, why: isToday ? words.batch(room.batch) : words.day(room.day) };
      });
      if (postponed.length > 0) {
        ctx.warn(words.postponed(postponed.length, room.batch, room.day), {
          check_name: drafts.length > room.left_today ? "action_rate_limit" : "action_batch_limit",
          severity: "warning",
        });
      }
      return { drafts, postponed, refused, left_today: room.left_today };
    },
  });
}
