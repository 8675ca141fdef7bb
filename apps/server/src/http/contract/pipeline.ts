import { Application, Stage } from "@bole/talent";
import { z } from "zod";

export const BoardCard = z.object({
  application: Application,
  name: z.string(),
  headline: z.string().nullable(),
  location: z.string().nullable(),
  years: z.number().nullable(),
  last_mail: z
    .object({ direction: z.enum(["in", "out"]), at: z.string() })
    .nullable()
    .describe("About this job; sent or received"),
  unsent_mail: z
    .string()
    .nullable()
    .describe("When the newest mail was written that was only kept: no mail server is set up"),
  next_interview: z.string().nullable().describe("When it begins"),
  waiting: z.int().describe("Effects about them that wait for somebody's approval"),
});
export type BoardCard = z.infer<typeof BoardCard>;

/** Something that somebody should do now. */
export const NextStep = z.object({
  kind: z.enum([
    "approve_effects",
    "answer_reply",
    "decide_after_interview",
    "prepare_interview",
    "screen_new",
    "remind_silent",
  ]),
  application_ids: z.array(z.string()).describe("Those who have waited longest first"),
});
export type NextStep = z.infer<typeof NextStep>;

export const Board = z.object({
  job_id: z.string(),
  job_title: z.string(),
  columns: z.array(z.object({ stage: Stage, cards: z.array(BoardCard) })),
  next_steps: z.array(NextStep),
});
export type Board = z.infer<typeof Board>;
