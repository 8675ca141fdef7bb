/** What the next report should be about, out of everything that was said about the last ones. */
import { z } from "zod";

export const Topic = z.enum([
  "remote_work",
  "salary",
  "other_field",
  "more_concrete",
  "shorter",
  "longer",
  "risks",
  "learning_path",
  "outlook",
  "location",
  "entry",
  "work_life",
  "openings",
  "occupation",
]);
export type Topic = z.infer<typeof Topic>;

export const Focus = z.object({
  /** In the order in which they were asked for, each once. */
  topics: z.array(Topic).default([]),
  /** What the newest feedback asked for. */
  newest: z.array(Topic).default([]),
  fields: z.array(z.string()).default([]),
  /** Fields that were shown and are not to be shown again. */
  left_fields: z.array(z.string()).default([]),
  occupations: z.array(z.string()).default([]),
  refused: z.array(z.string()).default([]),
  /** Wishes that exclude each other: which of them was followed. */
  contradictions: z.array(z.object({ followed: Topic, dropped: Topic })).default([]),
  /** Words that no wish could be read from. */
  unread: z.string().nullable().default(null),
});
export type Focus = z.infer<typeof Focus>;
