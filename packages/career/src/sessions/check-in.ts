/** A weekly check-in: what was done, what was in the way, what the plan makes of it. */
import { z } from "zod";

export const CheckIn = z.object({
  check_in_id: z.string(),
  at: z.string(),
  /** Actions that were ticked off with it. */
  done: z.array(z.string()),
  blocked: z.string(),
  hours_per_week: z.number().nullable(),
  /** Where an action stood and stands; `mark` is what the person had moved it to before, if they had. */
  moved: z.array(
    z.object({
      item_id: z.string(),
      from: z.iso.date(),
      to: z.iso.date(),
      mark: z.iso.date().nullable(),
    }),
  ),
  /** What is different, and why. */
  changes: z.array(z.string()),
  /** Of what was due, how much was done, from 0 to 1. */
  share: z.number().min(0).max(1),
});
export type CheckIn = z.infer<typeof CheckIn>;

export const NewCheckIn = z.strictObject({
  done: z.array(z.string().min(1).max(200)).max(100).default([]),
  blocked: z.string().trim().max(1_000).default(""),
  hours_per_week: z.number().min(0.5).max(80).optional(),
});
export type NewCheckIn = z.input<typeof NewCheckIn>;
