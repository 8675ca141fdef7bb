/**
 * A sentence that somebody can check: it names where it comes from. What nobody knows is a
 * statement, too, and says that it is not known; its source is where one would have found it.
 */
import { z } from "zod";

export const SourceKind = z.enum([
  "message",
  "profile",
  "resume",
  "occupation",
  "job",
  "project",
  "statistics",
  /** A typical case, as a coach would answer it. */
  "casebook",
  /** What a model knows in general: it is to be checked. */
  "model",
]);
export type SourceKind = z.infer<typeof SourceKind>;

export const Source = z.object({
  /** `message:0`, `profile`, `resume:<id>#skillContent`, `occupation:<id>`, `job:<id>`. */
  id: z.string(),
  kind: SourceKind,
  title: z.string(),
  /** The words that back the statement, where there are some. */
  quote: z.string().nullable(),
  /** As of when; null for what the person said. */
  date: z.string().nullable(),
  /** Where it can be read, as an address of the API. */
  href: z.string(),
});
export type Source = z.infer<typeof Source>;

export const Statement = z.object({
  text: z.string().min(1),
  /** Ids of sources; at least one. */
  sources: z.array(z.string()).min(1),
  /** Whether it says that something is not known. */
  unknown: z.boolean().default(false),
});
export type Statement = z.infer<typeof Statement>;
