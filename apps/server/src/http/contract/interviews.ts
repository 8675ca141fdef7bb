import { TenantId } from "@bole/base";
import { InterviewEntry, Interviewer, InterviewerChange, NewInterviewer, Slot } from "@bole/talent";
import { z } from "zod";

export type {
  CalendarState,
  CalendarWarning,
  Interview,
  InterviewEntry,
  Interviewer,
  InterviewState,
  Slot,
  WorkingHours,
} from "@bole/talent";

export const InterviewerList = z.object({ items: z.array(Interviewer).describe("By their names") });
export type InterviewerList = z.infer<typeof InterviewerList>;

export const InterviewerToAdd = z.strictObject({
  interviewer: NewInterviewer,
  tenant: TenantId.optional(),
});
export type InterviewerToAdd = z.input<typeof InterviewerToAdd>;

export const ChangedInterviewer = z.strictObject({
  version: z.int().min(1),
  change: InterviewerChange,
  tenant: TenantId.optional(),
});
export type ChangedInterviewer = z.input<typeof ChangedInterviewer>;

export const BusyList = z.object({
  items: z.array(z.object({ starts_at: z.string(), ends_at: z.string() })),
});
export type BusyList = z.infer<typeof BusyList>;

export const InterviewerFeed = z.object({
  path: z.string().describe("Of the calendar to subscribe to; a secret that is told once"),
});
export type InterviewerFeed = z.infer<typeof InterviewerFeed>;

export const SlotList = z.object({
  time_zone: z.string().describe("That of `local_starts_at`"),
  items: z.array(Slot),
  more: z.boolean().describe("Whether there are more than were asked for"),
  stale: z
    .array(z.object({ interviewer_id: z.string(), since: z.string() }))
    .describe("Whose calendar could not be read again, and since when"),
});
export type SlotList = z.infer<typeof SlotList>;

export const InterviewList = z.object({
  items: z.array(InterviewEntry).describe("Those that were made last come first"),
  next: z.string().nullable().describe("For `after`, where there are more"),
});
export type InterviewList = z.infer<typeof InterviewList>;
