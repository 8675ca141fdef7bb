/** Work that is done by itself: at set times, and what of it failed for good. */
import { Principal, TEXT_LIMITS } from "@bole/base";
import { JsonValue } from "@bole/engine";
import { z } from "zod";

/** What a schedule starts: a stored plan in its newest version, or a goal. */
const ScheduledRun = z
  .strictObject({
    plan_id: z.string().max(200).optional().describe("A stored plan, in its newest version"),
    user_input: z.string().trim().min(1).max(TEXT_LIMITS.plan_goal).optional().describe("A goal"),
    input: JsonValue.optional().describe("What `$input` stands for"),
  })
  .refine(({ plan_id, user_input }) => (plan_id === undefined) !== (user_input === undefined), {
    message: "give either plan_id or user_input",
  });

export const NewSchedule = z.strictObject({
  cron: z.string().min(1).max(200).describe("Five or six fields, as in crontab"),
  time_zone: z.string().min(1).max(100).default("UTC").describe("Such as Asia/Shanghai"),
  run: ScheduledRun,
});
export type NewSchedule = z.input<typeof NewSchedule>;

/** What is kept with a schedule's work: the run, and on whose behalf it is started. */
export const ScheduledWork = z.object({
  name: z.string(),
  run: ScheduledRun,
  user: Principal.shape.user,
  roles: Principal.shape.roles,
});
export type ScheduledWork = z.infer<typeof ScheduledWork>;

const Firing = z.object({
  due_at: z.iso.datetime(),
  fired_at: z.iso.datetime(),
  outcome: z
    .enum(["queued", "waiting", "missed"])
    .describe(
      "waiting: the work of an earlier time had not begun; missed: nobody was there, only the last time is made up",
    ),
});

export const Schedule = z.object({
  name: z.string(),
  cron: z.string(),
  time_zone: z.string(),
  run: ScheduledRun,
  by: z.string().describe("On whose behalf the runs are started"),
  next_at: z.iso.datetime().nullable().describe("Null where it has no time any more"),
  history: z.array(Firing).describe("Newest first, twenty at most"),
});
export type Schedule = z.infer<typeof Schedule>;

export const ScheduleList = z.object({ schedules: z.array(Schedule) });
export type ScheduleList = z.infer<typeof ScheduleList>;

/** Work that failed in all of its tries. Nothing tries it again by itself. */
export const FailedWork = z.object({
  id: z.string(),
  queue: z.string(),
  key: z.string().nullable().describe("Of a run its id"),
  attempt: z.int(),
  error: z.string(),
  died_at: z.iso.datetime(),
});
export type FailedWork = z.infer<typeof FailedWork>;

export const FailedWorkList = z.object({ work: z.array(FailedWork) });
export type FailedWorkList = z.infer<typeof FailedWorkList>;
