import { z } from "zod";

/** A time at which an interviewer, or all who are asked for, have nothing else. */
export const FreeSlot = z.object({ starts_at: z.string(), ends_at: z.string() });
export type FreeSlot = z.infer<typeof FreeSlot>;

/** Something in a calendar; what it is about stays its owner's. */
export const BusyTime = z.object({
  starts_at: z.string(),
  ends_at: z.string(),
  all_day: z.boolean(),
});
export type BusyTime = z.infer<typeof BusyTime>;
