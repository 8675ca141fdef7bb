/** What a plan has to keep to: said at the beginning, and changed by what is said about the plan. */
import { z } from "zod";

export const ActionKind = z.enum(["learning", "practice", "networking", "application"]);
export type ActionKind = z.infer<typeof ActionKind>;

export const ScheduleWishes = z.object({
  /** Null where nobody said: then a few are assumed, and the plan says so. */
  hours_per_week: z.number().min(0).max(80).nullable().default(null),
  /** 1 is Monday. */
  free_weekdays: z.array(z.int().min(1).max(7)).default([]),
  only_weekdays: z.array(z.int().min(1).max(7)).nullable().default(null),
  holidays: z
    .array(z.object({ from: z.iso.date(), to: z.iso.date(), name: z.string() }))
    .default([]),
  /** Nothing is planned before. */
  not_before: z.iso.date().nullable().default(null),
  /** By when, where the person moved it after the goals were made. */
  target_date: z.iso.date().nullable().default(null),
  more: z.array(ActionKind).default([]),
  less: z.array(ActionKind).default([]),
});
export type ScheduleWishes = z.infer<typeof ScheduleWishes>;
