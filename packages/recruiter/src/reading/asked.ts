/** What a question or a simple wish is about, as data: what answers it reads nothing but this. */
import { Stage } from "@bole/talent";
import { z } from "zod";

export const Topic = z.enum([
  "count_people",
  "who",
  "about_person",
  "about_job",
  "sent",
  "interviews",
  "compare",
  "jobs",
  "pipeline",
  "waiting",
  "help",
  "greeting",
  "thanks",
  "times",
  "stats",
  "market",
  "employer",
  "jobs_for",
  "draft_text",
  "open",
]);
export type Topic = z.infer<typeof Topic>;

/** With everything that limits it. What is null or empty was not said. */
export const Asked = z.object({
  topic: Topic.catch("open"),
  language: z.enum(["zh", "en"]),
  /** What of it: "email" of a person, "criteria" of a job. */
  aspect: z.string().default(""),
  job_id: z.string().nullable().default(null),
  /** The job of the conversation, for what can be answered without one. */
  fallback_job_id: z.string().nullable().default(null),
  person_ids: z.array(z.string()).default([]),
  stages: z.array(Stage).default([]),
  /** Ids of concepts. */
  skills: z.array(z.string()).default([]),
  location: z.string().nullable().default(null),
  /** Only those who are in no job. */
  unassigned: z.boolean().default(false),
  min_years: z.number().nullable().default(null),
  max_years: z.number().nullable().default(null),
  from: z.string().nullable().default(null),
  to: z.string().nullable().default(null),
  /** Of jobs. */
  status: z.enum(["draft", "open", "closed", "archived"]).nullable().default(null),
  limit: z.int().min(1).max(200).nullable().default(null),
  /** How long, where it was said. */
  minutes: z.int().min(5).max(480).nullable().default(null),
  interviewer_ids: z.array(z.string()).default([]),
  /** Of each day, in minutes from midnight. */
  hours: z.object({ from: z.int(), to: z.int() }).nullable().default(null),
  /** Words that describe what is sought. */
  text: z.string().default(""),
});
export type Asked = z.infer<typeof Asked>;
